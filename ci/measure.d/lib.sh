# Shared by the measurements; sourced, never run.

# Prints the median wall time in milliseconds of running each command N times, in turn, so that a
# busy moment hits all of them alike: medians N 'command' 'command' …
medians() {
  perl -MTime::HiRes=time -e '
    my ($rounds, @commands) = @ARGV;
    my @times = map { [] } @commands;
    for (1 .. $rounds) {
      for my $i (0 .. $#commands) {
        my $start = time;
        system("bash", "-c", $commands[$i]) == 0 or die "failed: $commands[$i]\n";
        push @{$times[$i]}, (time - $start) * 1000;
      }
    }
    print join(" ", map { sprintf "%.1f", (sort { $a <=> $b } @$_)[$#$_ / 2] } @times), "\n";
  ' "$@"
}

# Runs a command and appends its wall time and its processor time, children included, to a file, in
# milliseconds. Processor time is what a busy machine changes least: timed FILE command …
timed() {
  perl -MTime::HiRes=time -e '
    my ($file, @command) = @ARGV;
    my $start = time;
    system(@command) == 0 or exit 1;
    my $wall = time - $start;
    my (undef, undef, $user, $system) = times;
    open my $out, ">>", $file or die "$file: $!\n";
    printf $out "%d %d\n", $wall * 1000, ($user + $system) * 1000;
  ' "$@"
}

# Prints the median time in milliseconds from starting each program in a terminal of its own to its
# words being there, in turn: until_shown N WORDS PROGRAM WORDS PROGRAM …
until_shown() {
  TERM=xterm-256color perl -MTime::HiRes=time -MIPC::Open2 -e '
    my ($rounds, @programs) = @ARGV;
    $SIG{PIPE} = "IGNORE";
    my @times;
    for (1 .. $rounds) {
      for my $i (0 .. $#programs / 2) {
        my ($words, $program) = @programs[2 * $i, 2 * $i + 1];
        my @command = $^O eq "darwin"
          ? ("script", "-q", "/dev/null", "sh", "-c", $program)
          : ("script", "-qec", $program, "/dev/null");
        my $start = time;
        my $child = open2(my $output, my $input, @command);
        my $shown = "";
        while (index($shown, $words) < 0) {
          sysread($output, $shown, 65536, length $shown) or die "no $words in: $shown\n";
        }
        push @{$times[$i]}, (time - $start) * 1000;
        syswrite $input, "q";
        1 while sysread($output, $shown, 65536);
        waitpid $child, 0;
      }
    }
    printf "%.1f ", (sort { $a <=> $b } @$_)[$rounds / 2] for @times;
    print "\n";
  ' "$@"
}

# Builds a program that prints a line and imports the libraries that the app imports: hello PATH
hello() {
  cat > "$1.swift" <<'SWIFT'
import Foundation
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif
FileHandle.standardOutput.write(Data("hello \(URLSession.self)\n".utf8))
SWIFT
  swiftc -O "$1.swift" -o "$1"
}

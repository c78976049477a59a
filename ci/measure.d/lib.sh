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

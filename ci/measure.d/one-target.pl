# Copies the sources of modules into one folder, as they would be had nobody cut them into modules:
# our own imports go, everything else stays as it is.
#
#   perl one-target.pl OUT MODULE-FOLDER…
#
# One module holds a name once. A top-level type that several modules declare is renamed in all but
# the first. Every rename is printed. Members of extensions that clash do not show here; the build
# names them.
use strict;
use warnings;
use File::Basename;
use File::Find;

my ($out, @folders) = @ARGV;

sub slurp { local $/; open my $file, "<", $_[0] or die "$_[0]: $!\n"; <$file> }

my (%texts, %declaring);
for my $folder (@folders) {
  find({ no_chdir => 1, wanted => sub { $texts{$folder}{$_} = slurp($_) if /\.swift$/ } }, $folder);
  my $declaration = qr/^(?:(?:public|package|internal|final|indirect)\ )*
    (?:struct|enum|class|actor|protocol|typealias|func)\ (\w+)/mx;
  for my $text (values %{ $texts{$folder} }) {
    $declaring{$_}{$folder} = 1 for $text =~ /$declaration/g;
  }
}

my $modules = join "|", map { basename($_) } @folders;
my $count = 0;
for my $folder (@folders) {
  my $module = basename($folder);
  my %renames;
  for my $name (keys %declaring) {
    my @places = grep { $declaring{$name}{$_} } @folders;
    $renames{$name} = "${module}_$name" if @places > 1 && $declaring{$name}{$folder} && $places[0] ne $folder;
  }
  print "renamed in $module: ", join(", ", sort keys %renames), "\n" if %renames;
  for my $path (sort keys %{ $texts{$folder} }) {
    my $text = $texts{$folder}{$path};
    $text =~ s/^(?:\w+ )?import (?:$modules)\n//mg;
    $text =~ s/\b\Q$_\E\b/$renames{$_}/g for keys %renames;
    (my $name = substr $path, 1 + length $folder) =~ s{/}{-}g;
    open my $file, ">", "$out/$module-$name" or die "$out/$module-$name: $!\n";
    print $file $text;
    close $file or die "$out/$module-$name: $!\n";
    $count++;
  }
}
print "$count files in one target\n";

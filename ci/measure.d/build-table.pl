# Prints the medians of `ci/measure build` and what they are to each other.
#
#   perl build-table.pl FOLDER SHAPE…    FOLDER holds SCENARIO.SHAPE with "wall cpu" lines in ms
use strict;
use warnings;

my ($folder, @shapes) = @ARGV;
my @scenarios = (
  [clean => "clean build"],
  [nothing => "no change"],
  [body => "body edit"],
  [internal => "new internal declaration"],
  [interface => "interface edit"],
  ["one-feature" => "one feature's tests, clean"],
  ["all-tests" => "all tests, clean"],
  [filling => "clean build, filling the cache"],
  [cached => "clean build, cached"],
);

sub median {
  my @sorted = sort { $a <=> $b } @_;
  return $sorted[$#sorted / 2];
}

# Parts that were not asked for left no times.
@scenarios = grep { -e "$folder/$_->[0].$shapes[0]" } @scenarios;
my %times;
for my $scenario (map { $_->[0] } @scenarios) {
  for my $shape (@shapes) {
    open my $file, "<", "$folder/$scenario.$shape" or die "$folder/$scenario.$shape: $!\n";
    my (@wall, @cpu);
    while (<$file>) {
      my ($wall, $cpu) = split;
      push @wall, $wall;
      push @cpu, $cpu;
    }
    $times{$scenario}{$shape} = [median(@wall) / 1000, median(@cpu) / 1000];
  }
}

sub ratio {
  my ($above, $below) = @_;
  return sprintf "%.2f (%.2f)", map { $above->[$_] / $below->[$_] } 0, 1;
}

my $compared = grep { $_ eq "monolith" } @shapes;
printf "%-31s" . "%16s" x @shapes . "%22s\n", "", @shapes, $compared ? "modular : monolith" : "";
for (@scenarios) {
  my ($scenario, $words) = @$_;
  my $row = $times{$scenario};
  printf "%-31s" . "%16s" x @shapes . "%22s\n", $words,
    (map { sprintf "%.1f (%.1f)", @{ $row->{$_} } } @shapes),
    $compared ? ratio($row->{modular}, $row->{monolith}) : "";
}

my @wanted = (
  ["body edit, monolith : modular (wanted at least 2.5)", "body.monolith", "body.modular"],
  ["one feature's tests : all tests (wanted at most 0.35)",
    "one-feature.modular", "all-tests.modular"],
  ["cached clean build : clean build (wanted at most 0.15)", "cached.modular", "clean.modular"],
);
print "\n";
for (@wanted) {
  my ($words, @pair) = @$_;
  my @times = map { my ($scenario, $shape) = split /\./; $times{$scenario}{$shape} } @pair;
  printf "%-55s %s\n", $words, ratio(@times) if $times[0] && $times[1];
}

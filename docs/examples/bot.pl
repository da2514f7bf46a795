#!/usr/bin/perl
# A small bot for Fürstenfeld in plain Perl, without any module: read a line, answer with a line.
# Let it play:  furstenfeld play --bots "program:perl docs/examples/bot.pl"
use strict;
use warnings;

$| = 1;    # Every answer must leave at once.

while (my $line = <STDIN>) {
    my ($type) = $line =~ /"type":"(\w+)"/;
    if ($type eq "hello") {
        print qq({"type":"hello","protocol":1,"name":"Perl bot"}\n);
    } elsif ($type eq "question") {
        my ($legal) = $line =~ /"legal":\[(.*?)\]/;
        my @actions = $legal =~ /"(.*?)"/g;
        printf qq({"type":"answer","action":"%s"}\n), choose($line, @actions);
    } elsif ($type eq "bye") {
        last;
    }
}

# Sell all where prices stand high, build palace parts and big fields, keep palace parts in hand.
sub choose {
    my ($line, @actions) = @_;
    my @markers = $line =~ /"markers":\[(\d+,\d+,\d+)\]/g;
    my %worth;
    for my $action (@actions) {
        $worth{$action} =
            $action =~ /^brewery (\d)/        ? prices($markers[$1 - 1])
          : $action =~ /^sell (\d+)/          ? $1
          : $action =~ /^build palace/        ? 30
          : $action =~ /^build \w+-([23]) [123]$/ ? 10 + $1
          : $action =~ /^under palace/        ? -1
          : $action =~ /^(draw|built|kept|trashed)$/ ? 1
          :                                     0;
    }
    my ($best) = sort { $worth{$b} <=> $worth{$a} } @actions;
    return $best;
}

sub prices {
    my $sum = 0;
    $sum += $_ for split /,/, shift;
    return 1 + $sum;
}

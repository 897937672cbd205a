package org.nonomino.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.nonomino.core.BrokenRule;
import org.nonomino.core.CellList;
import org.nonomino.core.CellNames;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.AntiKing;
import org.nonomino.core.constraint.AntiKnight;
import org.nonomino.core.constraint.AntiTaxicab;
import org.nonomino.core.constraint.ArithmeticCage;
import org.nonomino.core.constraint.ArithmeticCage.Operation;
import org.nonomino.core.constraint.Arrow;
import org.nonomino.core.constraint.BetweenLine;
import org.nonomino.core.constraint.BlackDot;
import org.nonomino.core.constraint.Candidates;
import org.nonomino.core.constraint.Clone;
import org.nonomino.core.constraint.CountingCircles;
import org.nonomino.core.constraint.Diagonal;
import org.nonomino.core.constraint.DisjointGroups;
import org.nonomino.core.constraint.DoubleArrow;
import org.nonomino.core.constraint.DutchFlatmates;
import org.nonomino.core.constraint.EntropicLine;
import org.nonomino.core.constraint.EqualCages;
import org.nonomino.core.constraint.EqualSumLine;
import org.nonomino.core.constraint.EvenCell;
import org.nonomino.core.constraint.ExtraRegion;
import org.nonomino.core.constraint.GlobalEntropy;
import org.nonomino.core.constraint.GreaterThan;
import org.nonomino.core.constraint.Indexer;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.LittleKiller;
import org.nonomino.core.constraint.LockoutLine;
import org.nonomino.core.constraint.Maximum;
import org.nonomino.core.constraint.Minimum;
import org.nonomino.core.constraint.ModularLine;
import org.nonomino.core.constraint.Nabner;
import org.nonomino.core.constraint.NamedRegion;
import org.nonomino.core.constraint.NegativeRatio;
import org.nonomino.core.constraint.NegativeXv;
import org.nonomino.core.constraint.NonConsecutive;
import org.nonomino.core.constraint.NumberedRoom;
import org.nonomino.core.constraint.OddCell;
import org.nonomino.core.constraint.OutsideCell;
import org.nonomino.core.constraint.Palindrome;
import org.nonomino.core.constraint.ParityLine;
import org.nonomino.core.constraint.Quadruple;
import org.nonomino.core.constraint.RegionSumLine;
import org.nonomino.core.constraint.Renban;
import org.nonomino.core.constraint.RepeatCage;
import org.nonomino.core.constraint.Sandwich;
import org.nonomino.core.constraint.Skyscraper;
import org.nonomino.core.constraint.SlowThermometer;
import org.nonomino.core.constraint.TenLine;
import org.nonomino.core.constraint.Thermometer;
import org.nonomino.core.constraint.WeightedSum;
import org.nonomino.core.constraint.Whispers;
import org.nonomino.core.constraint.WhiteDot;
import org.nonomino.core.constraint.Windoku;
import org.nonomino.core.constraint.XSum;
import org.nonomino.core.constraint.XvSign;
import org.nonomino.core.constraint.ZipperLine;
import org.nonomino.core.rule.DistinctForm;
import org.nonomino.core.rule.OwnRule;

final class BrokenRuleWordsTest {
  private static final int SIZE = 9;
  private static final Constraint WHITE = new WhiteDot(cells("r8c8 r8c9"), 1);

  private static CellList cells(String names) {
    return CellList.of(
        SIZE, Arrays.stream(names.split(" ", -1)).mapToInt(BrokenRuleWordsTest::cell).toArray());
  }

  private static int cell(String name) {
    return CellNames.cell(SIZE, name).orElseThrow();
  }

  /** Returns a 9×9 grid with some digits: {@code r1c1=4 r1c2=5}. */
  private static Grid grid(String digits) {
    Grid grid = Grid.empty(SIZE);
    for (String each : digits.split(" ", -1)) {
      String[] parts = each.split("=", -1);
      grid = grid.with(cell(parts[0]), Integer.parseInt(parts[1]));
    }
    return grid;
  }

  private static KillerCage cage(String names, int sum) {
    return new KillerCage(cells(names), OptionalInt.of(sum));
  }

  private static Arguments of(Constraint constraint, String digits, String... words) {
    return Arguments.of(List.of(constraint), digits, List.of(words));
  }

  private static Arguments with(
      Constraint constraint, Constraint other, String digits, String words) {
    return Arguments.of(List.of(constraint, other), digits, List.of(words));
  }

  static Stream<Arguments> broken() {
    return Stream.of(
        of(
            new Diagonal(SIZE, false),
            "r1c1=4 r5c5=4 r9c9=4",
            "the diagonal from r1c1 to r9c9 has three 4s, in r1c1, r5c5 and r9c9"),
        of(
            new Diagonal(SIZE, true),
            "r1c9=4 r9c1=4",
            "the diagonal from r1c9 to r9c1 has two 4s, in r1c9 and r9c1"),
        of(
            new RepeatCage(cells("r1c1 r1c2"), 9),
            "r1c1=4 r1c2=4",
            "the cage of 9 at r1c1 adds up to 8"),
        of(
            new ArithmeticCage(Operation.PRODUCT, cells("r1c1 r2c1 r2c2"), 12),
            "r1c1=1 r2c1=2 r2c2=5",
            "the digits in r1c1, r2c1 and r2c2 do not fit the cage of 12× at r1c1"),
        of(
            new ArithmeticCage(Operation.DIFFERENCE, cells("r1c1 r2c1"), 3),
            "r1c1=1 r2c1=2",
            "the cage of 3− at r1c1 does not allow 1 in r1c1 with 2 in r2c1"),
        of(
            new ArithmeticCage(Operation.QUOTIENT, cells("r1c1 r2c1"), 2),
            "r1c1=6 r2c1=2",
            "the cage of 2÷ at r1c1 does not allow 6 in r1c1 with 2 in r2c1"),
        of(
            new EqualCages(List.of(cells("r1c1 r1c2"), cells("r5c5 r5c6"))),
            "r1c1=4 r1c2=5 r5c5=1 r5c6=2",
            "on the cages with equal sums at r1c1, r1c1 and r1c2 add up to 9, but r5c5 and r5c6 to 3"),
        of(
            new ModularLine(cells("r1c1 r1c2 r1c3"), 3),
            "r1c1=1 r1c2=4",
            "the modular line at r1c1 does not allow 1 in r1c1 with 4 in r1c2"),
        of(
            new ParityLine(cells("r1c1 r1c2")),
            "r1c1=1 r1c2=3",
            "the parity line at r1c1 does not allow 1 in r1c1 with 3 in r1c2"),
        of(
            new Nabner(cells("r1c1 r1c2")),
            "r1c1=1 r1c2=2",
            "the nabner line at r1c1 does not allow 1 in r1c1 with 2 in r1c2"),
        of(
            new ZipperLine(cells("r1c1 r1c2 r1c3")),
            "r1c1=1 r1c2=4 r1c3=2",
            "on the zipper line at r1c1, r1c1 and r1c3 add up to 3, but r1c2 to 4"),
        of(
            new DoubleArrow(cells("r1c1 r1c2 r1c3")),
            "r1c1=1 r1c2=4 r1c3=2",
            "on the double arrow at r1c1, r1c1 and r1c3 add up to 3, but r1c2 to 4"),
        of(
            new LockoutLine(cells("r1c1 r1c2 r1c3"), 4),
            "r1c1=1 r1c2=4 r1c3=6",
            "the digits in r1c1, r1c2 and r1c3 do not fit the lockout line at r1c1"),
        of(
            new XSum(new OutsideCell(SIZE, 0, -1), 9),
            "r1c1=2 r1c2=6",
            "the digits in r1c1 and r1c2 do not fit the X-sum at r1c1"),
        of(
            new Skyscraper(new OutsideCell(SIZE, -1, 0), 9),
            "r1c1=2 r2c1=1",
            "the digits in r1c1 and r2c1 do not fit the skyscraper at r1c1"),
        of(
            new NumberedRoom(new OutsideCell(SIZE, 0, 9), 9),
            "r1c9=2 r1c8=6",
            "the numbered room at r1c9 does not allow 2 in r1c9 with 6 in r1c8"),
        of(
            new Indexer(Indexer.What.ROW, cells("r1c1")),
            "r1c1=2 r2c1=3",
            "the row indexer at r1c1 does not allow 2 in r1c1 with 3 in r2c1"),
        of(
            new Indexer(Indexer.What.COLUMN, cells("r1c1")),
            "r1c1=2 r1c2=3",
            "the column indexer at r1c1 does not allow 2 in r1c1 with 3 in r1c2"),
        of(
            new Indexer(Indexer.What.CELL, cells("r2c2")),
            "r2c2=1 r1c1=3",
            "the box indexer at r2c2 does not allow 3 in r1c1 with 1 in r2c2"),
        of(new Windoku(SIZE), "r2c6=4 r4c8=4", "the window at r2c6 has two 4s, in r2c6 and r4c8"),
        of(
            new DisjointGroups(SIZE),
            "r1c2=4 r4c5=4",
            "disjoint group 2 has two 4s, in r1c2 and r4c5"),
        of(
            new ExtraRegion(cells("r2c2 r3c5")),
            "r2c2=4 r3c5=4",
            "the extra region at r2c2 has two 4s, in r2c2 and r3c5"),
        of(NamedRegion.ASTERISK, "r2c5=4 r3c7=4", "the asterisk has two 4s, in r2c5 and r3c7"),
        of(new AntiTaxicab(SIZE), "r1c1=3 r2c3=3", "r1c1 and r2c3, 3 steps apart, both have 3"),
        of(
            new AntiKnight(SIZE),
            "r3c3=4 r5c4=4",
            "r3c3 and r5c4, a knight's move apart, both have 4"),
        of(new AntiKing(SIZE), "r3c3=4 r4c4=4", "r3c3 and r4c4, a king's move apart, both have 4"),
        of(
            new NonConsecutive(SIZE),
            "r3c3=4 r4c3=5",
            "r3c3 and r4c3 differ by 1, which neighbours must not do in this puzzle"),
        with(
            new NonConsecutive(SIZE),
            WHITE,
            "r3c3=4 r4c3=5",
            "r3c3 and r4c3 differ by 1, with no dot between them"),
        with(
            new NegativeRatio(SIZE),
            WHITE,
            "r3c3=4 r4c3=8",
            "r3c3 and r4c3 have the ratio 2, with no dot between them"),
        with(
            new NegativeXv(SIZE),
            new XvSign(cells("r8c8 r8c9"), 10),
            "r3c3=4 r4c3=6",
            "r3c3 and r4c3 add up to 10, with no X between them"),
        of(
            cage("r1c1 r2c1 r4c2", 15),
            "r1c1=4 r4c2=4",
            "the cage of 15 at r1c1 has two 4s, in r1c1 and r4c2"),
        of(cage("r2c1 r1c1", 15), "r1c1=4 r2c1=9", "the cage of 15 at r1c1 adds up to 13"),
        of(
            cage("r1c1 r2c1 r3c1", 15),
            "r1c1=1 r2c1=2",
            "the cage of 15 at r1c1 adds up to at most 12"),
        of(
            cage("r1c1 r2c1 r3c1", 15),
            "r1c1=7 r2c1=8",
            "the cage of 15 at r1c1 adds up to at least 16"),
        of(
            new KillerCage(cells("r1c1 r4c2"), OptionalInt.empty()),
            "r1c1=4 r4c2=4",
            "the cage at r1c1 has two 4s, in r1c1 and r4c2"),
        of(
            new WhiteDot(cells("r1c2 r1c1"), 1),
            "r1c1=4 r1c2=6",
            "r1c2 and r1c1 differ by 2, but have a white dot of 1 between them"),
        of(
            new BlackDot(cells("r1c1 r1c2"), 2),
            "r1c1=4 r1c2=6",
            "r1c1 and r1c2 have 4 and 6, but a black dot of 2 between them"),
        of(
            new BlackDot(cells("r1c1 r1c2"), 2),
            "r1c1=5",
            "the black dot between r1c1 and r1c2 does not allow 5 in r1c1"),
        of(
            new XvSign(cells("r1c1 r1c2"), 10),
            "r1c1=4 r1c2=7",
            "r1c1 and r1c2 add up to 11, but have an X between them"),
        of(
            new XvSign(cells("r1c1 r1c2"), 5),
            "r1c1=7",
            "the V between r1c1 and r1c2 does not allow 7 in r1c1"),
        of(
            new GreaterThan(cells("r1c2 r1c1")),
            "r1c1=4 r1c2=3",
            "r1c2 (3) is not greater than r1c1 (4), against the sign between them"),
        of(
            new GreaterThan(cells("r1c2 r1c1")),
            "r1c1=9",
            "the greater-than sign between r1c2 and r1c1 does not allow 9 in r1c1"),
        of(
            new Thermometer(cells("r4c1 r3c1 r2c1 r1c1")),
            "r1c1=4 r4c1=5",
            "the thermometer at r4c1 does not rise from r4c1 (5) to r1c1 (4)"),
        of(
            new Thermometer(cells("r4c1 r3c1 r2c1 r1c1")),
            "r1c1=5 r4c1=3",
            "the thermometer at r4c1 rises too little from r4c1 (3) to r1c1 (5)"),
        of(
            new Thermometer(cells("r1c1 r2c1 r3c1")),
            "r3c1=2",
            "the thermometer at r1c1 does not allow 2 in r3c1"),
        of(
            new SlowThermometer(cells("r1c1 r2c2 r3c3")),
            "r1c1=4 r3c3=3",
            "the slow thermometer at r1c1 falls from r1c1 (4) to r3c3 (3)"),
        of(
            new Arrow(cells("r1c1"), cells("r2c2 r3c2")),
            "r1c1=5 r2c2=3 r3c2=4",
            "the shaft of the arrow at r1c1 adds up to 7, but its circle is 5"),
        of(
            new Arrow(cells("r1c1"), cells("r2c2 r3c2 r4c2")),
            "r2c2=8 r3c2=9",
            "the shaft of the arrow at r1c1 adds up to at least 18, but its circle is at most 9"),
        of(
            new Arrow(cells("r1c1 r1c2"), cells("r2c3 r3c3")),
            "r1c1=1 r1c2=3 r2c3=3 r3c3=4",
            "the shaft of the arrow at r1c1 adds up to 7, but its circle is 13"),
        of(
            new Palindrome(cells("r1c1 r2c2 r3c3 r4c4")),
            "r1c1=4 r4c4=5",
            "the palindrome at r1c1 has different digits in r1c1 (4) and r4c4 (5), which must be equal"),
        of(
            new Renban(cells("r1c1 r2c2 r3c3")),
            "r1c1=4 r3c3=7",
            "the renban line at r1c1 has 4 in r1c1 and 7 in r3c3, too far apart for 3 cells"),
        of(
            new Whispers(cells("r1c1 r2c2 r3c3"), 5),
            "r1c1=4 r2c2=6",
            "r1c1 and r2c2 differ by 2, less than 5, on the whispers line at r1c1"),
        of(
            new Whispers(cells("r1c1 r2c2 r3c3"), 5),
            "r2c2=5",
            "the whispers line at r1c1 does not allow 5 in r2c2"),
        of(
            new RegionSumLine(cells("r1c2 r1c3 r1c4")),
            "r1c2=4 r1c3=2 r1c4=7",
            "on the region sum line at r1c2, r1c2 and r1c3 add up to 6, but r1c4 to 7"),
        of(
            new RegionSumLine(cells("r1c2 r1c3 r1c4")),
            "r1c2=4 r1c4=3",
            "on the region sum line at r1c2, r1c2 and r1c3 add up to at least 5, but r1c4 to 3"),
        with(
            new EqualSumLine(cells("r1c1 r1c2")),
            new EqualSumLine(cells("r5c5 r5c6")),
            "r1c1=1 r1c2=2 r5c5=5 r5c6=6",
            "on the equal sum line at r5c5, r1c1 and r1c2 add up to 3, but r5c5 and r5c6 to 11"),
        of(
            new TenLine(cells("r1c1 r1c2 r1c3"), 10),
            "r1c1=4 r1c2=7 r1c3=3",
            "the digits in r1c1, r1c2 and r1c3 do not fit the ten-line at r1c1"),
        of(
            new BetweenLine(cells("r1c1 r2c2 r3c3")),
            "r1c1=4 r2c2=9 r3c3=7",
            "r2c2 (9) is not between r1c1 (4) and r3c3 (7), the ends of the between line"),
        of(
            new BetweenLine(cells("r1c1 r2c2 r3c3 r4c4")),
            "r1c1=4 r2c2=3 r3c3=7",
            "the digits in r1c1, r2c2 and r3c3 do not fit the between line at r1c1"),
        of(
            new EntropicLine(cells("r1c1 r2c2 r3c3")),
            "r1c1=4 r3c3=6",
            "the entropic line at r1c1 does not allow 4 in r1c1 with 6 in r3c3"),
        of(
            new LittleKiller(new OutsideCell(SIZE, -1, 6), LittleKiller.Direction.DOWN_RIGHT, 3),
            "r1c8=4",
            "the little killer of 3 from r1c8 to r2c9 adds up to at least 5"),
        of(
            new Sandwich(SIZE, true, 3, 15),
            "r4c1=1 r4c2=8 r4c3=9",
            "row 4 has the sum 8 between 1 and 9, not 15"),
        of(
            new Sandwich(SIZE, false, 3, 15),
            "r4c4=1 r6c4=9",
            "column 4 cannot have the sum 15 between 1 and 9"),
        of(new OddCell(cells("r1c1")), "r1c1=4", "r1c1 has 4 but must be odd"),
        of(new EvenCell(cells("r1c1")), "r1c1=5", "r1c1 has 5 but must be even"),
        of(
            new Minimum(cells("r2c2")),
            "r2c2=5 r2c3=4",
            "the minimum r2c2 (5) is not less than its neighbour r2c3 (4)"),
        of(
            new Maximum(cells("r2c2")),
            "r2c2=5 r1c2=6",
            "the maximum r2c2 (5) is not greater than its neighbour r1c2 (6)"),
        of(
            new Quadruple(cells("r3c3 r3c4 r4c3 r4c4"), List.of(1, 2, 2)),
            "r3c3=1 r3c4=3 r4c4=2 r4c3=5",
            "the quadruple at r3c3 has no room for 2"),
        of(
            new GlobalEntropy(9),
            "r3c3=1 r3c4=3 r4c3=2",
            "the digits in r3c3, r3c4 and r4c3 do not fit the global entropy rule"),
        of(
            new DutchFlatmates(9),
            "r4c1=7 r5c1=5 r6c1=8",
            "the digits in r4c1, r5c1 and r6c1 do not fit the Dutch flatmates rule"),
        of(
            new Clone(cells("r1c1"), cells("r5c5")),
            "r1c1=4 r5c5=6",
            "the clone at r1c1 has different digits in r1c1 (4) and r5c5 (6), which must be equal"),
        of(
            new CountingCircles(cells("r1c1 r5c5 r9c9")),
            "r1c1=3 r5c5=3 r9c9=1",
            "the digits in r1c1, r5c5 and r9c9 do not fit the counting circles at r1c1"),
        of(
            new WeightedSum(cells("r1c1 r5c5 r9c9"), List.of(1, 2, -1), 5, 5),
            "r1c1=3 r5c5=3 r9c9=1",
            "the weighted sum r1c1 + 2 r5c5 - r9c9 is 8, not 5"),
        of(
            new OwnRule(
                new DistinctForm(3, 3),
                Optional.of("Mix"),
                Optional.empty(),
                cells("r1c1 r5c5 r9c9")),
            "r1c1=3 r5c5=3 r9c9=1",
            "the rule 'Mix' from r1c1 to r9c9 has two 3s, in r1c1 and r5c5"),
        of(
            new Candidates(cells("r1c1"), 0b1010),
            "r1c1=4",
            "r1c1 has 4, which is not among its candidates 13"));
  }

  @ParameterizedTest
  @MethodSource
  void broken(List<Constraint> constraints, String digits, List<String> words) {
    Rules rules = Rules.of(RegionMask.boxes(3, 3), constraints);

    assertThat(ofConstraints(rules, grid(digits))).isEqualTo(words);
  }

  private static List<String> ofConstraints(Rules rules, Grid grid) {
    List<String> words = new ArrayList<>();
    for (BrokenRule rule : rules.brokenBy(grid)) {
      if (rule.constraint().isPresent()) {
        words.add(BrokenRuleWords.of(rule, rules, grid));
      }
    }
    return words;
  }

  @Test
  void eachKindHasAnExample() {
    List<ConstraintKind> kinds =
        broken()
            .map(example -> ((List<?>) example.get()[0]).get(0))
            .map(each -> ((Constraint) each).kind())
            .toList();

    // The other regions with names are like the asterisk.
    assertThat(ConstraintKind.values())
        .filteredOn(kind -> kind != ConstraintKind.CENTRE_DOT && kind != ConstraintKind.GIRANDOLA)
        .allMatch(kinds::contains);
  }

  @Test
  void housesAreNamed() {
    Rules rules = Rules.of(RegionMask.boxes(3, 3));
    Grid grid = grid("r1c1=4 r1c9=4 r2c2=5 r3c1=5 r4c4=7 r9c4=7");

    assertThat(rules.brokenBy(grid).stream().map(rule -> BrokenRuleWords.of(rule, rules, grid)))
        .containsExactly(
            "row 1 has two 4s, in r1c1 and r1c9",
            "column 4 has two 7s, in r4c4 and r9c4",
            "region 1 has two 5s, in r2c2 and r3c1");
  }

  /** What follows for an empty cell from a rule of the whole grid is too much to see. */
  @Test
  void aRuleOfTheWholeGridIsBrokenByNeighboursOnly() {
    Rules rules = Rules.of(RegionMask.boxes(2, 2), List.of(new NonConsecutive(4)));
    Grid apart = Grid.ofSymbols(4, "2.3.............").orElseThrow();
    Grid together = Grid.ofSymbols(4, "23..............").orElseThrow();

    assertThat(rules.brokenBy(apart)).isEmpty();
    assertThat(rules.brokenBy(together)).hasSize(1);
  }
}

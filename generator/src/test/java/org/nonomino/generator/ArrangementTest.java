package org.nonomino.generator;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.Symbols;
import org.nonomino.core.constraint.Diagonal;
import org.nonomino.core.constraint.LittleKiller;
import org.nonomino.core.constraint.NegativeRatio;
import org.nonomino.core.constraint.NegativeXv;
import org.nonomino.core.constraint.NonConsecutive;
import org.nonomino.core.constraint.Renban;
import org.nonomino.core.constraint.Sandwich;
import org.nonomino.core.constraint.Thermometer;
import org.nonomino.core.constraint.WhiteDot;
import org.nonomino.core.constraint.XvSign;
import org.nonomino.core.formula.DigitPattern;
import org.nonomino.core.formula.Formula;
import org.nonomino.core.formula.FormulaException;
import org.nonomino.core.formula.Machine;
import org.nonomino.core.rule.CountForm;
import org.nonomino.core.rule.DistinctForm;
import org.nonomino.core.rule.EitherForm;
import org.nonomino.core.rule.MachineForm;
import org.nonomino.core.rule.PairForm;
import org.nonomino.core.rule.PatternForm;
import org.nonomino.core.rule.RuleForm;
import org.nonomino.core.rule.RuleTemplate;
import org.nonomino.generator.internal.fill.SearchFiller;
import org.nonomino.generator.internal.placing.Arrangement;
import org.nonomino.generator.internal.placing.LinesFirst;
import org.nonomino.generator.internal.placing.Placed;
import org.nonomino.generator.terms.CageStyle;
import org.nonomino.generator.terms.ConstraintDemand;
import org.nonomino.generator.terms.ConstraintFamily;
import org.nonomino.generator.terms.FamilyCount;
import org.nonomino.generator.terms.FillResult;
import org.nonomino.generator.terms.LayoutFiller;
import org.nonomino.generator.terms.ReduceOrder;
import org.nonomino.generator.terms.RuleCount;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.generator.terms.Symmetry;
import org.nonomino.solver.Deadline;

/** Constraints that are placed on fillings: true, apart from each other, as many as asked for. */
final class ArrangementTest {
  private static final int FILLINGS = 8;

  private static final RegionMask BOXES = RegionMask.boxes(3, 3);
  private static final RegionMask JIGSAW = LayoutCatalog.load().find("pinwheel", 9).orElseThrow();

  private static List<Grid> fillings(Rules rules) {
    LayoutFiller filler = new SearchFiller().prepare(rules, TestSolvers.AUTO.prepare(rules));
    return IntStream.range(0, FILLINGS)
        .mapToObj(i -> filler.fill(SeededRandom.of(36, i), Deadline.NEVER))
        .map(result -> ((FillResult.Filled) result).filling())
        .toList();
  }

  private static ConstraintDemand demand(Symmetry symmetry, FamilyCount... requests) {
    return new ConstraintDemand(
        List.of(requests), List.of(), CageStyle.DEFAULT, symmetry, ReduceOrder.GIVENS);
  }

  private static FamilyCount some(ConstraintFamily family, int number) {
    return new FamilyCount(family, OptionalInt.of(number));
  }

  private static FamilyCount all(ConstraintFamily family) {
    return new FamilyCount(family, OptionalInt.empty());
  }

  private static List<Constraint> constraints(List<Placed> placed) {
    return placed.stream().flatMap(each -> each.constraints().stream()).toList();
  }

  /** Places constraints on each filling, checks them, and returns them by filling. */
  private static List<List<Constraint>> arranged(Rules rules, ConstraintDemand demand) {
    List<List<Constraint>> all = new ArrayList<>();
    int number = 0;
    for (Grid filling : fillings(rules)) {
      SeededRandom random = SeededRandom.of(37, number++);
      Optional<List<Placed>> placed = Arrangement.of(demand, rules, filling, random);
      if (placed.isPresent()) {
        List<Constraint> constraints = constraints(placed.get());
        requireTrue(rules, filling, constraints);
        requireApart(rules.size(), constraints);
        all.add(constraints);
      }
    }
    return all;
  }

  private static void requireTrue(Rules rules, Grid filling, List<Constraint> constraints) {
    Rules with = rules.with(constraints.toArray(Constraint[]::new));
    assertThat(constraints).allMatch(each -> each.holds(filling, with)).doesNotHaveDuplicates();
    assertThat(with.isSolvedBy(filling)).isTrue();
  }

  /** Checks that lines share no cell and do not cross, and marks share no place. */
  private static void requireApart(int size, List<Constraint> constraints) {
    BitSet cells = new BitSet();
    Set<Set<Integer>> between = new HashSet<>();
    Set<Object> outside = new HashSet<>();
    for (Constraint constraint : constraints) {
      CellList list = constraint.cells();
      if (constraint instanceof LittleKiller killer) {
        assertThat(outside.add(killer.start())).isTrue();
        assertThat(outside.add(new TreeSet<>(list.stream().boxed().toList()))).isTrue();
      } else if (constraint instanceof Sandwich sandwich) {
        assertThat(outside.add(sandwich)).isTrue();
      } else if (isEdge(constraint)) {
        assertThat(between.add(Set.of(list.get(0), list.get(1)))).isTrue();
      } else if (constraint.kind() == ConstraintKind.QUADRUPLE) {
        assertThat(between.add(Set.of(list.get(0), list.last()))).isTrue();
        assertThat(between.add(Set.of(list.get(1), list.get(2)))).isTrue();
      } else if (list.count() < size * size) {
        for (int i = 0; i < list.count(); i++) {
          assertThat(cells.get(list.get(i))).isFalse();
          cells.set(list.get(i));
          if (i > 0) {
            requireClear(size, list.get(i - 1), list.get(i), between);
          }
        }
      }
    }
  }

  /** Circles and bulbs are nearly as wide as cells, so marks on their edges would cover them. */
  @Test
  void marksAreNotAtCircles() {
    Rules rules = Rules.of(BOXES);
    List<List<Constraint>> all =
        arranged(
            rules,
            demand(
                Symmetry.NONE,
                some(ConstraintFamily.BETWEEN_LINES, 3),
                some(ConstraintFamily.ARROWS, 2),
                some(ConstraintFamily.DOTS, 12)));

    assertThat(all).isNotEmpty();
    for (List<Constraint> constraints : all) {
      Set<Integer> circles = new HashSet<>();
      for (Constraint constraint : constraints) {
        if (!isEdge(constraint)) {
          circles.add(constraint.cells().get(0));
        }
        if (constraint.kind() == ConstraintKind.BETWEEN_LINE) {
          circles.add(constraint.cells().last());
        }
      }
      assertThat(constraints)
          .filteredOn(ArrangementTest::isEdge)
          .hasSize(12)
          .noneMatch(dot -> dot.cells().stream().anyMatch(circles::contains));
    }
  }

  private static boolean isEdge(Constraint constraint) {
    return constraint.kind() == ConstraintKind.WHITE_DOT
        || constraint.kind() == ConstraintKind.BLACK_DOT
        || constraint.kind() == ConstraintKind.XV
        || constraint.kind() == ConstraintKind.GREATER_THAN;
  }

  /** Checks a step of a line: the crossing diagonal counts as taken, too. */
  private static void requireClear(int size, int first, int second, Set<Set<Integer>> between) {
    assertThat(between.add(Set.of(first, second))).isTrue();
    boolean isDiagonal = first / size != second / size && first % size != second % size;
    if (isDiagonal) {
      int one = first / size * size + second % size;
      int other = second / size * size + first % size;
      assertThat(between.add(Set.of(one, other))).isTrue();
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = ConstraintFamily.class,
      names = {"CAGES", "KENKEN", "FUTOSHIKI"},
      mode = EnumSource.Mode.EXCLUDE)
  void isTrueAndExactlyAsManyAsAskedFor(ConstraintFamily family) {
    for (RegionMask mask : List.of(BOXES, JIGSAW)) {
      for (int number : new int[] {1, 5}) {
        List<List<Constraint>> all =
            arranged(Rules.of(mask), demand(Symmetry.NONE, some(family, number)));
        assertThat(all).hasSize(FILLINGS).allMatch(each -> each.size() == number);
      }
    }
  }

  private static RuleForm pair(String formula, PairForm.Reach reach) throws FormulaException {
    return new PairForm(Formula.condition(formula, PairForm.NAMES), reach);
  }

  /** The forms of custom rules, one of which depends on its cells. */
  private static List<RuleForm.Source> forms() throws FormulaException {
    RuleForm next = pair("a < b", PairForm.Reach.NEXT);
    RuleForm anyTwo = pair("abs(a - b) >= 3", PairForm.Reach.ANY_TWO);
    RuleForm pattern = new PatternForm(DigitPattern.of("[1-4]+[6-9]+", Symbols.usual(9)));
    RuleForm machine =
        new MachineForm(Machine.of("start s = 0; next s = (s + d) % 5; accept s == 0"));
    RuleForm count = new CountForm(2, 2, List.of(1, 2, 3), Optional.empty());
    RuleForm distinct = new DistinctForm(3, 3);
    return List.of(
        cells -> next,
        cells -> anyTwo,
        cells -> pattern,
        cells -> machine,
        cells -> count,
        cells -> distinct,
        cells ->
            new EitherForm(
                List.of(List.of(new Thermometer(cells)), List.of(new Renban(cells))), false));
  }

  @ParameterizedTest
  @MethodSource("forms")
  void linesOfCustomRulesAreTrueAndExactlyAsManyAsAskedFor(RuleForm.Source form) {
    RuleTemplate rule = new RuleTemplate(form, Optional.of("Mine"), Optional.empty());
    for (Symmetry symmetry : List.of(Symmetry.NONE, Symmetry.ROTATE180)) {
      List<List<Constraint>> all =
          arranged(
              Rules.of(JIGSAW),
              new ConstraintDemand(
                  List.of(some(ConstraintFamily.THERMOMETERS, 2)),
                  List.of(new RuleCount(rule, 4)),
                  CageStyle.DEFAULT,
                  symmetry,
                  ReduceOrder.GIVENS));

      assertThat(all).isNotEmpty();
      assertThat(all)
          .allSatisfy(
              each ->
                  assertThat(each)
                      .hasSize(6)
                      .filteredOn(one -> one.kind() == ConstraintKind.OWN_RULE)
                      .hasSize(4)
                      .allMatch(one -> one.cells().count() >= 3));
      if (symmetry == Symmetry.NONE) {
        assertThat(all).hasSize(FILLINGS);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = ConstraintFamily.class,
      names = {"CAGES", "KENKEN", "FUTOSHIKI"},
      mode = EnumSource.Mode.EXCLUDE)
  void fitsAsManyAsAreSaidToFit(ConstraintFamily family) {
    for (RegionMask mask :
        List.of(RegionMask.boxes(2, 2), RegionMask.boxes(2, 3), BOXES, RegionMask.boxes(3, 4))) {
      int most = family.most(mask.size());
      List<List<Constraint>> all =
          arranged(Rules.of(mask), demand(Symmetry.NONE, some(family, most)));
      assertThat(all).hasSizeGreaterThan(FILLINGS / 2).allMatch(each -> each.size() == most);
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = ConstraintFamily.class,
      names = {"CAGES", "KENKEN"},
      mode = EnumSource.Mode.EXCLUDE)
  void placesAsManyAsFit(ConstraintFamily family) {
    List<List<Constraint>> all = arranged(Rules.of(BOXES), demand(Symmetry.NONE, all(family)));
    assertThat(all).hasSize(FILLINGS).allMatch(each -> each.size() >= 5);
  }

  @ParameterizedTest
  @EnumSource(
      value = ConstraintFamily.class,
      names = {"CAGES", "KENKEN", "FUTOSHIKI"},
      mode = EnumSource.Mode.EXCLUDE)
  void hasTheSymmetry(ConstraintFamily family) {
    for (Symmetry symmetry : List.of(Symmetry.ROTATE180, Symmetry.VERTICAL, Symmetry.DIAGONAL)) {
      List<List<Constraint>> all = arranged(Rules.of(BOXES), demand(symmetry, some(family, 4)));
      assertThat(all).isNotEmpty();
      for (List<Constraint> each : all) {
        assertThat(each).hasSize(4);
        requireSymmetric(symmetry, each);
      }
    }
  }

  private static void requireSymmetric(Symmetry symmetry, List<Constraint> constraints) {
    Set<List<Integer>> places = new HashSet<>(constraints.stream().map(one -> place(one)).toList());
    assertThat(constraints).allMatch(one -> places.contains(image(symmetry, one)));
  }

  /** Returns the cells of lines in their order, and those of others in ascending order. */
  private static List<Integer> place(Constraint constraint) {
    Stream<Integer> cells = constraint.cells().stream().boxed();
    return (isDirected(constraint) ? cells : cells.sorted()).toList();
  }

  private static List<Integer> image(Symmetry symmetry, Constraint constraint) {
    Stream<Integer> cells = constraint.cells().stream().mapToObj(cell -> symmetry.image(9, cell));
    return (isDirected(constraint) ? cells : cells.sorted()).toList();
  }

  private static boolean isDirected(Constraint constraint) {
    return constraint.kind() == ConstraintKind.THERMOMETER
        || constraint.kind() == ConstraintKind.ARROW
        || constraint.kind() == ConstraintKind.LITTLE_KILLER;
  }

  @Test
  void aNumberThatTheSymmetryForbidsIsRoundedUp() {
    List<List<Constraint>> all =
        arranged(
            Rules.of(BOXES), demand(Symmetry.ROTATE180, some(ConstraintFamily.THERMOMETERS, 3)));
    assertThat(all).isNotEmpty().allMatch(each -> each.size() == 4);
  }

  @Test
  void dotsOfATurnedCentreKeepTheirNumber() {
    List<List<Constraint>> all =
        arranged(Rules.of(BOXES), demand(Symmetry.ROTATE180, some(ConstraintFamily.ODD_EVEN, 5)));
    assertThat(all).hasSize(FILLINGS).allMatch(each -> each.size() == 5);
  }

  @Test
  void mixesFamilies() {
    ConstraintDemand demand =
        demand(
            Symmetry.NONE,
            some(ConstraintFamily.THERMOMETERS, 2),
            some(ConstraintFamily.ARROWS, 2),
            some(ConstraintFamily.WHISPERS, 1),
            some(ConstraintFamily.REGION_SUM_LINES, 1),
            all(ConstraintFamily.DOTS),
            some(ConstraintFamily.XV, 3),
            some(ConstraintFamily.QUADRUPLES, 3),
            some(ConstraintFamily.ODD_EVEN, 4),
            some(ConstraintFamily.LITTLE_KILLERS, 4),
            all(ConstraintFamily.SANDWICHES));
    List<List<Constraint>> all = arranged(Rules.of(JIGSAW), demand);
    assertThat(all).hasSizeGreaterThan(FILLINGS / 2);
    assertThat(all)
        .allSatisfy(
            each -> {
              assertThat(count(each, ConstraintKind.THERMOMETER)).isEqualTo(2);
              assertThat(count(each, ConstraintKind.ARROW)).isEqualTo(2);
              assertThat(count(each, ConstraintKind.SANDWICH)).isEqualTo(18);
            });
  }

  private static long count(List<Constraint> constraints, ConstraintKind kind) {
    return constraints.stream().filter(each -> each.kind() == kind).count();
  }

  @Test
  void allDotsAndAllSignsComeWithTheirNegatives() {
    for (ConstraintFamily family : List.of(ConstraintFamily.DOTS, ConstraintFamily.XV)) {
      Rules rules = Rules.of(BOXES);
      for (Grid filling : fillings(rules)) {
        List<Placed> placed =
            Arrangement.of(demand(Symmetry.NONE, all(family)), rules, filling, new SeededRandom(1))
                .orElseThrow();
        assertThat(placed).hasSize(1);
        assertThat(placed.get(0).isRemovable()).isFalse();
        List<Constraint> constraints = placed.get(0).constraints();
        if (family == ConstraintFamily.DOTS) {
          assertThat(constraints).contains(new NonConsecutive(9), new NegativeRatio(9));
        } else {
          assertThat(constraints).contains(new NegativeXv(9));
        }
        requireTrue(rules, filling, constraints);
      }
    }
  }

  @Test
  void keepsClearOfTheConstraintsOfTheRules() {
    Grid filling = fillings(Rules.of(BOXES)).get(0);
    List<Constraint> known = new ArrayList<>();
    Arrangement.of(
            demand(
                Symmetry.NONE,
                some(ConstraintFamily.RENBAN, 3),
                some(ConstraintFamily.DOTS, 5),
                some(ConstraintFamily.QUADRUPLES, 5),
                some(ConstraintFamily.SANDWICHES, 9)),
            Rules.of(BOXES),
            filling,
            new SeededRandom(2))
        .ifPresent(placed -> known.addAll(constraints(placed)));
    assertThat(known).isNotEmpty();
    Rules rules = Rules.of(BOXES, known);
    for (int seed = 0; seed < FILLINGS; seed++) {
      Optional<List<Placed>> more =
          Arrangement.of(
              demand(
                  Symmetry.NONE,
                  some(ConstraintFamily.THERMOMETERS, 3),
                  some(ConstraintFamily.XV, 5),
                  some(ConstraintFamily.DOTS, 4),
                  some(ConstraintFamily.QUADRUPLES, 5),
                  some(ConstraintFamily.SANDWICHES, 9)),
              rules,
              filling,
              new SeededRandom(seed));
      List<Constraint> both = new ArrayList<>(known);
      both.addAll(constraints(more.orElseThrow()));
      requireApart(9, both);
      requireTrue(Rules.of(BOXES), filling, both);
    }
  }

  @Test
  void sameSeedSamePicture() {
    Rules rules = Rules.of(BOXES, List.of(new Diagonal(9, true)));
    Grid filling = fillings(rules).get(0);
    ConstraintDemand demand =
        demand(
            Symmetry.NONE,
            some(ConstraintFamily.WHISPERS, 3),
            some(ConstraintFamily.PALINDROMES, 2),
            some(ConstraintFamily.DOTS, 6),
            some(ConstraintFamily.LITTLE_KILLERS, 5));
    List<List<Placed>> pictures = new ArrayList<>();
    for (long seed : new long[] {1, 2, 1}) {
      pictures.add(Arrangement.of(demand, rules, filling, new SeededRandom(seed)).orElseThrow());
    }
    assertThat(pictures.get(2)).isEqualTo(pictures.get(0)).isNotEqualTo(pictures.get(1));
  }

  @Test
  void lengthsVaryAndLinesAreSpread() {
    int corners = 0;
    Set<Integer> lengths = new TreeSet<>();
    List<List<Constraint>> all =
        arranged(Rules.of(BOXES), demand(Symmetry.NONE, some(ConstraintFamily.THERMOMETERS, 5)));
    for (List<Constraint> each : all) {
      boolean[] quarters = new boolean[4];
      for (Constraint thermometer : each) {
        int cells = thermometer.cells().count();
        assertThat(cells).isBetween(3, 6);
        lengths.add(cells);
        thermometer.cells().stream()
            .forEach(cell -> quarters[cell / 9 / 5 * 2 + cell % 9 / 5] = true);
      }
      corners += (int) IntStream.range(0, 4).filter(i -> quarters[i]).count();
    }
    assertThat(lengths).hasSizeGreaterThanOrEqualTo(3);
    assertThat(corners).isGreaterThan(FILLINGS * 7 / 2);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void tinyGridsHaveNoRoom(int size) {
    assertThat(ConstraintFamily.ARROWS.most(size)).isZero();
    assertThat(ConstraintFamily.WHISPERS.most(size)).isZero();
    assertThat(ConstraintFamily.SANDWICHES.most(size)).isZero();
    assertThat(ConstraintFamily.XV.most(size)).isZero();
  }

  @ParameterizedTest
  @EnumSource(
      value = ConstraintFamily.class,
      names = {
        "THERMOMETERS",
        "ARROWS",
        "WHISPERS",
        "RENBAN",
        "PALINDROMES",
        "REGION_SUM_LINES",
        "BETWEEN_LINES"
      })
  void linesThatAreDrawnFirstHaveEachSymmetry(ConstraintFamily family) {
    for (Symmetry symmetry :
        List.of(
            Symmetry.NONE,
            Symmetry.ROTATE90,
            Symmetry.ROTATE180,
            Symmetry.HORIZONTAL,
            Symmetry.DIAGONAL)) {
      ConstraintDemand demand =
          demand(symmetry, some(family, 4), some(ConstraintFamily.QUADRUPLES, 4));
      int found = 0;
      for (int seed = 0; seed < FILLINGS; seed++) {
        Optional<LinesFirst.Result> result = linesFirst(demand, seed);
        assertThat(linesFirst(demand, seed)).isEqualTo(result);
        if (result.isPresent()) {
          found++;
          List<Constraint> constraints = constraints(result.get().placed());
          assertThat(constraints).hasSize(8);
          requireTrue(Rules.of(BOXES), result.get().filling(), constraints);
          requireApart(9, constraints);
          requireSymmetric(symmetry, constraints);
        }
      }
      assertThat(found).isGreaterThan(FILLINGS / 4);
    }
  }

  private static Optional<LinesFirst.Result> linesFirst(ConstraintDemand demand, long seed) {
    return LinesFirst.of(demand, Rules.of(BOXES), TestSolvers.AUTO, new SeededRandom(seed));
  }

  @Test
  void familiesThatCannotBeTogetherAreRefusedInASentence() {
    assertThat(
            demand(Symmetry.NONE, all(ConstraintFamily.DOTS), all(ConstraintFamily.XV))
                .objectionToPlaces(9))
        .hasValueSatisfying(text -> assertThat(text).contains("2 and 3"));
    assertThat(demand(Symmetry.ROTATE180, all(ConstraintFamily.DOTS)).objectionToPlaces(9))
        .hasValueSatisfying(text -> assertThat(text).contains("no symmetry"));
    assertThat(
            demand(
                    Symmetry.NONE,
                    some(ConstraintFamily.ARROWS, 8),
                    some(ConstraintFamily.RENBAN, 8))
                .objectionToPlaces(9))
        .hasValueSatisfying(text -> assertThat(text).contains("At most 11 lines"));
    assertThat(
            demand(Symmetry.NONE, all(ConstraintFamily.DOTS), some(ConstraintFamily.ARROWS, 3))
                .objectionToPlaces(9))
        .isEmpty();
  }

  @Test
  void allDotsAndAllSignsDoNotFitIfAnEdgeNeedsBoth() {
    Rules rules = Rules.of(BOXES);
    for (Grid filling : fillings(rules)) {
      boolean needsBoth =
          IntStream.range(0, 81)
              .anyMatch(
                  cell ->
                      (cell % 9 < 8 && areTwoAndThree(filling, cell, cell + 1))
                          || (cell < 72 && areTwoAndThree(filling, cell, cell + 9)));
      Optional<List<Placed>> placed =
          Arrangement.of(
              demand(Symmetry.NONE, all(ConstraintFamily.DOTS), all(ConstraintFamily.XV)),
              rules,
              filling,
              new SeededRandom(1));
      assertThat(placed.isEmpty()).isEqualTo(needsBoth);
    }
  }

  private static boolean areTwoAndThree(Grid filling, int first, int second) {
    CellList cells = CellList.of(9, first, second);
    return new WhiteDot(cells, 1).holds(filling, Rules.of(BOXES))
        && new XvSign(cells, XvSign.V_SUM).holds(filling, Rules.of(BOXES));
  }

  @Test
  void thermometersAreNotTrivial() {
    List<List<Constraint>> all =
        arranged(
            Rules.of(RegionMask.boxes(2, 2)),
            demand(Symmetry.NONE, some(ConstraintFamily.THERMOMETERS, 1)));
    assertThat(all)
        .allMatch(each -> each.get(0) instanceof Thermometer line && line.cells().count() == 3);
  }
}

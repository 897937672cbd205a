package org.nonomino.solver.auto;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.summingInt;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.Solver;
import org.chocosolver.solver.constraints.Constraint;
import org.chocosolver.solver.constraints.extension.Tuples;
import org.chocosolver.solver.search.strategy.Search;
import org.chocosolver.solver.variables.BoolVar;
import org.chocosolver.solver.variables.IntVar;
import org.nonomino.core.CellList;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.ArithmeticCage;
import org.nonomino.core.constraint.Arrow;
import org.nonomino.core.constraint.BlackDot;
import org.nonomino.core.constraint.Candidates;
import org.nonomino.core.constraint.Clone;
import org.nonomino.core.constraint.Diagonal;
import org.nonomino.core.constraint.EqualCages;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.LittleKiller;
import org.nonomino.core.constraint.LockoutLine;
import org.nonomino.core.constraint.ModularLine;
import org.nonomino.core.constraint.OutsideCell;
import org.nonomino.core.constraint.OutsideClue;
import org.nonomino.core.constraint.Quadruple;
import org.nonomino.core.constraint.RepeatCage;
import org.nonomino.core.constraint.Sandwich;
import org.nonomino.core.constraint.TenLine;
import org.nonomino.core.constraint.WeightedSum;
import org.nonomino.core.constraint.Whispers;
import org.nonomino.core.constraint.WhiteDot;
import org.nonomino.core.constraint.XvSign;
import org.nonomino.core.rule.OwnRule;

/**
 * Counts solutions with Choco, a finite-domain solver by others. The model of each kind follows the
 * meaning that setters agree on, in Choco's own constraints. It reads only the fields with which a
 * constraint was created, and calls neither {@code holds} nor {@code lower}.
 */
final class ChocoJudge {
  private final Rules rules;
  private final RegionMask mask;
  private final int size;
  private final Model model = new Model();
  private final IntVar[] cells;

  private ChocoJudge(Rules rules, Grid givens) {
    this.rules = rules;
    this.mask = rules.mask();
    this.size = mask.size();
    this.cells = new IntVar[size * size];
    for (int cell = 0; cell < cells.length; cell++) {
      int given = givens.digit(cell);
      String name = "cell " + cell;
      cells[cell] = given == 0 ? model.intVar(name, 1, size) : model.intVar(name, given);
    }
  }

  /**
   * Counts the solutions of a puzzle.
   *
   * @param limit the search ends after this many solutions
   * @return the number of solutions, at most the limit; empty if the time was too short
   */
  static OptionalLong count(Rules rules, Grid givens, long limit, Duration time) {
    ChocoJudge judge = new ChocoJudge(rules, givens);
    judge.addHouses();
    for (org.nonomino.core.Constraint constraint : rules.constraints()) {
      judge.model(constraint).forEach(Constraint::post);
    }
    return judge.count(limit, time);
  }

  private OptionalLong count(long limit, Duration time) {
    Solver solver = model.getSolver();
    solver.setSearch(Search.domOverWDegSearch(cells));
    solver.limitTime(time.toMillis());
    long found = 0;
    while (found < limit && solver.solve()) {
      found++;
    }
    return found < limit && solver.isStopCriterionMet()
        ? OptionalLong.empty()
        : OptionalLong.of(found);
  }

  private void addHouses() {
    for (int i = 0; i < size; i++) {
      int line = i;
      different(cellsWhere(cell -> cell / size == line)).post();
      different(cellsWhere(cell -> cell % size == line)).post();
      different(cellsWhere(cell -> mask.region(cell) == line)).post();
    }
  }

  /** Returns what a constraint means. */
  private Stream<Constraint> model(org.nonomino.core.Constraint constraint) {
    IntVar[] on = variables(constraint.cells());
    return switch (constraint.kind()) {
      case DIAGONAL -> Stream.of(diagonal((Diagonal) constraint));
      case WINDOKU -> windows();
      case DISJOINT_GROUPS -> disjointGroups();
      case EXTRA_REGION -> Stream.of(different(on));
      case CENTRE_DOT -> Stream.of(different(named("22 25 28 52 55 58 82 85 88")));
      case ASTERISK -> Stream.of(different(named("25 33 37 52 55 58 73 77 85")));
      case GIRANDOLA -> Stream.of(different(named("11 19 25 52 55 58 85 91 99")));
      case ANTI_KNIGHT -> pairsApart(1, 2).map(pair -> related(pair, "!="));
      case ANTI_KING ->
          Stream.concat(pairsApart(1, 1), neighbours()).map(pair -> related(pair, "!="));
      case ANTI_TAXICAB -> taxicab();
      case NON_CONSECUTIVE ->
          unmarked(ConstraintKind.WHITE_DOT, ConstraintKind.BLACK_DOT)
              .map(pair -> model.distance(cells[pair.first()], cells[pair.second()], "!=", 1));
      case KILLER_CAGE -> cage((KillerCage) constraint, on);
      case REPEAT_CAGE -> Stream.of(model.sum(on, "=", ((RepeatCage) constraint).sum()));
      case PRODUCT_CAGE, DIFFERENCE_CAGE, QUOTIENT_CAGE ->
          calculated((ArithmeticCage) constraint, on);
      case EQUAL_CAGES -> equalCages(((EqualCages) constraint).cages());
      case WHITE_DOT ->
          Stream.of(model.distance(on[0], on[1], "=", ((WhiteDot) constraint).difference()));
      case BLACK_DOT ->
          steps(constraint.cells())
              .map(pair -> ratio(pair, Set.of(((BlackDot) constraint).ratio()), true));
      case XV -> Stream.of(model.arithm(on[0], "+", on[1], "=", ((XvSign) constraint).sum()));
      case NEGATIVE_RATIO ->
          unmarked(ConstraintKind.WHITE_DOT, ConstraintKind.BLACK_DOT)
              .map(pair -> ratio(pair, ratios(), false));
      case NEGATIVE_XV ->
          unmarked(ConstraintKind.XV)
              .flatMap(pair -> Stream.of(5, 10).map(sum -> hasNoSum(pair, sum)));
      case GREATER_THAN -> steps(constraint.cells()).map(step -> related(step, ">"));
      case THERMOMETER -> steps(constraint.cells()).map(step -> related(step, "<"));
      case SLOW_THERMOMETER -> steps(constraint.cells()).map(step -> related(step, "<="));
      case ARROW -> Stream.of(arrow((Arrow) constraint));
      case PALINDROME -> palindrome(constraint.cells());
      case RENBAN -> renban(on);
      case WHISPERS -> {
        int less = ((Whispers) constraint).difference() - 1;
        yield steps(constraint.cells())
            .map(step -> model.distance(cells[step.first()], cells[step.second()], ">", less));
      }
      case REGION_SUM_LINE -> regionSums(constraint.cells());
      case EQUAL_SUM_LINE ->
          rules.constraints().stream()
              .filter(other -> other.kind() == ConstraintKind.EQUAL_SUM_LINE)
              .map(other -> equalSums(constraint.cells(), other.cells()));
      case TEN_LINE -> tenLine(on, ((TenLine) constraint).total());
      case BETWEEN_LINE -> between(on);
      case GLOBAL_ENTROPY -> globalEntropy();
      case DUTCH_FLATMATES -> flatmates();
      case ENTROPIC_LINE -> entropic(on);
      case MODULAR_LINE -> remainders(on, ((ModularLine) constraint).modulus());
      case PARITY_LINE -> steps(constraint.cells()).map(this::hasOddSum);
      case NABNER ->
          IntStream.range(1, on.length)
              .boxed()
              .flatMap(
                  i -> Arrays.stream(on, 0, i).map(other -> model.distance(on[i], other, ">", 1)));
      case ZIPPER_LINE -> zipper(on);
      case DOUBLE_ARROW -> {
        int[] factors = IntStream.range(0, on.length).map(i -> i == 0 ? 1 : -1).toArray();
        factors[on.length - 1] = 1;
        yield Stream.of(model.scalar(on, factors, "=", 0));
      }
      case LOCKOUT_LINE -> lockout(on, ((LockoutLine) constraint).difference());
      case LITTLE_KILLER -> Stream.of(littleKiller((LittleKiller) constraint));
      case SANDWICH -> sandwich((Sandwich) constraint);
      case X_SUM -> firstDigits((OutsideClue) constraint);
      case SKYSCRAPER -> visible((OutsideClue) constraint);
      case NUMBERED_ROOM -> {
        IntVar[] line = seenFrom(((OutsideClue) constraint).start());
        yield Stream.of(indexed(line[0], line, ((OutsideClue) constraint).value()));
      }
      case ODD -> Stream.of(oneOf(on[0], digit -> digit % 2 == 1));
      case EVEN -> Stream.of(oneOf(on[0], digit -> digit % 2 == 0));
      case MINIMUM -> extreme(constraint, "<");
      case MAXIMUM -> extreme(constraint, ">");
      case ROW_INDEXER -> indexer(constraint, cell -> cell % size);
      case COLUMN_INDEXER -> indexer(constraint, cell -> cell / size);
      case BOX_INDEXER -> indexer(constraint, mask::region);
      case QUADRUPLE -> quadruple((Quadruple) constraint, on);
      case CLONE -> clone((Clone) constraint);
      case COUNTING_CIRCLES -> countingCircles(on);
      case WEIGHTED_SUM -> {
        WeightedSum sum = (WeightedSum) constraint;
        int[] factors = sum.factors().stream().mapToInt(Integer::intValue).toArray();
        yield Stream.of(
            model.scalar(on, factors, ">=", sum.from()), model.scalar(on, factors, "<=", sum.to()));
      }
      case OWN_RULE -> ownRule((OwnRule) constraint);
      case CANDIDATES -> {
        long digits = ((Candidates) constraint).digits();
        yield Stream.of(oneOf(on[0], digit -> (digits >> digit & 1) == 1));
      }
    };
  }

  /**
   * A cage of KenKen: with the largest digit M, a difference is 2·M − sum, a quotient M²/product.
   */
  private Stream<Constraint> calculated(ArithmeticCage cage, IntVar[] on) {
    IntVar largest = model.intVar(1, size);
    int result = cage.result();
    if (cage.operation() == ArithmeticCage.Operation.DIFFERENCE) {
      IntVar total = model.intVar(1, size * on.length);
      return Stream.of(
          model.max(largest, on),
          model.sum(on, "=", total),
          model.scalar(new IntVar[] {largest, total}, new int[] {2, -1}, "=", result));
    }
    List<Constraint> steps = new ArrayList<>();
    IntVar product = model.intVar(1);
    for (IntVar cell : on) {
      IntVar next = model.intVar(1, product.getUB() * size);
      steps.add(model.times(product, cell, next));
      product = next;
    }
    if (cage.operation() == ArithmeticCage.Operation.PRODUCT) {
      steps.add(model.arithm(product, "=", result));
    } else {
      IntVar square = model.intVar(1, size * size);
      steps.add(model.max(largest, on));
      steps.add(model.times(largest, largest, square));
      steps.add(model.times(product, result, square));
    }
    return steps.stream();
  }

  /** A custom rule, as tables of the digits for which its text holds. */
  private Stream<Constraint> ownRule(OwnRule rule) {
    return WrittenRule.parts(rule, rules).stream().map(this::table);
  }

  private Constraint table(WrittenRule.Part part) {
    Tuples tuples = new Tuples(true);
    int[] digits = new int[part.cells().count()];
    Arrays.fill(digits, 1);
    while (true) {
      if (part.test().test(digits)) {
        tuples.add(digits.clone());
      }
      int next = 0;
      while (next < digits.length && digits[next] == size) {
        digits[next++] = 1;
      }
      if (next == digits.length) {
        return model.table(variables(part.cells()), tuples);
      }
      digits[next]++;
    }
  }

  /** Two cells with different rows and columns do not both have their distance as their digit. */
  private Stream<Constraint> taxicab() {
    return IntStream.rangeClosed(2, size)
        .boxed()
        .flatMap(
            distance ->
                IntStream.range(1, distance)
                    .boxed()
                    .flatMap(rows -> pairsApart(rows, distance - rows))
                    .distinct()
                    .map(
                        pair ->
                            model.or(
                                model.arithm(cells[pair.first()], "!=", distance),
                                model.arithm(cells[pair.second()], "!=", distance))));
  }

  private Constraint diagonal(Diagonal diagonal) {
    return different(
        cellsWhere(
            diagonal.isRising()
                ? cell -> cell / size + cell % size == size - 1
                : cell -> cell / size == cell % size));
  }

  /** Windows of k×k cells, of which each is followed by one row or column that is in no window. */
  private Stream<Constraint> windows() {
    int side = (int) Math.sqrt(size);
    Map<Integer, List<Integer>> windows =
        IntStream.range(0, cells.length)
            .filter(cell -> cell / size % (side + 1) > 0 && cell % size % (side + 1) > 0)
            .boxed()
            .collect(
                groupingBy(cell -> cell / size / (side + 1) * size + cell % size / (side + 1)));
    return windows.values().stream().map(window -> different(variables(window)));
  }

  private Stream<Constraint> disjointGroups() {
    List<IntVar[]> regions =
        IntStream.range(0, size)
            .mapToObj(region -> cellsWhere(cell -> mask.region(cell) == region))
            .toList();
    return IntStream.range(0, size)
        .mapToObj(
            place ->
                different(regions.stream().map(region -> region[place]).toArray(IntVar[]::new)));
  }

  private Stream<Constraint> cage(KillerCage cage, IntVar[] inside) {
    Constraint different = different(inside);
    return cage.sum().isEmpty()
        ? Stream.of(different)
        : Stream.of(different, model.sum(inside, "=", cage.sum().getAsInt()));
  }

  private Stream<Constraint> equalCages(List<CellList> cages) {
    IntVar total = model.intVar(1, size * (size + 1) / 2);
    return cages.stream()
        .map(this::variables)
        .flatMap(cage -> Stream.of(different(cage), model.sum(cage, "=", total)));
  }

  /** The circle is read as a number of one to three places. */
  private Constraint arrow(Arrow arrow) {
    List<IntVar> all = new ArrayList<>();
    List<Integer> factors = new ArrayList<>();
    for (int i = 0; i < arrow.circle().count(); i++) {
      all.add(cells[arrow.circle().get(i)]);
      factors.add((int) Math.pow(10, arrow.circle().count() - 1 - i));
    }
    for (int cell : arrow.shaft().toArray()) {
      all.add(cells[cell]);
      factors.add(-1);
    }
    return model.scalar(
        all.toArray(IntVar[]::new), factors.stream().mapToInt(Integer::intValue).toArray(), "=", 0);
  }

  private Stream<Constraint> palindrome(CellList line) {
    return equal(
        IntStream.range(0, line.count() / 2)
            .mapToObj(i -> new Pair(line.get(i), line.get(line.count() - 1 - i))));
  }

  private Stream<Constraint> clone(Clone clone) {
    return equal(
        IntStream.range(0, clone.originals().count())
            .mapToObj(i -> new Pair(clone.originals().get(i), clone.copies().get(i))));
  }

  /** Each digit is in none of the circles, or in as many as it says. */
  private Stream<Constraint> countingCircles(IntVar[] circles) {
    return IntStream.rangeClosed(1, size)
        .mapToObj(
            digit -> model.count(digit, circles, model.intVar("count", new int[] {0, digit})));
  }

  private Stream<Constraint> renban(IntVar[] line) {
    IntVar lowest = model.intVar(1, size);
    IntVar highest = model.intVar(1, size);
    return Stream.of(
        different(line),
        model.min(lowest, line),
        model.max(highest, line),
        model.arithm(highest, "-", lowest, "=", line.length - 1));
  }

  /** The runs of a line in one region have the same sum; a line that returns begins a new run. */
  private Stream<Constraint> regionSums(CellList line) {
    List<List<Integer>> runs = new ArrayList<>();
    int before = -1;
    for (int cell : line.toArray()) {
      if (mask.region(cell) != before) {
        runs.add(new ArrayList<>());
        before = mask.region(cell);
      }
      runs.get(runs.size() - 1).add(cell);
    }
    IntVar total = model.intVar(1, size * line.count());
    return runs.stream().map(run -> model.sum(variables(run), "=", total));
  }

  private Constraint equalSums(CellList one, CellList other) {
    IntVar total = model.intVar(1, size * one.count());
    return model.and(
        model.sum(variables(one), "=", total), model.sum(variables(other), "=", total));
  }

  /** The sum is a multiple of the total, and each smaller multiple is the sum of first cells. */
  private Stream<Constraint> tenLine(IntVar[] line, int total) {
    int most = size * line.length;
    IntVar[] sums = model.intVarArray(line.length, 1, most);
    Stream<Constraint> first =
        IntStream.range(0, line.length)
            .mapToObj(i -> model.sum(Arrays.copyOf(line, i + 1), "=", sums[i]));
    IntVar last = sums[line.length - 1];
    Stream<Constraint> multiples =
        IntStream.rangeClosed(1, most / total)
            .mapToObj(
                times ->
                    model.or(
                        Stream.concat(
                                Stream.of(model.arithm(last, "<", times * total)),
                                Arrays.stream(sums)
                                    .map(sum -> model.arithm(sum, "=", times * total)))
                            .toArray(Constraint[]::new)));
    return Stream.of(first, multiples, Stream.of(model.mod(last, total, 0))).flatMap(all -> all);
  }

  private Stream<Constraint> between(IntVar[] line) {
    IntVar[] ends = {line[0], line[line.length - 1]};
    IntVar lower = model.intVar(1, size);
    IntVar upper = model.intVar(1, size);
    return Stream.concat(
        Stream.of(model.min(lower, ends), model.max(upper, ends)),
        Arrays.stream(line, 1, line.length - 1)
            .flatMap(
                cell -> Stream.of(model.arithm(cell, ">", lower), model.arithm(cell, "<", upper))));
  }

  /** Each third has a digit in each square of 2×2 cells. */
  private Stream<Constraint> globalEntropy() {
    return IntStream.range(0, size * (size - 1))
        .filter(cell -> cell % size < size - 1)
        .boxed()
        .flatMap(
            corner ->
                IntStream.range(0, 3)
                    .mapToObj(
                        third ->
                            model.or(
                                IntStream.of(corner, corner + 1, corner + size, corner + size + 1)
                                    .mapToObj(cell -> ofThird(cells[cell], third))
                                    .toArray(Constraint[]::new))));
  }

  private Constraint ofThird(IntVar cell, int third) {
    return model.member(cell, third * size / 3 + 1, (third + 1) * size / 3);
  }

  /** A cell is not the middle digit, or the one above is 1, or the one below is n. */
  private Stream<Constraint> flatmates() {
    return IntStream.range(0, size * size)
        .mapToObj(
            cell -> {
              List<Constraint> choices = new ArrayList<>();
              choices.add(model.arithm(cells[cell], "!=", size - size / 2));
              if (cell >= size) {
                choices.add(model.arithm(cells[cell - size], "=", 1));
              }
              if (cell + size < cells.length) {
                choices.add(model.arithm(cells[cell + size], "=", size));
              }
              return model.or(choices.toArray(Constraint[]::new));
            });
  }

  /** Each three cells in a row have different thirds. */
  private Stream<Constraint> entropic(IntVar[] line) {
    IntVar[] thirds =
        Arrays.stream(line)
            .map(cell -> model.intView(1, cell, -1).div(size / 3).intVar())
            .toArray(IntVar[]::new);
    return IntStream.range(2, line.length)
        .mapToObj(i -> different(new IntVar[] {thirds[i - 2], thirds[i - 1], thirds[i]}));
  }

  /** As many cells in a row as there are remainders, or all cells, have different ones. */
  private Stream<Constraint> remainders(IntVar[] line, int modulus) {
    IntVar[] remainders =
        Arrays.stream(line).map(cell -> cell.mod(modulus).intVar()).toArray(IntVar[]::new);
    int length = Math.min(modulus, line.length);
    return IntStream.rangeClosed(0, line.length - length)
        .mapToObj(i -> different(Arrays.copyOfRange(remainders, i, i + length)));
  }

  private Constraint hasOddSum(Pair pair) {
    IntVar[] all = {cells[pair.first()], cells[pair.second()], model.intVar(1, size)};
    return model.scalar(all, new int[] {1, 1, -2}, "=", 1);
  }

  private Stream<Constraint> zipper(IntVar[] line) {
    int last = line.length - 1;
    IntVar total = line.length % 2 == 1 ? line[last / 2] : model.intVar(2, 2 * size);
    return IntStream.range(0, line.length / 2)
        .mapToObj(i -> model.arithm(line[i], "+", line[last - i], "=", total));
  }

  /** Each cell between the diamonds is below both of them or above both. */
  private Stream<Constraint> lockout(IntVar[] line, int difference) {
    IntVar first = line[0];
    IntVar last = line[line.length - 1];
    return Stream.concat(
        Stream.of(model.distance(first, last, ">", difference - 1)),
        Arrays.stream(line, 1, line.length - 1)
            .map(
                cell ->
                    model.or(
                        model.and(model.arithm(cell, "<", first), model.arithm(cell, "<", last)),
                        model.and(model.arithm(cell, ">", first), model.arithm(cell, ">", last)))));
  }

  /** The number stands outside the grid; the first step along the diagonal enters the grid. */
  private Constraint littleKiller(LittleKiller clue) {
    int down =
        switch (clue.direction()) {
          case UP_LEFT, UP_RIGHT -> -1;
          case DOWN_LEFT, DOWN_RIGHT -> 1;
        };
    int right =
        switch (clue.direction()) {
          case UP_LEFT, DOWN_LEFT -> -1;
          case UP_RIGHT, DOWN_RIGHT -> 1;
        };
    List<Integer> diagonal = new ArrayList<>();
    for (int step = 1; step <= size; step++) {
      int row = clue.start().row() + step * down;
      int column = clue.start().column() + step * right;
      if (row >= 0 && row < size && column >= 0 && column < size) {
        diagonal.add(row * size + column);
      }
    }
    return model.sum(variables(diagonal), "=", clue.sum());
  }

  /** Adds the digits that stand between the places of 1 and n. */
  private Stream<Constraint> sandwich(Sandwich clue) {
    IntVar[] line = cellsWhere(cell -> (clue.isRow() ? cell / size : cell % size) == clue.index());
    IntVar[] places = model.intVarArray(size, 0, size - 1);
    IntVar[] crusts = {places[0], places[size - 1]};
    IntVar left = model.intVar(0, size - 1);
    IntVar right = model.intVar(0, size - 1);
    List<Constraint> parts = new ArrayList<>();
    // places[d − 1] is the place of digit d.
    parts.add(model.inverseChanneling(line, places, 1, 0));
    parts.add(model.min(left, crusts));
    parts.add(model.max(right, crusts));
    IntVar[] eaten = new IntVar[size];
    for (int i = 0; i < size; i++) {
      BoolVar isInside = model.and(model.arithm(left, "<", i), model.arithm(right, ">", i)).reify();
      eaten[i] = model.intVar(0, size);
      parts.add(model.times(line[i], isInside, eaten[i]));
    }
    parts.add(model.sum(eaten, "=", clue.sum()));
    return parts.stream();
  }

  /** Returns the cells that are seen from a place next to the grid, the nearest one first. */
  private IntVar[] seenFrom(OutsideCell place) {
    List<IntVar> seen =
        new ArrayList<>(
            List.of(
                place.row() < 0 || place.row() == size
                    ? cellsWhere(cell -> cell % size == place.column())
                    : cellsWhere(cell -> cell / size == place.row())));
    if (place.row() == size || place.column() == size) {
      Collections.reverse(seen);
    }
    return seen.toArray(IntVar[]::new);
  }

  /** A digit counts if its index is less than the first digit. */
  private Stream<Constraint> firstDigits(OutsideClue clue) {
    IntVar[] line = seenFrom(clue.start());
    List<Constraint> parts = new ArrayList<>();
    IntVar[] counted = model.intVarArray(size, 0, size);
    for (int i = 0; i < size; i++) {
      parts.add(model.times(line[i], model.arithm(line[0], ">", i).reify(), counted[i]));
    }
    parts.add(model.sum(counted, "=", clue.value()));
    return parts.stream();
  }

  /** A digit is visible if the maximum of the digits before it is less. */
  private Stream<Constraint> visible(OutsideClue clue) {
    IntVar[] line = seenFrom(clue.start());
    List<Constraint> parts = new ArrayList<>();
    BoolVar[] visible = new BoolVar[size - 1];
    for (int i = 1; i < size; i++) {
      IntVar before = model.intVar(1, size);
      parts.add(model.max(before, Arrays.copyOf(line, i)));
      visible[i - 1] = model.arithm(line[i], ">", before).reify();
    }
    parts.add(model.sum(visible, "=", clue.value() - 1));
    return parts.stream();
  }

  /** The house, whose cells have the same number, tells at the digit of its cell where that is. */
  private Stream<Constraint> indexer(
      org.nonomino.core.Constraint marked, IntUnaryOperator houseOf) {
    int own = marked.cells().get(0);
    int house = houseOf.applyAsInt(own);
    IntPredicate isInside = cell -> houseOf.applyAsInt(cell) == house;
    int place = (int) IntStream.rangeClosed(0, own).filter(isInside).count();
    return Stream.of(indexed(cells[own], cellsWhere(isInside), place));
  }

  /** The digit of a cell is the index, from 1, of a digit in a house. */
  private Constraint indexed(IntVar cell, IntVar[] house, int digit) {
    return model.element(model.intVar(digit), house, cell, 1);
  }

  /** Neighbours with the same mark are not compared. */
  private Stream<Constraint> extreme(org.nonomino.core.Constraint marked, String operator) {
    Set<Integer> sameMark =
        rules.constraints().stream()
            .filter(other -> other.kind() == marked.kind())
            .map(other -> other.cells().get(0))
            .collect(Collectors.toSet());
    int own = marked.cells().get(0);
    return IntStream.range(0, cells.length)
        .filter(other -> areApart(own, other, 0, 1) && !sameMark.contains(other))
        .mapToObj(other -> model.arithm(cells[own], operator, cells[other]));
  }

  private Stream<Constraint> quadruple(Quadruple clue, IntVar[] inside) {
    Map<Integer, Integer> wanted =
        clue.digits().stream()
            .collect(groupingBy(digit -> digit, TreeMap::new, summingInt(d -> 1)));
    return wanted.entrySet().stream()
        .map(
            digit ->
                model.count(digit.getKey(), inside, model.intVar(digit.getValue(), inside.length)));
  }

  private Set<Integer> ratios() {
    Set<Integer> ratios =
        rules.constraints().stream()
            .filter(other -> other.kind() == ConstraintKind.BLACK_DOT)
            .map(dot -> ((BlackDot) dot).ratio())
            .collect(Collectors.toSet());
    return ratios.isEmpty() ? Set.of(2) : ratios;
  }

  /** Requires one of the ratios, or none of them. */
  private Constraint ratio(Pair pair, Set<Integer> ratios, boolean isWanted) {
    Tuples tuples = new Tuples(isWanted);
    for (int ratio : ratios) {
      for (int digit = 1; digit * ratio <= size; digit++) {
        tuples.add(digit, digit * ratio);
        tuples.add(digit * ratio, digit);
      }
    }
    return model.table(cells[pair.first()], cells[pair.second()], tuples);
  }

  private Constraint oneOf(IntVar cell, IntPredicate digits) {
    return model.member(cell, IntStream.rangeClosed(1, size).filter(digits).toArray());
  }

  private Constraint different(IntVar[] variables) {
    return model.allDifferent(variables, "AC");
  }

  private Constraint related(Pair pair, String operator) {
    return model.arithm(cells[pair.first()], operator, cells[pair.second()]);
  }

  private Constraint hasNoSum(Pair pair, int sum) {
    return model.arithm(cells[pair.first()], "+", cells[pair.second()], "!=", sum);
  }

  private Stream<Constraint> equal(Stream<Pair> pairs) {
    return pairs.filter(pair -> pair.first() != pair.second()).map(pair -> related(pair, "="));
  }

  private static Stream<Pair> steps(CellList line) {
    return IntStream.range(1, line.count()).mapToObj(i -> new Pair(line.get(i - 1), line.get(i)));
  }

  private Stream<Pair> neighbours() {
    return pairsApart(0, 1);
  }

  /** Returns the neighbours that have no mark of some kinds between them. */
  private Stream<Pair> unmarked(ConstraintKind... kinds) {
    Set<Pair> marked =
        rules.constraints().stream()
            .filter(constraint -> List.of(kinds).contains(constraint.kind()))
            .flatMap(mark -> steps(mark.cells()))
            .flatMap(pair -> Stream.of(pair, pair.reversed()))
            .collect(Collectors.toSet());
    return neighbours().filter(pair -> !marked.contains(pair));
  }

  /** Returns each pair of cells that are some rows and columns apart, or the other way round. */
  private Stream<Pair> pairsApart(int one, int other) {
    return IntStream.range(0, cells.length)
        .boxed()
        .flatMap(
            first ->
                IntStream.range(0, first)
                    .filter(second -> areApart(first, second, one, other))
                    .mapToObj(second -> new Pair(first, second)));
  }

  private boolean areApart(int first, int second, int one, int other) {
    int rows = Math.abs(first / size - second / size);
    int columns = Math.abs(first % size - second % size);
    return (rows == one && columns == other) || (rows == other && columns == one);
  }

  private IntVar[] cellsWhere(IntPredicate test) {
    return IntStream.range(0, cells.length)
        .filter(test)
        .mapToObj(cell -> cells[cell])
        .toArray(IntVar[]::new);
  }

  /** Returns the cells with these rows and columns, such as {@code 25} for row 2, column 5. */
  private IntVar[] named(String places) {
    return Arrays.stream(places.split(" "))
        .map(Integer::parseInt)
        .map(place -> cells[(place / 10 - 1) * size + place % 10 - 1])
        .toArray(IntVar[]::new);
  }

  private IntVar[] variables(CellList list) {
    return list.stream().mapToObj(cell -> cells[cell]).toArray(IntVar[]::new);
  }

  private IntVar[] variables(Collection<Integer> list) {
    return list.stream().map(cell -> cells[cell]).toArray(IntVar[]::new);
  }

  /** Two cells. */
  private record Pair(int first, int second) {
    Pair reversed() {
      int newFirst = second;
      return new Pair(newFirst, first);
    }
  }
}

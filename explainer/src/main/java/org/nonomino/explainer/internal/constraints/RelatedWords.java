package org.nonomino.explainer.internal.constraints;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.constraint.ArithmeticCage;
import org.nonomino.core.constraint.BlackDot;
import org.nonomino.core.constraint.Whispers;
import org.nonomino.core.constraint.WhiteDot;
import org.nonomino.core.constraint.XvSign;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.ConstraintScope;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Notation;
import org.nonomino.explainer.internal.step.OneLook;
import org.nonomino.explainer.internal.step.StepText;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Deduction;

/** Explains which digits of a cell are excluded by the digits of another cell. */
final class RelatedWords {
  /** The number of pairs of digits that a sentence lists. */
  private static final int MOST_PAIRS = 5;

  /** The number of different sets of lost digits that a sentence lists. */
  private static final int MOST_LOSSES = 3;

  /** The number of digits that a sentence says the first cell lacks. */
  private static final int MOST_LACKING = 3;

  private final FoundStep step;
  private final BoardState board;
  private final int cell;
  private final int partner;
  private final List<Constraint> constraints;

  /** The digits that the first cell may have, bit d − 1 for digit d. */
  private final long digits;

  /** The lost digits of the second cell, by the digits that they would need in the first. */
  private final Map<Long, List<Integer>> needed;

  RelatedWords(FoundStep step, BoardState board) {
    this.step = step;
    this.board = board;
    cell = step.evidence().candidates().get(0).cell();
    partner = step.deductions().get(0).cell();
    constraints = step.evidence().constraints();
    digits = board.possible(cell);
    needed = needed();
  }

  StepText text() {
    Words first = Wording.cell(board, cell);
    Words second = Wording.cell(board, partner);
    Words names = ConstraintWords.names(constraints);
    List<Words> full = new ArrayList<>();
    full.add(Words.of("%s is %s.", first, Wording.anyRange(digits)));
    needed.forEach(
        (wanted, lost) ->
            full.add(
                Words.of(
                    "With %s in %s, %s could %s.",
                    Wording.anyDigit(lost),
                    second,
                    first,
                    wanted == 0
                        ? "have no digit at all"
                        : Wording.partCount(digits) < Wording.partCount(wanted)
                            ? Words.of("not be %s", Wording.anyRange(digits))
                            : Words.of("only be %s", Wording.anyRange(wanted)))));
    full.add(Words.of("So by %s, %s.", names, Wording.conclusions(board, step)));
    return new StepText(Words.of("%s with %s by %s", first, second, names), sentence(step), full);
  }

  /**
   * Returns sentences about several steps. One sentence explains all cells that lose digits for the
   * same reason, and a whole thermometer.
   *
   * @param boards the board before each step
   */
  static List<Words> sentences(List<FoundStep> steps, List<BoardState> boards) {
    FoundStep all = OneLook.merged(steps);
    Optional<Words> line = alongLine(all, boards.get(0));
    if (line.isPresent()) {
      return List.of(line.get().about(all));
    }
    List<RelatedWords> words = new ArrayList<>();
    for (int i = 0; i < steps.size(); i++) {
      words.add(new RelatedWords(steps.get(i), boards.get(i)));
    }
    // Sentences that hold for any digits of the first cell come first.
    List<Words> always = new ArrayList<>();
    List<Words> others = new ArrayList<>();
    for (List<FoundStep> same : OneLook.groups(steps, common(words))) {
      RelatedWords first = words.get(steps.indexOf(same.get(0)));
      FoundStep merged = OneLook.merged(same);
      (first.isNever() ? always : others).add(first.sentence(merged).about(merged));
    }
    always.addAll(others);
    return always;
  }

  /** Returns a sentence about a whole thermometer, if all steps are about one. */
  private static Optional<Words> alongLine(FoundStep all, BoardState board) {
    List<Constraint> constraints = all.evidence().constraints();
    return constraints.size() == 1 && ConstraintWords.isThermometer(constraints.get(0))
        ? new LineWords(new ConstrainedStep(all, board)).byRise()
        : Optional.empty();
  }

  /**
   * Returns a key for each step. One sentence explains all steps with the same key, which is the
   * reason with the lost digits, or else the reason with the first cell.
   */
  private static List<List<Object>> common(List<RelatedWords> words) {
    List<List<Object>> byDigits = words.stream().map(RelatedWords::lostBesideDigits).toList();
    return words.stream()
        .map(
            each ->
                Collections.frequency(byDigits, each.lostBesideDigits()) > 1
                    ? each.lostBesideDigits()
                    : each.besideCell())
        .toList();
  }

  /** Returns the reason with the lost digits, if the sentence can be about several cells. */
  private List<Object> lostBesideDigits() {
    if (isNever() || constraints.size() > 1 || !isBeside(constraints.get(0))) {
      return besideCell();
    }
    List<Object> common = kinds();
    common.add(digits);
    common.add(Wording.lost(board, step));
    return common;
  }

  /** Returns the reason with the first cell, or only the reason if the cell does not matter. */
  private List<Object> besideCell() {
    List<Object> common = kinds();
    if (isNever() && (isNeverOfKind() || constraints.size() > 1) && !isAllNegative()) {
      common.add(isNever());
      Constraint first = constraints.get(0);
      common.add(ConstraintWords.isExtreme(first) && constraints.size() == 1 && isFirst(first));
      return common;
    }
    if (!isAllNegative() && constraints.size() == 1 && !isOfCell(constraints.get(0))) {
      return List.of(step);
    }
    common.add(digits);
    if (!isAllNegative() && constraints.stream().noneMatch(RelatedWords::isBeside)) {
      common.addAll(constraints);
    }
    common.add(Long.bitCount(digits) == 1 && isAllNegative() ? 0 : cell);
    common.add(needsReasons() ? Wording.lost(board, step) : 0);
    return common;
  }

  /** Returns the kinds of the constraints, each with the values that its sentences mention. */
  private List<Object> kinds() {
    List<Object> kinds = new ArrayList<>();
    for (Constraint constraint : constraints) {
      kinds.add(constraint.kind());
      if (constraint instanceof XvSign sign) {
        kinds.add(sign.letter());
      } else if (constraint instanceof WhiteDot dot) {
        kinds.add(dot.difference());
      } else if (constraint instanceof BlackDot dot) {
        kinds.add(dot.ratio());
      } else if (constraint instanceof Whispers whispers) {
        kinds.add(whispers.difference());
      }
    }
    return kinds;
  }

  private boolean isAllNegative() {
    return constraints.stream().allMatch(ConstraintWords::isOfNeighbours);
  }

  /** Returns whether the sentence begins with the digits beside a sign or on a line. */
  private static boolean isBeside(Constraint constraint) {
    return switch (constraint.kind()) {
      case WHITE_DOT, BLACK_DOT, XV, WHISPERS -> true;
      default -> false;
    };
  }

  /** Returns whether a sentence about the digits of one cell can have several conclusions. */
  private boolean isOfCell(Constraint constraint) {
    return switch (constraint.kind()) {
      case MINIMUM, MAXIMUM -> !isFirst(constraint);
      case PALINDROME, CLONE, GREATER_THAN, THERMOMETER, SLOW_THERMOMETER -> false;
      default -> true;
    };
  }

  /** Returns whether the sentence is about any constraint of the kind. */
  private boolean isNeverOfKind() {
    Constraint first = constraints.get(0);
    return constraints.size() == 1 && (isBeside(first) || ConstraintWords.isExtreme(first));
  }

  /**
   * Returns a sentence about conclusions.
   *
   * @param told this step, or several with the same reason
   */
  private Words sentence(FoundStep told) {
    if (isAllNegative()) {
      return negative(told);
    }
    Words result = Wording.conclusions(board, told);
    if (constraints.size() > 1) {
      return Words.of(
          "%s (%s).",
          isNever() ? result : Words.of("With %s, %s", there(), result),
          ConstraintWords.nouns(constraints));
    }
    Constraint only = constraints.get(0);
    if (told.equals(step)) {
      return isNever() ? never(only) : beside(only);
    }
    return isNever() ? never(only, told, result) : beside(only, told, result);
  }

  /** Says that a constraint excludes digits from several cells wherever it is. */
  private Words never(Constraint constraint, FoundStep merged, Words result) {
    long lost = 0;
    for (Deduction deduction : merged.deductions()) {
      lost |= 1L << (deduction.digit() - 1);
    }
    int lossCount = Wording.lossCount(merged);
    Words fate =
        lossCount == 1 && merged.deductions().size() > Long.bitCount(lost)
            ? Words.of("so %s lose %s", Wording.losing(board, merged), both(lost))
            : lossCount > MOST_LOSSES
                ? Words.of("so %s lose these", Wording.losing(board, merged))
                : Words.of("so %s", result);
    return never(constraint, lost, fate);
  }

  /**
   * Explains which digits one cell, or several with the same digits, leave for their neighbours.
   */
  private Words beside(Constraint constraint, FoundStep merged, Words result) {
    Set<Integer> cells = new TreeSet<>();
    for (Candidate candidate : merged.evidence().candidates()) {
      cells.add(candidate.cell());
    }
    Words several =
        Words.of("%s in %s", Wording.anyRange(digits), Wording.brief(board, cells, "or"));
    return switch (constraint.kind()) {
      case MINIMUM, MAXIMUM ->
          Words.of(
              "With %s in the %s %s, %s.",
              Wording.anyRange(digits),
              ConstraintWords.noun(constraint),
              Wording.cell(board, cell),
              result);
      case ANTI_KNIGHT, ANTI_KING ->
          Words.of("A %s's move from %s, %s.", piece(constraint), there(), result);
      case WHITE_DOT, BLACK_DOT, XV, WHISPERS ->
          lacks() && Wording.lossCount(merged) == 1
              ? lacking(constraint, cells, result)
              : Words.of(
                  "%s beside %s: %s.",
                  ConstraintWords.noun(constraint).capitalized(),
                  Long.bitCount(digits) == 1 ? Wording.digits(digits) : several,
                  result);
      default ->
          lacks() && Wording.lossCount(merged) == 1
              ? lacking(constraint, cells, result)
              : Words.of("%s with %s: %s.", named(constraint), there(), result);
    };
  }

  /**
   * Returns whether the lost digits need few digits that the first cell lacks, so that naming these
   * is shorter than naming all digits of the cell.
   */
  private boolean lacks() {
    long wanted = lacked();
    return !needed.containsKey(0L)
        && Long.bitCount(digits) > 1
        && Long.bitCount(wanted) <= MOST_LACKING
        && Wording.partCount(wanted) < Wording.partCount(digits);
  }

  /** Returns the digits of the first cell that the lost digits would need. */
  private long lacked() {
    return needed.keySet().stream().mapToLong(Long::longValue).reduce(0, (a, b) -> a | b);
  }

  /** Says which digits some cells lack: {@code White dot: r1c1 cannot be 8, so r1c2 …}. */
  private Words lacking(Constraint constraint, Set<Integer> cells, Words result) {
    return Words.of(
        "%s: %s cannot be %s, so %s.",
        named(constraint), Wording.brief(board, cells), Wording.anyRange(lacked()), result);
  }

  /** Names a constraint at the beginning of a sentence, without its place if it is a line. */
  private static Words named(Constraint constraint) {
    return switch (constraint.kind().shape()) {
      case EDGE, LINE, CAGE -> ConstraintWords.noun(constraint).capitalized();
      default -> ConstraintWords.nameWithoutArticle(constraint).capitalized();
    };
  }

  /** Returns the conclusion about the second cell after the digits that the first lacks. */
  private Words afterLacking() {
    Words name = Wording.cell(board, partner);
    return step.isPlacement()
        ? Words.of("%s %s", name, Wording.fate(board, step))
        : Words.of("%s is not %s", name, Wording.anyRange(Wording.lost(board, step)));
  }

  private static String piece(Constraint constraint) {
    return constraint.kind() == ConstraintKind.ANTI_KNIGHT ? "knight" : "king";
  }

  private static String both(long digits) {
    return Wording.both(Long.bitCount(digits));
  }

  /** Groups the lost digits by the digits that they would need. */
  private Map<Long, List<Integer>> needed() {
    Map<Long, List<Integer>> all = new LinkedHashMap<>();
    for (long rest = Wording.lost(board, step); rest != 0; rest &= rest - 1) {
      int lost = ScopeSums.lowest(rest);
      long wanted =
          board.tables.relations().stream()
              .map(relations -> relations.partnersOf(partner).get(cell))
              .filter(Objects::nonNull)
              .mapToLong(pair -> pair.allowed()[lost])
              .findFirst()
              .orElse(0);
      all.computeIfAbsent(wanted, key -> new ArrayList<>()).add(lost);
    }
    return all;
  }

  /** Returns whether the lost digits are impossible beside any digit. */
  private boolean isNever() {
    return needed.keySet().equals(Set.of(0L));
  }

  /** Names the digits of the first cell: {@code 1 or 2 in r1c1}. */
  private Words there() {
    return Words.of("%s in %s", Wording.anyRange(digits), Wording.cell(board, cell));
  }

  /** Returns whether the sentence says of each lost digit why it is excluded. */
  private boolean needsReasons() {
    return has(ConstraintKind.NEGATIVE_RATIO)
        && has(ConstraintKind.NON_CONSECUTIVE)
        && !has(ConstraintKind.NEGATIVE_XV)
        && Long.bitCount(digits) == 1;
  }

  /**
   * Says which signs neighbours do not have, or that they are not consecutive.
   *
   * @param told this step, or several with the same reason
   */
  private Words negative(FoundStep told) {
    boolean isRatio = has(ConstraintKind.NEGATIVE_RATIO);
    boolean isXv = has(ConstraintKind.NEGATIVE_XV);
    boolean isConsecutive = has(ConstraintKind.NON_CONSECUTIVE);
    Words beside = Long.bitCount(digits) == 1 ? Wording.digits(digits) : there();
    if (needsReasons()) {
      Set<Integer> cells = new TreeSet<>(told.deductions().stream().map(Deduction::cell).toList());
      return Words.of(
          "No dot beside %s: %s %s not %s.",
          beside, Wording.brief(board, cells), cells.size() == 1 ? "is" : "are", withReasons());
    }
    List<String> signs = new ArrayList<>();
    if (isConsecutive) {
      signs.add("consecutive digit");
    }
    if (isRatio) {
      signs.add("black dot");
    }
    if (isXv) {
      signs.add("X");
      signs.add("V");
    }
    return Words.of(
        "No %s beside %s: %s.",
        Words.list(signs.stream().map(Words::of).toList(), "or"),
        beside,
        Wording.conclusions(board, told));
  }

  private boolean has(ConstraintKind kind) {
    return constraints.stream().anyMatch(constraint -> constraint.kind() == kind);
  }

  /** Lists the lost digits beside one digit: {@code 2, 4 (consecutive) or 6 (double)}. */
  private Words withReasons() {
    int digit = ScopeSums.lowest(digits);
    List<Words> parts = new ArrayList<>();
    List<Integer> lost = Wording.members(Wording.lost(board, step));
    for (int i = 0; i < lost.size(); i++) {
      int each = lost.get(i);
      boolean sharesNextReason =
          isNext(each, digit) && i + 1 < lost.size() && isNext(lost.get(i + 1), digit);
      parts.add(Words.of("%s%s", Notation.digit(each), sharesNextReason ? "" : kind(each, digit)));
    }
    return Words.list(parts, "or");
  }

  private String kind(int each, int digit) {
    if (isNext(each, digit)) {
      return " (consecutive)";
    }
    int low = board.rules.symbols().value(Math.min(each, digit));
    int high = board.rules.symbols().value(Math.max(each, digit));
    return high != 2 * low ? " (ratio " + high / low + ")" : each > digit ? " (double)" : " (half)";
  }

  private static boolean isNext(int each, int digit) {
    return Math.abs(each - digit) == 1;
  }

  /** Says that a constraint excludes digits wherever it is. */
  private Words never(Constraint constraint) {
    long set = Wording.lost(board, step);
    return never(
        constraint,
        set,
        step.isPlacement()
            ? Words.of("so %s", Wording.conclusions(board, step))
            : Words.of("so %s loses %s", Wording.cell(board, partner), both(set)));
  }

  private Words never(Constraint constraint, long set, Words fate) {
    Words lost = Wording.anyRange(set);
    return switch (constraint.kind()) {
      case WHITE_DOT, BLACK_DOT, XV ->
          Words.of("%s never touches %s, %s.", any(constraint), lost, fate);
      case WHISPERS -> Words.of("%s never has %s, %s.", any(constraint), lost, fate);
      case MINIMUM, MAXIMUM ->
          isFirst(constraint)
              ? Words.of("%s is never %s, %s.", any(constraint), lost, fate)
              : Words.of(
                  "A cell beside a %s is never %s, %s.",
                  ConstraintWords.noun(constraint), lost, fate);
      case GREATER_THAN ->
          Words.of(
              "%s %s.",
              isFirst(constraint) ? "The greater cell" : "The smaller cell",
              Wording.conclusions(board, step));
      case PRODUCT_CAGE, DIFFERENCE_CAGE, QUOTIENT_CAGE -> pairs((ArithmeticCage) constraint);
      case OWN_RULE ->
          Words.of(
              "With %s in %s, %s no digit for %s%s.",
              lost,
              Wording.cell(board, partner),
              ConstraintWords.leaves(constraint, ConstraintWords.name(constraint)),
              Wording.cell(board, cell),
              step.isPlacement()
                  ? Words.of(", so %s", Wording.conclusions(board, step))
                  : Words.NONE);
      default ->
          Words.of(
              "%s, %s.",
              ConstraintWords.place(constraint).capitalized(), Wording.conclusions(board, step));
    };
  }

  /** Lists the pairs of digits of a cage of two cells if they are few. */
  private Words pairs(ArithmeticCage cage) {
    List<Words> pairs = new ArrayList<>();
    ConstraintScope scope = ConstrainedStep.scope(cage, board);
    String sign = ArithmeticWords.sign(cage);
    for (int digit = 1; digit <= board.size(); digit++) {
      long partners = scope.allowed(0, digit, 1) & -1L << (digit - 1);
      for (int other : Wording.members(partners)) {
        pairs.add(Words.of("%s%s%s", Notation.digit(digit), sign, Notation.digit(other)));
      }
    }
    Words result = Wording.conclusions(board, step);
    return scope.cells.length == 2 && pairs.size() <= MOST_PAIRS
        ? Words.of(
            "%s is %s, so %s.",
            ConstraintWords.name(cage).capitalized(), Words.list(pairs, "or"), result)
        : Words.of("%s, %s.", ConstraintWords.place(cage).capitalized(), result);
  }

  /** Names any constraint of a kind: {@code A black dot}, {@code An X}. */
  private static Words any(Constraint constraint) {
    boolean isX = constraint instanceof XvSign sign && "X".equals(sign.letter());
    return Words.of("%s %s", isX ? "An" : "A", ConstraintWords.noun(constraint));
  }

  /** Explains which digits the first cell leaves for the second. */
  private Words beside(Constraint constraint) {
    Words noun = ConstraintWords.noun(constraint);
    Words fate = Wording.fate(board, step);
    Words name = Wording.cell(board, partner);
    return switch (constraint.kind()) {
      case WHITE_DOT, BLACK_DOT, XV, WHISPERS ->
          lacks()
              ? lacking(constraint, Set.of(cell), afterLacking())
              : Words.of(
                  "%s beside %s: %s %s.",
                  noun.capitalized(),
                  Long.bitCount(digits) == 1 ? Wording.digits(digits) : there(),
                  name,
                  fate);
      case PALINDROME ->
          Words.of("%s mirrors %s, so it %s.", name, Wording.cell(board, cell), fate);
      case CLONE ->
          Words.of("%s is a clone of %s, so it %s.", name, Wording.cell(board, cell), fate);
      case GREATER_THAN ->
          Words.of(
              "With %s, the %s %s %s.",
              there(), isFirst(constraint) ? "greater" : "smaller", name, fate);
      case MINIMUM, MAXIMUM ->
          isFirst(constraint)
              ? Words.of("With %s beside it, the %s %s %s.", there(), noun, name, fate)
              : Words.of(
                  "With %s in the %s %s, %s %s.",
                  Wording.anyRange(digits), noun, Wording.cell(board, cell), name, fate);
      case THERMOMETER, SLOW_THERMOMETER ->
          Words.of(
              "With %s, %s %s it on the thermometer %s.",
              there(), name, isAbove(constraint) ? "above" : "below", fate);
      case ANTI_KNIGHT, ANTI_KING ->
          Words.of("A %s's move from %s, %s %s.", piece(constraint), there(), name, fate);
      default ->
          lacks()
              ? lacking(constraint, Set.of(cell), afterLacking())
              : Words.of("%s with %s: %s %s.", named(constraint), there(), name, fate);
    };
  }

  /** Returns whether the second cell is the first of the constraint, such as the greater one. */
  private boolean isFirst(Constraint constraint) {
    return partner == constraint.cells().get(0);
  }

  /** Returns whether the second cell comes after the first on a line. */
  private boolean isAbove(Constraint constraint) {
    for (int each : constraint.cells().toArray()) {
      if (each == cell || each == partner) {
        return each == cell;
      }
    }
    return false;
  }
}

package org.nonomino.explainer.internal.constraints;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintShape;
import org.nonomino.core.House;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.ConstraintScope;
import org.nonomino.explainer.internal.board.JointScope;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Notation;
import org.nonomino.explainer.internal.step.StepText;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.explainer.terms.StepKind;

/**
 * Explains why several conditions together exclude candidates. The sentence lists the combinations
 * or fillings that are left if they are few. Otherwise, it names the conditions that an excluded
 * digit would leave no way to satisfy.
 */
final class JointWords {
  /** The number of fillings or combinations that a sentence lists. */
  private static final int MOST_LISTED = 4;

  /** The number of empty cells whose fillings are listed. */
  private static final int MOST_CELLS = 4;

  /** The number of fillings that a constraint would need next to an excluded digit. */
  private static final int MOST_NEEDED = 3;

  /** The number of fillings from which combinations are collected. */
  private static final int MOST_FILLINGS = 200;

  private final FoundStep step;
  private final BoardState board;
  private final Evidence evidence;
  private final JointScope scope;
  private final ConstraintScope conditions;
  private final long[] domains;
  private final List<NeededPlaces> needed = new ArrayList<>();

  /** The empty cells. Those that two constraints share come between their other cells. */
  private final List<Integer> empty = new ArrayList<>();

  JointWords(FoundStep step, BoardState board) {
    this.step = step;
    this.board = board;
    evidence = step.evidence();
    scope =
        board.tables.jointScopes().orElseThrow().named(evidence.constraints(), evidence.cells());
    conditions = scope.conditions();
    domains = SupportSearch.domains(conditions, board);
    for (int cell : scope.cells) {
      if (board.digit(cell) == 0) {
        empty.add(cell);
      }
    }
    empty.sort(Comparator.comparingInt(this::rank).thenComparing(Comparator.naturalOrder()));
    for (NeededPlaces each : NeededPlaces.in(conditions, board)) {
      House house = board.tables.house(each.house());
      if (evidence.houses().contains(house)
          && JointCombinations.hasAllPlaces(house, each.digit(), evidence, board)) {
        needed.add(each);
      }
    }
  }

  /** Returns whether a cell is named among the first (0), in the middle (1) or at the end (2). */
  private int rank(int cell) {
    if (scope.parts.size() != 2) {
      return 0;
    }
    boolean isInFirst = scope.parts.get(0).indexOf(cell) >= 0;
    boolean isInSecond = scope.parts.get(1).indexOf(cell) >= 0;
    return !isInFirst ? 2 : isInSecond ? 1 : 0;
  }

  StepText text() {
    Words pattern =
        Words.of(
            "%s in %s",
            ConstraintWords.names(evidence.constraints()), Notation.set(board, evidence.cells()));
    Words sentence =
        byCombinations()
            .or(this::byFillings)
            .or(this::byForced)
            .or(this::byNeed)
            .orElseGet(this::general);
    List<Words> full = new ArrayList<>();
    full.add(
        Words.of(
            "These cells have the following digits left: %s.",
            Wording.withDigits(board, evidence.cells())));
    for (NeededPlaces each : needed) {
      full.add(
          Words.of(
              "In %s, %s has no other place.",
              Wording.house(board, board.tables.house(each.house())),
              Notation.digit(each.digit())));
    }
    full.add(sentence);
    return new StepText(pattern, sentence, full);
  }

  /** Names the conditions: {@code the cage of 11 at r1c1, without consecutive neighbours}. */
  private Words subject() {
    return subject(evidence.constraints());
  }

  private Words subject(List<Constraint> constraints) {
    List<Words> parts = local(constraints);
    List<Words> with = qualifiers(constraints);
    Words first =
        parts.isEmpty()
            ? Wording.brief(board, evidence.cells())
            : besideParts()
                .map(beside -> Words.of("%s and, %s", Words.join(", ", parts), beside))
                .orElseGet(() -> Words.list(parts, "and"));
    return with.isEmpty() ? first : Words.of("%s %s", first, Words.list(with, "and"));
  }

  /** Names the conditions that digits would not fit, with the digits that houses need. */
  private Words fitting(List<Constraint> constraints) {
    return Words.of(
        "%s%s",
        subject(constraints),
        needed.isEmpty()
            ? Words.NONE
            : Words.of(
                " and give %s %s %s",
                Wording.houses(board, evidence.houses()),
                evidence.houses().size() == 1 ? "its" : "their",
                Wording.digits(needed.stream().map(NeededPlaces::digit).toList())));
  }

  /** Names the conditions for conclusions, with the digits that houses need. */
  private Words together() {
    return needed.isEmpty()
        ? subject()
        : Words.of(
            "%s and the %s of %s",
            subject(),
            Wording.digits(needed.stream().map(NeededPlaces::digit).toList()),
            Wording.houses(board, evidence.houses()));
  }

  /** Names the cells of a house that limit the constraints inside it: {@code in row 1, r1c12}. */
  private Optional<Words> besideParts() {
    if (step.kind() != StepKind.HOUSE_COMBINATIONS) {
      return Optional.empty();
    }
    List<Integer> others =
        evidence.cells().stream()
            .filter(cell -> !scope.isInPart(cell) && cell != step.deductions().get(0).cell())
            .toList();
    return others.isEmpty()
        ? Optional.empty()
        : board.layout().houses().stream()
            .filter(house -> evidence.cells().stream().allMatch(house::contains))
            .findFirst()
            .map(
                house ->
                    Words.of(
                        "in %s, %s", Wording.house(board, house), Wording.brief(board, others)));
  }

  /** Returns the conditions as a reason: {@code by the cage of 11 at r1c1}. */
  private Words reason() {
    return local(evidence.constraints()).isEmpty()
        ? Words.list(qualifiers(evidence.constraints()), "and")
        : Words.of("by %s", together());
  }

  private static List<Words> local(List<Constraint> constraints) {
    return ConstraintWords.namesByKind(
        constraints.stream().filter(each -> !each.appliesEverywhere()).toList());
  }

  private static List<Words> qualifiers(List<Constraint> constraints) {
    List<Words> with = new ArrayList<>();
    constraints.stream()
        .filter(Constraint::appliesEverywhere)
        .forEach(constraint -> with.add(everywhere(constraint)));
    return with;
  }

  /** Returns the words for a rule of the whole grid after the constraints that it restricts. */
  private static Words everywhere(Constraint constraint) {
    return switch (constraint.kind()) {
      case NON_CONSECUTIVE -> Words.of("without consecutive neighbours");
      case NEGATIVE_RATIO -> Words.of("without further black dots");
      case NEGATIVE_XV -> Words.of("without further signs");
      case ANTI_KNIGHT -> Words.of("without equal digits a knight’s move apart");
      case ANTI_KING -> Words.of("without equal digits that touch");
      default -> Words.of("with %s", ConstraintWords.name(constraint));
    };
  }

  private Words so(Words reason) {
    return Words.of("%s, so %s.", reason.capitalized(), Wording.conclusions(board, step));
  }

  /** Lists what a few cells can be, from one end to the other: {@code 1-2-4 or 2-4-8}. */
  private Optional<Words> byFillings() {
    if (empty.size() > MOST_CELLS || empty.size() < 2) {
      return Optional.empty();
    }
    List<int[]> fillings = new Fillings(conditions, needed, MOST_LISTED).of(empty, domains);
    if (fillings.isEmpty() || fillings.size() > MOST_LISTED || !areExplained(fillings)) {
      return Optional.empty();
    }
    List<Words> listed = fillings.stream().map(JointWords::filling).toList();
    return Optional.of(
        so(
            Words.of(
                "%s, %s can only be %s",
                chain().orElseGet(this::reason),
                Wording.inOrder(board, empty),
                Words.list(listed, "or"))));
  }

  /** Names two signs that share a cell without repeating their cells: {@code along two dots}. */
  private Optional<Words> chain() {
    List<Constraint> signs = evidence.constraints();
    boolean isChain =
        signs.size() == 2
            && signs.stream().allMatch(sign -> sign.kind().shape() == ConstraintShape.EDGE)
            && signs.stream().allMatch(sign -> sign.cells().stream().allMatch(empty::contains))
            && empty.stream().allMatch(scope::isInPart)
            && needed.isEmpty();
    return isChain
        ? Optional.of(Words.of("along the %s", ConstraintWords.nouns(signs)))
        : Optional.empty();
  }

  private boolean areExplained(List<int[]> fillings) {
    for (Deduction conclusion : step.deductions()) {
      int index = empty.indexOf(conclusion.cell());
      if (index < 0) {
        return false;
      }
      boolean isPlaced = conclusion instanceof Deduction.Placement;
      for (int[] digits : fillings) {
        if ((digits[index] == conclusion.digit()) != isPlaced) {
          return false;
        }
      }
    }
    return true;
  }

  /** Returns digits in the order of their cells: {@code 1-2-4}. */
  private static Words filling(int[] digits) {
    return Words.join("-", Arrays.stream(digits).mapToObj(Notation::digit).toList());
  }

  /** Lists the sums of a cage that the other conditions leave: {@code 2+9 or 3+8}. */
  private Optional<Words> byCombinations() {
    for (ConstraintScope part : scope.parts) {
      Optional<Words> words = byCombinations(part);
      if (words.isPresent()) {
        return words;
      }
    }
    return Optional.empty();
  }

  private Optional<Words> byCombinations(ConstraintScope part) {
    List<Integer> open =
        Arrays.stream(part.cells).filter(cell -> board.digit(cell) == 0).boxed().toList();
    if (!ConstrainedStep.isKnownSum(part) || open.size() < 2) {
      return Optional.empty();
    }
    List<int[]> fillings = new Fillings(conditions, needed, MOST_FILLINGS).of(open, domains);
    Set<Long> sets = new LinkedHashSet<>();
    for (int[] digits : fillings) {
      long set = 0;
      for (int digit : digits) {
        set |= 1L << (digit - 1);
      }
      sets.add(Long.bitCount(set) == digits.length ? set : 0);
    }
    boolean isListed = !sets.isEmpty() && sets.size() <= MOST_LISTED && !sets.contains(0L);
    if (!isListed || fillings.size() > MOST_FILLINGS || !isOutside(sets, open)) {
      return Optional.empty();
    }
    List<Words> listed = sets.stream().map(set -> Wording.sum(set, "+")).toList();
    return Optional.of(
        so(
            Words.of(
                "%s, %s can only be %s",
                reason(), Wording.brief(board, open), Words.list(listed, "or"))));
  }

  /** Returns whether all conclusions are excluded digits of one cell. */
  private boolean isOfOneCell() {
    return !step.isPlacement() && Wording.isOfOneCell(step);
  }

  /** Says which two cells would have digits that exclude each other, for each excluded digit. */
  private Optional<Words> byForced() {
    if (!isOfOneCell() || step.deductions().size() > 2) {
      return Optional.empty();
    }
    List<Words> clauses = new ArrayList<>();
    for (Deduction lost : step.deductions()) {
      Optional<Words> clash = clash(lost);
      if (clash.isEmpty()) {
        return Optional.empty();
      }
      Words digit = Notation.digit(lost.digit());
      Words with =
          clauses.isEmpty()
              ? Words.of("With %s in %s", digit, Wording.cell(board, lost.cell()))
              : Words.of("with %s", digit);
      clauses.add(Words.of("%s, %s", with, clash.get()));
    }
    return Optional.of(Words.of("%s.", Words.join("; ", clauses)));
  }

  /** Returns two cells that an excluded digit would give digits that exclude each other. */
  private Optional<Words> clash(Deduction lost) {
    int at = conditions.indexOf(lost.cell());
    int[] forced = new int[domains.length];
    for (int i = 0; i < domains.length; i++) {
      long left = i == at ? 0 : domains[i] & conditions.allowed(at, lost.digit(), i);
      boolean isForced = Long.bitCount(left) == 1 && board.digit(scope.cells[i]) == 0;
      forced[i] = isForced ? ScopeSums.lowest(left) : 0;
    }
    for (int i = 0; i < forced.length; i++) {
      for (int j = 0; j < i; j++) {
        if (forced[i] != 0
            && forced[j] != 0
            && (conditions.allowed(i, forced[i], j) & 1L << (forced[j] - 1)) == 0) {
          return Optional.of(clash(scope.cells[j], forced[j], scope.cells[i], forced[i]));
        }
      }
    }
    return Optional.empty();
  }

  private Words clash(int first, int digit, int second, int other) {
    return digit == other
        ? Words.of(
            "%s would both be %s",
            Wording.cells(board, List.of(first, second)), Notation.digit(digit))
        : Words.of(
            "%s would be %s beside %s in %s",
            Wording.cell(board, first),
            Notation.digit(digit),
            Notation.digit(other),
            Wording.cell(board, second));
  }

  /**
   * Says which digits a constraint would need next to the excluded digits of one cell, and that the
   * other constraints leave no way to place them.
   */
  private Optional<Words> byNeed() {
    int cell = step.deductions().get(0).cell();
    if (!isOfOneCell() || scope.parts.size() < 2) {
      return Optional.empty();
    }
    List<Integer> digits = step.deductions().stream().map(Deduction::digit).toList();
    for (ConstraintScope part : scope.parts) {
      List<Integer> others =
          Arrays.stream(part.cells)
              .filter(each -> board.digit(each) == 0 && each != cell)
              .boxed()
              .toList();
      List<int[]> fillings =
          part.indexOf(cell) < 0 || others.size() > MOST_CELLS
              ? List.of()
              : fillingsBeside(cell, digits, part, others);
      if (!fillings.isEmpty() && fillings.size() <= MOST_NEEDED) {
        return Optional.of(
            Words.of(
                "With %s in %s, %s would need %s in %s, and then no digits would fit %s.",
                digits(digits),
                Wording.cell(board, cell),
                ConstraintWords.name(part.constraint),
                Words.list(fillings.stream().map(JointWords::filling).toList(), "or"),
                Wording.inOrder(board, others),
                rest(part)));
      }
    }
    return Optional.empty();
  }

  /** Returns the fillings of the other cells of one constraint if a cell has an excluded digit. */
  private List<int[]> fillingsBeside(
      int cell, List<Integer> digits, ConstraintScope part, List<Integer> others) {
    ConstraintScope alone = scope.with(List.of(part), scope.relating).conditions();
    long[] assumed = domains.clone();
    assumed[alone.indexOf(cell)] = 0;
    digits.forEach(digit -> assumed[alone.indexOf(cell)] |= 1L << (digit - 1));
    return new Fillings(alone, List.of(), MOST_NEEDED).of(others, assumed);
  }

  /** Names all conditions of the step except one constraint. */
  private Words rest(ConstraintScope part) {
    return fitting(
        evidence.constraints().stream()
            .filter(constraint -> !constraint.equals(part.constraint))
            .toList());
  }

  /** Returns whether the conclusions are eliminations of digits that no combination has. */
  private boolean isOutside(Set<Long> sets, List<Integer> open) {
    long union = sets.stream().reduce(0L, (one, other) -> one | other);
    return step.deductions().stream()
        .allMatch(
            conclusion ->
                conclusion instanceof Deduction.Elimination
                    && open.contains(conclusion.cell())
                    && (union & 1L << (conclusion.digit() - 1)) == 0);
  }

  /** Says that an excluded digit would leave no way to fill the cells. */
  private Words general() {
    Deduction first = step.deductions().get(0);
    if (step.isPlacement()) {
      return Words.of(
          "Only %s in %s leaves digits that fit %s.",
          Notation.digit(first.digit()),
          Wording.cell(board, first.cell()),
          fitting(evidence.constraints()));
    }
    if (!Wording.isOfOneCell(step)) {
      return Words.of("By %s together, %s.", together(), Wording.conclusions(board, step));
    }
    return Words.of(
        "With %s in %s, no digits would fit %s.",
        digits(step.deductions().stream().map(Deduction::digit).toList()),
        Wording.cell(board, first.cell()),
        fitting(evidence.constraints()));
  }

  /** Names digits as alternatives with runs joined. */
  private static Words digits(List<Integer> digits) {
    return Wording.anyRange(
        digits.stream().mapToLong(d -> 1L << (d - 1)).reduce(0, (a, b) -> a | b));
  }

  /**
   * The digits that cells can have together.
   *
   * @param needed the digits that some cells of the scope must have among them
   * @param most the number of fillings after which one more is enough
   */
  private record Fillings(ConstraintScope conditions, List<NeededPlaces> needed, int most) {
    /** Returns each filling of some cells once, ascending from the first cell on. */
    List<int[]> of(List<Integer> cells, long[] domains) {
      List<int[]> found = new ArrayList<>();
      int[] at = cells.stream().mapToInt(conditions::indexOf).toArray();
      collect(at, 0, domains, new int[at.length], found);
      return found;
    }

    private void collect(int[] at, int depth, long[] domains, int[] digits, List<int[]> found) {
      if (depth == at.length) {
        found.add(digits.clone());
        return;
      }
      long[] own = domains.clone();
      for (long rest = domains[at[depth]]; rest != 0 && found.size() <= most; rest &= rest - 1) {
        own[at[depth]] = Long.lowestOneBit(rest);
        if (!SupportSearch.isRefuted(
            conditions, own, needed, JointCombinations.MOST_TRIES, () -> false)) {
          digits[depth] = ScopeSums.lowest(rest);
          collect(at, depth + 1, own, digits, found);
        }
      }
    }
  }
}

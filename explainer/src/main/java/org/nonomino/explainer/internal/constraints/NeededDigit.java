package org.nonomino.explainer.internal.constraints;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.nonomino.core.Constraint;
import org.nonomino.core.House;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.Candidates;
import org.nonomino.explainer.internal.board.CellSet;
import org.nonomino.explainer.internal.board.ConstraintScope;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Notation;
import org.nonomino.explainer.internal.step.StepCollector;
import org.nonomino.explainer.internal.step.StepText;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.explainer.terms.StepKind;

/**
 * A digit that every combination of a constraint needs, so that cells that see all its places there
 * cannot have it.
 *
 * <p>Example: a cage of 7 in three cells is 1, 2 and 4; cells that see all three lose these digits.
 */
public final class NeededDigit implements Technique {
  @Override
  public Set<StepKind> kinds() {
    return Set.of(StepKind.NEEDED_DIGIT);
  }

  @Override
  public boolean looksBack() {
    return true;
  }

  @Override
  public void find(BoardState board, StepCollector steps) {
    ChangedScopes changed = new ChangedScopes(board, steps, this);
    for (ConstraintScope scope : board.tables.scopes()) {
      boolean hasChanged = changed.contain(scope.cells);
      for (int digit = 1; hasChanged && digit <= board.size() && !steps.isDone(); digit++) {
        findIn(scope, digit, board, steps);
      }
    }
  }

  private void findIn(ConstraintScope scope, int digit, BoardState board, StepCollector steps) {
    CellSet places = CellSet.none(board.tables);
    for (int cell : scope.cells) {
      if (board.digit(cell) == digit) {
        return;
      }
      if (board.isCandidate(cell, digit)) {
        places.add(cell);
      }
    }
    if (places.isEmpty()) {
      return;
    }
    CellSet seers = places.seers(board.tables);
    List<Deduction> eliminations = eliminations(seers, digit, board);
    if (eliminations.isEmpty()) {
      return;
    }
    long[] domains = SupportSearch.domains(scope, board);
    if (!isNeeded(scope, digit, domains, steps)) {
      return;
    }
    long set = 1L << (digit - 1);
    for (long rest = setOf(places, board) & ~set; rest != 0; rest &= rest - 1) {
      int other = Long.numberOfTrailingZeros(rest) + 1;
      if (isOnlyIn(places, scope, other, board) && isNeeded(scope, other, domains, steps)) {
        set |= Long.lowestOneBit(rest);
        eliminations.addAll(eliminations(seers, other, board));
      }
    }
    long[] any = new long[scope.cells.length];
    Arrays.fill(any, -1L >>> (Long.SIZE - board.size()));
    List<Candidate> candidates = new ArrayList<>();
    if (Long.bitCount(set) == 1 && isNeeded(scope, digit, any, steps)) {
      places.addTo(candidates, digit);
    } else {
      for (int i = 0; i < domains.length; i++) {
        Candidates.addAll(candidates, scope.cells[i], domains[i]);
      }
    }
    List<Deduction> deductions = Placements.orElse(eliminations, board);
    if (deductions.get(0) instanceof Deduction.Placement placement) {
      Candidates.addAll(candidates, placement.cell(), board.candidates(placement.cell()));
    }
    steps.add(
        new FoundStep(
            this,
            StepKind.NEEDED_DIGIT,
            StepKind.NEEDED_DIGIT.lowestRating(),
            deductions,
            Evidence.of(scope.constraint, candidates)));
  }

  private static List<Deduction> eliminations(CellSet losing, int digit, BoardState board) {
    List<Deduction> eliminations = new ArrayList<>();
    for (int cell = losing.next(0); cell >= 0; cell = losing.next(cell + 1)) {
      if (cell < board.cellCount() && board.isCandidate(cell, digit)) {
        eliminations.add(new Deduction.Elimination(cell, digit));
      }
    }
    return eliminations;
  }

  /** Returns the digits of some cells if there are as many digits as cells; otherwise none. */
  private static long setOf(CellSet places, BoardState board) {
    long digits = 0;
    for (int cell = places.next(0); cell >= 0; cell = places.next(cell + 1)) {
      digits |= board.candidates(cell);
    }
    return Long.bitCount(digits) == places.count() ? digits : 0;
  }

  /** Returns whether no other cell of a constraint has a digit or can have it. */
  private static boolean isOnlyIn(
      CellSet places, ConstraintScope scope, int digit, BoardState board) {
    for (int cell : scope.cells) {
      if (!places.contains(cell) && (board.possible(cell) >>> (digit - 1) & 1) != 0) {
        return false;
      }
    }
    return true;
  }

  private static boolean isNeeded(
      ConstraintScope scope, int digit, long[] choices, StepCollector steps) {
    long[] domains = choices.clone();
    for (int i = 0; i < domains.length; i++) {
      domains[i] &= ~(1L << (digit - 1));
      if (domains[i] == 0) {
        return true;
      }
    }
    return SupportSearch.isRefuted(scope, domains, steps::isDone);
  }

  @Override
  public StepText text(FoundStep step, BoardState board) {
    long digits = digits(step, board);
    List<Integer> places = placesOf(digits, step);
    if (Long.bitCount(digits) > 1) {
      return ofSet(step, board, digits, places);
    }
    Constraint constraint = step.evidence().constraints().get(0);
    Words name = ConstraintWords.name(constraint);
    Words result = Wording.conclusions(board, step);
    Words needs = Words.of("%s needs %s", name.capitalized(), Wording.digits(digits));
    if (constraint.cells().count() > 2) {
      needs = Words.of("%s in %s", needs, Wording.brief(board, places, "or"));
    }
    Set<Integer> losing =
        new LinkedHashSet<>(step.deductions().stream().map(Deduction::cell).toList());
    Words sees =
        Words.of(
            "%s %s %s",
            Wording.brief(board, losing),
            losing.size() == 1 ? "sees" : "see",
            places.size() == 1 ? "it" : places.size() == 2 ? "both" : "all of these");
    return StepText.of(
        Words.of("%s in %s", Wording.digits(digits), name),
        Words.of("%s, so %s.", needs, result),
        Words.of(
            "%s. Without it, the digits that are left could not fill these cells. Wherever it is, %s, so %s.",
            needs, sees, result));
  }

  /** Returns the text for as many needed digits as cells: {@code r8c3 and r9c3 are a 7-9 pair}. */
  private static StepText ofSet(
      FoundStep step, BoardState board, long digits, List<Integer> places) {
    Words set =
        Words.of(
            "%s are %s %s",
            Wording.brief(board, places),
            Wording.article(ScopeSums.lowest(digits)),
            Wording.setName(Wording.members(digits)));
    Words result = Wording.conclusions(board, step);
    List<House> houses = housesOf(places, board);
    boolean areCleared =
        !step.isPlacement()
            && step.deductions().stream()
                .allMatch(it -> houses.stream().anyMatch(house -> house.contains(it.cell())));
    Words sentence =
        areCleared
            ? Words.of("%s: clear %s.", set, Wording.houses(board, houses))
            : Words.of("%s: %s.", set, result);
    return StepText.of(
        Words.of("%s in %s", Wording.digits(digits), Notation.cells(board, places)),
        sentence,
        Words.of(
            "%s needs %s, and only %s can have them. So no cell that sees them all has one of these digits: %s.",
            ConstraintWords.name(step.evidence().constraints().get(0)).capitalized(),
            Wording.digits(digits),
            Wording.brief(board, places),
            result));
  }

  private static List<House> housesOf(List<Integer> cells, BoardState board) {
    List<House> houses = new ArrayList<>();
    for (int house : board.tables.searchOrder) {
      House each = board.tables.house(house);
      if (cells.stream().allMatch(each::contains)) {
        houses.add(each);
      }
    }
    return houses;
  }

  /** Returns the needed digits of a step, bit d − 1 for digit d. */
  private static long digits(FoundStep step, BoardState board) {
    if (step.isPlacement()) {
      return Wording.lost(board, step);
    }
    long digits = 0;
    for (Deduction deduction : step.deductions()) {
      digits |= 1L << (deduction.digit() - 1);
    }
    return digits;
  }

  private static List<Integer> placesOf(long digits, FoundStep step) {
    int placed = step.isPlacement() ? step.deductions().get(0).cell() : -1;
    return Candidates.cells(
        step.evidence().candidates().stream()
            .filter(candidate -> (digits >>> (candidate.digit() - 1) & 1) != 0)
            .filter(candidate -> candidate.cell() != placed)
            .toList());
  }
}

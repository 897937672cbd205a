package org.nonomino.explainer.internal.told;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.MutableBoard;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.terms.Premise;
import org.nonomino.explainer.terms.StepKind;

/**
 * Leaves out the steps of a path that no placement rests on, directly or through other steps. Used
 * for one path; not thread-safe.
 *
 * <p>Without them the board has more candidates, so each remaining step is searched for again, and
 * may now eliminate more. Singles and chains are not searched for, because they hold as soon as
 * their premises are absent. If a step is not found, all steps before it are kept.
 */
public final class Detours {
  private final List<FoundStep> steps;
  private final BooleanSupplier isStopped;

  /** The board before each step, and the board after the last. */
  private final List<BoardState> boards = new ArrayList<>();

  private final List<List<Integer>> restsOn = new ArrayList<>();
  private final boolean[] isKept;

  /** The first step that may be left out. */
  private int firstFree;

  /**
   * @param start the board before the first step
   * @param steps the path
   */
  public Detours(BoardState start, List<FoundStep> steps, BooleanSupplier isStopped) {
    this.steps = steps;
    this.isStopped = isStopped;
    this.isKept = new boolean[steps.size()];
    MutableBoard board = new MutableBoard(start);
    boards.add(board.snapshot());
    Dependencies dependencies = new Dependencies(start.size());
    for (FoundStep step : steps) {
      restsOn.add(dependencies.add(step, board));
      board.apply(step.deductions());
      boards.add(board.snapshot());
    }
  }

  /** Returns the path without detours; empty if time is up. */
  public Optional<List<FoundStep>> leaveOut() {
    while (true) {
      sweep();
      List<FoundStep> told = new ArrayList<>();
      int failed = retell(told);
      if (failed < 0) {
        return Optional.of(told);
      }
      if (isStopped.getAsBoolean()) {
        return Optional.empty();
      }
      firstFree = failed + 1;
    }
  }

  /** Returns the steps that are left out, in their order. */
  public List<FoundStep> leftOut() {
    List<FoundStep> out = new ArrayList<>();
    for (int i = 0; i < isKept.length; i++) {
      if (!isKept[i]) {
        out.add(steps.get(i));
      }
    }
    return out;
  }

  /** Keeps the placements and the steps that they rest on, from the last to the first. */
  private void sweep() {
    for (int i = isKept.length - 1; i >= 0; i--) {
      isKept[i] |= i < firstFree || steps.get(i).isPlacement();
      if (isKept[i]) {
        restsOn.get(i).forEach(each -> isKept[each] = true);
      }
    }
  }

  /** Collects the kept steps; returns the index of the first that does not hold; −1 if all do. */
  private int retell(List<FoundStep> told) {
    MutableBoard now = new MutableBoard(boards.get(0));
    for (int i = 0; i < isKept.length; i++) {
      if (isKept[i]) {
        Optional<FoundStep> again = isSame(now, i) ? Optional.of(steps.get(i)) : again(now, i);
        if (again.isEmpty()) {
          return i;
        }
        told.add(again.get());
        now.apply(again.get().deductions());
      }
    }
    return -1;
  }

  private boolean isSame(BoardState now, int index) {
    BoardState before = boards.get(index);
    for (int cell = 0; cell < now.cellCount(); cell++) {
      if (now.candidates(cell) != before.candidates(cell)) {
        return false;
      }
    }
    return true;
  }

  private Optional<FoundStep> again(BoardState now, int index) {
    FoundStep step = steps.get(index);
    if (!hasPremises(now, index)) {
      return Optional.empty();
    }
    if (isSingle(step) || !step.evidence().links().isEmpty()) {
      return Optional.of(step);
    }
    SameStep same = new SameStep(step, now, boards.get(index + 1), isStopped);
    if (step.technique().isSoundOn(now)) {
      step.technique().find(now, same);
    }
    return same.found();
  }

  private static boolean isSingle(FoundStep step) {
    return step.kind() == StepKind.LAST_CELL
        || step.kind() == StepKind.HIDDEN_SINGLE
        || step.kind() == StepKind.NAKED_SINGLE;
  }

  private boolean hasPremises(BoardState now, int index) {
    for (Premise premise : steps.get(index).premises(boards.get(index))) {
      if (now.isCandidate(premise.cell(), premise.digit())) {
        return false;
      }
    }
    return true;
  }
}

package org.nonomino.explainer.internal.told;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiPredicate;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.MutableBoard;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.StepKind;

/**
 * Solves a board with the first technique that finds a step, as a rated path does, but takes of its
 * steps of one rating the nearest to the last digit. Used for one path.
 */
public final class NearPath {
  private final List<Technique> techniques;
  private final Predicate<StepKind> takes;
  private final BiPredicate<Technique, Technique> mayPassOver;
  private final BooleanSupplier isStopped;
  private final Map<Technique, BoardState> inVain = new HashMap<>();

  /**
   * @param techniques the techniques in their order
   * @param takes whether steps of a kind are used
   * @param mayPassOver whether a step of the first technique is taken although the second, later
   *     technique may have an easier one
   */
  public NearPath(
      List<Technique> techniques,
      Predicate<StepKind> takes,
      BiPredicate<Technique, Technique> mayPassOver,
      BooleanSupplier isStopped) {
    this.techniques = techniques;
    this.takes = takes;
    this.mayPassOver = mayPassOver;
    this.isStopped = isStopped;
  }

  /**
   * Returns the steps from a board until it is full, no technique finds a step, or time is up.
   *
   * @param isToDigit whether the path ends with the first digit
   */
  public List<FoundStep> from(BoardState start, boolean isToDigit) {
    MutableBoard board = new MutableBoard(start);
    List<FoundStep> steps = new ArrayList<>();
    OptionalInt last = OptionalInt.empty();
    while (!board.isFull() && !(isToDigit && last.isPresent())) {
      Optional<FoundStep> step =
          new NearestStep(board, last, takes, mayPassOver, inVain, isStopped)
              .search(board, techniques);
      if (step.isEmpty()) {
        return steps;
      }
      FoundStep told = step.get().told(board);
      steps.add(told);
      board.apply(told.deductions());
      last = placed(told).isPresent() ? placed(told) : last;
    }
    return steps;
  }

  private static OptionalInt placed(FoundStep step) {
    Deduction first = step.deductions().get(0);
    return first instanceof Deduction.Placement
        ? OptionalInt.of(first.cell())
        : OptionalInt.empty();
  }
}

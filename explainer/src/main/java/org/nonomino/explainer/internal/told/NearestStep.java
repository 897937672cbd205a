package org.nonomino.explainer.internal.told;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiPredicate;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.StepSearch;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;

/**
 * Searches one board by one technique after another. Among all steps with the rating of the first,
 * it keeps the nearest to a cell or, for chains, the shortest to read.
 */
final class NearestStep extends StepSearch {
  /** Steps with this rating or a higher one take longer to read than to find on the board. */
  private static final Rating LONG = new Rating(65);

  /** Only the easiest steps of techniques with at least this rating are found, as they are slow. */
  private static final Rating SLOW = new Rating(90);

  /** The maximum number of steps whose words are counted. */
  private static final int MAX_COMPARED = 40;

  private final BoardState board;
  private final OptionalInt last;

  /** The distance of the step or, if it is a chain, its number of words. */
  private int cost;

  /** The number of compared chains of the current technique. */
  private int compared;

  private boolean findsEasiestFirst;
  private boolean isSlow;

  /** Whether the current technique finds nothing better. */
  private boolean hasEnough;

  /**
   * @param last the cell of the last digit; if there is none, the first step counts
   * @see StepSearch for the other parameters
   */
  NearestStep(
      BoardState board,
      OptionalInt last,
      Predicate<StepKind> takes,
      BiPredicate<Technique, Technique> mayPassOver,
      Map<Technique, BoardState> inVain,
      BooleanSupplier isStopped) {
    super(takes, mayPassOver, inVain, isStopped);
    this.board = board;
    this.last = last;
  }

  @Override
  protected void begin(Technique technique) {
    hasEnough = false;
    compared = 0;
    findsEasiestFirst = technique.findsEasiestFirst();
    isSlow = technique.lowestRating().compareTo(SLOW) >= 0;
  }

  @Override
  protected boolean takes(FoundStep found, Optional<FoundStep> present) {
    if (isDone()) {
      return false;
    }
    boolean isLong = found.rating().compareTo(LONG) >= 0;
    int harder = present.map(step -> found.rating().compareTo(step.rating())).orElse(-1);
    if (harder > 0) {
      hasEnough = isLong && findsEasiestFirst;
      return false;
    }
    compared += isLong ? 1 : 0;
    int itsCost = isLong ? found.wordCount(board) : distance(found);
    boolean isTaken = harder < 0 || itsCost < cost;
    cost = isTaken ? itsCost : cost;
    hasEnough = isLong ? isSlow || compared >= MAX_COMPARED : isTaken && cost == 0;
    return isTaken;
  }

  /**
   * Returns twice the number of king's moves from the cell to the nearest conclusion of a step, and
   * one more if the two cells do not see each other; 0 if there is no cell.
   */
  private int distance(FoundStep step) {
    if (last.isEmpty()) {
      return 0;
    }
    int from = last.getAsInt();
    int least = Integer.MAX_VALUE;
    int size = board.size();
    for (Deduction deduction : step.deductions()) {
      int cell = deduction.cell();
      int rows = Math.abs(cell / size - from / size);
      int columns = Math.abs(cell % size - from % size);
      int unseen = board.tables.arePeers(cell, from) ? 0 : 1;
      least = Math.min(least, 2 * Math.max(rows, columns) + unseen);
    }
    return least;
  }

  @Override
  public boolean isDone() {
    return isStopped() || hasEnough;
  }

  @Override
  public boolean isEndedBy(StepKind kind) {
    return isSlow && isUsed(kind);
  }
}

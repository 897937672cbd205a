package org.nonomino.toolkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.Progress;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Step;
import org.nonomino.explainer.terms.Premise;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.solver.Deadline;

/**
 * Searches puzzles for positions that need a technique, and for positions in which one candidate
 * more would be in its way. Immutable; thread-safe.
 */
public final class PositionSearch {
  /**
   * How far, in tenths, the steps before a position may be harder than the easiest of the
   * technique.
   */
  private static final int HARDER = 5;

  /** Up to this rating steps are found quickly, so they may come before any position. */
  private static final Rating QUICK = new Rating(36);

  /** The number of candidates of a position that are put back in turn. */
  private static final int MAX_TRIED = 12;

  private final StepKind kind;
  private final Rating max;
  private final Explainer explainer;

  /** Finds the steps of other techniques that are not harder than the easiest of this one. */
  private final Explainer others;

  private final Explainer only;

  /** Creates a search for one technique. */
  public PositionSearch(StepKind kind) {
    this.kind = kind;
    this.max = new Rating(kind.lowestRating().tenths() + HARDER).max(QUICK);
    this.explainer = new Explainer(TechniquePosition.techniques(kind));
    this.others = new Explainer(TrueExample.others(kind, kind.lowestRating()));
    this.only = new Explainer(TechniquePosition.only(kind));
  }

  /**
   * A position in which the technique fails, because one more candidate is there. Immutable.
   *
   * @param entry the puzzle with the progress, and the candidates as marks
   * @param board the same as a board
   * @param premise the candidate, whose absence the step needed
   * @param lost the position without the candidate, with the step
   */
  public record NearMiss(PuzzleEntry entry, Board board, Premise premise, TechniquePosition lost) {}

  /**
   * The positions of a puzzle that need the technique. Immutable.
   *
   * @param positions in the order in which the search came to them
   * @param isSolved whether the search came to the solution
   * @param isStopped whether the deadline or an interrupt ended the search
   */
  public record Found(List<TechniquePosition> positions, boolean isSolved, boolean isStopped) {
    /** Copies the list. */
    public Found {
      positions = List.copyOf(positions);
    }
  }

  /**
   * Searches a puzzle for positions that need the technique. Its steps are put off as long as there
   * are others that are easier or as easy. So a position is found if the puzzle has one that is
   * reached without much harder steps.
   *
   * @param source the puzzle; its progress is ignored
   * @param enough the number of positions that end the search, at least 1
   */
  public Found search(PuzzleEntry source, int enough, Deadline deadline) {
    List<TechniquePosition> positions = new ArrayList<>();
    Board board = explainer.board(source.puzzle());
    while (positions.size() < enough) {
      Optional<Step> next = others.nextUpTo(kind.lowestRating(), board, deadline);
      if (next.isEmpty()) {
        Optional<Step> own = only.next(board, deadline);
        next = own.isEmpty() ? own : TrueExample.insteadOf(own.get(), board, deadline);
        if (own.isPresent() && next.isEmpty() && !isStopped(deadline)) {
          positions.add(
              new TechniquePosition(TechniquePosition.reached(source, board), board, own.get()));
          next = own;
        }
      }
      if (next.isEmpty()) {
        next = explainer.nextUpTo(max, board, deadline);
      }
      if (next.isEmpty() || isStopped(deadline)) {
        break;
      }
      board = board.after(next.get());
    }
    return new Found(positions, board.isFull(), isStopped(deadline));
  }

  private static boolean isStopped(Deadline deadline) {
    return deadline.isPast() || Thread.currentThread().isInterrupted();
  }

  /**
   * Returns a position in which the technique finds nothing at all, because a candidate is back
   * that its step needed to be absent. Preferred is one in which there is no easier step either.
   */
  public Optional<NearMiss> nearMiss(TechniquePosition position) {
    Optional<NearMiss> best = Optional.empty();
    List<Premise> premises = position.step().premises(position.board());
    for (Premise premise : premises.subList(0, Math.min(MAX_TRIED, premises.size()))) {
      NearMiss miss = withBack(position, premise);
      if (only.next(miss.board(), Deadline.NEVER).isEmpty()) {
        Rating rating = position.step().rating();
        boolean isStuck =
            new Explainer(TrueExample.others(kind, rating))
                .nextUpTo(rating, miss.board(), Deadline.NEVER)
                .isEmpty();
        if (isStuck) {
          return Optional.of(miss);
        }
        best = best.or(() -> Optional.of(miss));
      }
    }
    return best;
  }

  private NearMiss withBack(TechniquePosition position, Premise premise) {
    Progress progress = position.entry().progress();
    long[] marks = progress.centreMarks();
    marks[premise.cell()] |= 1L << (premise.digit() - 1);
    PuzzleEntry entry =
        position.entry().withProgress(new Progress(progress.grid(), marks, progress.cornerMarks()));
    Board board = explainer.board(entry.puzzle(), entry.progress(), entry.solution().orElseThrow());
    return new NearMiss(entry, board, premise, position);
  }
}

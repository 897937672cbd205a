package org.nonomino.explainer.internal.step;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.ImplicationGraph;
import org.nonomino.explainer.terms.StepKind;

/**
 * A search for one step on one board, by one technique after another. After a step is found, only
 * techniques that may have an easier step are tried. Used once, by one thread.
 */
public abstract class StepSearch implements StepCollector {
  private final Predicate<StepKind> takes;
  private final BiPredicate<Technique, Technique> mayPassOver;
  private final Map<Technique, BoardState> inVain;
  private final BooleanSupplier isStopped;
  private Optional<FoundStep> step = Optional.empty();

  /** Whether the current technique has found a step, taken or not. */
  private boolean hasFound;

  private Optional<ImplicationGraph> graph = Optional.empty();

  /**
   * @param takes whether steps of a kind are used
   * @param mayPassOver whether a step of the first technique is taken although the second, later
   *     technique may have an easier one
   * @param inVain the latest board of the path on which each technique found nothing; the search
   *     adds to it
   * @param isStopped whether time is up
   */
  protected StepSearch(
      Predicate<StepKind> takes,
      BiPredicate<Technique, Technique> mayPassOver,
      Map<Technique, BoardState> inVain,
      BooleanSupplier isStopped) {
    this.takes = takes;
    this.mayPassOver = mayPassOver;
    this.inVain = inVain;
    this.isStopped = isStopped;
  }

  /** Returns the best step, if one was found before time is up. */
  public final Optional<FoundStep> search(BoardState board, List<Technique> techniques) {
    List<Technique> withoutResult = new ArrayList<>();
    for (Technique technique : techniques) {
      if (isStopped()) {
        break;
      }
      if (!canImproveBy(technique)) {
        continue;
      }
      hasFound = false;
      begin(technique);
      if (technique.isSoundOn(board)) {
        technique.find(board, this);
      }
      if (technique.looksBack() && !hasFound && !isStopped()) {
        withoutResult.add(technique);
      }
    }
    if (!withoutResult.isEmpty()) {
      BoardState snapshot = new BoardState(board);
      withoutResult.forEach(technique -> inVain.put(technique, snapshot));
    }
    return step;
  }

  /** Returns whether a technique may have a step that replaces the present one. */
  private boolean canImproveBy(Technique technique) {
    return step.isEmpty()
        || (technique.lowestRating().compareTo(step.get().rating()) < 0
            && !mayPassOver.test(step.get().technique(), technique));
  }

  /** Prepares for the next technique. */
  protected abstract void begin(Technique technique);

  /**
   * Returns whether a new step of a used kind is accepted.
   *
   * @param present the step that it replaces, if there is one
   */
  protected abstract boolean takes(FoundStep found, Optional<FoundStep> present);

  /** Returns whether steps of a kind are used. */
  protected final boolean isUsed(StepKind kind) {
    return takes.test(kind);
  }

  /** Returns whether time is up. */
  protected final boolean isStopped() {
    return isStopped.getAsBoolean();
  }

  @Override
  public final void add(FoundStep found) {
    hasFound = true;
    if (isUsed(found.kind()) && takes(found, step)) {
      step = Optional.of(found);
    }
  }

  @Override
  public final Optional<BoardState> lastInVain(Technique technique) {
    return Optional.ofNullable(inVain.get(technique));
  }

  @Override
  public final ImplicationGraph graph(BoardState board) {
    ImplicationGraph known = graph.orElseGet(() -> new ImplicationGraph(board));
    graph = Optional.of(known);
    return known;
  }
}

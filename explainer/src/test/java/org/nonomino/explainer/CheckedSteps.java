package org.nonomino.explainer;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.terms.Link;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.explainer.terms.TechniqueFamily;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.testkit.CorpusPuzzle;

/** Passes steps of partly solved puzzles to the {@link EvidenceChecker}, and counts them. */
final class CheckedSteps {
  /** The maximum number of steps of one technique on one board. */
  private static final int MAX_PER_BOARD = 4;

  /** The number of steps of each kind that are kept. */
  private static final int KEPT = 3;

  /** The rating from which chains are searched inside chains. This takes seconds. */
  private static final Rating SLOW = new Rating(95);

  private static final Rating DYNAMIC_CHAINS = new Rating(85);

  private final int wanted;
  private final int maxBoards;
  private final Map<StepKind, Integer> checked = new EnumMap<>(StepKind.class);
  private final Map<StepKind, Integer> refused = new EnumMap<>(StepKind.class);
  private final Map<StepKind, Integer> inside = new EnumMap<>(StepKind.class);
  private final Map<Technique, Integer> boards = new HashMap<>();
  private final List<String> refusals = new ArrayList<>();
  private final Map<StepKind, List<Kept>> kept = new EnumMap<>(StepKind.class);
  private boolean agrees = true;

  /**
   * A step with the board on which it was found.
   *
   * @param solution the solution of the puzzle
   */
  record Kept(CandidateView view, FoundStep step, Grid solution) {}

  /**
   * @param wanted the number of steps of each kind to request from techniques, in addition to those
   *     of paths
   * @param maxBoards the maximum number of boards on which a technique of dynamic chains is tried
   */
  CheckedSteps(int wanted, int maxBoards) {
    this.wanted = wanted;
    this.maxBoards = maxBoards;
  }

  /**
   * Checks the path of a puzzle, and the findings of other techniques on its boards.
   *
   * @param askEvery the distance of boards on which these techniques are tried
   */
  void addPath(CorpusPuzzle each, TechniqueList techniques, int askEvery) {
    addPath(each.puzzle(), each.solution().orElseThrow(), each.label(), techniques, askEvery);
  }

  /** Checks the path of a puzzle with this solution. */
  void addPath(Puzzle puzzle, Grid solution, String label, TechniqueList techniques, int askEvery) {
    Explainer explainer = new Explainer(techniques);
    BoardState board = explainer.board(puzzle).state();
    CandidateView view = CandidateView.of(puzzle);
    StepPath path = explainer.path(puzzle, Deadline.NEVER);
    int number = 0;
    for (FoundStep step : path.steps().stream().map(Step::found).toList()) {
      agrees &= view.isOf(board);
      if (number++ % askEvery == 0) {
        ask(board, view, solution, label);
      }
      add(view, step, solution, board, label);
      board = board.after(step.deductions());
      view = view.after(step.deductions());
    }
  }

  private void ask(BoardState board, CandidateView view, Grid solution, String label) {
    for (Technique technique : TechniqueList.of(Scale.NONOMINO, Preference.NAMES).techniques()) {
      boolean isWanted =
          technique.kinds().stream().anyMatch(kind -> checked.getOrDefault(kind, 0) < wanted);
      boolean isSlow = technique.lowestRating().compareTo(SLOW) >= 0;
      boolean isDynamic = technique.lowestRating().compareTo(DYNAMIC_CHAINS) >= 0;
      int max = isDynamic ? maxBoards : Integer.MAX_VALUE;
      if (isWanted && !isSlow && boards.merge(technique, 1, Integer::sum) <= max) {
        for (FoundStep step : ChainSteps.find(technique, board, MAX_PER_BOARD)) {
          add(view, step, solution, board, label);
        }
      }
    }
  }

  private void add(
      CandidateView view, FoundStep step, Grid solution, BoardState board, String label) {
    Optional<String> refusal = EvidenceChecker.refusal(view, step);
    checked.merge(step.kind(), 1, Integer::sum);
    for (Link link : step.evidence().links()) {
      link.inner().ifPresent(reason -> inside.merge(reason.kind(), 1, Integer::sum));
    }
    if (refusal.isPresent()) {
      int count = refused.merge(step.kind(), 1, Integer::sum);
      if (count <= KEPT) {
        refusals.add(label + " " + step.notation(board) + ": " + refusal.get());
      }
    } else {
      List<Kept> ofKind = kept.computeIfAbsent(step.kind(), kind -> new ArrayList<>());
      if (ofKind.size() < KEPT) {
        ofKind.add(new Kept(view, step, solution));
      }
    }
  }

  /** Returns whether the boards on the path agree with the rules. */
  boolean boardsAgree() {
    return agrees;
  }

  /** Returns the first refused steps of each kind, with the reasons. */
  List<String> refusals() {
    return refusals;
  }

  /** Returns some accepted steps of a kind. */
  List<Kept> kept(StepKind kind) {
    return kept.getOrDefault(kind, List.of());
  }

  /** Returns the steps of all kinds that have a technique inside. */
  List<Kept> keptWithInside() {
    return kept.values().stream()
        .flatMap(List::stream)
        .filter(each -> each.step().evidence().links().stream().anyMatch(CheckedSteps::isByInside))
        .toList();
  }

  private static boolean isByInside(Link link) {
    return link.inner().isPresent();
  }

  /** Returns the number of links that were checked by techniques of a family inside. */
  int countInside(TechniqueFamily family) {
    return inside.entrySet().stream()
        .filter(entry -> entry.getKey().family() == family)
        .mapToInt(Map.Entry::getValue)
        .sum();
  }

  int count(StepKind kind) {
    return checked.getOrDefault(kind, 0);
  }

  /** Returns the counts, one line per kind. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("kind checked refused inside\n");
    for (StepKind kind : StepKind.values()) {
      text.append(
          "%s %d %d %d%n"
              .formatted(
                  kind, count(kind), refused.getOrDefault(kind, 0), inside.getOrDefault(kind, 0)));
    }
    return text.toString();
  }
}

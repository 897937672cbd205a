package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.nonomino.core.Grid;
import org.nonomino.core.Rules;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Search;
import org.nonomino.solver.Solver;
import org.nonomino.solver.SolverName;
import org.nonomino.solver.bitboard.BitboardSolver;
import org.nonomino.solver.testkit.Corpus;
import org.nonomino.solver.testkit.CorpusPuzzle;

final class RaterTest {
  private static final List<CorpusPuzzle> PUZZLES = Corpus.read("jigsaw9/sgt_basic").subList(0, 20);

  private final CountingSolver solver = new CountingSolver();
  private final Rater rater = new Rater(solver, new Explainer(Scale.NONOMINO));

  @Test
  void provesNothingThatIsKnown() {
    for (CorpusPuzzle puzzle : PUZZLES) {
      Rated proved = rater.rate(puzzle.puzzle(), Deadline.NEVER);
      assertThat(solver.asked).isPositive();
      solver.asked = 0;
      Grid solution = puzzle.solution().orElseThrow();
      Rated known = rater.rate(puzzle.puzzle(), solution, Deadline.NEVER);
      assertThat(solver.asked).isZero();
      assertThat(rating(known)).isEqualTo(rating(proved));
    }
  }

  /** A path that a limit ended keeps its steps. */
  @Test
  void keepsTheStepsBeforeALimit() {
    CorpusPuzzle puzzle = PUZZLES.get(0);
    Explainer explainer = new Explainer(Scale.NONOMINO);
    StepPath whole = explainer.path(puzzle.puzzle(), Deadline.NEVER);
    List<Step> first = whole.steps().subList(0, 3);
    Board end = explainer.board(puzzle.puzzle());
    for (Step step : first) {
      end = end.after(step);
    }
    StepPath stopped = new StepPath(first, end, whole.hardestTried(), /* isStopped= */ true);
    Rated rated = new LevelJudge(Levels.STANDARD).rated(stopped, puzzle.puzzle(), Deadline.NEVER);
    assertThat(rated).isInstanceOf(Rated.Undecided.class);
    assertThat(rated.foundSteps()).isEqualTo(first);
    assertThat(rated.foundPath()).isEmpty();
    assertThat(rater.rate(puzzle.puzzle(), Deadline.NEVER).foundSteps())
        .hasSize(whole.steps().size());
  }

  private static Rating rating(Rated rated) {
    return ((Rated.Solved) rated).path().rating();
  }

  @Test
  void refusesAnotherSolution() {
    CorpusPuzzle puzzle = PUZZLES.get(0);
    Grid other = PUZZLES.get(1).solution().orElseThrow();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> rater.rate(puzzle.puzzle(), other, Deadline.NEVER));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> rater.rate(puzzle.puzzle(), Grid.empty(9), Deadline.NEVER));
  }

  private static final class CountingSolver implements Solver {
    private final Solver solver = new BitboardSolver();
    private int asked;

    @Override
    public SolverName name() {
      return solver.name();
    }

    @Override
    public String description() {
      return solver.description();
    }

    @Override
    public Search prepare(Rules rules) {
      asked++;
      return solver.prepare(rules);
    }
  }
}

package org.nonomino.solver.sat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.Grid;
import org.nonomino.core.Layout;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.SolutionCollector;
import org.nonomino.solver.Solver;
import org.nonomino.solver.StopReason;
import org.nonomino.solver.Verdict;
import org.nonomino.solver.testkit.Corpus;
import org.nonomino.solver.testkit.CorpusGoal;
import org.nonomino.solver.testkit.CorpusPuzzle;
import org.nonomino.solver.testkit.LongConditionsContract;
import org.nonomino.solver.testkit.SolverContract;

final class SatSolverTest implements SolverContract, LongConditionsContract {
  @Override
  public Solver solver() {
    return new SatSolver();
  }

  @Override
  public CorpusGoal corpusGoal() {
    return new CorpusGoal(20_000, 3045);
  }

  @Override
  public CorpusGoal longCorpusGoal() {
    return new CorpusGoal(100_000, 3065);
  }

  /**
   * Puzzles that take minutes with a search of digits, with the proof that the solution is unique.
   */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "jigsawN/challenge12_toroidal",
        "jigsawN/toroidal12_generated",
        "jigsawN/jig16",
        "classic/hardest1106"
      })
  void provesHardPuzzlesUnique(String file) {
    for (CorpusPuzzle puzzle : Corpus.read(file)) {
      assertThat(new SatSolver().solve(puzzle.puzzle()))
          .as("%s", puzzle)
          .isEqualTo(new Verdict.Unique(puzzle.solution().orElseThrow()));
    }
  }

  @Test
  void decidesLargePuzzles() {
    for (CorpusPuzzle puzzle : Corpus.read("classic/large_public")) {
      Verdict verdict = new SatSolver().solve(puzzle.puzzle());
      if (puzzle.countIsExact()) {
        assertThat(verdict)
            .as("%s", puzzle)
            .isEqualTo(new Verdict.Unique(puzzle.solution().orElseThrow()));
      } else {
        assertThat(verdict).as("%s", puzzle).isInstanceOf(Verdict.Multiple.class);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "layouts/impossible_sigh_easy_fast",
        "layouts/impossible_sigh_hard_slow",
        "layouts/impossible_sigh_more",
        "bad/impossible_layouts_6",
        "bad/impossible_layouts_7",
        "bad/impossible_layouts_8"
      })
  void provesThatALayoutHasNoFilling(String file) {
    for (CorpusPuzzle puzzle : Corpus.read(file)) {
      assertThat(new SatSolver().solve(puzzle.puzzle()))
          .as("%s", puzzle)
          .isEqualTo(new Verdict.NoSolution());
    }
  }

  /** Propagation alone is not a step of a search. */
  @ParameterizedTest
  @ValueSource(strings = {"jigsaw9/sgt_trivial", "jigsaw9/sgt_basic"})
  void putsNothingWhereSinglesAreEnough(String file) {
    for (CorpusPuzzle puzzle : Corpus.read(file)) {
      assertThat(puzzle.checkerNodes()).as("%s", puzzle).hasValue(1);
      SearchReport report =
          new SatSolver()
              .prepare(puzzle.puzzle().rules())
              .run(puzzle.puzzle().givens(), SearchLimits.NONE, SearchObserver.NONE);
      assertThat(report)
          .as("%s", puzzle)
          .isEqualTo(new SearchReport(1, 0, 0, StopReason.EXHAUSTED));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 5, 6})
  void fillsLargeLayouts(int boxSide) {
    RegionMask mask = RegionMask.boxes(boxSide, boxSide);
    SolutionCollector solutions = new SolutionCollector();
    new SatSolver()
        .prepare(Rules.of(mask))
        .run(Grid.empty(mask.size()), SearchLimits.solutions(1), solutions);
    assertThat(solutions.solutions())
        .singleElement()
        .satisfies(filling -> assertThat(Rules.of(mask).isSolvedBy(filling)).isTrue());
  }

  /**
   * Layouts with long, winding regions. Without the law of leftovers for sets of more than twelve
   * cells, a hundred thousand nodes are not enough for the larger one.
   */
  @ParameterizedTest
  @ValueSource(
      strings = {
        """
          00000000000001111222
          00030444441111122222
          30330044441551222626
          33334444441511226666
          37334334455512266686
          77333354455112266886
          77333755551112266688
          7777775995aaaa666688
          777777559599aaaaa888
          7bc7cc5599999ddda888
          bbccccc99dddddaaa888
          bbcceccc9dddddaa88ff
          bccceccc99dggaaa8fff
          bceeeeee99ddggaa8ffh
          bbbeeiie9ddggggfffhh
          bbeeeii99ddjgggffhhh
          bbeieiijjjjjjgfffhhh
          beeiiiiiiijjgggffffh
          bbeeiijijjjjggggfhhh
          bbbiiijjjjjjghhhhhhh
          """,
        """
          0000000000111111122333333
          0444000000011111123333333
          4444000000511111222333633
          4447777077511112222333666
          4477777775511152222336666
          4477777875555552222336666
          4477778878555599222226666
          4447aa888855999992bb66666
          444aaa855559999992bbbb666
          444aaa85555999999bbbbb6cc
          aaaaa888dddd9dd99bbbbbccc
          aaaaa8888ddddddd9bbbbcccc
          aaaaeee888dddfgd99bbbcccc
          aaaheee888dddfgdgbbcccccc
          hhhhheee88dddfgggggccciii
          hhhheeeeejdffffffggccciii
          hhhheeeeejjjjffffggggiiii
          hhhheeejjjjjjffffggggiiii
          hkhheeljjjjjjfffffgggiiii
          kkhhelllljjjjfmffggggiiii
          kkhhllllljjjjmmmmmnnnniii
          kkkkllllloooooommmmnnnnnn
          kkkkllllloooooommmmmnnnnn
          kkkkkkllloooooommmmmnnnnn
          kkkkkkllooooooommmmmnnnnn
          """
      })
  void fillsLargeIrregularLayouts(String labels) {
    int size = labels.indexOf('\n');
    int[] regions =
        labels.chars().filter(c -> c != '\n').map(c -> Character.digit(c, 36)).toArray();
    RegionMask mask = RegionMask.jigsaw(size, regions);
    SolutionCollector solutions = new SolutionCollector();
    new SatSolver()
        .prepare(Rules.of(mask))
        .run(Grid.empty(size), SearchLimits.solutions(1).withNodes(100_000), solutions);
    assertThat(solutions.solutions())
        .singleElement()
        .satisfies(filling -> assertThat(Rules.of(mask).isSolvedBy(filling)).isTrue());
  }

  /** Both sets of each pair hold the same digits in every filling. */
  @ParameterizedTest
  @ValueSource(strings = {"jigsaw9/sgt_extreme", "jigsawN/jig16", "jigsaw9/scrambled_disconnected"})
  void leftoversHoldTheSameDigits(String file) {
    int pairs = 0;
    for (CorpusPuzzle puzzle : Corpus.read(file)) {
      SatTables tables = new SatTables(puzzle.puzzle().layout());
      Grid solution = puzzle.solution().orElseThrow();
      for (int i = 0; i < tables.leftovers.length; i += 2) {
        assertThat(digits(solution, tables.leftovers[i]))
            .as("%s", puzzle)
            .isEqualTo(digits(solution, tables.leftovers[i + 1]));
        pairs++;
      }
    }
    assertThat(pairs).isPositive();
  }

  private static int[] digits(Grid grid, int[] cells) {
    int[] digits = new int[cells.length];
    for (int i = 0; i < cells.length; i++) {
      digits[i] = grid.digit(cells[i]);
    }
    Arrays.sort(digits);
    return digits;
  }

  @Test
  void countsAHouseOnceThatIsOfTwoKinds() {
    assertThat(new SatTables(Layout.of(RegionMask.boxes(1, 5))).houses).hasDimensions(10, 5);
    assertThat(new SatTables(Layout.of(RegionMask.boxes(2, 2))).houses).hasDimensions(12, 4);
  }
}

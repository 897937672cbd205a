package org.nonomino.solver.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.nonomino.core.Grid;

final class NaiveOracleTest {
  @Test
  void agreesWithWhatIsKnownByProof() {
    int compared = 0;
    for (KnownPuzzle known : KnownPuzzle.all()) {
      if (known.puzzle().size() <= 9 && known.count() < 2000) {
        List<Grid> found = NaiveOracle.solutions(known.puzzle(), Integer.MAX_VALUE);
        assertThat(found).as("%s", known).hasSize(known.count());
        StrategyTest.assertDistinctSolutions(known.puzzle(), found);
        compared++;
      }
    }
    assertThat(compared).isGreaterThan(50);
  }

  @Test
  void listsSolutionsInTheOrderOfTheirTexts() {
    List<Grid> found = NaiveOracle.solutions(StrategyTest.with288Solutions(), 1000);
    assertThat(found).hasSize(288);
    assertThat(found.stream().map(Grid::toString).toList()).isSorted();
    assertThat(found.get(0)).hasToString("1234341221434321");
  }

  @Test
  void stopsAtTheMost() {
    assertThat(NaiveOracle.solutions(StrategyTest.with288Solutions(), 5)).hasSize(5);
  }
}

package org.nonomino.solver.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.nonomino.core.Grid;
import org.nonomino.solver.SearchLimits;

/** Tests that regions which do not tile the grid hold no digit twice. */
interface PartialRegionsContract extends StrategyTest {
  @Test
  default void keepsRegionsThatDoNotTileTheGrid() {
    for (PartialPuzzle known : PartialPuzzle.all()) {
      List<Grid> found = solutions(known.puzzle(), SearchLimits.NONE);
      assertThat(found).as("%s", known).hasSameSizeAs(known.solutions());
      assertThat(new HashSet<>(found)).as("%s", known).isEqualTo(new HashSet<>(known.solutions()));
    }
  }
}

package org.nonomino.solver.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class PartialPuzzleTest {
  @Test
  void thereArePuzzlesOfAllSorts() {
    assertThat(PartialPuzzle.all())
        .anyMatch(each -> each.solutions().isEmpty())
        .anyMatch(each -> each.solutions().size() == 1)
        .anyMatch(each -> each.solutions().size() > 100)
        .anyMatch(each -> each.puzzle().layout().hasExtraHouses())
        .anyMatch(each -> !each.puzzle().rules().conditions().isEmpty())
        .anyMatch(each -> !each.labels().contains(-1));
    assertThat(PartialPuzzle.all())
        .filteredOn(each -> each.puzzle().mask().partialRegions().size() > 1)
        .hasSizeGreaterThan(80);
  }
}

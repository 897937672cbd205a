package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.nonomino.core.Grid;
import org.nonomino.core.House;
import org.nonomino.core.HouseKind;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.Diagonal;
import org.nonomino.core.constraint.DisjointGroups;
import org.nonomino.core.constraint.ExtraRegion;
import org.nonomino.core.constraint.Windoku;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.solver.Deadline;

/** Checks the houses that follow from extra houses. */
final class DerivedHousesTest {
  private static Board board(Rules rules) {
    return Board.of(new Puzzle(Grid.empty(rules.size()), rules));
  }

  private static List<String> names(Rules rules) {
    Board board = board(rules);
    List<String> names = new ArrayList<>();
    for (House house : board.layout().houses()) {
      if (house.kind() == HouseKind.EXTRA) {
        names.add(board.name(house));
      }
    }
    return names;
  }

  @Test
  void windowsHaveHiddenOnesBetweenThem() {
    Rules windows = Rules.of(RegionMask.boxes(3, 3)).with(new Windoku(9));
    assertThat(names(windows))
        .containsExactlyInAnyOrder(
            "the window at r2c2",
            "the window at r2c6",
            "the window at r6c2",
            "the window at r6c6",
            "the hidden window in rows 2–4",
            "the hidden window in rows 6–8",
            "the hidden window in columns 2–4",
            "the hidden window in columns 6–8",
            "the hidden window in rows 1, 5 and 9");
  }

  @Test
  void holdEachDigitOnce() throws Exception {
    Explainer explainer = new Explainer(Scale.SE);
    int houses = 0;
    for (RecordedConstraintRatingsTest.Recorded each : RecordedConstraintRatingsTest.recorded()) {
      if (each.puzzle().rules().layout().hasExtraHouses()
          && each.rating().compareTo(new Rating(80)) < 0) {
        Board end = explainer.path(each.puzzle(), Deadline.NEVER).end();
        for (House house : end.layout().houses()) {
          assertThat(Arrays.stream(house.cells()).map(end::digit).distinct().count()).isEqualTo(9);
          houses++;
        }
      }
    }
    assertThat(houses).isGreaterThan(1000);
  }

  @Test
  void followFromAnyExtraHouseInFewLines() {
    int[] cells = {0, 1, 2, 3, 4, 9, 10, 11, 12};
    Rules one = Rules.of(RegionMask.boxes(3, 3)).with(ExtraRegion.of(9, cells));
    Board board = board(one);
    House rest =
        board.layout().houses().stream()
            .filter(house -> board.name(house).equals("the hidden house in rows 1 and 2"))
            .findFirst()
            .orElseThrow();
    assertThat(rest.cells())
        .containsExactly(
            IntStream.range(0, 18)
                .filter(cell -> Arrays.stream(cells).noneMatch(used -> used == cell))
                .toArray());
  }

  @Test
  void doNotFollowFromOthers() {
    Rules boxes = Rules.of(RegionMask.boxes(3, 3));
    assertThat(names(boxes)).isEmpty();
    assertThat(names(boxes.with(new Diagonal(9, false)))).containsExactly("the falling diagonal");
    assertThat(names(boxes.with(new DisjointGroups(9)))).hasSize(9).contains("disjoint group 3");
  }
}

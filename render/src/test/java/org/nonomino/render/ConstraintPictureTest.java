package org.nonomino.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.Sandwich;

/** The shapes of constraints for a grid that a program draws itself. */
final class ConstraintPictureTest {
  private static final int CELL = 64;

  private static Rules rules() {
    return Rules.of(RegionMask.boxes(3, 3), List.of(new Sandwich(9, false, 4, 17)));
  }

  @Test
  void aPlainPuzzleHasNoShapes() {
    ConstraintPicture picture =
        ConstraintPicture.of(Rules.of(RegionMask.boxes(3, 3), List.of()), DigitStyle.LETTERS, CELL);

    assertThat(shapes(picture)).isEmpty();
    assertThat(picture.left() + picture.top() + picture.right() + picture.bottom()).isZero();
  }

  @Test
  void cluesOutsideHaveRoomOnTheirSide() {
    ConstraintPicture picture = ConstraintPicture.of(rules(), DigitStyle.LETTERS, CELL);

    assertThat(picture.top()).isPositive();
    assertThat(picture.left() + picture.right() + picture.bottom()).isZero();
  }

  /** The picture of the same puzzle as a file has a margin, and the same shapes apart from it. */
  @Test
  void theOriginIsTheCornerOfTheGrid() {
    PictureMeasures grid = PictureMeasures.ofGrid(9, DigitStyle.LETTERS, CELL, false);

    assertThat(grid.crossing(0, 0)).isEqualTo(new Point(0, 0));
    assertThat(grid.crossing(9, 9)).isEqualTo(new Point(9 * CELL, 9 * CELL));
    assertThat(grid.middle(10)).isEqualTo(new Point(1.5 * CELL, 1.5 * CELL));
    assertThat(PictureLayout.lay(PuzzlePicture.of(new Puzzle(Grid.empty(9), rules())), style()))
        .isNotNull();
  }

  private static PictureStyle style() {
    return new PictureStyle(Theme.LIGHT, false, DigitStyle.LETTERS, 9 * CELL);
  }

  private static List<Shape> shapes(ConstraintPicture picture) {
    return Stream.of(picture.grounds(), picture.lines(), picture.cages(), picture.marks())
        .flatMap(List::stream)
        .toList();
  }
}

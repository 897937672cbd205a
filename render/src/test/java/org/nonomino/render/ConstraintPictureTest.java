package org.nonomino.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
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

  private static List<Shape> shapes(ConstraintPicture picture) {
    return Stream.of(picture.grounds(), picture.lines(), picture.cages(), picture.marks())
        .flatMap(List::stream)
        .toList();
  }
}

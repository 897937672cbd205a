package org.nonomino.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.explainer.Board;

/** The accepted and refused contents of a picture. */
final class PuzzlePictureTest {
  private static final PuzzlePicture PICTURE =
      PuzzlePicture.of(new Puzzle(Grid.empty(4).with(0, 1), Pictures.boxes(4)));

  @Test
  void isNotChangedByDerivedPictures() {
    Drawing before = PictureLayout.lay(PICTURE, Pictures.LIGHT);
    PICTURE.withDigits(Grid.empty(4).with(1, 2));
    PICTURE.withHighlights(Set.of(3));
    PICTURE.withCentreMarks(new long[16]);
    PICTURE.withTitle("another");

    assertThat(PICTURE.size()).isEqualTo(4);
    assertThat(PictureLayout.lay(PICTURE, Pictures.LIGHT)).isEqualTo(before);
  }

  @Test
  void copiesMarks() {
    long[] marks = new long[16];
    marks[5] = 0b11;
    PuzzlePicture picture = PICTURE.withCentreMarks(marks).withCornerMarks(marks);
    Drawing before = PictureLayout.lay(picture, Pictures.LIGHT);
    marks[5] = 0b1100;

    assertThat(PictureLayout.lay(picture, Pictures.LIGHT)).isEqualTo(before);
  }

  @Test
  void hidesMarksUnderDigits() {
    long[] marks = new long[16];
    marks[0] = 0b11;
    PuzzlePicture picture = PICTURE.withCentreMarks(marks).withCornerMarks(marks);

    assertThat(PictureLayout.lay(picture, Pictures.LIGHT))
        .isEqualTo(PictureLayout.lay(PICTURE, Pictures.LIGHT));
  }

  @Test
  void keepsAGivenThatTheDigitsLack() {
    assertThat(
            TextPicture.draw(
                PICTURE.withDigits(Grid.empty(4).with(5, 3)), new TextStyle(true, false)))
        .contains("|[1]  .", "| .   3 |");
  }

  @Test
  void candidatesTakeThePlaceOfMarks() {
    long[] marks = new long[16];
    marks[1] = 0b1;
    Board board = Board.of(new Puzzle(Grid.empty(4).with(0, 1), Pictures.boxes(4)));

    assertThat(
            PictureLayout.lay(PICTURE.withCornerMarks(marks).withCandidates(board), Pictures.LIGHT))
        .isEqualTo(PictureLayout.lay(PICTURE.withCandidates(board), Pictures.LIGHT));
  }

  @Test
  void refusesWhatHasAnotherSize() {
    Board board = Board.of(Pictures.CLASSIC);

    assertThatThrownBy(() -> PICTURE.withDigits(Grid.empty(9)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("9")
        .hasMessageContaining("4");
    assertThatThrownBy(() -> PICTURE.withCandidates(board))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> PICTURE.withCentreMarks(new long[15]))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("15");
    assertThatThrownBy(() -> PICTURE.withCornerMarks(filled(0b10000)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> PICTURE.withHighlights(Set.of(16)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("16");
  }

  private static long[] filled(long marks) {
    long[] filled = new long[16];
    Arrays.fill(filled, marks);
    return filled;
  }

  /** A layout wraps round only if all its regions are connected on the torus. */
  @Test
  void regionsInPiecesAtOppositeEdgesNeedNotWrapRound() {
    RegionMask torus =
        RegionMask.jigsaw(4, new int[] {0, 1, 1, 0, 0, 1, 1, 0, 2, 2, 3, 3, 2, 2, 3, 3});
    RegionMask pieces =
        RegionMask.jigsaw(4, new int[] {0, 1, 2, 0, 0, 1, 2, 0, 2, 3, 1, 3, 2, 3, 1, 3});
    RegionMask connected = RegionMask.boxes(2, 2);

    assertThat(PuzzlePicture.of(torus).hasRegionsAcrossEdges()).isTrue();
    assertThat(PuzzlePicture.of(torus).hasRegionsInPieces()).isTrue();
    assertThat(PuzzlePicture.of(pieces).hasRegionsAcrossEdges()).isFalse();
    assertThat(PuzzlePicture.of(pieces).hasRegionsInPieces()).isTrue();
    assertThat(PuzzlePicture.of(connected).hasRegionsInPieces()).isFalse();
  }
}

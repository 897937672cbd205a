package org.nonomino.reading.form;

import static org.assertj.core.api.Assertions.assertThat;
import static org.nonomino.reading.form.Picture.BLACK;
import static org.nonomino.reading.form.Picture.GREEN;
import static org.nonomino.reading.form.Picture.GREY;
import static org.nonomino.reading.form.Picture.WHITE;
import static org.nonomino.reading.form.Picture.names;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nonomino.core.drawing.Colour;

/** Drawings become the forms that a player sees. */
final class FormsTest {
  private static Form only(Picture picture) {
    Forms forms = picture.forms();
    assertThat(forms.optional()).isEmpty();
    assertThat(forms.cosmetic()).isEmpty();
    assertThat(forms.forms()).hasSize(1);
    return forms.forms().get(0);
  }

  private static List<Mark> marks(Picture picture) {
    return picture.forms().forms().stream().map(Form::mark).toList();
  }

  @Test
  void aLineHasAllCellsBetweenItsBends() {
    Form form = only(new Picture().line(GREEN, 0.16, 0.5, 0.5, 0.5, 2.5, 2.5, 4.5));
    assertThat(form.mark()).isEqualTo(Mark.LINE);
    assertThat(names(form.cells())).containsExactly(11, 12, 13, 24, 35);
    assertThat(form.colour()).isEqualTo("green");
    assertThat(form.isClosed()).isFalse();
  }

  @Test
  void aClosedLineHasItsFirstCellOnce() {
    Form form =
        only(new Picture().line(GREEN, 0.16, 0.5, 0.5, 0.5, 1.5, 1.5, 1.5, 1.5, 0.5, 0.5, 0.5));
    assertThat(names(form.cells())).containsExactly(11, 12, 22, 21);
    assertThat(form.isClosed()).isTrue();
  }

  @Test
  void strokesThatMeetAtTheirEndsAreOneLine() {
    Picture picture =
        new Picture()
            .line(GREEN, 0.16, 0.5, 0.5, 0.5, 2.5)
            .line(GREEN, 0.16, 2.5, 2.5, 0.5, 2.5)
            .line(GREEN, 0.16, 2.5, 2.5, 2.5, 4.5);
    assertThat(names(only(picture).cells())).containsExactly(11, 12, 13, 23, 33, 34, 35);
  }

  @Test
  void aBranchedLineIsOneFormWithItsStrokes() {
    Picture picture =
        new Picture().line(GREEN, 0.16, 0.5, 0.5, 0.5, 4.5).line(GREEN, 0.16, 0.5, 2.5, 2.5, 2.5);
    Form form = only(picture);
    assertThat(form.strokes()).hasSize(2);
    assertThat(names(form.cells())).containsExactly(11, 12, 13, 14, 15, 23, 33);
  }

  @Test
  void linesThatOnlyCrossAreTwo() {
    Picture picture =
        new Picture().line(GREEN, 0.16, 0.5, 0.5, 2.5, 2.5).line(GREEN, 0.16, 0.5, 2.5, 2.5, 0.5);
    assertThat(marks(picture)).containsExactly(Mark.LINE, Mark.LINE);
  }

  @Test
  void linesOfTwoColoursAreTwo() {
    Picture picture =
        new Picture().line(GREEN, 0.16, 0.5, 0.5, 0.5, 2.5).line(GREY, 0.16, 0.5, 2.5, 2.5, 2.5);
    assertThat(marks(picture)).containsExactly(Mark.LINE, Mark.LINE);
  }

  @Test
  void aLineAndABulbOfItsColourAreAThermometer() {
    Form form =
        only(new Picture().line(GREY, 0.3, 4.5, 0.5, 0.5, 0.5).round(GREY, 0.5, 0.5, 0.8, 0.8));
    assertThat(form.mark()).isEqualTo(Mark.BULB_LINE);
    assertThat(names(form.cells())).containsExactly(11, 21, 31, 41, 51);
  }

  @Test
  void aBranchOfAThermometerBeginsWhereItLeaves() {
    Picture picture =
        new Picture()
            .line(GREY, 0.3, 0.5, 0.5, 0.5, 4.5)
            .line(GREY, 0.3, 3.5, 2.5, 0.5, 2.5)
            .round(GREY, 0.5, 0.5, 0.8, 0.8);
    Form form = only(picture);
    assertThat(form.strokes().stream().map(Picture::names))
        .containsExactly(List.of(11, 12, 13, 14, 15), List.of(13, 23, 33, 43));
  }

  @Test
  void twoThermometersThatTouchAreTwo() {
    Picture picture =
        new Picture()
            .line(GREY, 0.3, 0.5, 0.5, 0.5, 2.5)
            .line(GREY, 0.3, 4.5, 2.5, 0.5, 2.5)
            .round(GREY, 0.5, 0.5, 0.8, 0.8)
            .round(GREY, 4.5, 2.5, 0.8, 0.8);
    assertThat(picture.forms().forms().stream().map(form -> names(form.cells())))
        .containsExactly(List.of(11, 12, 13), List.of(53, 43, 33, 23, 13));
  }

  @Test
  void aLineBetweenTwoCirclesIsNoThermometer() {
    Picture picture =
        new Picture()
            .line(GREY, 0.2, 0.5, 0.5, 0.5, 3.5)
            .round(GREY, 0.5, 0.5, 0.8, 0.8)
            .round(GREY, 0.5, 3.5, 0.8, 0.8);
    assertThat(marks(picture)).containsExactly(Mark.LINE, Mark.CIRCLE, Mark.CIRCLE);
  }

  @Test
  void anArrowBeginsAtTheRimOfItsCircle() {
    Form form =
        only(
            new Picture()
                .round(WHITE, 0.5, 0.5, 0.8, 0.8)
                .arrow(GREY, 0.78, 0.78, 2.5, 2.5, 2.5, 3.5));
    assertThat(form.mark()).isEqualTo(Mark.ARROW);
    assertThat(names(form.circle())).containsExactly(11);
    assertThat(names(form.cells())).containsExactly(22, 33, 34);
  }

  @Test
  void anArrowBeginsAtItsPill() {
    Form form = only(new Picture().round(WHITE, 0.5, 1, 1.8, 0.8).arrow(GREY, 0.5, 1.9, 0.5, 4.5));
    assertThat(names(form.circle())).containsExactly(11, 12);
    assertThat(names(form.cells())).containsExactly(13, 14, 15);
  }

  @Test
  void anArrowThatIsDrawnTwiceIsOne() {
    Picture picture =
        new Picture()
            .round(WHITE, 0.5, 0.5, 0.8, 0.8)
            .arrow(GREY, 0.5, 0.9, 0.5, 3.5)
            .arrow(GREY, 0.5, 0.9, 0.5, 3.5)
            .line(GREY, 0.08, 0.5, 0.8, 0.5, 3.4);
    assertThat(marks(picture)).containsExactly(Mark.ARROW);
    assertThat(picture.forms().cosmetic()).containsExactly(2, 3);
  }

  @Test
  void arrowsOfOneCircleShareIt() {
    Picture picture =
        new Picture()
            .round(WHITE, 4.5, 4.5, 0.8, 0.8)
            .arrow(GREY, 4.1, 4.5, 1.5, 4.5)
            .arrow(GREY, 4.9, 4.5, 7.5, 4.5);
    List<Form> forms = picture.forms().forms();
    assertThat(forms)
        .extracting(form -> names(form.circle()))
        .containsExactly(List.of(55), List.of(55));
    assertThat(forms)
        .extracting(form -> names(form.cells()))
        .containsExactly(List.of(45, 35, 25), List.of(65, 75, 85));
  }

  @Test
  void dotsAndSignsStandOnEdges() {
    Picture picture =
        new Picture()
            .round(WHITE, 0.5, 1, 0.3, 0.3)
            .round(BLACK, 1, 0.5, 0.3, 0.3)
            .shape(true, WHITE, 4, 4.5, 0.3, 0.3, "3")
            .square(WHITE, 5.5, 5, 0.25, 0.25)
            .text("X", 5.5, 5);
    List<Form> forms = picture.forms().forms();
    assertThat(forms)
        .extracting(Form::mark)
        .containsExactly(Mark.EDGE_DOT, Mark.EDGE_DOT, Mark.EDGE_DOT, Mark.EDGE_SIGN);
    assertThat(forms).extracting(Form::colour).containsExactly("white", "black", "white", "black");
    assertThat(forms).extracting(Form::text).containsExactly("", "", "3", "X");
    assertThat(names(forms.get(1).cells())).containsExactly(11, 21);
  }

  @Test
  void anAngleTurnsASign() {
    assertThat(SignText.of("<", 0)).isEqualTo("<");
    assertThat(SignText.of("<", 90)).isEqualTo("^");
    assertThat(SignText.of("∧", 180)).isEqualTo("v");
    assertThat(SignText.of("V", 90)).isEqualTo("V");
  }

  @Test
  void twoStrokesWithATipAreAnInequality() {
    Form form = only(new Picture().line(BLACK, 0.03, 0.35, 1.1, 0.5, 0.9, 0.65, 1.1));
    assertThat(form.mark()).isEqualTo(Mark.EDGE_SIGN);
    assertThat(form.text()).isEqualTo("<");
    assertThat(names(form.cells())).containsExactly(11, 12);
  }

  @Test
  void theDigitsOfAQuadrupleMayBeSeveralTexts() {
    Form form =
        only(
            new Picture()
                .round(WHITE, 3, 3, 0.7, 0.7)
                .text("1", 2.85, 2.85)
                .text("4", 2.85, 3.15)
                .text("7", 3.15, 3));
    assertThat(form.mark()).isEqualTo(Mark.CORNER);
    assertThat(form.text()).isEqualTo("147");
    assertThat(names(form.cells())).containsExactly(33, 34, 43, 44);
  }

  @Test
  void aTextBesideTheGridSeesItsRowOrColumn() {
    Picture picture =
        new Picture().text("12", 0.5, -0.5).text("7", 9.5, 2.5).text("30", -0.5, -0.5);
    List<Form> forms = picture.forms().forms();
    assertThat(forms).extracting(Form::mark).containsOnly(Mark.OUTSIDE);
    assertThat(names(forms.get(0).cells())).startsWith(11, 12).hasSize(9);
    assertThat(names(forms.get(1).cells())).startsWith(93, 83).hasSize(9);
    assertThat(names(forms.get(2).cells())).startsWith(11, 22).hasSize(9);
  }

  @Test
  void aShortArrowBesideATextMakesItALittleKiller() {
    Form form = only(new Picture().text("23", -0.5, 2.5).arrow(BLACK, -0.2, 2.8, 0, 3));
    assertThat(form.mark()).isEqualTo(Mark.OUTSIDE);
    assertThat(form.text()).isEqualTo("23");
    assertThat(names(form.cells())).containsExactly(14, 25, 36, 47, 58, 69);
  }

  @Test
  void aDiagonalMayBeALineAndAHiddenCage() {
    Picture picture =
        new Picture()
            .line(new Colour(0x34, 0xBB, 0xE6, 255), 0.02, 0, 0, 9, 9)
            .cage("", true, 11, 22, 33, 44, 55, 66, 77, 88, 99);
    Form form = only(picture);
    assertThat(form.mark()).isEqualTo(Mark.DIAGONAL);
    assertThat(names(form.cells())).startsWith(11, 22).hasSize(9);
  }

  @Test
  void cagesHaveTextsOrNone() {
    Picture picture =
        new Picture().cage("10", false, 11, 12, 21).cage("", false, 99, 98).text("7", 7.2, 7.2);
    assertThat(picture.forms().forms()).extracting(Form::text).containsExactly("10", "", "7");
  }

  @Test
  void aTextInTheUpperLeftOfACageIsItsText() {
    Form form = only(new Picture().cage("", false, 11, 12).text("<9", 0.2, 0.2));
    assertThat(form.mark()).isEqualTo(Mark.CAGE);
    assertThat(form.text()).isEqualTo("<9");
  }

  @Test
  void tintedCellsThatTouchAreOneForm() {
    Picture picture =
        new Picture()
            .square(GREY, 0.5, 0.5, 1, 1)
            .square(GREY, 0.5, 1.5, 1, 1)
            .square(GREY, 8.5, 8.5, 1, 1);
    assertThat(picture.forms().forms())
        .extracting(form -> names(form.cells()))
        .containsExactly(List.of(11, 12), List.of(99));
  }

  @Test
  void aTintUnderACageNeedsNoUse() {
    Picture picture = new Picture().square(GREY, 0.5, 0.5, 1, 1).cage("5", false, 11, 12);
    assertThat(marks(picture)).containsExactly(Mark.CAGE);
    assertThat(picture.forms().optional()).extracting(Form::mark).containsExactly(Mark.SHADE);
  }

  @Test
  void linesOfTheGridAndHelpersSayNothing() {
    Picture picture =
        new Picture()
            .line(BLACK, 0.04, 3, 0, 3, 9)
            .line(BLACK, 0.01, 1, 0, 1, 9)
            .line(BLACK, 0.05, -1, -1, 10, -1, 10, 10, -1, 10, -1, -1)
            .square(WHITE, -0.5, 4.5, 1, 1)
            .cage("", true, 11, 12)
            .cage("", false, 11, 12, 13, 14, 15, 16, 17, 18, 19);
    assertThat(picture.forms().forms()).isEmpty();
    assertThat(picture.forms().cosmetic()).containsExactly(0, 1, 2, 3, 4, 5);
  }

  @Test
  void eachDrawingIsInAFormOrCosmetic() {
    Picture picture = new Picture();
    IntStream.range(0, 10_000)
        .forEach(
            i -> {
              double row = i % 97 / 10.0;
              double column = i % 89 / 9.0;
              switch (i % 5) {
                case 0 -> picture.line(GREEN, 0.1, row, column, column, row);
                case 1 -> picture.arrow(GREY, row, column, column, row);
                case 2 -> picture.round(i % 2 == 0 ? WHITE : GREY, row, column, 0.7, 0.7);
                case 3 -> picture.text("5", row, column);
                default -> picture.square(BLACK, row, column, row, column);
              }
            });
    Forms forms = picture.forms();
    assertThat(
            IntStream.concat(
                    Stream.of(forms.forms(), forms.optional())
                        .flatMap(List::stream)
                        .flatMap(form -> form.drawings().stream())
                        .mapToInt(Integer::intValue),
                    forms.cosmetic().stream().mapToInt(Integer::intValue))
                .distinct()
                .count())
        .isEqualTo(10_000);
  }

  @Test
  void aWideLineIsNoOutlineOfAThinOne() {
    assertThat(
            new Picture()
                .line(Picture.GREY, 0.3, 0.5, 0.5, 0.5, 2.5)
                .line(Picture.GREEN, 0.1, 0.5, 0.5, 0.5, 2.5)
                .forms()
                .forms())
        .extracting(Form::colour)
        .containsExactlyInAnyOrder("grey", "green");
  }

  @Test
  void aLineThroughTheBulbOfAThermometerIsOneAsWell() {
    assertThat(
            new Picture()
                .round(Picture.GREY, 1.5, 1.5, 0.8, 0.8)
                .line(Picture.GREY, 0.3, 1.5, 1.5, 2.5, 1.5)
                .line(Picture.GREY, 0.3, 1.5, 0.5, 1.5, 2.5)
                .forms()
                .forms())
        .extracting(Form::mark)
        .containsOnly(Mark.BULB_LINE);
  }
}

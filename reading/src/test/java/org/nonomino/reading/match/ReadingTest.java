package org.nonomino.reading.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.constraint.AntiKnight;
import org.nonomino.core.constraint.ArithmeticCage;
import org.nonomino.core.constraint.Arrow;
import org.nonomino.core.constraint.BetweenLine;
import org.nonomino.core.constraint.BlackDot;
import org.nonomino.core.constraint.CountingCircles;
import org.nonomino.core.constraint.Diagonal;
import org.nonomino.core.constraint.EntropicLine;
import org.nonomino.core.constraint.EqualCages;
import org.nonomino.core.constraint.EqualSumLine;
import org.nonomino.core.constraint.EvenCell;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.LittleKiller;
import org.nonomino.core.constraint.NonConsecutive;
import org.nonomino.core.constraint.OddCell;
import org.nonomino.core.constraint.OutsideCell;
import org.nonomino.core.constraint.Palindrome;
import org.nonomino.core.constraint.Quadruple;
import org.nonomino.core.constraint.RegionSumLine;
import org.nonomino.core.constraint.Renban;
import org.nonomino.core.constraint.RepeatCage;
import org.nonomino.core.constraint.Sandwich;
import org.nonomino.core.constraint.TenLine;
import org.nonomino.core.constraint.Thermometer;
import org.nonomino.core.constraint.Whispers;
import org.nonomino.core.constraint.WhiteDot;
import org.nonomino.core.constraint.Windoku;
import org.nonomino.core.constraint.XvSign;
import org.nonomino.core.constraint.ZipperLine;

class ReadingTest {
  private static final String NORMAL = "Normal sudoku rules apply. ";
  private static final String SOLUTION =
      "123456789456789123789123456231564897564897231897231564312645978645978312978312645";

  private static CellList cells(int... names) {
    return CellList.of(
        9, Arrays.stream(names).map(name -> (name / 10 - 1) * 9 + name % 10 - 1).toArray());
  }

  /** Asserts that a reading has one line of equal pieces, with so many cells. */
  private static void assertPieces(Reading reading, Integer... counts) {
    assertThat(reading.constraints())
        .singleElement()
        .satisfies(
            constraint ->
                assertThat(((EqualCages) constraint).cages())
                    .extracting(CellList::count)
                    .containsExactlyInAnyOrder(counts));
  }

  private static void assertWhole(Reading reading, Constraint... constraints) {
    assertThat(reading.left()).isEmpty();
    assertThat(reading.isWhole()).isTrue();
    assertThat(reading.constraints()).containsExactlyInAnyOrder(constraints);
  }

  @Test
  void aLineIsWhatTheSentenceAboutItsColourSays() {
    assertWhole(
        new Drawn()
            .line(Drawn.GREEN, 11, 12, 13)
            .line(Drawn.PURPLE, 55, 56, 46)
            .read(
                NORMAL
                    + "Adjacent digits on a green line differ by at least 5. Digits on a purple"
                    + " line form a set of consecutive digits in any order."),
        new Whispers(cells(11, 12, 13), 5),
        new Renban(cells(55, 56, 46)));
  }

  @Test
  void theTextBeatsThePalette() {
    assertWhole(
        new Drawn()
            .line(Drawn.GREEN, 11, 12, 13)
            .read(NORMAL + "Each green line contains a set of consecutive digits in any order."),
        new Renban(cells(11, 12, 13)));
  }

  @Test
  void aSentenceWithoutColourTakesTheLinesThatNoOtherTakes() {
    assertWhole(
        new Drawn()
            .line(Drawn.GREEN, 11, 12, 13)
            .line(Drawn.BLUE, 55, 56, 57)
            .read(
                NORMAL
                    + "Adjacent digits on a green line differ by at least 5. Box borders divide"
                    + " lines into segments with the same sum."),
        new Whispers(cells(11, 12, 13), 5),
        new RegionSumLine(cells(55, 56, 57)));
  }

  @Test
  void aLineBetweenCirclesIsNoOtherLineOfItsColour() {
    assertWhole(
        new Drawn()
            .line(Drawn.GREY, 0.15, 11, 12, 13)
            .line(Drawn.GREY, 0.15, 55, 56, 57, 58)
            .circle(Drawn.WHITE, 0.8, 55)
            .circle(Drawn.WHITE, 0.8, 58)
            .read(
                NORMAL
                    + "Grey lines are palindromes. Digits on a line between two circles must be"
                    + " between the digits in the circles at its ends."),
        new Palindrome(cells(11, 12, 13)),
        new BetweenLine(cells(55, 56, 57, 58)));
  }

  @Test
  void branchesOfARegionSumLineAreEqualPieces() {
    Reading reading =
        new Drawn()
            .line(Drawn.BLUE, 11, 12, 13, 14, 15)
            .line(Drawn.BLUE, 13, 23)
            .read(NORMAL + "Box borders divide blue lines into segments with the same sum.");
    assertThat(reading.left()).isEmpty();
    assertPieces(reading, 4, 2);
  }

  /** The stroke of the ring is cut where the branch leaves it, and still closed. */
  @Test
  void aRingWithABranchIsClosed() {
    assertWhole(
        new Drawn()
            .line(Drawn.GREEN, 22, 23, 33, 32, 22)
            .line(Drawn.GREEN, 22, 11)
            .read(NORMAL + "Neighbouring digits on a green line differ by at least 5."),
        new Whispers(cells(22, 23, 33, 32, 22), 5),
        new Whispers(cells(22, 11), 5));
    Reading sums =
        new Drawn()
            .line(Drawn.BLUE, 23, 24, 34, 33, 23)
            .line(Drawn.BLUE, 23, 12)
            .read(NORMAL + "Box borders divide blue lines into segments with the same sum.");
    assertPieces(sums, 3, 2);
  }

  @Test
  void aLineMayEndInOneOfItsOwnCells() {
    Reading reading =
        new Drawn()
            .line(Drawn.BLUE, 15, 14, 13, 12, 22, 13)
            .read(NORMAL + "Box borders divide blue lines into segments with the same sum.");
    assertThat(reading.left()).isEmpty();
    assertPieces(reading, 2, 3);
  }

  @Test
  void aSquareStandsOutOnATint() {
    Reading reading =
        new Drawn()
            .cage("10", 11, 12)
            .tint(Drawn.BLUE, 11)
            .square(Drawn.GREY, 11)
            .read(NORMAL + "Digits in cages sum to the small clue.");
    assertThat(reading.left()).containsExactly("1 grey square");
  }

  @Test
  void sumsThatContradictEachOtherAreLeft() {
    assertThat(
            new Drawn()
                .cage("5", 11, 12)
                .read(
                    NORMAL
                        + "Digits in a cage sum to the total in its corner. Digits in cages sum to 10.")
                .left())
        .containsExactly("\"Digits in cages sum to 10.\"");
  }

  @Test
  void aRingHasNoEnds() {
    Drawn ring = new Drawn().line(Drawn.GREEN, 22, 23, 24, 34, 44, 43, 42, 32, 22);
    assertThat(ring.read(NORMAL + "Green lines are palindromes.").left())
        .containsExactly("\"Green lines are palindromes.\"", "1 green line");
    assertWhole(
        ring.read(
            NORMAL
                + "Any three successive cells on a green line contain a low (1-3), a middle (4-6)"
                + " and a high (7-9) digit."),
        new EntropicLine(cells(22, 23, 24, 34, 44, 43, 42, 32)),
        new EntropicLine(cells(42, 32, 22, 23)));
  }

  @Test
  void linesWithSumsAreRead() {
    assertThat(
            new Drawn()
                .line(Drawn.BLUE, 11, 12, 13)
                .line(Drawn.BLUE, 55, 56)
                .read(NORMAL + "All lines sum to the same total.")
                .constraints())
        .containsExactly(new EqualSumLine(cells(11, 12, 13)), new EqualSumLine(cells(55, 56)));
    assertThat(
            new Drawn()
                .line(Drawn.BLUE, 11, 12, 13)
                .read(
                    NORMAL
                        + "Each line can be divided into one or more groups of digits that sum to 10.")
                .constraints())
        .containsExactly(new TenLine(cells(11, 12, 13), 10));
  }

  @Test
  void linesThatNobodySpeaksOfAreLeft() {
    Reading reading = new Drawn().line(Drawn.GREEN, 11, 12, 13).read(NORMAL);
    assertThat(reading.isWhole()).isFalse();
    assertThat(reading.left()).containsExactly("1 green line");
    assertThat(reading.summary()).isEqualTo("read no constraints; left 1 drawn form");
  }

  @Test
  void sentencesWithoutAFormAreLeftWordForWord() {
    Reading reading =
        new Drawn().read(NORMAL + "Adjacent digits on a green line differ by at least 5.");
    assertThat(reading.sentencesLeft())
        .containsExactly("Adjacent digits on a green line differ by at least 5.");
  }

  @Test
  void sentencesThatAreNotUnderstoodAreLeft() {
    Reading reading = new Drawn().read(NORMAL + "All thermometers have the same total.");
    assertThat(reading.sentencesLeft()).containsExactly("All thermometers have the same total.");
    assertThat(reading.isWhole()).isFalse();
  }

  @Test
  void cagesAreKillerCagesUnlessDigitsMayRepeat() {
    Drawn cage = new Drawn().cage("12", 11, 12, 21);
    assertWhole(
        cage.read(NORMAL + "Digits in a cage sum to the small clue in its top left corner."),
        new KillerCage(cells(11, 12, 21), OptionalInt.of(12)));
    assertWhole(
        cage.read(NORMAL + "Digits in cages sum to the given total. Digits may repeat in cages."),
        new RepeatCage(cells(11, 12, 21), 12));
  }

  @Test
  void cagesWithSignsOfOperationsAreThoseOfKenKen() {
    String words = NORMAL + "Cages show the result of applying the operation to their digits.";
    Drawn cages =
        new Drawn()
            .cage("12×", 11, 12, 21)
            .cage("-2", 13, 14)
            .cage("3 /", 15, 16)
            .cage("15+", 17, 18, 19)
            .cage("4", 99);

    assertWhole(
        cages.read(words),
        new ArithmeticCage(ArithmeticCage.Operation.PRODUCT, cells(11, 12, 21), 12),
        new ArithmeticCage(ArithmeticCage.Operation.DIFFERENCE, cells(13, 14), 2),
        new ArithmeticCage(ArithmeticCage.Operation.QUOTIENT, cells(15, 16), 3),
        new RepeatCage(cells(17, 18, 19), 15),
        new RepeatCage(cells(99), 4));
    assertWhole(
        new Drawn().cage("12x", 11, 12, 21).read(words + " Digits do not repeat in cages."),
        new ArithmeticCage(ArithmeticCage.Operation.PRODUCT, cells(11, 12, 21), 12),
        new KillerCage(cells(11, 12, 21), OptionalInt.empty()));
    for (String text : List.of("12", "12%", "×", "", "80−")) {
      assertThat(new Drawn().cage(text, 11, 12).read(words).isWhole()).as(text).isFalse();
    }
    String some = NORMAL + "Cages show the sum or the product of their digits.";
    assertThat(new Drawn().cage("12×", 11, 12).cage("9+", 21, 22).read(some).isWhole()).isTrue();
    assertThat(new Drawn().cage("2−", 11, 12).read(some).isWhole()).isFalse();
    String blue = NORMAL + "Blue cages show the result of applying the operation to their digits.";
    assertThat(new Drawn().cage("12×", 11, 12).read(blue).isWhole()).isFalse();
    assertThat(
            new Drawn()
                .cage("12×", 11, 12)
                .read(words + " Digits do not repeat in blue cages.")
                .isWhole())
        .isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Each row and column contains the digits 0 to 8 once.",
        "Each row and column contains the digits 2-10 once.",
        "Fill the grid with the digits 1-8 such that no digit repeats in a row or column.",
        "Normal 5x5 Latin square rules apply.",
      })
  void latinSquaresWithOtherDigitsAreNotUnderstood(String rules) {
    assertThat(new Drawn().withoutRegions().read(rules).isWhole()).isFalse();
    assertThat(
            new Drawn()
                .withoutRegions()
                .read(
                    "Normal 9x9 Latin square rules apply: fill the grid with the digits 1-9 such that no digit repeats in a row or column.")
                .isWhole())
        .isTrue();
  }

  @Test
  void numbersInCagesCanBeProducts() {
    String words = NORMAL + "Digits in a cage multiply to the small clue in its top left corner.";

    assertWhole(
        new Drawn().cage("12", 11, 12, 21).read(words),
        new ArithmeticCage(ArithmeticCage.Operation.PRODUCT, cells(11, 12, 21), 12));
    assertThat(new Drawn().cage("12+", 11, 12).read(words).isWhole()).isFalse();
    assertThat(
            new Drawn()
                .cage("12", 11, 12)
                .read(words + " Digits in a cage sum to the small clue.")
                .isWhole())
        .isFalse();
  }

  @Test
  void cagesWithoutWordsAreListedAndJudged() {
    Drawn cage = new Drawn().cage("12", 11, 12, 13);
    Reading reading = cage.read(NORMAL);
    assertWhole(reading, new KillerCage(cells(11, 12, 13), OptionalInt.of(12)));
    assertThat(reading.lines()).containsExactly("1 black cage: cage, from its usual meaning");

    assertThat(cage.solution(SOLUTION).read(NORMAL).left())
        .containsExactly(
            "the recorded solution breaks the cage at r1c1 r1c2 r1c3, as read from its usual"
                + " meaning");
  }

  @Test
  void cagesWithMoreCellsThanDigitsHaveRepeats() {
    int[] ten = {11, 12, 13, 14, 15, 16, 17, 18, 19, 29};
    Drawn cage = new Drawn().cage("50", ten);
    assertWhole(
        cage.read(NORMAL + "Digits in a cage sum to the small clue in its top left corner."),
        new RepeatCage(cells(ten), 50));
    assertThat(
            cage.read(NORMAL + "Digits in a cage do not repeat and sum to the small clue.")
                .isWhole())
        .isFalse();
  }

  @Test
  void aSentenceMaySpeakOfDotsThatAreNotThere() {
    String white = "Digits separated by a white dot are consecutive. ";
    String black = "Digits separated by a black dot have a 1:2 ratio. ";
    Drawn dots = new Drawn().dot(Drawn.WHITE, 11, 12);
    assertWhole(dots.read(NORMAL + white + black), new WhiteDot(cells(11, 12), 1));
    // A black dot could be of any shade then.
    assertThat(
            dots.read(NORMAL + "Digits separated by a dot are consecutive. " + black)
                .sentencesLeft())
        .containsExactly(black.strip());
  }

  @Test
  void cagesOfFogSayNothing() {
    assertWhole(new Drawn().cage("Foglight", 11, 12).read(NORMAL + "The grid is covered in fog."));
  }

  @Test
  void allCirclesCountTogether() {
    String rule = "A digit in a circle indicates how many circles contain that digit.";
    Drawn circles =
        new Drawn()
            .circle(Drawn.WHITE, 0.8, 11)
            .circle(Drawn.WHITE, 0.8, 55)
            .circle(Drawn.WHITE, 0.8, 99);
    assertWhole(circles.read(NORMAL + rule), new CountingCircles(cells(11, 55, 99)));

    // The circle of an arrow counts if it looks like the others. Otherwise the sentence is left.
    String sum = " Digits along an arrow sum to the digit in its circle.";
    assertThat(circles.arrow(21, 22, 23).read(NORMAL + rule + sum).sentencesLeft())
        .containsExactly(rule);
    assertWhole(
        new Drawn().circle(Drawn.WHITE, 0.75, 11).arrow(21, 22, 23).read(NORMAL + rule + sum),
        new CountingCircles(cells(11, 21)),
        new Arrow(cells(21), cells(22, 23)));
  }

  @Test
  void digitsBesideTheCentreOfACircleAreItsQuadruple() {
    assertWhole(
        new Drawn()
            .circleAt(Drawn.WHITE, 0.7, 3, 3)
            .text("1 2", 2.85, 3)
            .text("5", 3.15, 3)
            .read(
                NORMAL
                    + "Digits in a circle must appear in one of the four cells surrounding that"
                    + " circle."),
        new Quadruple(cells(33, 34, 43, 44), List.of(1, 2, 5)));
  }

  @Test
  void anArrowThatBeginsOnAnotherOneIsABranch() {
    assertWhole(
        new Drawn()
            .arrow(11, 12, 13, 14)
            .bareArrow(13, 23, 33)
            .read(NORMAL + "Digits along an arrow sum to the digit in its circle."),
        new Arrow(cells(11), cells(12, 13, 14)),
        new Arrow(cells(11), cells(12, 13, 23, 33)));
  }

  @Test
  void thermometersMayHaveTheirBulbInside() {
    assertWhole(
        new Drawn()
            .thermometer(Drawn.GREY, 91, 92)
            .line(Drawn.GREY, 0.3, 71, 72, 73)
            .circle(Drawn.GREY, 0.7, 72)
            .line(Drawn.GREY, 0.3, 11, 12, 13, 14)
            .circle(Drawn.GREY, 0.8, 12)
            .line(Drawn.GREY, 0.3, 55, 56, 57, 56, 66)
            .circle(Drawn.GREY, 0.8, 57)
            .read(NORMAL + "Digits along a thermometer increase from the bulb."),
        new Thermometer(cells(91, 92)),
        new Thermometer(cells(72, 73)),
        new Thermometer(cells(72, 71)),
        new Thermometer(cells(12, 13, 14)),
        new Thermometer(cells(12, 11)),
        new Thermometer(cells(57, 56, 55)),
        new Thermometer(cells(56, 66)));
  }

  @Test
  void aThermometerIsNoOutlineOfALineOnIt() {
    assertWhole(
        new Drawn()
            .thermometer(Drawn.GREY, 11, 12, 13)
            .line(Drawn.PURPLE, 0.1, 13, 12, 11)
            .read(
                NORMAL
                    + "Digits along a thermometer increase from the bulb. Purple lines contain sets"
                    + " of consecutive digits in any order."),
        new Thermometer(cells(11, 12, 13)),
        new Renban(cells(13, 12, 11)));
  }

  @Test
  void aLineIsDividedAtCirclesThatHaveNoOtherMeaning() {
    Drawn line =
        new Drawn()
            .line(Drawn.GREY, 0.1, 11, 12, 13, 14, 15)
            .circle(Drawn.WHITE, 0.8, 11)
            .circle(Drawn.WHITE, 0.8, 13)
            .circle(Drawn.WHITE, 0.8, 15);
    String rule = "Digits on a line must be between the digits in the circles at its ends.";
    assertWhole(
        line.read(NORMAL + rule),
        new BetweenLine(cells(11, 12, 13)),
        new BetweenLine(cells(13, 14, 15)));
  }

  @Test
  void aMarkInTheMiddleOfAZipperLineBelongsToIt() {
    assertWhole(
        new Drawn()
            .line(Drawn.PURPLE, 11, 12, 13, 14)
            .dot(Drawn.PURPLE, 12, 13)
            .read(
                NORMAL
                    + "Digits the same distance from the middle of a purple line have the same"
                    + " sum."),
        new ZipperLine(cells(11, 12, 13, 14)));
  }

  @Test
  void dotsAndSignsAreReadByColourAndText() {
    assertWhole(
        new Drawn()
            .dot(Drawn.WHITE, 11, 12)
            .dot(Drawn.BLACK, 33, 43)
            .sign("X", 55, 56)
            .sign("V", 65, 66)
            .read(
                NORMAL
                    + "Digits joined by a white dot are consecutive. Digits joined by a black dot"
                    + " are in a 1:2 ratio. Cells separated by an X sum to 10. Cells separated by a"
                    + " V sum to 5. Not all Xs and Vs are given. All white dots are given."),
        new WhiteDot(cells(11, 12), 1),
        new BlackDot(cells(33, 43), 2),
        new XvSign(cells(55, 56), 10),
        new XvSign(cells(65, 66), 5),
        new NonConsecutive(9));
  }

  @Test
  void thermometersAndArrows() {
    assertWhole(
        new Drawn()
            .thermometer(Drawn.GREY, 11, 12, 13)
            .arrow(55, 56, 57)
            .read(
                NORMAL
                    + "Digits along a thermometer increase from the bulb. Digits along an arrow sum"
                    + " to the digit in its circle. Digits may repeat along an arrow."),
        new Thermometer(cells(11, 12, 13)),
        new Arrow(cells(55), cells(56, 57)));
  }

  @Test
  void aThermometerMayHaveABulbOfAnotherShade() {
    assertWhole(
        new Drawn()
            .circle(Drawn.GREEN, 0.8, 13)
            .line(Drawn.BLUE, 0.3, 11, 12, 13)
            .read(NORMAL + "Digits along a thermometer increase from the bulb."),
        new Thermometer(cells(13, 12, 11)));
  }

  @Test
  void cellsDiagonalsAndWholeGrids() {
    assertWhole(
        new Drawn()
            .circle(Drawn.GREY, 0.7, 11)
            .square(Drawn.GREY, 99)
            .diagonal(Drawn.BLUE)
            .read(
                NORMAL
                    + "Digits in grey circles are odd. Digits in grey squares are even. Digits do"
                    + " not repeat on the blue diagonal. Cells a knight's move apart cannot contain"
                    + " the same digit."),
        new OddCell(cells(11)),
        new EvenCell(cells(99)),
        new Diagonal(9, false),
        new AntiKnight(9));
  }

  @Test
  void cluesOutsideTheGrid() {
    assertWhole(
        new Drawn()
            .text("17", 2.5, -0.5)
            .read(
                NORMAL
                    + "A clue outside the grid shows the sum of the digits between the 1 and the 9"
                    + " in that row or column."),
        new Sandwich(9, true, 2, 17));
    assertWhole(
        new Drawn()
            .text("23", -0.5, -0.5)
            .read(
                NORMAL
                    + "A clue outside the grid gives the sum of the digits along the indicated"
                    + " diagonal."),
        new LittleKiller(new OutsideCell(9, -1, -1), LittleKiller.Direction.DOWN_RIGHT, 23));
  }

  @Test
  void typedConstraintsNeedNoForms() {
    Thermometer typed = new Thermometer(cells(11, 12, 13));
    assertWhole(
        new Drawn()
            .typed(typed)
            .read(NORMAL + "Digits along a thermometer increase from the bulb."),
        typed);
  }

  @Test
  void aHeadingAloneNamesItsKind() {
    assertWhole(
        new Drawn().cage("12", 11, 12, 21).read(NORMAL + "Killer cage rules apply."),
        new KillerCage(cells(11, 12, 21), OptionalInt.of(12)));
    assertWhole(new Drawn().read("Windoku rules apply."), new Windoku(9));
  }

  @Test
  void drawingsWithoutAnyRulesAreReadButNotWhole() {
    Reading reading = new Drawn().thermometer(Drawn.GREY, 11, 12, 13).read("");
    assertThat(reading.constraints()).containsExactly(new Thermometer(cells(11, 12, 13)));
    assertThat(reading.isWhole()).isFalse();
    Reading cage = new Drawn().cage("12", 11, 12, 21).read("");
    assertThat(cage.constraints())
        .containsExactly(new KillerCage(cells(11, 12, 21), OptionalInt.of(12)));
    assertThat(cage.isWhole()).isFalse();
    assertWhole(new Drawn().read(""));
  }

  @Test
  void aRecordedSolutionRefusesAReadingThatItBreaks() {
    String rules = NORMAL + "Digits along a thermometer increase from the bulb.";
    assertWhole(
        new Drawn().thermometer(Drawn.GREY, 11, 12, 13).solution(SOLUTION).read(rules),
        new Thermometer(cells(11, 12, 13)));
    assertThat(
            new Drawn().thermometer(Drawn.GREY, 13, 12, 11).solution(SOLUTION).read(rules).left())
        .containsExactly(
            "the recorded solution breaks the thermometer at r1c3 r1c2 r1c1, as read from"
                + " \"Digits along a thermometer increase from the bulb.\"");
  }

  @Test
  void linesOfOneColourWithTwoKindsAreInDoubt() {
    Reading reading =
        new Drawn()
            .line(Drawn.GREEN, 11, 12, 13)
            .line(Drawn.PURPLE, 55, 56, 57)
            .read(
                NORMAL
                    + "Palindrome lines are palindromes. Renban lines form a set of consecutive digits.");
    assertThat(reading.isWhole()).isFalse();
    assertThat(reading.constraints()).isEqualTo(List.of(new Renban(cells(55, 56, 57))));
  }

  @Test
  void rulesInAnotherLanguageAreOneSentence() {
    Reading reading =
        new Drawn()
            .line(Drawn.GREEN, 11, 12, 13)
            .read(
                "Es gelten die normalen Sudokuregeln. Benachbarte Ziffern auf einer grünen Linie"
                    + " unterscheiden sich um mindestens 5.");
    assertThat(reading.isWhole()).isFalse();
    assertThat(reading.left())
        .containsExactly("1 green line", "the rules are in German; only English is read so far");
  }

  @Test
  void aSentenceAboutAllLinesIsAlsoAboutItsExplanation() {
    Reading reading =
        new Drawn()
            .line(Drawn.GREEN, 11, 12, 13)
            .read(
                NORMAL
                    + "Adjacent digits on a green line differ by at least 5. All lines are modular"
                    + " lines: any three consecutive digits on a line include one from 1, 4, 7, one"
                    + " from 2, 5, 8 and one from 3, 6, 9.");
    assertThat(reading.left()).isEmpty();
    assertThat(reading.constraints())
        .extracting(constraint -> constraint.kind().name())
        .containsExactlyInAnyOrder("WHISPERS", "MODULAR_LINE");
  }

  @Test
  void aSmallCircleMayMarkTheCentreOfAPalindrome() {
    assertWhole(
        new Drawn()
            .line(Drawn.GREY, 22, 23, 24)
            .circle(Drawn.BLACK, 0.3, 23)
            .read(NORMAL + "Grey lines are palindromes."),
        new Palindrome(cells(22, 23, 24)));
  }

  @Test
  void aRenbanMayVisitACellTwice() {
    assertWhole(
        new Drawn()
            .line(Drawn.PURPLE, 22, 23, 33, 32, 23)
            .read(NORMAL + "Purple lines contain sets of consecutive digits in any order."),
        new Renban(cells(22, 23, 32, 33)));
  }
}

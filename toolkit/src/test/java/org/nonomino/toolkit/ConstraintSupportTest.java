package org.nonomino.toolkit;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nonomino.core.CellList;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.Symbols;
import org.nonomino.core.constraint.AntiKnight;
import org.nonomino.core.constraint.ExtraRegion;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.Thermometer;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.Scale;
import org.nonomino.render.SvgPicture;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.ProblemCode;
import org.nonomino.text.PuzzleText;

final class ConstraintSupportTest {
  private static final Rules PLAIN = Rules.of(RegionMask.boxes(2, 2));
  private static final Rules CAGES =
      PLAIN.with(
          new KillerCage(CellList.of(4, 0, 1), OptionalInt.of(3)),
          new Thermometer(CellList.of(4, 2, 3)),
          new KillerCage(CellList.of(4, 4, 5), OptionalInt.empty()));
  private static final Puzzle KILLER = new Puzzle(Grid.empty(4), CAGES);
  private static final Place PLACE = new Place("a file", 3, 0, "");

  @Test
  void anUnsupportedPuzzleIsRefusedWithTheKindsOfItsConstraints() {
    ConstraintSupport support = ConstraintSupport.noneIn("explain");
    PuzzleText text = new PuzzleText(PLACE, () -> PuzzleEntry.of(KILLER));

    MalformedTextException refusal =
        catchThrowableOfType(MalformedTextException.class, () -> support.parse(text));

    assertThat(refusal.place()).isEqualTo(PLACE);
    assertThat(refusal.problem())
        .isEqualTo(
            "the puzzle has constraints that 'explain' does not support yet: cages, thermometers");
    assertThat(refusal.coded())
        .isEqualTo(
            ProblemCode.UNSUPPORTED_CONSTRAINTS
                .with("operation", "explain")
                .with("constraints", List.of("cages", "thermometers")));
  }

  @Test
  void otherPuzzlesAreAccepted() {
    assertThatCode(() -> ConstraintSupport.noneIn("explain").require(PLACE, PLAIN))
        .doesNotThrowAnyException();
    assertThatCode(() -> ConstraintSupport.ALL.require(PLACE, CAGES)).doesNotThrowAnyException();
    // An extra house is a constraint like the others.
    Rules extra = PLAIN.with(ExtraRegion.of(4, 0, 5, 10, 15));
    assertThat(
            catchThrowableOfType(
                MalformedTextException.class,
                () -> ConstraintSupport.noneIn("explain").require(PLACE, extra)))
        .hasMessageContaining("extra regions");
  }

  /** Canonical forms refuse only constraints with a place, and name only these. */
  @Test
  void canonicalFormsNeedConstraintsWithoutAPlace() {
    Rules extra = PLAIN.with(new AntiKnight(4), ExtraRegion.of(4, 0, 5, 10, 15));

    assertThatCode(() -> ConstraintSupport.CANON.require(PLACE, extra)).doesNotThrowAnyException();
    MalformedTextException refusal =
        catchThrowableOfType(
            MalformedTextException.class,
            () ->
                ConstraintSupport.CANON.require(
                    PLACE, extra.with(new Thermometer(CellList.of(4, 2, 3)))));
    assertThat(refusal.problem())
        .isEqualTo("puzzles with these constraints have no canonical form: thermometers");
    assertThat(refusal.advice())
        .isEqualTo("To leave out only equal puzzles, use 'convert --distinct'.");
  }

  /** Three different digits of 1 to 4 cannot add up to 5. */
  @Test
  void canonicalFormsLookAtConstraintsWithTheDigitsOfThePuzzle() {
    KillerCage cage = new KillerCage(CellList.of(4, 0, 1, 5), OptionalInt.of(5));
    Rules fromZero = Rules.of(PLAIN.mask(), List.of(cage), Symbols.range(0, 4));

    MalformedTextException refusal =
        catchThrowableOfType(
            MalformedTextException.class, () -> ConstraintSupport.CANON.require(PLACE, fromZero));
    assertThat(refusal.problem())
        .isEqualTo("puzzles with these constraints have no canonical form: cages");
  }

  @Test
  void aScaleRefusesWhatItCannotRate() {
    ConstraintSupport support = ConstraintSupport.ratedOn(Scale.SE);

    assertThatCode(() -> support.require(PLACE, PLAIN)).doesNotThrowAnyException();
    assertThatCode(() -> support.require(PLACE, PLAIN.with(new AntiKnight(4))))
        .doesNotThrowAnyException();
    assertThatCode(() -> ConstraintSupport.ratedOn(Scale.SCORE).require(PLACE, CAGES))
        .doesNotThrowAnyException();
    MalformedTextException refusal =
        catchThrowableOfType(MalformedTextException.class, () -> support.require(PLACE, CAGES));
    assertThat(refusal.place()).isEqualTo(PLACE);
    assertThat(refusal.problem())
        .isEqualTo(
            "the scale of Sudoku Explainer has no ratings for puzzles with these constraints:"
                + " cages, thermometers");
    assertThat(refusal.coded())
        .isEqualTo(
            ProblemCode.UNSUPPORTED_CONSTRAINTS
                .with("operation", "--scale=se")
                .with("constraints", List.of("cages", "thermometers")));
  }

  @Test
  void stepsAndRatingsAcceptAllPuzzles() {
    Nonomino nonomino = Nonomino.create();

    assertThat(nonomino.rate(KILLER)).isInstanceOf(Rated.SeveralSolutions.class);
    assertThat(nonomino.hint(KILLER)).isInstanceOf(Hint.NotUnique.class);
    assertThat(nonomino.hint(KILLER, PuzzleEntry.of(KILLER).progress()))
        .isInstanceOf(Hint.NotUnique.class);
  }

  static Stream<ThrowingCallable> operations() {
    Nonomino nonomino = Nonomino.create();
    return Stream.of(
        () -> nonomino.canonicalForm(KILLER),
        () -> nonomino.canonicalForm(KILLER.withGivens(Grid.empty(4).with(0, 1))));
  }

  @ParameterizedTest
  @MethodSource("operations")
  void programsGetTheSameSentence(ThrowingCallable operation) {
    assertThatIllegalArgumentException()
        .isThrownBy(operation)
        .withMessage("puzzles with these constraints have no canonical form: cages, thermometers");
  }

  @Test
  void drawnPicturesAcceptAllPuzzles() {
    assertThat(new String(Nonomino.create().draw(KILLER, SvgPicture::write), UTF_8))
        .contains("2 cages and 1 thermometer");
  }
}

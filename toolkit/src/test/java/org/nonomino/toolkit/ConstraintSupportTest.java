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
import org.nonomino.core.constraint.ExtraRegion;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.Thermometer;
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
    ConstraintSupport support = ConstraintSupport.noneIn("rate");
    PuzzleText text = new PuzzleText(PLACE, () -> PuzzleEntry.of(KILLER));

    MalformedTextException refusal =
        catchThrowableOfType(MalformedTextException.class, () -> support.parse(text));

    assertThat(refusal.place()).isEqualTo(PLACE);
    assertThat(refusal.problem())
        .isEqualTo(
            "the puzzle has constraints that 'rate' does not support yet: cages, thermometers");
    assertThat(refusal.coded())
        .isEqualTo(
            ProblemCode.UNSUPPORTED_CONSTRAINTS
                .with("operation", "rate")
                .with("constraints", List.of("cages", "thermometers")));
  }

  @Test
  void otherPuzzlesAreAccepted() {
    assertThatCode(() -> ConstraintSupport.noneIn("rate").require(PLACE, PLAIN))
        .doesNotThrowAnyException();
    assertThatCode(() -> ConstraintSupport.ALL.require(PLACE, CAGES)).doesNotThrowAnyException();
    // An extra house is a constraint like the others.
    Rules extra = PLAIN.with(ExtraRegion.of(4, 0, 5, 10, 15));
    assertThat(
            catchThrowableOfType(
                MalformedTextException.class,
                () -> ConstraintSupport.noneIn("rate").require(PLACE, extra)))
        .hasMessageContaining("extra regions");
  }

  static Stream<ThrowingCallable> operations() {
    Nonomino nonomino = Nonomino.create();
    return Stream.of(
        () -> nonomino.rate(KILLER),
        () -> nonomino.hint(KILLER),
        () -> nonomino.hint(KILLER, PuzzleEntry.of(KILLER).progress()),
        () -> nonomino.canonicalForm(KILLER));
  }

  @ParameterizedTest
  @MethodSource("operations")
  void programsGetTheSameSentence(ThrowingCallable operation) {
    assertThatIllegalArgumentException()
        .isThrownBy(operation)
        .withMessageContaining("does not support yet: cages, thermometers");
  }

  @Test
  void drawnPicturesAcceptAllPuzzles() {
    assertThat(new String(Nonomino.create().draw(KILLER, SvgPicture::write), UTF_8))
        .contains("2 cages and 1 thermometer");
  }
}

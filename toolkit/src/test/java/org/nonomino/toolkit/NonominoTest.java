package org.nonomino.toolkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.Primitives;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.Symbols;
import org.nonomino.explainer.Level;
import org.nonomino.explainer.Levels;
import org.nonomino.generator.terms.ConstraintFamily;
import org.nonomino.text.ProblemCode;

/** The mistakes of programs that use the library, and the messages that they get. */
final class NonominoTest {
  private static final Nonomino NONOMINO = Nonomino.create();

  @Test
  void anUnknownLevelIsAnsweredWithAllLevels() {
    assertThatThrownBy(() -> NONOMINO.generate(wanted -> wanted.level("harder"), 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("There is no level 'harder'. Choose one of: ")
        .message()
        .contains(Levels.STANDARD.all().stream().map(Level::name).toList());
  }

  @Test
  void anUnknownFormatIsAnsweredWithAllFormats() throws Exception {
    assertThatThrownBy(
            () -> NONOMINO.write(NONOMINO.read("1......2.3....4.").puzzle(), "sudokupat"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("There is no format 'sudokupat'. Choose one of: ")
        .hasMessageContaining("sudokupad");
  }

  @Test
  void impossibleRequestsNameTheMethods() {
    assertThatThrownBy(() -> NONOMINO.generate(wanted -> wanted.clues(5), 1))
        .isInstanceOf(RequestException.class)
        .hasMessage("clues: For 9×9, give a number from 17 to 81.");
    assertThatThrownBy(() -> NONOMINO.generate(wanted -> wanted.blanks(50).clues(20), 1))
        .isInstanceOf(RequestException.class)
        .hasMessage("clues, blanks: Give only one of them.");
  }

  @Test
  void puzzlesHaveTheRequestedSymbols() throws Exception {
    GeneratedPuzzle generated =
        NONOMINO.generate(wanted -> wanted.regions(RegionMask.boxes(2, 2)).symbols("0-3"), 1);

    assertThat(generated.puzzle().symbols()).isEqualTo(Symbols.range(0, 4));
    assertThatThrownBy(() -> NONOMINO.generate(wanted -> wanted.symbols("TONE"), 1))
        .isInstanceOf(RequestException.class)
        .hasMessage(
            "symbols: There are 4 symbols for 9 digits. A 9×9 puzzle needs 9 different ones.");
    GeneratedPuzzle odd =
        NONOMINO.generate(wanted -> wanted.place(ConstraintFamily.ODD_EVEN, 4).symbols("0-8"), 1);
    assertThat(odd.isMade()).isFalse();
    assertThat(odd.problem()).isEqualTo(ProblemCode.OTHER_VALUES.bare());
  }

  /** A constraint of a program that uses the library. */
  private record EqualCorners(CellList cells) implements Constraint {
    @Override
    public ConstraintKind kind() {
      return ConstraintKind.CLONE;
    }

    @Override
    public boolean holds(Grid full, Rules of) {
      return cells.digits(full).distinct().count() == 1;
    }

    @Override
    public void lower(Rules of, Primitives into) {
      // The puzzle is refused before a search.
    }
  }

  @Test
  void constraintsOfOtherProgramsAreRefused() {
    Constraint own = new EqualCorners(CellList.of(4, 0, 15));
    Puzzle puzzle = new Puzzle(Grid.empty(4), Rules.of(RegionMask.boxes(2, 2), List.of(own)));
    List<ThrowingCallable> calls =
        List.of(
            () -> NONOMINO.solve(puzzle),
            () -> NONOMINO.count(puzzle, 2),
            () -> NONOMINO.candidates(puzzle, 1),
            () -> NONOMINO.rate(puzzle),
            () -> NONOMINO.hint(puzzle),
            () -> NONOMINO.canonicalForm(puzzle),
            () -> NONOMINO.draw(puzzle),
            () -> NONOMINO.write(puzzle, "json"),
            () -> NONOMINO.write(puzzle, "picture"));

    for (ThrowingCallable call : calls) {
      assertThatThrownBy(call)
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage(
              EqualCorners.class.getName()
                  + " is not one of Nonomino's kinds of constraints."
                  + " Use the classes in org.nonomino.core.constraint.");
    }
  }

  @Test
  void aGeneratedPuzzleHasNoReasonWhyThereIsNone() throws Exception {
    GeneratedPuzzle generated =
        NONOMINO.generate(wanted -> wanted.regions(RegionMask.boxes(2, 2)), 1);

    assertThat(generated.isMade()).isTrue();
    assertThatThrownBy(generated::whyNot).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(generated::problem).isInstanceOf(IllegalStateException.class);
  }
}

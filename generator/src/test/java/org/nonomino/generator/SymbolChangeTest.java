package org.nonomino.generator;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.Symbols;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.OddCell;
import org.nonomino.core.constraint.WhiteDot;

/** Other symbols for puzzles that were made with the digits 1 to n. */
final class SymbolChangeTest {
  private static final CellList TWO = CellList.of(6, 0, 1);

  private static Puzzle puzzle(Constraint... constraints) {
    return new Puzzle(
        Grid.empty(6).with(3, 6), Rules.of(RegionMask.boxes(2, 3), List.of(constraints)));
  }

  @Test
  void sumsFollowTheValues() {
    Puzzle usual = puzzle(new KillerCage(TWO, OptionalInt.of(7)), new WhiteDot(TWO, 1));
    Puzzle zero = SymbolChange.of(usual, Symbols.range(0, 6)).orElseThrow();

    assertThat(zero.rules().constraints())
        .containsExactly(new KillerCage(TWO, OptionalInt.of(5)), new WhiteDot(TWO, 1));
    assertThat(zero.symbols().text(zero.givens())).startsWith("...5..");
    assertThat(SymbolChange.of(zero, Symbols.usual(6)).orElseThrow().rules().constraints())
        .isEqualTo(usual.rules().constraints());
  }

  @Test
  void aConstraintMustNotMeanSomethingElse() {
    Puzzle odd = puzzle(new OddCell(CellList.of(6, 4)));

    assertThat(SymbolChange.of(odd, Symbols.range(0, 6))).isEmpty();
    assertThat(SymbolChange.of(odd, Symbols.of("SIXBYT"))).isPresent();
    assertThat(SymbolChange.of(odd, Symbols.range(3, 6))).isPresent();
  }
}

package org.nonomino.text;

import java.util.Locale;
import java.util.OptionalInt;
import org.nonomino.core.CellNames;
import org.nonomino.core.Conflict;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.Grid;
import org.nonomino.core.HouseKind;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;

/** Checks the givens of a puzzle against each other. */
final class GivenChecks {
  private GivenChecks() {}

  /**
   * Requires that each 0 can only be a blank if another symbol is a blank.
   *
   * @throws MalformedTextException if it may also be a digit
   */
  static void requireClearZeros(CellField givens, Puzzle puzzle) throws MalformedTextException {
    OptionalInt blank = givens.blankBesideZero();
    if (blank.isPresent() && mayZeroBeDigit(givens, puzzle)) {
      throw ambiguousZero(givens, blank.getAsInt(), puzzle.size());
    }
  }

  /**
   * Returns whether each 0 of an input may be a digit of an author who counts from 0 to n − 1. In
   * that case the digit n does not occur, and no house has two zeros.
   */
  private static boolean mayZeroBeDigit(CellField givens, Puzzle puzzle) {
    int size = puzzle.size();
    int[] digits = new int[givens.count()];
    for (int cell = 0; cell < digits.length; cell++) {
      digits[cell] = puzzle.givens().digit(cell);
      if (digits[cell] == size) {
        return false;
      }
      if (givens.text(cell).equals(CellField.ZERO)) {
        digits[cell] = size;
      }
    }
    return puzzle.rules().findConflict(Grid.of(size, digits)).isEmpty();
  }

  private static String written(int digit, boolean asNumber) {
    return asNumber ? String.valueOf(digit) : String.valueOf(DigitSymbols.symbol(digit));
  }

  private static MalformedTextException ambiguousZero(CellField givens, int blank, int size) {
    int zero = 0;
    boolean areNumbers = false;
    for (int cell = givens.count() - 1; cell >= 0; cell--) {
      zero = givens.text(cell).equals(CellField.ZERO) ? cell : zero;
      areNumbers |= givens.text(cell).length() > 1;
    }
    String highest = written(size - 1, areNumbers);
    String next = written(size, areNumbers);
    return new MalformedTextException(
        givens.place(zero),
        ProblemCode.AMBIGUOUS_ZERO
            .with("cell", CellNames.name(size, zero))
            .with("blank", givens.text(blank)),
        "0 may be a blank, like " + ProblemWords.quote(givens.text(blank)) + ", or a digit",
        "If it is a blank, write "
            + ProblemWords.quote(givens.text(blank))
            + " for 0; if the digits go from 0 to "
            + highest
            + ", write "
            + next
            + " for 0.");
  }

  /** Returns the problem of a given that is twice in a house. */
  static MalformedTextException repeatedGiven(
      CellField givens, Conflict conflict, RegionMask mask, RegionNaming naming) {
    int size = GridCells.sizeOf(givens.count()).orElseThrow();
    String house =
        conflict.house().kind() == HouseKind.REGION
            ? naming.name(mask, conflict.secondCell())
            : conflict.house().toString();
    return new MalformedTextException(
        givens.place(conflict.secondCell()),
        ProblemCode.REPEATED_GIVEN
            .with("digit", givens.text(conflict.secondCell()))
            .with("house", conflict.house().kind().toString().toLowerCase(Locale.ROOT))
            .with("first", CellNames.name(size, conflict.firstCell()))
            .with("second", CellNames.name(size, conflict.secondCell())),
        "the given "
            + givens.text(conflict.secondCell())
            + " appears twice in "
            + house
            + ": "
            + CellNames.name(size, conflict.firstCell())
            + " and "
            + CellNames.name(size, conflict.secondCell()),
        "Change or remove one of the two.");
  }

  /** Names a region by one of its cells, for a message. */
  @FunctionalInterface
  interface RegionNaming {
    String name(RegionMask mask, int cell);
  }
}

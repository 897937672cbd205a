package org.nonomino.book;

import java.util.List;
import java.util.Optional;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.ConstraintShape;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.render.PuzzlePicture;
import org.nonomino.text.ConstraintNotation;
import org.nonomino.text.MalformedTextException;

/** Small pictures of the signs of constraints, each on a grid that is just large enough. */
final class Signs {
  private Signs() {}

  /** Returns whether constraints of a kind can be seen in the picture of a puzzle. */
  static boolean areDrawn(ConstraintKind kind) {
    return example(kind).isPresent();
  }

  /** Returns whether the sentence about a kind names the colour of its sign. */
  static boolean areKnownByColour(ConstraintKind kind) {
    return switch (kind) {
      case RENBAN,
          WHISPERS,
          REGION_SUM_LINE,
          EQUAL_SUM_LINE,
          TEN_LINE,
          ENTROPIC_LINE,
          MODULAR_LINE,
          PARITY_LINE,
          NABNER,
          ZIPPER_LINE,
          ROW_INDEXER,
          COLUMN_INDEXER,
          BOX_INDEXER ->
          true;
      default -> false;
    };
  }

  /** Returns the picture of a sign without digits; empty if the kind has no sign. */
  static Optional<PuzzlePicture> picture(ConstraintKind kind) {
    return example(kind).map(example -> PuzzlePicture.of(example.puzzle()));
  }

  /**
   * A constraint on an empty grid of boxes.
   *
   * @param text the constraint, as people type it
   */
  private record Example(int size, String text) {
    private static Optional<Example> on(int size, String text) {
      return Optional.of(new Example(size, text));
    }

    private Puzzle puzzle() {
      try {
        List<Constraint> constraints =
            ConstraintNotation.read("", ConstraintNotation.token(text), size);
        RegionMask mask = RegionMask.standardBoxes(size).orElseThrow();
        return new Puzzle(Grid.empty(size), Rules.of(mask, constraints));
      } catch (MalformedTextException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  private static Optional<Example> example(ConstraintKind kind) {
    if (kind.shape() == ConstraintShape.GRID) {
      return Optional.empty();
    }
    return switch (kind) {
      case DIAGONAL -> Example.on(4, "diagonals");
      case WINDOKU -> Example.on(9, "windows");
      case EXTRA_REGION -> Example.on(4, "extra region: r1c2 r2c2 r2c3 r3c3");
      case CENTRE_DOT -> Example.on(9, "centre dot");
      case ASTERISK -> Example.on(9, "asterisk");
      case GIRANDOLA -> Example.on(9, "girandola");
      case KILLER_CAGE -> Example.on(4, "cage 7: r2c2 r2c3 r3c3");
      case REPEAT_CAGE -> Example.on(4, "repeat cage 7: r2c2 r2c3 r3c3");
      case PRODUCT_CAGE -> Example.on(4, "product cage 6: r2c2 r2c3 r3c3");
      case DIFFERENCE_CAGE -> Example.on(4, "difference cage 1: r2c2 r2c3");
      case QUOTIENT_CAGE -> Example.on(4, "quotient cage 2: r2c2 r2c3");
      case EQUAL_CAGES -> Example.on(4, "equal cages: r1c2 r1c3 = r3c2 r4c2");
      case WHITE_DOT -> Example.on(4, "white dot: r2c1 r2c2");
      case BLACK_DOT -> Example.on(4, "black dot: r2c1 r2c2");
      case XV -> Example.on(6, "x: r2c2 r2c3; v: r5c5 r6c5");
      case GREATER_THAN -> Example.on(4, "greater: r2c1 > r2c2");
      case THERMOMETER -> Example.on(4, "thermometer: r3c1 r2c2 r2c3 r3c4");
      case SLOW_THERMOMETER -> Example.on(4, "slow thermometer: r3c1 r2c2 r2c3 r3c4");
      case ARROW -> Example.on(4, "arrow: r3c1 = r2c2 r2c3");
      case PALINDROME -> Example.on(4, "palindrome: r2c1 r2c2 r2c3 r3c4");
      case RENBAN -> Example.on(4, "renban: r2c1 r2c2 r2c3 r3c4");
      case WHISPERS -> Example.on(4, "whispers 2: r2c1 r2c2 r2c3 r3c4");
      case REGION_SUM_LINE -> Example.on(4, "region sum line: r2c1 r2c2 r2c3 r3c4");
      case EQUAL_SUM_LINE -> Example.on(4, "equal sum line: r2c1 r2c2 r2c3 r3c4");
      case TEN_LINE -> Example.on(4, "ten-line: r2c1 r2c2 r2c3 r3c4");
      case BETWEEN_LINE -> Example.on(4, "between line: r3c1 r2c2 r2c3 r3c4");
      case ENTROPIC_LINE -> Example.on(6, "entropic line: r3c2 r3c3 r3c4 r4c5");
      case MODULAR_LINE -> Example.on(4, "modular line: r2c1 r2c2 r2c3 r3c4");
      case PARITY_LINE -> Example.on(4, "parity line: r2c1 r2c2 r2c3 r3c4");
      case NABNER -> Example.on(4, "nabner: r2c2 r2c3");
      case ZIPPER_LINE -> Example.on(4, "zipper line: r2c1 r2c2 r2c3 r3c4");
      case DOUBLE_ARROW -> Example.on(4, "double arrow: r2c1 r2c2 r2c3 r3c4");
      case LOCKOUT_LINE -> Example.on(4, "lockout line 2: r2c1 r2c2 r2c3 r3c4");
      case LITTLE_KILLER -> Example.on(4, "little killer 7: down-right from above r1c1");
      case SANDWICH -> Example.on(4, "sandwich 3: row 2; sandwich 2: column 3");
      case X_SUM -> Example.on(4, "x-sum 6: left of row 2");
      case SKYSCRAPER -> Example.on(4, "skyscraper 3: left of row 2");
      case NUMBERED_ROOM -> Example.on(4, "numbered room 3: left of row 2");
      case ODD -> Example.on(4, "odd: r2c2");
      case EVEN -> Example.on(4, "even: r2c2");
      case MINIMUM -> Example.on(4, "minimum: r2c2");
      case MAXIMUM -> Example.on(4, "maximum: r2c2");
      case ROW_INDEXER -> Example.on(4, "row indexer: r2c2");
      case COLUMN_INDEXER -> Example.on(4, "column indexer: r2c2");
      case BOX_INDEXER -> Example.on(4, "box indexer: r2c2");
      case QUADRUPLE -> Example.on(4, "quadruple 1 4: r2c2 r3c3");
      case CLONE -> Example.on(4, "clone: r1c1 r1c2 = r4c3 r4c4");
      case COUNTING_CIRCLES -> Example.on(4, "counting circles: r1c2 r2c3 r4c1");
      case WEIGHTED_SUM -> Example.on(4, "weighted sum 7: r2c2 + 2 r3c4");
      case OWN_RULE -> Example.on(4, "pair \"a != b\": r2c1 r2c2 r2c3 r3c4");
      case CANDIDATES -> Example.on(4, "candidates 1 3: r2c2");
      default -> throw new IllegalStateException(kind.words() + " has no example");
    };
  }
}

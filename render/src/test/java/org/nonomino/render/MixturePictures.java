package org.nonomino.render;

import static org.nonomino.render.CagePictures.cage;
import static org.nonomino.render.CagePictures.cells;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import org.nonomino.core.Constraint;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.Arrow;
import org.nonomino.core.constraint.BlackDot;
import org.nonomino.core.constraint.Clone;
import org.nonomino.core.constraint.Diagonal;
import org.nonomino.core.constraint.EvenCell;
import org.nonomino.core.constraint.ExtraRegion;
import org.nonomino.core.constraint.GreaterThan;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.LittleKiller;
import org.nonomino.core.constraint.Maximum;
import org.nonomino.core.constraint.Minimum;
import org.nonomino.core.constraint.NumberedRoom;
import org.nonomino.core.constraint.OddCell;
import org.nonomino.core.constraint.OutsideCell;
import org.nonomino.core.constraint.Palindrome;
import org.nonomino.core.constraint.Quadruple;
import org.nonomino.core.constraint.RegionSumLine;
import org.nonomino.core.constraint.Renban;
import org.nonomino.core.constraint.Sandwich;
import org.nonomino.core.constraint.Skyscraper;
import org.nonomino.core.constraint.Thermometer;
import org.nonomino.core.constraint.Whispers;
import org.nonomino.core.constraint.WhiteDot;
import org.nonomino.core.constraint.Windoku;
import org.nonomino.core.constraint.XSum;
import org.nonomino.core.constraint.XvSign;
import org.nonomino.core.constraint.ZipperLine;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Scale;
import org.nonomino.explainer.Step;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.solver.Deadline;

/** Pictures of puzzles with constraints of several kinds, with digits and pencil marks. */
final class MixturePictures {
  private static final String SIX = "123456456123231564564231312645645312";
  private static final String NINE =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

  /** What the cells of a picture hold. */
  private enum Contents {
    EMPTY,
    DIGITS,
    CENTRE_MARKS,
    CORNER_MARKS,
    CANDIDATES
  }

  private MixturePictures() {}

  /** Returns drawings, by name. */
  static Map<String, Drawing> examples() {
    Map<String, Drawing> examples = new LinkedHashMap<>();
    examples.put(
        "outside-clues",
        lay(
            Theme.LIGHT,
            Pictures.boxes(6),
            Contents.EMPTY,
            new Sandwich(6, true, 1, 14),
            new XSum(new OutsideCell(6, 1, -1), 9),
            new Skyscraper(new OutsideCell(6, 2, -1), 2),
            new NumberedRoom(new OutsideCell(6, 3, -1), 4),
            new NumberedRoom(new OutsideCell(6, -1, 3), 5),
            new Skyscraper(new OutsideCell(6, -1, 3), 1),
            new LittleKiller(new OutsideCell(6, -1, 3), LittleKiller.Direction.DOWN_LEFT, 8)));
    examples.put(
        "mixture-cages-thermometers",
        lay(
            Theme.LIGHT,
            Pictures.boxes(9),
            Contents.CANDIDATES,
            cage(9, 12, "r1c1 r1c2 r2c1"),
            cage(9, 23, "r1c3 r2c3 r3c3 r3c2"),
            cage(9, 15, "r4c4 r4c5 r5c4 r5c5"),
            cage(9, 7, "r8c8 r9c8"),
            cage(9, 11, "r6c6 r7c7"),
            new KillerCage(cells(9, "r8c1 r8c2 r8c3 r9c2"), OptionalInt.empty()),
            new Thermometer(cells(9, "r1c1 r2c2 r3c3 r4c4 r5c5")),
            new Thermometer(cells(9, "r9c9 r9c8 r8c8 r7c8 r7c7")),
            new Thermometer(cells(9, "r9c1 r8c1 r7c1 r7c2 r7c3"))));
    examples.put(
        "mixture-dots-signs",
        lay(
            Theme.PRINT,
            Pictures.boxes(6),
            Contents.CORNER_MARKS,
            new WhiteDot(cells(6, "r1c1 r1c2"), 1),
            new WhiteDot(cells(6, "r1c2 r2c2"), 3),
            new BlackDot(cells(6, "r2c1 r2c2"), 2),
            new BlackDot(cells(6, "r2c2 r2c3"), 3),
            new XvSign(cells(6, "r1c2 r1c3"), 5),
            new XvSign(cells(6, "r2c2 r3c2"), 10),
            new XvSign(cells(6, "r5c5 r5c6"), 5),
            new GreaterThan(cells(6, "r4c4 r4c5")),
            new GreaterThan(cells(6, "r5c4 r4c4")),
            new BlackDot(cells(6, "r4c4 r5c4"), 2)));
    examples.put(
        "mixture-arrows-cages",
        lay(
            Theme.LIGHT,
            Pictures.boxes(6),
            Contents.CENTRE_MARKS,
            cage(6, 10, "r1c1 r1c2 r2c1 r2c2"),
            cage(6, 14, "r3c3 r3c4 r4c3 r4c4"),
            cage(6, 9, "r5c1 r6c1 r6c2"),
            new Arrow(cells(6, "r1c1"), cells(6, "r1c2 r2c2")),
            new Arrow(cells(6, "r3c3"), cells(6, "r3c4 r4c4 r4c3")),
            new Arrow(cells(6, "r6c1 r6c2"), cells(6, "r5c2 r5c3 r6c4 r6c5")),
            new Arrow(cells(6, "r1c6 r2c6"), cells(6, "r2c5 r2c4 r1c4"))));
    examples.put(
        "mixture-quadruples-diagonals",
        lay(
            Theme.DARK,
            Pictures.boxes(9),
            Contents.CANDIDATES,
            new Diagonal(9, true),
            new Diagonal(9, false),
            new Quadruple(cells(9, "r1c1 r1c2 r2c1 r2c2"), List.of(3, 5)),
            new Quadruple(cells(9, "r3c6 r3c7 r4c6 r4c7"), List.of(1, 2, 7, 9)),
            new Quadruple(cells(9, "r6c2 r6c3 r7c2 r7c3"), List.of(6)),
            new Quadruple(cells(9, "r8c8 r8c9 r9c8 r9c9"), List.of(3, 5, 9))));
    examples.put(
        "mixture-windows-whispers",
        lay(
            Theme.PRINT,
            Pictures.boxes(9),
            Contents.CENTRE_MARKS,
            new Windoku(9),
            new Whispers(cells(9, "r1c1 r2c2 r3c3 r4c4 r5c4 r6c4 r7c4"), 5),
            new Whispers(cells(9, "r2c6 r2c7 r3c8 r4c8 r4c7 r4c6 r3c6 r2c6"), 5),
            new Palindrome(cells(9, "r8c2 r8c3 r7c4 r6c5 r7c6 r8c7 r8c8"))));
    examples.put(
        "mixture-sandwiches-cages",
        lay(
            Theme.LIGHT,
            Pictures.boxes(9),
            Contents.DIGITS,
            new Sandwich(9, true, 0, 35),
            new Sandwich(9, true, 4, 0),
            new Sandwich(9, true, 8, 17),
            new Sandwich(9, false, 0, 8),
            new Sandwich(9, false, 5, 21),
            cage(9, 14, "r1c1 r1c2 r2c1"),
            cage(9, 20, "r4c5 r5c4 r5c5 r5c6 r6c5"),
            cage(9, 45, "r7c7 r7c8 r7c9 r8c7 r8c8 r8c9 r9c7 r9c8 r9c9")));
    examples.put(
        "mixture-extremes-parity",
        lay(
            Theme.PRINT,
            Pictures.boxes(6),
            Contents.CANDIDATES,
            new Minimum(cells(6, "r1c1")),
            new Minimum(cells(6, "r3c4")),
            new Maximum(cells(6, "r3c5")),
            new Maximum(cells(6, "r6c2")),
            new OddCell(cells(6, "r1c1")),
            new OddCell(cells(6, "r5c5")),
            new OddCell(cells(6, "r2c3")),
            new EvenCell(cells(6, "r3c5")),
            new EvenCell(cells(6, "r4c2")),
            new EvenCell(cells(6, "r5c6"))));
    examples.put(
        "mixture-clones-regions",
        lay(
            Theme.TINTED,
            Pictures.boxes(9),
            Contents.DIGITS,
            new Clone(cells(9, "r1c1 r1c2 r2c1 r2c2"), cells(9, "r4c5 r4c6 r5c5 r5c6")),
            new Clone(cells(9, "r7c2 r8c2 r9c2"), cells(9, "r1c8 r2c8 r3c8")),
            new ExtraRegion(cells(9, "r2c2 r3c2 r3c3 r3c4 r4c4 r4c5 r5c4 r6c4 r6c3")),
            new ExtraRegion(cells(9, "r7c7 r7c8 r7c9 r8c9 r9c9 r9c8 r9c7 r8c7"))));
    examples.put(
        "mixture-little-killers-renban",
        lay(
            Theme.PALE,
            Pictures.boxes(6),
            Contents.CORNER_MARKS,
            new LittleKiller(new OutsideCell(6, -1, 0), LittleKiller.Direction.DOWN_RIGHT, 15),
            new LittleKiller(new OutsideCell(6, -1, 4), LittleKiller.Direction.DOWN_LEFT, 18),
            new LittleKiller(new OutsideCell(6, 6, 2), LittleKiller.Direction.UP_RIGHT, 9),
            new LittleKiller(new OutsideCell(6, 4, 6), LittleKiller.Direction.UP_LEFT, 21),
            new Renban(cells(6, "r1c1 r2c2 r3c2 r4c2")),
            new Renban(cells(6, "r2c5 r3c4 r4c4 r5c5")),
            new Renban(cells(6, "r4c2 r5c2 r6c3"))));
    examples.put(
        "mixture-jigsaw-cages-lines",
        lay(
            Theme.LIGHT,
            Pictures.JIGSAW,
            Contents.CANDIDATES,
            cage(9, 13, "r1c1 r1c2 r2c1"),
            cage(9, 22, "r2c4 r3c4 r3c5 r3c3"),
            cage(9, 8, "r5c9 r6c9"),
            cage(9, 30, "r7c1 r7c2 r8c1 r8c2 r9c1"),
            new RegionSumLine(cells(9, "r1c2 r2c3 r3c4 r4c4 r5c4 r5c3")),
            new ZipperLine(cells(9, "r6c6 r6c7 r6c8 r6c9 r5c9")),
            new Palindrome(cells(9, "r7c1 r8c2 r9c3 r9c4 r8c5")),
            new Whispers(cells(9, "r1c7 r2c7 r3c7 r3c6 r3c5"), 5)));
    for (Theme theme : Theme.values()) {
      examples.put(
          "step-with-cages-" + theme.name().toLowerCase(Locale.ROOT),
          PictureLayout.lay(stepWithCages(), Pictures.style(theme, true, DigitStyle.NUMBERS)));
    }
    return examples;
  }

  /** Returns the picture of a step of a jigsaw that also has cages and a thermometer. */
  private static PuzzlePicture stepWithCages() {
    Board board = Board.of(Pictures.CHAINED);
    Explainer explainer = new Explainer(Scale.NONOMINO);
    Step step = explainer.next(board, Deadline.NEVER).orElseThrow();
    while (step.kind() != StepKind.FORCING_CHAIN) {
      board = board.after(step);
      step = explainer.next(board, Deadline.NEVER).orElseThrow();
    }
    List<Constraint> constraints =
        List.of(
            cage(9, 9, "r1c1 r2c1 r1c2"),
            cage(9, 17, "r2c2 r2c3 r3c3"),
            cage(9, 11, "r1c4 r1c5"),
            cage(9, 24, "r4c4 r4c5 r5c4 r5c5"),
            cage(9, 15, "r5c1 r6c1 r7c1"),
            cage(9, 13, "r7c6 r7c7"),
            cage(9, 20, "r8c7 r8c8 r9c7 r9c8"),
            new Thermometer(cells(9, "r1c9 r2c8 r3c7 r4c7 r5c7")));
    Rules rules = Rules.of(Pictures.CHAINED.mask(), constraints);
    return PuzzlePicture.of(new Puzzle(Pictures.CHAINED.givens(), rules)).withStep(step, board);
  }

  private static Drawing lay(
      Theme theme, RegionMask mask, Contents contents, Constraint... constraints) {
    PuzzlePicture picture = fill(Rules.of(mask, List.of(constraints)), contents);
    return PictureLayout.lay(picture, Pictures.style(theme, false, DigitStyle.LETTERS));
  }

  /** Returns a picture in which a third of the cells has digits, half of them givens. */
  private static PuzzlePicture fill(Rules rules, Contents contents) {
    int size = rules.size();
    if (contents == Contents.EMPTY) {
      return PuzzlePicture.of(new Puzzle(Grid.empty(size), rules));
    }
    Grid full = Pictures.grid(size == 6 ? SIX : NINE);
    int[] givens = new int[size * size];
    int[] digits = new int[size * size];
    long[] marks = new long[size * size];
    Random random = new Random(size);
    for (int cell = 0; cell < digits.length; cell++) {
      int draw = random.nextInt(6);
      givens[cell] = draw == 0 ? full.digit(cell) : 0;
      digits[cell] = draw <= 1 ? full.digit(cell) : 0;
      long half = random.nextLong(1, 1L << size);
      marks[cell] = half & random.nextLong(1, 1L << size);
    }
    PuzzlePicture picture =
        PuzzlePicture.of(new Puzzle(Grid.of(size, givens), rules))
            .withDigits(Grid.of(size, digits));
    return switch (contents) {
      case EMPTY, DIGITS -> picture;
      case CENTRE_MARKS -> picture.withCentreMarks(marks);
      case CORNER_MARKS -> picture.withCornerMarks(marks);
      case CANDIDATES -> picture.withCandidates(marks);
    };
  }
}

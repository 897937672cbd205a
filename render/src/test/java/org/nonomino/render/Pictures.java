package org.nonomino.render;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.nonomino.core.Constraint;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.LittleKiller;
import org.nonomino.core.constraint.NumberedRoom;
import org.nonomino.core.constraint.OutsideCell;
import org.nonomino.core.constraint.Sandwich;
import org.nonomino.core.constraint.Skyscraper;
import org.nonomino.core.constraint.XSum;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Scale;
import org.nonomino.explainer.Step;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.solver.Deadline;

/** Pictures of many kinds for tests. */
final class Pictures {
  static final PictureStyle LIGHT = style(Theme.LIGHT, false, DigitStyle.LETTERS);
  static final PictureStyle PRINT = style(Theme.PRINT, false, DigitStyle.LETTERS);
  static final PictureStyle LABELLED = style(Theme.LIGHT, true, DigitStyle.NUMBERS);
  static final PictureStyle DARK = style(Theme.DARK, true, DigitStyle.NUMBERS);

  /** Twelve regions, some of which continue across the edges; from the solvers' forum, t33574. */
  static final RegionMask TOROIDAL =
      mask(
          """
          001112333400
          000112224440
          001112222440
          555566227770
          856666227778
          859666677888
          559966777888
          559999337885
          aa19993338a5
          aa1bb99b3aaa
          a41bbbbb3aaa
          441bbb3b3444
          """);

  static final RegionMask JIGSAW =
      mask(
          """
          011222333
          011222333
          011122333
          014142555
          004444455
          000748485
          666778885
          666777885
          666777885
          """);

  /** Boxes, some with a cell exchanged for a distant cell. */
  static final RegionMask DISCONNECTED =
      mask(
          """
          800111222
          000111222
          000111226
          333444555
          333444555
          333474555
          266747888
          666777888
          666777880
          """);

  /** Regions of nine pieces of one cell each. */
  static final RegionMask SCATTERED = mask("012012012\n345345345\n678678678\n".repeat(3));

  static final Puzzle CLASSIC =
      puzzle(
          RegionMask.boxes(3, 3),
          "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  static final Grid CLASSIC_SOLUTION =
      grid("534678912672195348198342567859761423426853791713924856961537284287419635345286179");

  /** A jigsaw of the level "unreasonable", generated with Simon Tatham's Solo (MIT). */
  static final Puzzle CHAINED =
      puzzle(
          mask(
              """
              001122222
              001123222
              001133444
              011133344
              005333446
              555777446
              555777766
              588877666
              588888866
              """),
          "..1.....9.....4.......2..5..9.4..3.6..2...7..7.9..6.2..6..7.......8.....3.....5..");

  private Pictures() {}

  static PictureStyle style(Theme theme, boolean labelled, DigitStyle digits) {
    return new PictureStyle(theme, labelled, digits, 480);
  }

  /** Returns the mask of a matrix of characters, one row per line. */
  static RegionMask mask(String matrix) {
    int[] labels = matrix.chars().filter(character -> character != '\n').toArray();
    return RegionMask.jigsaw((int) matrix.lines().count(), labels);
  }

  static Grid grid(String symbols) {
    int[] digits = symbols.chars().map(symbol -> DigitSymbols.digit((char) symbol)).toArray();
    return Grid.of((int) Math.round(Math.sqrt(digits.length)), digits);
  }

  static Puzzle puzzle(RegionMask mask, String symbols) {
    return new Puzzle(grid(symbols), mask);
  }

  /** Returns a mask of the most square boxes, or of rows if the size is a prime. */
  static RegionMask boxes(int size) {
    return RegionMask.standardBoxes(size).orElseGet(() -> RegionMask.boxes(1, size));
  }

  /** Returns the picture of a full grid with conflicts, with about half of its digits as givens. */
  static PuzzlePicture full(RegionMask mask) {
    int size = mask.size();
    int[] all =
        IntStream.range(0, size * size).map(cell -> (cell / size * 5 + cell) % size + 1).toArray();
    int[] givens = all.clone();
    Random random = new Random(size);
    Arrays.setAll(givens, cell -> random.nextBoolean() ? givens[cell] : 0);
    return PuzzlePicture.of(new Puzzle(Grid.of(size, givens), mask)).withDigits(Grid.of(size, all));
  }

  /** Returns the picture of all candidates of an empty grid. */
  static PuzzlePicture allCandidates(RegionMask mask) {
    Puzzle empty = new Puzzle(Grid.empty(mask.size()), mask);
    return PuzzlePicture.of(empty).withCandidates(Board.of(empty));
  }

  /**
   * Returns the picture of an empty grid with increasing numbers of the other two kinds of marks.
   */
  static PuzzlePicture marks(RegionMask mask) {
    int size = mask.size();
    long[] marks = new long[size * size];
    Arrays.setAll(marks, cell -> (1L << ((cell + 1) % (size + 1))) - 1);
    return PuzzlePicture.of(mask).withCentreMarks(marks).withCornerMarks(marks);
  }

  /** Returns the picture of the first step of a kind on a path. */
  static PuzzlePicture step(Puzzle puzzle, Predicate<Step> kind) {
    Explainer explainer = new Explainer(Scale.NONOMINO);
    Board board = explainer.board(puzzle);
    while (true) {
      Step step = explainer.next(board, Deadline.NEVER).orElseThrow();
      if (kind.test(step)) {
        return PuzzlePicture.of(puzzle).withStep(step, board);
      }
      board = board.after(step);
    }
  }

  static boolean places(Step step) {
    return step.deductions().get(0) instanceof Deduction.Placement;
  }

  /** Returns a drawing of each existing kind, by name. */
  static Map<String, Drawing> examples() {
    Map<String, Drawing> examples = new LinkedHashMap<>();
    PuzzlePicture classic = PuzzlePicture.of(CLASSIC).withTitle("A classic Sudoku");
    examples.put("empty-1", PictureLayout.lay(PuzzlePicture.of(boxes(1)), LIGHT));
    examples.put("classic", PictureLayout.lay(classic, PRINT));
    examples.put("solution", PictureLayout.lay(classic.withDigits(CLASSIC_SOLUTION), LIGHT));
    examples.put(
        "jigsaw-tints",
        PictureLayout.lay(
            PuzzlePicture.of(JIGSAW), style(Theme.TINTED, false, DigitStyle.LETTERS)));
    examples.put("candidates", PictureLayout.lay(classic.withCandidates(Board.of(CLASSIC)), LIGHT));
    examples.put(
        "marks",
        PictureLayout.lay(marks(RegionMask.boxes(2, 3)).withHighlights(Set.of(0, 7, 8)), LIGHT));
    examples.put("step-hidden-single", PictureLayout.lay(step(CLASSIC, step -> true), LABELLED));
    examples.put(
        "step-pair",
        PictureLayout.lay(
            step(CHAINED, step -> step.evidence().links().isEmpty() && !places(step)), PRINT));
    examples.put(
        "step-chain",
        PictureLayout.lay(step(CHAINED, step -> step.kind() == StepKind.FORCING_CHAIN), LABELLED));
    examples.put(
        "step-cycle",
        PictureLayout.lay(step(CHAINED, step -> step.name().equals("Bidirectional Cycle")), LIGHT));
    examples.put("numbers-12", PictureLayout.lay(full(RegionMask.boxes(3, 4)), LABELLED));
    examples.put("letters-16", PictureLayout.lay(full(RegionMask.boxes(4, 4)), LIGHT));
    examples.put("toroidal", PictureLayout.lay(full(TOROIDAL), LIGHT));
    examples.put("disconnected", PictureLayout.lay(full(DISCONNECTED), LIGHT));
    examples.put("dark", PictureLayout.lay(full(JIGSAW), DARK));
    examples.put("labels", PictureLayout.lay(classic, LABELLED));
    kinds()
        .forEach(
            (name, picture) ->
                examples.put(
                    name, PictureLayout.lay(picture, picture.size() == 6 ? LIGHT : PRINT)));
    examples.putAll(LinePictures.mixtures());
    examples.putAll(MixturePictures.examples());
    return examples;
  }

  /** Returns a picture of each kind of constraint that is drawn, by name. */
  static Map<String, PuzzlePicture> kinds() {
    Map<String, PuzzlePicture> kinds = new LinkedHashMap<>(CagePictures.kinds());
    kinds.putAll(LinePictures.pictures());
    addCluesOutside(kinds);
    return kinds;
  }

  private static void addCluesOutside(Map<String, PuzzlePicture> kinds) {
    put(
        kinds,
        "little-killer",
        new LittleKiller(new OutsideCell(6, -1, -1), LittleKiller.Direction.DOWN_RIGHT, 21),
        new LittleKiller(new OutsideCell(6, -1, 2), LittleKiller.Direction.DOWN_RIGHT, 11),
        new LittleKiller(new OutsideCell(6, -1, 2), LittleKiller.Direction.DOWN_LEFT, 7),
        new LittleKiller(new OutsideCell(6, 3, -1), LittleKiller.Direction.UP_RIGHT, 12),
        new LittleKiller(new OutsideCell(6, 2, 6), LittleKiller.Direction.UP_LEFT, 5),
        new LittleKiller(new OutsideCell(6, 2, 6), LittleKiller.Direction.DOWN_LEFT, 10),
        new LittleKiller(new OutsideCell(6, 6, 4), LittleKiller.Direction.UP_LEFT, 13));
    put(kinds, "sandwich", new Sandwich(6, true, 1, 14), new Sandwich(6, false, 3, 0));
    put(
        kinds,
        "x-sum",
        new XSum(new OutsideCell(6, 1, -1), 21),
        new XSum(new OutsideCell(6, 6, 3), 1));
    put(
        kinds,
        "skyscraper",
        new Skyscraper(new OutsideCell(6, 1, -1), 3),
        new Skyscraper(new OutsideCell(6, -1, 3), 6));
    put(
        kinds,
        "numbered-room",
        new NumberedRoom(new OutsideCell(6, 1, 6), 3),
        new NumberedRoom(new OutsideCell(6, -1, 3), 6));
  }

  /** Adds the picture of an empty 6×6 grid with constraints. */
  private static void put(
      Map<String, PuzzlePicture> kinds, String name, Constraint... constraints) {
    Rules rules = Rules.of(RegionMask.boxes(2, 3), List.of(constraints));
    kinds.put(name, PuzzlePicture.of(new Puzzle(Grid.empty(6), rules)));
  }
}

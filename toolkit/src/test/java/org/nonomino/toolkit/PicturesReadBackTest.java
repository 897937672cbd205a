package org.nonomino.toolkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Grid;
import org.nonomino.core.Layout;
import org.nonomino.core.Progress;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.Candidates;
import org.nonomino.core.constraint.Diagonal;
import org.nonomino.explainer.Board;
import org.nonomino.generator.LayoutCatalog;
import org.nonomino.generator.LayoutGenerator;
import org.nonomino.generator.terms.LayoutSpec;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.generator.terms.Symmetry;
import org.nonomino.render.PuzzlePicture;
import org.nonomino.render.TextPicture;
import org.nonomino.render.TextStyle;
import org.nonomino.solver.testkit.RandomConstraints;
import org.nonomino.test.corpus.VariantPuzzle;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.MaskReader;
import org.nonomino.text.rules.Language;

/** Every text picture reads back as the drawn puzzle, with all formats to choose from. */
final class PicturesReadBackTest {
  private static final int MAX_PUZZLES = 10_000;

  private static final List<TextStyle> STYLES =
      Stream.of(false, true)
          .flatMap(ascii -> Stream.of(false, true).map(colour -> new TextStyle(ascii, colour)))
          .flatMap(style -> Stream.of(style, new TextStyle(style.ascii(), style.colour(), true)))
          .toList();

  private static List<PuzzleEntry> read(String text) throws MalformedTextException {
    return new PuzzleTexts(Formats.standard()).read(text, MAX_PUZZLES);
  }

  private static Stream<RegionMask> boxes(int size) {
    return IntStream.rangeClosed(1, size)
        .filter(rows -> size % rows == 0)
        .mapToObj(rows -> RegionMask.boxes(rows, size / rows));
  }

  private static Stream<RegionMask> random(int size) {
    if (size < LayoutSpec.MIN_SIZE) {
      return Stream.empty();
    }
    LayoutGenerator layouts = new LayoutGenerator(new LayoutSpec(size, Symmetry.NONE, 0.7));
    return IntStream.range(0, 2).mapToObj(i -> layouts.next(SeededRandom.of(7, size + 100L * i)));
  }

  /** Returns a mask whose regions lie anywhere, most of them in many pieces. */
  private static RegionMask scattered(int size) {
    List<Integer> regions = new ArrayList<>();
    for (int cell = 0; cell < size * size; cell++) {
      regions.add(cell / size);
    }
    Collections.shuffle(regions, new Random(size));
    return RegionMask.jigsaw(size, regions.stream().mapToInt(Integer::intValue).toArray());
  }

  static Stream<RegionMask> masks() {
    return IntStream.rangeClosed(1, 16)
        .boxed()
        .flatMap(
            size ->
                Stream.of(boxes(size), random(size), Stream.of(scattered(size)))
                    .flatMap(masks -> masks));
  }

  static Stream<RegionMask> catalog() {
    return LayoutCatalog.load().entries().stream().map(LayoutCatalog.Entry::mask);
  }

  /** Returns a grid with digits in a share of the cells, without a conflict. */
  private static Grid digits(RegionMask mask, Grid begun, double share, Random random) {
    Grid grid = begun;
    for (int cell = 0; cell < grid.cellCount(); cell++) {
      int digit = 1 + random.nextInt(mask.size());
      Grid filled = grid;
      if (random.nextDouble() < share
          && grid.digit(cell) == 0
          && IntStream.of(Layout.of(mask).peers(cell)).allMatch(at -> filled.digit(at) != digit)) {
        grid = grid.with(cell, digit);
      }
    }
    return grid;
  }

  private static Grid givens(RegionMask mask, Random random) {
    Grid givens = digits(mask, Grid.empty(mask.size()), 0.4, random);
    // Nothing would distinguish the entered digits from givens if there were none.
    return givens.filledCount() > 0 ? givens : givens.with(0, 1);
  }

  @ParameterizedTest
  @MethodSource({"masks", "catalog"})
  void everyPictureInEachStyle(RegionMask mask) throws Exception {
    Random random = new Random(mask.size());
    Puzzle puzzle = new Puzzle(givens(mask, random), mask);
    Grid entered = digits(mask, puzzle.givens(), 0.5, random);
    PuzzleEntry untouched = PuzzleEntry.of(puzzle);
    PuzzleEntry begun = untouched.withProgress(Progress.ofGrid(entered));

    for (TextStyle style : STYLES) {
      String caption = TextCaptions.constraints(puzzle.rules());
      String plain = TextPicture.draw(puzzle, style) + caption;
      String picture = TextPicture.draw(puzzle, entered, style) + caption;

      assertThat(read(plain)).as(plain).containsExactly(untouched);
      assertThat(read(picture)).as(picture).containsExactly(begun);
      assertThat(
              read("My puzzle\n" + plain + "17 clues\n" + picture + "This is the only solution.\n"))
          .as(plain)
          .containsExactly(untouched, begun);
    }
  }

  @ParameterizedTest
  @MethodSource({"masks", "catalog"})
  void picturesOfLayoutsAreMasks(RegionMask mask) throws Exception {
    for (TextStyle style : STYLES) {
      String picture = TextPicture.draw(mask, Grid.empty(mask.size()), style);

      assertThat(MaskReader.read("the text", new StringReader(picture)))
          .as(picture)
          .isEqualTo(mask);
    }
  }

  /** Returns marks of up to four digits in the empty cells of a grid. */
  private static long[] marks(Grid grid, Random random) {
    long[] marks = new long[grid.cellCount()];
    for (int cell = 0; cell < marks.length; cell++) {
      int count = Math.min(random.nextInt(5), grid.size());
      while (grid.digit(cell) == 0 && Long.bitCount(marks[cell]) < count) {
        marks[cell] |= 1L << random.nextInt(grid.size());
      }
    }
    return marks;
  }

  /** Returns a puzzle without constraints, one with each kind that has marks, and one with all. */
  private static List<Puzzle> marked(Puzzle plain) {
    int size = plain.size();
    if (size < LayoutSpec.MIN_SIZE) {
      return List.of(plain);
    }
    RandomConstraints samples = new RandomConstraints(size, new SplittableRandom(size));
    Grid full = Grid.of(size, latin(size));
    List<ConstraintKind> kinds =
        List.of(
            ConstraintKind.KILLER_CAGE,
            ConstraintKind.REPEAT_CAGE,
            ConstraintKind.PRODUCT_CAGE,
            ConstraintKind.DIFFERENCE_CAGE,
            ConstraintKind.QUOTIENT_CAGE,
            ConstraintKind.EQUAL_CAGES,
            ConstraintKind.WHITE_DOT,
            ConstraintKind.BLACK_DOT,
            ConstraintKind.XV,
            ConstraintKind.GREATER_THAN,
            ConstraintKind.THERMOMETER,
            ConstraintKind.ARROW,
            ConstraintKind.WHISPERS,
            ConstraintKind.ODD,
            ConstraintKind.EVEN);
    List<Constraint> all = kinds.stream().map(kind -> samples.sample(kind, full)).toList();
    return Stream.of(Stream.of(List.<Constraint>of()), all.stream().map(List::of), Stream.of(all))
        .flatMap(each -> each)
        .map(
            constraints ->
                new Puzzle(
                    plain.givens(),
                    Rules.of(plain.mask()).with(constraints.toArray(Constraint[]::new))))
        .toList();
  }

  /** Returns the candidates of the empty cells that exclude some digit. */
  private static List<Constraint> candidates(Board board) {
    return IntStream.range(0, board.cellCount())
        .filter(cell -> board.digit(cell) == 0)
        .filter(cell -> board.candidates(cell) != 0)
        .filter(cell -> Long.bitCount(board.candidates(cell)) < board.size())
        .<Constraint>mapToObj(
            cell -> new Candidates(CellList.of(board.size(), cell), board.candidates(cell) << 1))
        .toList();
  }

  /**
   * Candidates are pencil marks if the picture marks the givens, and else given candidates. A cell
   * without a candidate is an empty one, so only a board without a contradiction is read as it is.
   */
  @ParameterizedTest
  @MethodSource({"masks", "catalog"})
  void picturesOfCandidates(RegionMask mask) throws Exception {
    Random random = new Random(mask.size());
    Puzzle plain = new Puzzle(givens(mask, random), mask);
    Grid entered = digits(mask, plain.givens(), 0.1, random);
    Board board = Board.of(plain);
    for (Puzzle puzzle : marked(plain)) {
      String constraints = TextCaptions.constraints(puzzle.rules());
      long[] marks = marks(entered, random);
      PuzzlePicture picture = PuzzlePicture.of(puzzle);
      PuzzleEntry begun =
          PuzzleEntry.of(puzzle).withProgress(new Progress(entered, marks, new long[marks.length]));
      Board marked = Board.of(puzzle);
      for (TextStyle style : STYLES) {
        if (style.colour()) {
          continue;
        }
        String withMarks =
            TextPicture.drawCandidates(picture.withDigits(entered).withCandidates(marks), style)
                + "6 solutions.\n"
                + constraints;
        assertThat(read(withMarks)).as(withMarks).containsExactly(begun);

        assertReadBack(
            TextPicture.drawCandidates(picture.withCandidates(board), style) + constraints,
            puzzle,
            board);
        assertReadBack(TextPicture.drawCandidates(marked, style) + constraints, puzzle, marked);
      }
    }
  }

  /** Asserts that a picture of a board is read as a puzzle with the candidates of this board. */
  private static void assertReadBack(String picture, Puzzle puzzle, Board board) throws Exception {
    String text = picture + "Find the X-Wing.\n";
    Set<Constraint> known = new LinkedHashSet<>(puzzle.rules().constraints());
    known.addAll(candidates(board));
    List<PuzzleEntry> read = read(text);

    assertThat(read).as(text).hasSize(1);
    assertThat(read.get(0).puzzle().givens()).as(text).isEqualTo(puzzle.givens());
    assertThat(read.get(0).puzzle().mask()).as(text).isEqualTo(puzzle.mask());
    assertThat(read.get(0).puzzle().rules().constraints())
        .as(text)
        .containsExactlyInAnyOrderElementsOf(known);
  }

  /** Returns everything that {@code render} prints for a puzzle. */
  private static String rendered(PuzzleEntry entry, TextStyle style) {
    Puzzle puzzle = entry.puzzle();
    return TextCaptions.title(entry.label())
        + TextCaptions.rules(puzzle.rules(), Optional.of(Language.de))
        + TextPicture.draw(puzzle, entry.progress().grid(), style)
        + TextCaptions.constraints(puzzle.rules());
  }

  private static void assertReadBack(String text, List<PuzzleEntry> expected) throws Exception {
    List<PuzzleEntry> read = read(text);

    assertThat(read).as(text).hasSameSizeAs(expected);
    for (int i = 0; i < read.size(); i++) {
      Puzzle puzzle = expected.get(i).puzzle();
      assertThat(read.get(i).puzzle()).as(text).isEqualTo(puzzle);
      assertThat(read.get(i).puzzle().rules().constraints())
          .as(text)
          .containsExactlyInAnyOrderElementsOf(Set.copyOf(puzzle.rules().constraints()));
      assertThat(read.get(i).progress()).as(text).isEqualTo(expected.get(i).progress());
    }
  }

  static List<TextStyle> styles() {
    return STYLES;
  }

  @ParameterizedTest
  @MethodSource("styles")
  void everyPuzzleOfTheCorpusWithConstraints(TextStyle style) throws Exception {
    List<PuzzleEntry> puzzles = new ArrayList<>();
    StringBuilder all = new StringBuilder();
    for (VariantPuzzle variant : VariantPuzzle.all()) {
      PuzzleEntry entry =
          PuzzleEntry.of(VariantReading.puzzle(variant.json())).withText(EntryPart.LABEL, "Killer");
      puzzles.add(entry);
      all.append(rendered(entry, style)).append('\n');
    }
    assertThat(puzzles).hasSizeGreaterThan(500);

    assertReadBack(all.toString(), puzzles);
  }

  /**
   * Everything that {@code generate --solution} wrote, with its remarks as sentences or comments.
   */
  @ParameterizedTest
  @MethodSource("styles")
  void theSolutionBelowConstraintsAndRemarks(TextStyle style) throws Exception {
    List<PuzzleEntry> puzzles = new ArrayList<>();
    StringBuilder all = new StringBuilder();
    for (VariantPuzzle variant : VariantPuzzle.all()) {
      Puzzle puzzle = VariantReading.puzzle(variant.json());
      if (variant.solution().isPresent() && !puzzle.givens().isFull()) {
        Grid solution = Grid.ofSymbols(puzzle.size(), variant.solution().get()).orElseThrow();
        String remark = "19 clues, hard: Related Cells (2.6) in r1c1\n";
        puzzles.add(PuzzleEntry.of(puzzle).withSolution(solution));
        all.append(rendered(PuzzleEntry.of(puzzle), style))
            .append(puzzles.size() % 2 == 0 ? remark : TextCaptions.remark(remark))
            .append(TextPicture.draw(puzzle, solution, style));
      }
    }
    assertThat(puzzles).hasSizeGreaterThan(300);

    assertThat(read(all.toString())).containsExactlyElementsOf(puzzles);
  }

  /** A full grid that does not solve the puzzle above it is a separate puzzle. */
  @Test
  void anotherFullGridIsAnotherPuzzle() throws Exception {
    RegionMask mask = RegionMask.boxes(2, 2);
    Puzzle puzzle = new Puzzle(Grid.empty(4).with(0, 1), mask);
    Puzzle full = new Puzzle(Grid.ofSymbols(4, "2143341212344321").orElseThrow(), mask);
    TextStyle style = new TextStyle(false, false);
    String text = TextPicture.draw(puzzle, style) + TextPicture.draw(full, style);

    assertThat(read(text)).containsExactly(PuzzleEntry.of(puzzle), PuzzleEntry.of(full));
  }

  /** Returns a mask without regions for a third of the cells, and with a smaller region. */
  private static RegionMask partial(int size) {
    int[] regions = scattered(size).toArray();
    int[] some =
        IntStream.range(0, regions.length)
            .map(cell -> cell == 0 || regions[cell] % 3 == 2 ? RegionMask.NO_REGION : regions[cell])
            .toArray();
    return RegionMask.partial(size, some);
  }

  /**
   * Each kind alone, and in mixtures, on boxes, jigsaws, regions in many pieces, some regions, and
   * without regions.
   */
  @ParameterizedTest
  @ValueSource(ints = {4, 6, 9, 12, 16})
  void eachKindOfConstraint(int size) throws Exception {
    List<RegionMask> masks =
        Stream.of(
                boxes(size).skip(1).limit(1),
                random(size).limit(1),
                Stream.of(scattered(size), partial(size), RegionMask.none(size)))
            .flatMap(each -> each)
            .toList();
    Random random = new Random(size);
    RandomConstraints samples = new RandomConstraints(size, new SplittableRandom(size));
    for (RegionMask mask : masks) {
      List<ConstraintKind> kinds =
          RandomConstraints.kinds(size).stream()
              .filter(kind -> mask.isTiled() || !kind.needsRegions())
              .toList();
      Grid full = Grid.of(size, latin(size));
      for (int i = 0; i < 3 * kinds.size(); i++) {
        Set<Constraint> constraints = new LinkedHashSet<>();
        constraints.add(samples.sample(kinds.get(i % kinds.size()), full));
        for (int more = 0; i >= kinds.size() && more < 6; more++) {
          constraints.add(samples.sample(kinds.get(random.nextInt(kinds.size())), full));
        }
        Puzzle puzzle =
            new Puzzle(
                givens(mask, random), Rules.of(mask).with(constraints.toArray(Constraint[]::new)));
        Grid entered = digits(mask, puzzle.givens(), 0.2, random);
        PuzzleEntry begun = PuzzleEntry.of(puzzle).withProgress(Progress.ofGrid(entered));
        TextStyle style = STYLES.get(random.nextInt(STYLES.size()));
        String text = rendered(begun, style);
        String plain = TextPicture.draw(puzzle, style) + TextCaptions.constraints(puzzle.rules());

        assertReadBack(text, List.of(begun));
        assertReadBack(plain + "\n" + text, List.of(PuzzleEntry.of(puzzle), begun));
      }
    }
  }

  private static int[] latin(int size) {
    return IntStream.range(0, size * size)
        .map(cell -> (cell / size + cell % size) % size + 1)
        .toArray();
  }

  /** Lines that people draw with the same characters stay what they are. */
  @Test
  void signsWithoutConstraintsBelowAreNoMarks() throws Exception {
    String dashed =
        """
        ┌───────┬───────┐
        │ 1   . ┆ .   . │
        │       ┆       │
        │ .   . ┆ .   2 │
        ├┄┄┄┄┄┄┄┼┄┄┄┄┄┄┄┤
        │ .   . ┆ .   . │
        │       ┆       │
        │ .   . ┆ .   . │
        └───────┴───────┘
        """;

    assertThat(read(dashed))
        .containsExactly(
            PuzzleEntry.of(
                new Puzzle(Grid.empty(4).with(0, 1).with(7, 2), RegionMask.boxes(2, 2))));
  }

  /** A title of any characters and length is one line of a limited length. */
  @Test
  void titlesAreSafe() throws Exception {
    Puzzle puzzle =
        new Puzzle(
            Grid.empty(4).with(0, 1), Rules.of(RegionMask.boxes(2, 2)).with(new Diagonal(4, true)));
    for (String title :
        List.of(
            "Killer",
            "cage 5: r1c1 r1c2",
            "a\u001B[2Jb\u0007\u202Ec\nregions\n1234",
            "<b>&amp;",
            "x".repeat(100_000))) {
      PuzzleEntry entry = PuzzleEntry.of(puzzle).withText(EntryPart.LABEL, title);
      String text = rendered(entry, new TextStyle(false, false));

      assertThat(TextCaptions.title(entry.label()))
          .hasSizeLessThan(510)
          .endsWith("\n")
          .startsWith("# ");
      assertThat(text.chars().filter(c -> c != '\n'))
          .noneMatch(Character::isISOControl)
          .doesNotContain((int) '\u202E');
      assertReadBack(text, List.of(PuzzleEntry.of(puzzle)));
    }
  }
}

package org.nonomino.formats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Grid;
import org.nonomino.core.Progress;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;

/**
 * Random puzzles like those people exchange: boxes and jigsaws of several sizes, mostly with a
 * title, an author and more.
 */
final class RandomEntries {
  /** One-line strings with characters that formats use as separators, headers and comments. */
  private static final List<String> TEXTS =
      List.of(
          "easy",
          "Puzzle",
          "two words",
          "two  spaces",
          "no\u00A0break",
          "a, \"b\"; c",
          "'d' <b>&amp; ]]>",
          "# 1",
          "1234",
          "81",
          "regions",
          "title: x",
          "[Puzzle]",
          "x/?a=b#c",
          "https://n.example/#play?p=1......2.3....4.&t=x",
          "{\"size\": 9}",
          "back\\slash ]}",
          "100 % | Grüße, 数独 😀",
          "-");

  private static final List<Integer> SIZES =
      List.of(9, 9, 9, 9, 9, 9, 4, 4, 6, 6, 2, 3, 5, 8, 8, 10, 12, 16, 25, 36);

  private final Random random;

  RandomEntries(long seed) {
    this.random = new Random(seed);
  }

  /** Returns an entry with some of all parts, or without any. */
  PuzzleEntry next() {
    int size = SIZES.get(random.nextInt(SIZES.size()));
    Puzzle puzzle = FormatTexts.puzzle(mask(size), random);
    PuzzleEntry entry = PuzzleEntry.of(puzzle);
    for (EntryPart part : EntryPart.values()) {
      boolean isUsual = part == EntryPart.LABEL || part == EntryPart.AUTHOR;
      if (part.isText() && part != EntryPart.LEFT && random.nextInt(isUsual ? 2 : 5) == 0) {
        // HoDoKu cannot store a colon there.
        String text = TEXTS.get(random.nextInt(TEXTS.size()));
        entry = entry.withText(part, part == EntryPart.TECHNIQUE ? text.replace(':', ';') : text);
      }
    }
    if (size > 1 && random.nextInt(5) == 0) {
      entry = entry.withDrawings(AnnotatedPuzzles.DRAWINGS);
    }
    if (random.nextInt(4) == 0) {
      entry = entry.withSolution(filled(puzzle.givens()));
    }
    return random.nextInt(3) > 0 ? entry : entry.withProgress(progress(puzzle));
  }

  private RegionMask mask(int size) {
    List<RegionMask> boxes = new ArrayList<>();
    for (int rows = 1; rows <= size; rows++) {
      if (size % rows == 0) {
        boxes.add(RegionMask.boxes(rows, size / rows));
      }
    }
    Optional<RegionMask> usual = RegionMask.standardBoxes(size);
    return switch (random.nextInt(5)) {
      case 0 -> boxes.get(random.nextInt(boxes.size()));
      case 1 -> FormatTexts.scattered(size, random);
      case 2 -> winding(size);
      default -> usual.orElseGet(() -> winding(size));
    };
  }

  /** Returns regions that follow each other along a line that winds through the grid. */
  private RegionMask winding(int size) {
    int[] regions = new int[size * size];
    int offset = random.nextInt(size);
    for (int i = 0; i < regions.length; i++) {
      int row = i / size;
      int column = row % 2 == 0 ? i % size : size - 1 - i % size;
      regions[row * size + column] = (i + offset) / size % size;
    }
    return RegionMask.jigsaw(size, regions);
  }

  private Grid filled(Grid grid) {
    int[] digits = grid.toArray();
    for (int cell = 0; cell < digits.length; cell++) {
      digits[cell] = digits[cell] == 0 ? 1 + random.nextInt(grid.size()) : digits[cell];
    }
    return Grid.of(grid.size(), digits);
  }

  private Progress progress(Puzzle puzzle) {
    Grid entered = random.nextBoolean() ? FormatTexts.entered(puzzle, random) : puzzle.givens();
    return new Progress(entered, marks(entered), marks(entered));
  }

  /** Returns marks in some of the empty cells, in half of the cases. */
  private long[] marks(Grid grid) {
    long[] marks = new long[grid.cellCount()];
    if (random.nextBoolean()) {
      Arrays.setAll(
          marks,
          cell ->
              grid.digit(cell) == 0 && random.nextInt(4) == 0
                  ? random.nextLong() & ((1L << grid.size()) - 1)
                  : 0);
    }
    return marks;
  }
}

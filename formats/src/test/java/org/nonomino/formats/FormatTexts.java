package org.nonomino.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Grid;
import org.nonomino.core.Progress;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.text.LineReader;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.text.PuzzleFormats;
import org.nonomino.text.PuzzleReader;
import org.nonomino.text.PuzzleText;

/** Common helpers of the tests of formats, for reading and random puzzles. */
final class FormatTexts {
  /** All formats in the order in which they are tried. */
  static final List<PuzzleFormat> ALL =
      List.of(
          OpenSudokuFormat.OPENSUDOKU,
          SumoCueFormat.SUMOCUE,
          HodokuFormat.HODOKU,
          PerfectSudokuFormat.PERFECT_SUDOKU,
          KillerLineFormat.KILLER_LINE,
          SgtFormat.SGT,
          SdkFormat.SDK,
          SimpleSudokuFormat.SS,
          SdmFormat.SDM,
          CsvFormat.CSV,
          JigsawLineFormat.JIGSAW_LINE,
          PuzzleFormats.FORUM,
          PuzzleFormats.LINE,
          PuzzleFormats.GRID);

  static final RegionMask CLASSIC = RegionMask.boxes(3, 3);

  private FormatTexts() {}

  static List<PuzzleText> cut(
      Collection<PuzzleFormat> formats, String text, PuzzleAssembler assembler) {
    PuzzleReader reader =
        new PuzzleReader("text", new StringReader(text), List.copyOf(formats), assembler);
    List<PuzzleText> puzzleTexts = new ArrayList<>();
    try {
      for (Optional<PuzzleText> next = reader.next(); next.isPresent(); next = reader.next()) {
        puzzleTexts.add(next.get());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return puzzleTexts;
  }

  static List<PuzzleText> cut(Collection<PuzzleFormat> formats, String text) {
    return cut(formats, text, new PuzzleAssembler(Optional.empty()));
  }

  /** Returns the puzzles of an input after detection of its format. */
  static List<PuzzleEntry> entries(String text) {
    return parsed(text, cut(ALL, text));
  }

  /** Returns the puzzles of an input after detection of its format among all formats. */
  static List<PuzzleEntry> found(String text) {
    List<PuzzleFormat> formats = new ArrayList<>(ExchangeFormats.ALL);
    formats.addAll(PuzzleFormats.ALL);
    return parsed(text, cut(formats, text));
  }

  /**
   * Returns the name of the format of an input among all formats, then the outcome of each puzzle:
   * its line, its solution and the remarks on it, or the problem.
   */
  static List<String> readings(String text) {
    List<PuzzleFormat> formats = new ArrayList<>(ExchangeFormats.ALL);
    formats.addAll(PuzzleFormats.ALL);
    List<String> remarks = new ArrayList<>();
    PuzzleAssembler assembler =
        new PuzzleAssembler(Optional.empty()).remarking((place, remark) -> remarks.add(remark));
    PuzzleReader reader = new PuzzleReader("text", new StringReader(text), formats, assembler);
    List<String> readings = new ArrayList<>();
    try {
      for (Optional<PuzzleText> next = reader.next(); next.isPresent(); next = reader.next()) {
        if (readings.isEmpty()) {
          readings.add(reader.format().map(PuzzleFormat::name).orElse(""));
        }
        readings.add(reading(next.get()));
        readings.addAll(remarks);
        remarks.clear();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return readings;
  }

  private static String reading(PuzzleText text) {
    try {
      PuzzleEntry entry = text.parse();
      return PuzzleFormats.LINE.write(entry).strip()
          + entry.solution().map(solution -> " = " + solution).orElse("");
    } catch (MalformedTextException e) {
      return e.problem();
    }
  }

  /** Returns the puzzles of an input in a format. */
  static List<PuzzleEntry> entries(PuzzleFormat format, String text) {
    return parsed(text, cut(List.of(format), text));
  }

  /** Returns the puzzles of an input without their unsupported constraints. */
  static List<PuzzleEntry> entriesWithoutExtras(PuzzleFormat format, String text) {
    PuzzleAssembler strict = new PuzzleAssembler(Optional.empty());
    return parsed(text, cut(List.of(format), text, strict.ignoringExtras((place, extras) -> {})));
  }

  private static List<PuzzleEntry> parsed(String text, List<PuzzleText> puzzleTexts) {
    return puzzleTexts.stream()
        .map(
            puzzle -> {
              try {
                return puzzle.parse();
              } catch (MalformedTextException e) {
                throw new AssertionError(text, e);
              }
            })
        .toList();
  }

  /** Returns the outcome of each puzzle: a line, or {@code line:column problem | advice}. */
  static List<String> outcomes(PuzzleFormat format, String text) {
    return cut(List.of(format), text).stream().map(FormatTexts::outcome).toList();
  }

  private static String outcome(PuzzleText text) {
    try {
      return PuzzleFormats.LINE.write(text.parse()).strip();
    } catch (MalformedTextException e) {
      return e.place().line() + ":" + e.place().column() + " " + e.problem() + " | " + e.advice();
    }
  }

  /** Returns the name of the format that recognizes an input. */
  static String recognized(String text) {
    LineReader lines = new LineReader("text", new StringReader(text));
    try {
      for (PuzzleFormat format : ALL) {
        if (format.recognizes(lines)) {
          return format.name();
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return "";
  }

  /** Returns the entries in one string. */
  static String write(PuzzleFormat format, List<PuzzleEntry> entries) {
    return format.header()
        + entries.stream().map(format::write).collect(Collectors.joining())
        + format.footer();
  }

  static String resource(String name) {
    try (InputStream stream =
        Objects.requireNonNull(FormatTexts.class.getResourceAsStream(name), name)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns a puzzle without a conflict. */
  static Puzzle puzzle(RegionMask mask, Random random) {
    Grid grid = Grid.empty(mask.size());
    int step = 1 + random.nextInt(12);
    for (int cell = random.nextInt(step);
        cell < grid.cellCount();
        cell += 1 + random.nextInt(step)) {
      Grid next = grid.with(cell, 1 + random.nextInt(mask.size()));
      grid = Rules.of(mask).findConflict(next).isEmpty() ? next : grid;
    }
    return new Puzzle(grid, mask);
  }

  /** Returns regions scattered over the grid. */
  static RegionMask scattered(int size, Random random) {
    List<Integer> regions =
        IntStream.range(0, size * size)
            .mapToObj(cell -> cell / size)
            .collect(Collectors.toCollection(ArrayList::new));
    Collections.shuffle(regions, random);
    return RegionMask.jigsaw(size, regions.stream().mapToInt(Integer::intValue).toArray());
  }

  /** Returns digits in some of the empty cells, whether they fit or not. */
  static Grid entered(Puzzle puzzle, Random random) {
    Grid grid = puzzle.givens();
    for (int cell = 0; cell < grid.cellCount(); cell++) {
      if (grid.digit(cell) == 0 && random.nextInt(5) == 0) {
        grid = grid.with(cell, 1 + random.nextInt(grid.size()));
      }
    }
    return grid;
  }

  /** Returns a classic puzzle, perhaps in progress, with some or all of the format's metadata. */
  static PuzzleEntry classicEntry(PuzzleFormat format, Random random) {
    Puzzle puzzle = puzzle(CLASSIC, random);
    PuzzleEntry entry = PuzzleEntry.of(puzzle);
    List<String> words =
        List.of("one", "two words", "a <b> & \"c\"; 'd'", "é | 9×9", "# 1", "]]>", "x/?a=b#c");
    for (EntryPart part : format.holds()) {
      if (part.isText() && part != EntryPart.LEFT && random.nextInt(3) > 0) {
        entry = entry.withText(part, words.get(random.nextInt(words.size())));
      }
    }
    if (format.holds().contains(EntryPart.DRAWINGS) && random.nextInt(3) > 0) {
      entry = entry.withDrawings(AnnotatedPuzzles.DRAWINGS);
    }
    return format.holds().contains(EntryPart.ENTERED) && random.nextBoolean()
        ? entry.withProgress(Progress.ofGrid(entered(puzzle, random)))
        : entry;
  }

  static List<PuzzleEntry> classicEntries(PuzzleFormat format, long seed) {
    Random random = new Random(seed);
    return IntStream.range(0, 40).mapToObj(i -> classicEntry(format, random)).toList();
  }

  /**
   * Corrupts an input in many ways and checks that each result gives puzzles without a repeated
   * given in a row, column or region, or messages.
   */
  static void checkSoundWhenSpoilt(PuzzleFormat format, String text, long seed) {
    Random random = new Random(seed);
    String characters = "0123456789.,:;|+-=\t\"'<>&#\n\r azjxJXZ[]_\u00A0\u0000é\uD83D";
    for (int i = 0; i < 1000; i++) {
      StringBuilder spoilt = new StringBuilder(text);
      for (int left = random.nextInt(5); left >= 0; left--) {
        int at = random.nextInt(spoilt.length() + 1);
        int end = Math.min(spoilt.length(), at + random.nextInt(20));
        switch (random.nextInt(4)) {
          case 0 -> spoilt.delete(at, end);
          case 1 -> spoilt.insert(at, spoilt.substring(at, end));
          case 2 -> spoilt.insert(at, characters.charAt(random.nextInt(characters.length())));
          default -> spoilt.setLength(random.nextInt(4) == 0 ? at : spoilt.length());
        }
      }
      checkSound(format, spoilt.toString(), seed);
    }
  }

  private static void checkSound(PuzzleFormat format, String text, long seed) {
    for (List<PuzzleFormat> formats : List.of(ALL, List.of(format))) {
      try {
        List<PuzzleText> puzzleTexts = cut(formats, text);
        assertThat(puzzleTexts).isNotEmpty();
        for (PuzzleText record : puzzleTexts) {
          try {
            Puzzle puzzle = record.parse().puzzle();
            assertThat(Rules.of(puzzle.mask()).findConflict(puzzle.givens())).isEmpty();
          } catch (MalformedTextException e) {
            assertThat(e.problem()).isNotBlank();
            assertThat(e.advice()).isNotBlank();
          }
        }
      } catch (RuntimeException | AssertionError e) {
        throw new AssertionError("seed " + seed + ", text:\n" + text, e);
      }
    }
  }
}

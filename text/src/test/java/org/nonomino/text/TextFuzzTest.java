package org.nonomino.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;

/**
 * Tests that each record of any input is a valid puzzle or a {@link MalformedTextException}, and
 * that reading ends.
 */
final class TextFuzzTest {
  private static final int TEXTS = 1500;
  private static final String ALPHABET =
      "0123456789.-_*?ABZaz@|+=#:,;[]{}\"' \t\r\n\f\u0000\u001A\u0085\u00A0\u2028\uFEFF\uFFFD│═é٣\uD83D\uDE00";

  private static final List<String> OTHERS =
      List.of(
          "",
          "regions\n",
          "Grid 01\n",
          "---+---+---\n",
          "+-------+\n",
          "*-----------*\n",
          "# comment\n",
          "a b c\n",
          "| | | |\n");

  private static String validText(Random random) {
    RandomPuzzles puzzles = new RandomPuzzles(random.nextLong());
    PuzzleFormat format = PuzzleFormats.ALL.get(random.nextInt(PuzzleFormats.ALL.size()));
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(4); i >= 0; i--) {
      int size = 1 + random.nextInt(random.nextInt(8) == 0 ? 20 : 9);
      RegionMask mask =
          switch (random.nextInt(3)) {
            case 0 -> puzzles.boxes(size);
            case 1 -> puzzles.jigsaw(size);
            default -> puzzles.scattered(size);
          };
      Puzzle puzzle = puzzles.puzzle(mask, random.nextDouble());
      String label = random.nextBoolean() ? "" : "label " + i;
      text.append(format.write(new PuzzleEntry(puzzle, label, Optional.empty())));
    }
    return text.toString();
  }

  private static String mutated(String text, Random random) {
    StringBuilder mutated = new StringBuilder(text);
    for (int i = random.nextInt(6); i >= 0; i--) {
      int at = random.nextInt(mutated.length() + 1);
      int end = Math.min(mutated.length(), at + 1 + random.nextInt(random.nextInt(30) + 1));
      char character = ALPHABET.charAt(random.nextInt(ALPHABET.length()));
      switch (random.nextInt(9)) {
        case 0 -> mutated.delete(at, end);
        case 1 -> mutated.insert(at, character);
        case 2 -> mutated.insert(at, mutated.substring(at, end));
        case 3 -> mutated.replace(at, end, String.valueOf(character));
        case 4 -> mutated.insert(at, (char) random.nextInt(0x10000));
        case 5 -> mutated.insert(at, OTHERS.get(random.nextInt(OTHERS.size())));
        case 6 -> replaceAll(mutated, random, character);
        case 7 -> changeLines(mutated, random);
        default -> mutated.setLength(random.nextInt(8) == 0 ? at : mutated.length());
      }
    }
    return mutated.toString();
  }

  private static void replaceAll(StringBuilder text, Random random, char character) {
    if (text.isEmpty()) {
      return;
    }
    char old = text.charAt(random.nextInt(text.length()));
    String replaced = text.toString().replace(old, character);
    text.setLength(0);
    text.append(replaced);
  }

  private static void changeLines(StringBuilder text, Random random) {
    List<String> lines = new ArrayList<>(text.toString().lines().toList());
    if (lines.isEmpty()) {
      return;
    }
    String line = lines.get(random.nextInt(lines.size()));
    if (random.nextBoolean()) {
      lines.remove(line);
    } else {
      lines.add(random.nextInt(lines.size()), line);
    }
    text.setLength(0);
    text.append(String.join("\n", lines));
  }

  private static void check(String what, Reader text, int length) {
    for (PuzzleFormat only : PuzzleFormats.ALL) {
      // Detection among all formats takes the place of the forum format alone.
      List<PuzzleFormat> formats = only == PuzzleFormats.FORUM ? PuzzleFormats.ALL : List.of(only);
      try {
        text.reset();
        checkAll(Reading.reader(text, formats), length);
      } catch (RuntimeException | AssertionError | IOException e) {
        throw new AssertionError(what, e);
      }
    }
  }

  private static void checkAll(PuzzleReader reader, int length) throws IOException {
    long lastLine = 0;
    int records = 0;
    for (Optional<PuzzleText> next = reader.next(); next.isPresent(); next = reader.next()) {
      assertThat(++records).as("records").isLessThanOrEqualTo(length + 1);
      PuzzleText text = next.get();
      boolean isOnly = text.place().line() == 0;
      assertThat(isOnly || text.place().line() >= lastLine).as("order").isTrue();
      lastLine = text.place().line();
      checkOne(text);
    }
    assertThat(records).as("records").isPositive();
  }

  private static void checkOne(PuzzleText text) {
    try {
      Puzzle puzzle = text.parse().puzzle();
      assertThat(puzzle.rules().findConflict(puzzle.givens())).isEmpty();
      int size = puzzle.size();
      int[] counts = new int[size];
      for (int cell = 0; cell < size * size; cell++) {
        counts[puzzle.mask().region(cell)]++;
      }
      assertThat(counts).containsOnly(size);
    } catch (MalformedTextException e) {
      assertThat(e.problem()).isNotBlank().doesNotEndWith(".");
      assertThat(e.advice()).endsWith(".");
      assertThat((e.problem() + e.advice()).chars().filter(Character::isISOControl)).isEmpty();
      assertThat(e.place().column()).isGreaterThanOrEqualTo(0);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1})
  void mutatedTexts(long seed) {
    checkMutatedTexts(seed);
  }

  @Tag("long")
  @ParameterizedTest
  @ValueSource(longs = {2, 3, 4})
  void moreMutatedTexts(long seed) {
    checkMutatedTexts(seed);
  }

  private static void checkMutatedTexts(long seed) {
    Random random = new Random(seed);
    for (int i = 0; i < TEXTS; i++) {
      String text = mutated(validText(random), random);
      check("seed " + seed + ", text:\n" + text, new StringReader(text), text.length());
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1})
  void randomTexts(long seed) {
    checkRandomTexts(seed);
  }

  @Tag("long")
  @ParameterizedTest
  @ValueSource(longs = {2})
  void moreRandomTexts(long seed) {
    checkRandomTexts(seed);
  }

  private static void checkRandomTexts(long seed) {
    Random random = new Random(seed);
    for (int i = 0; i < TEXTS; i++) {
      StringBuilder text = new StringBuilder();
      // Few characters, so that some rows belong together.
      int alphabet = 2 + random.nextInt(ALPHABET.length() - 1);
      for (int left = random.nextInt(400); left > 0; left--) {
        text.append(ALPHABET.charAt(random.nextInt(alphabet)));
        if (random.nextInt(10) == 0) {
          text.append('\n');
        }
      }
      check("seed " + seed + ", text:\n" + text, new StringReader(text.toString()), text.length());
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1})
  void randomBytes(long seed) throws IOException {
    checkRandomBytes(seed);
  }

  @Tag("long")
  @ParameterizedTest
  @ValueSource(longs = {2})
  void moreRandomBytes(long seed) throws IOException {
    checkRandomBytes(seed);
  }

  private static void checkRandomBytes(long seed) throws IOException {
    Random random = new Random(seed);
    for (int i = 0; i < TEXTS; i++) {
      byte[] bytes = new byte[random.nextInt(300)];
      random.nextBytes(bytes);
      for (int b = 0; b < bytes.length; b++) {
        // Half of the inputs have no control characters, because these end the reading early.
        bytes[b] = i % 2 == 0 || bytes[b] < 0 || bytes[b] >= ' ' ? bytes[b] : (byte) '\n';
      }
      StringBuilder text = new StringBuilder();
      try (Reader reader = PuzzleReader.decode(new ByteArrayInputStream(bytes))) {
        for (int c = reader.read(); c >= 0; c = reader.read()) {
          text.append((char) c);
        }
      }
      assertThat(text.length()).isLessThanOrEqualTo(bytes.length);
      check("seed " + seed + ", text:\n" + text, new StringReader(text.toString()), text.length());
    }
  }
}

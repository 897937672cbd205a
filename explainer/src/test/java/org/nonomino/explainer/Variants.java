package org.nonomino.explainer;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.formats.ExchangeFormats;
import org.nonomino.test.corpus.VariantPuzzle;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleReader;

/** Puzzles with constraints that have one solution, for tests. */
final class Variants {
  private static final String DIGITS = "123456789ABCDEFG";

  private Variants() {}

  /**
   * A puzzle with constraints.
   *
   * @param label its file and its name
   */
  record Variant(String label, Puzzle puzzle, Grid solution) {
    @Override
    public String toString() {
      return label;
    }
  }

  /** Returns all of them. */
  static List<Variant> all() {
    return VariantPuzzle.all().stream()
        .filter(variant -> variant.solution().isPresent())
        .map(Variants::of)
        .toList();
  }

  private static Variant of(VariantPuzzle variant) {
    Puzzle puzzle = read(variant.json());
    int[] digits =
        variant.solution().orElseThrow().chars().map(c -> DIGITS.indexOf(c) + 1).toArray();
    return new Variant(variant.file() + "/" + variant.id(), puzzle, Grid.of(puzzle.size(), digits));
  }

  private static Puzzle read(String json) {
    PuzzleReader reader =
        new PuzzleReader(
            "the corpus",
            new StringReader(json),
            List.of(ExchangeFormats.named("fpuzzles").orElseThrow()),
            new PuzzleAssembler(Optional.empty()));
    try {
      return reader.next().orElseThrow().parse().puzzle();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (MalformedTextException e) {
      throw new AssertionError("unexpectedly malformed: " + e.getMessage(), e);
    }
  }
}

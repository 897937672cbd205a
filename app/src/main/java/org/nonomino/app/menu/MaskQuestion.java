package org.nonomino.app.menu;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.OptionalInt;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.RegionsOption;
import org.nonomino.core.RegionMask;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.MaskReader;
import org.nonomino.text.TypedMatrix;

/** Asks for the regions of a puzzle of known size. */
final class MaskQuestion {
  private static final String SOURCE = "the mask matrix";

  private final Questions questions;

  MaskQuestion(Questions questions) {
    this.questions = questions;
  }

  /**
   * Asks until the answer is a mask of the size.
   *
   * @param size n
   */
  Optional<RegionMask> ask(int size) {
    String question =
        "The mask matrix, %d rows of %d labels; Enter for boxes; or boxes such as 2x3, or the name of a layout:\n"
            .formatted(size, size);
    return questions.untilRows(question, line -> read(line, size));
  }

  private Optional<RegionMask> read(String line, int size)
      throws UsageException, MalformedTextException {
    if (line.isBlank()) {
      return Optional.of(boxes(size));
    }
    String name = line.strip();
    Optional<RegionMask> named = RegionsOption.named(name, OptionalInt.of(size));
    if (named.isPresent()) {
      return Optional.of(requireSize(named.get(), size));
    }
    if (!TypedMatrix.isFirstLine(line, size)) {
      throw new UsageException(
          "'%s' is neither a row of %d labels, nor boxes such as 2x3, nor the name of a layout."
              .formatted(name, size));
    }
    TypedMatrix matrix = TypedMatrix.ofSize(size);
    matrix.add(line);
    Optional<String> text = questions.rest(matrix, rows -> requireWhole(rows, size));
    if (text.isPresent() && !matrix.isComplete()) {
      throw new UsageException(
          "The mask matrix is incomplete. Type %d rows of labels.".formatted(size));
    }
    return text.isPresent() ? Optional.of(mask(text.get(), size)) : Optional.empty();
  }

  private static void requireWhole(TypedMatrix rows, int size) throws UsageException {
    if (!rows.isLatestRowWhole()) {
      throw new UsageException("This is not a row of %d labels.".formatted(size));
    }
  }

  private static RegionMask boxes(int size) throws UsageException {
    return RegionMask.standardBoxes(size)
        .orElseThrow(
            () ->
                new UsageException(
                    "There are no boxes of %d cells: type a mask matrix (or 1x%d to make each row a region)."
                        .formatted(size, size)));
  }

  private static RegionMask mask(String text, int size)
      throws UsageException, MalformedTextException {
    try {
      return requireSize(MaskReader.read(SOURCE, new StringReader(text)), size);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static RegionMask requireSize(RegionMask mask, int size) throws UsageException {
    if (mask.size() != size) {
      throw new UsageException(
          "These regions are %d×%d, but the puzzle is %d×%d."
              .formatted(mask.size(), mask.size(), size, size));
    }
    return mask;
  }
}

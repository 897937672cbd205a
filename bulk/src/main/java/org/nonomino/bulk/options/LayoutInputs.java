package org.nonomino.bulk.options;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.InputItem;
import org.nonomino.bulk.io.PuzzleInputs;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.formats.ExchangeFormats;
import org.nonomino.text.Place;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.text.PuzzleFormats;
import org.nonomino.text.PuzzleText;

/** Opens the inputs of commands on layouts: layouts by name, and files with any number of masks. */
public final class LayoutInputs {
  private static final List<PuzzleFormat> FORMATS =
      Stream.concat(ExchangeFormats.OF_MASKS.stream(), Stream.of(PuzzleFormats.MASKS)).toList();

  private static final PuzzleAssembler ASSEMBLER = new PuzzleAssembler(Optional.empty());

  private LayoutInputs() {}

  /** Returns the formats that files with masks may have. */
  public static List<PuzzleFormat> formats() {
    return FORMATS;
  }

  /** Returns the assembler of layouts. */
  public static PuzzleAssembler assembler() {
    return ASSEMBLER;
  }

  /**
   * Opens the inputs. On a terminal, prompts the user to type them.
   *
   * @param words names, boxes, files, or {@code -} for standard input
   * @param size the size for names without a size
   */
  public static PuzzleInputs open(List<String> words, OptionalInt size, Console console) {
    if (words.contains(PuzzleInputs.STANDARD_INPUT) && console.inIsTerminal()) {
      console.errWriter().println("Type or paste masks; end with Ctrl-D on an empty line.");
    }
    return new PuzzleInputs(words, console.in(), FORMATS, ASSEMBLER, console::remark)
        .knowing(word -> meaning(word, size));
  }

  private static Optional<InputItem> meaning(String word, OptionalInt size) {
    if (word.equals(PuzzleInputs.STANDARD_INPUT)) {
      return Optional.empty();
    }
    try {
      return RegionsOption.namedOrMissing(word, size)
          .map(
              mask ->
                  new InputItem.Text(
                      new PuzzleText(Place.ofText(word), () -> PuzzleEntry.of(mask))));
    } catch (UsageException e) {
      return Optional.of(new InputItem.Unreadable(String.valueOf(e.getMessage())));
    }
  }
}

package org.nonomino.spark.input;

import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.PuzzleInputs;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.LayoutInputs;
import org.nonomino.bulk.options.RegionsOption;
import org.nonomino.spark.storage.Storage;

/** Reads layouts named in words, or masks in files. */
public final class LayoutReading {
  private LayoutReading() {}

  /**
   * Returns the reading of the layouts of words.
   *
   * @throws UsageException if a word is neither a layout nor a file
   */
  public static ItemReading of(List<String> words, Console console) throws UsageException {
    Set<String> named = new HashSet<>();
    for (String word : words) {
      if (!Storage.isUri(word)
          && RegionsOption.namedOrMissing(word, OptionalInt.empty()).isPresent()) {
        named.add(word);
      }
    }
    return new ItemReading(
        LayoutInputs.formats(),
        LayoutInputs.assembler(),
        word ->
            named.contains(word)
                ? LayoutInputs.open(List.of(word), OptionalInt.empty(), console)
                : new PuzzleInputs(
                    List.of(word),
                    console.in(),
                    LayoutInputs.formats(),
                    LayoutInputs.assembler(),
                    console::remark),
        named::contains,
        false);
  }
}

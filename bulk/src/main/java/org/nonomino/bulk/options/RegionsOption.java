package org.nonomino.bulk.options;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.util.Optional;
import java.util.OptionalInt;
import org.nonomino.bulk.io.FileName;
import org.nonomino.bulk.io.OutputFile;
import org.nonomino.bulk.io.PuzzleInputs;
import org.nonomino.bulk.io.TextFile;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.core.RegionMask;
import org.nonomino.generator.LayoutCatalog;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.MaskReader;
import org.nonomino.text.PuzzleReader;
import org.nonomino.toolkit.Regions;
import org.nonomino.toolkit.RequestException;

/**
 * Finds the mask for a word: {@code RxC} boxes, or else a layout of the catalog, or else a file
 * with a mask matrix. So a file with the name of a layout needs its folder: {@code ./pinwheel-9}.
 */
public final class RegionsOption {
  private static final String CHOICE =
      "Give a name from 'nonomino layouts list', boxes such as 3x3, or a file with a mask"
          + " matrix.";

  /** The beginning of messages, consisting of the option, if there is one, and the word. */
  private final String subject;

  private final String word;
  private final OptionalInt size;

  private RegionsOption(String option, String word, OptionalInt size) {
    this.subject = option + word + ": ";
    this.word = word;
    this.size = size;
  }

  /**
   * Returns the mask.
   *
   * @param option the beginning of messages: {@code --regions=}, or empty for a word without an
   *     option
   * @param word the typed word
   * @param size the requested size; if empty, the name of a layout must include its size
   * @param standardInput the content of the file {@code -}
   * @throws UsageException if there is no such layout or file, or its size differs
   * @throws MalformedTextException if there is a file, but no mask in it
   */
  public static RegionMask resolve(
      String option, String word, OptionalInt size, InputStream standardInput)
      throws UsageException, MalformedTextException {
    return new RegionsOption(option, word, size).resolve(standardInput);
  }

  private void requireWord() throws UsageException {
    if (word.isBlank()) {
      throw new UsageException(subject + "the name is missing. " + CHOICE);
    }
    if (Regions.areRandom(word)) {
      throw new UsageException(
          subject
              + "only 'generate' accepts random. To generate random regions for other commands, use 'layouts random'.");
    }
  }

  private RegionMask resolve(InputStream standardInput)
      throws UsageException, MalformedTextException {
    requireWord();
    try {
      Regions regions = new Regions(LayoutCatalog.load());
      Optional<RegionMask> named = regions.named(word, size);
      return Regions.requireSize(
          named.isPresent() ? named.get() : ofFile(regions, standardInput), size);
    } catch (RequestException e) {
      throw new UsageException(subject + UsageException.afterColon(e.reason()));
    }
  }

  /**
   * Returns the mask of a word without a file, boxes or a layout of the catalog; empty if the word
   * could only be the name of a file.
   *
   * @param size the size for a layout name without a size
   * @throws UsageException if there are no such boxes
   */
  public static Optional<RegionMask> named(String word, OptionalInt size) throws UsageException {
    try {
      return new Regions(LayoutCatalog.load()).named(word, size);
    } catch (RequestException e) {
      throw new UsageException(word + ": " + UsageException.afterColon(e.reason()));
    }
  }

  /**
   * Returns the mask of a word without a file; empty if there is a file of this name.
   *
   * @param size the requested size
   * @throws UsageException if there is neither such a layout nor such a file, or the size of the
   *     layout differs
   */
  public static Optional<RegionMask> namedOrMissing(String word, OptionalInt size)
      throws UsageException {
    return new RegionsOption("", word, size).namedOrMissing();
  }

  private Optional<RegionMask> namedOrMissing() throws UsageException {
    requireWord();
    try {
      Regions regions = new Regions(LayoutCatalog.load());
      Optional<RegionMask> named = regions.named(word, size);
      if (named.isPresent()) {
        return Optional.of(Regions.requireSize(named.get(), size));
      }
      if (!Files.exists(FileName.toRead(word))) {
        throw new UsageException(subject + unknown(regions, new NoSuchFileException(word)));
      }
      return Optional.empty();
    } catch (RequestException e) {
      throw new UsageException(subject + UsageException.afterColon(e.reason()));
    } catch (IOException | InvalidPathException e) {
      throw new UsageException(
          subject + UsageException.afterColon(PuzzleInputs.message(word, e)) + " " + CHOICE);
    }
  }

  /**
   * Checks that the file with the mask, if the word is a file, would not be overwritten.
   *
   * @throws UsageException if it is also the output
   */
  public static void requireOtherOutput(Optional<String> output, Optional<String> word)
      throws UsageException {
    // A layout of the catalog has priority over a file of the same name.
    if (OutputFile.isSameFile(output, word)
        && named(word.orElseThrow(), OptionalInt.empty()).isEmpty()) {
      throw OutputFile.alsoRead(output.orElseThrow(), "--regions");
    }
  }

  private RegionMask ofFile(Regions regions, InputStream standardInput)
      throws UsageException, MalformedTextException {
    try (InputStream stream = TextFile.open(word, standardInput)) {
      return MaskReader.read(word, PuzzleReader.decode(stream));
    } catch (NoSuchFileException e) {
      throw new UsageException(subject + unknown(regions, e));
    } catch (IOException | InvalidPathException e) {
      throw new UsageException(
          subject + UsageException.afterColon(PuzzleInputs.message(word, e)) + " " + CHOICE);
    }
  }

  private String unknown(Regions regions, NoSuchFileException e) {
    Optional<String> lacksSize = regions.lacksSize(word);
    return lacksSize.isPresent()
        ? UsageException.afterColon(lacksSize.get())
        : UsageException.afterColon(PuzzleInputs.message(word, e))
            + " There is no such layout either. "
            + regions.similar(word).orElse(CHOICE);
  }
}

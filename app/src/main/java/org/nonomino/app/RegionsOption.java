package org.nonomino.app;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nonomino.core.Grid;
import org.nonomino.core.RegionMask;
import org.nonomino.generator.LayoutCatalog;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.MaskReader;
import org.nonomino.text.PuzzleReader;

/**
 * Finds the mask that a person means by a word: {@code RxC} boxes, or else a layout of the catalog,
 * or else a file with a mask matrix. So a file that is called like a layout is named with its
 * folder: {@code ./pinwheel-9}.
 */
final class RegionsOption {
  private static final Pattern BOXES = Pattern.compile("([0-9]{1,3})[x×]([0-9]{1,3})");
  private static final String RANDOM = "random";
  private static final String CHOICE =
      "Name a layout that 'nonomino layouts list' tells, boxes such as 3x3, or a file with a mask"
          + " matrix.";

  /** What messages begin with: the option, if there is one, and the word. */
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
   * @param option how messages begin: {@code --regions=}, or nothing where the word stands alone
   * @param word what the person typed
   * @param size the size that is wanted; without it, a layout must be named with its size
   * @throws UsageException if there is no such layout or file, or it is of another size
   * @throws MalformedTextException if there is a file, but no mask in it
   */
  static RegionMask resolve(String option, String word, OptionalInt size)
      throws UsageException, MalformedTextException {
    return new RegionsOption(option, word, size).resolve();
  }

  private RegionMask resolve() throws UsageException, MalformedTextException {
    RegionMask mask = mask();
    if (size.isPresent() && size.getAsInt() != mask.size()) {
      throw new UsageException(
          subject
              + "these regions are of size "
              + mask.size()
              + ", not "
              + size.getAsInt()
              + " as --size says.");
    }
    return mask;
  }

  /**
   * Returns the mask that a word means by itself, boxes or a layout of the catalog; empty where it
   * could only be the name of a file.
   *
   * @param size the size that a layout named without one shall have
   * @throws UsageException if there are no such boxes
   */
  static Optional<RegionMask> named(String word, OptionalInt size) throws UsageException {
    RegionsOption option = new RegionsOption("", word, size);
    Optional<RegionMask> boxes = option.boxes();
    return boxes.isPresent() ? boxes : option.named(LayoutCatalog.load());
  }

  /**
   * Checks that the file with the mask, if the word means one, would not be overwritten.
   *
   * @throws UsageException if it is also the output
   */
  static void requireOtherOutput(Optional<String> output, Optional<String> word)
      throws UsageException {
    // A layout of the catalog comes before a file of the same name.
    if (OutputFile.isSameFile(output, word)
        && named(word.orElseThrow(), OptionalInt.empty()).isEmpty()) {
      throw OutputFile.alsoRead(output.orElseThrow(), "--regions");
    }
  }

  private RegionMask mask() throws UsageException, MalformedTextException {
    if (word.isBlank()) {
      throw new UsageException(subject + "this names nothing. " + CHOICE);
    }
    if (word.equals(RANDOM)) {
      throw new UsageException(
          subject + "only 'generate' makes random regions; 'layouts random' makes some to keep.");
    }
    Optional<RegionMask> boxes = boxes();
    if (boxes.isPresent()) {
      return boxes.get();
    }
    LayoutCatalog catalog = LayoutCatalog.load();
    Optional<RegionMask> named = named(catalog);
    return named.isPresent() ? named.get() : ofFile(catalog);
  }

  private Optional<RegionMask> boxes() throws UsageException {
    Matcher boxes = BOXES.matcher(word);
    return boxes.matches()
        ? Optional.of(boxes(Integer.parseInt(boxes.group(1)), Integer.parseInt(boxes.group(2))))
        : Optional.empty();
  }

  private Optional<RegionMask> named(LayoutCatalog catalog) {
    Optional<RegionMask> named =
        size.isPresent() ? catalog.find(word, size.getAsInt()) : Optional.empty();
    return named.or(() -> catalog.find(word));
  }

  private RegionMask boxes(int rows, int columns) throws UsageException {
    if (rows < 1 || columns < 1 || rows * columns > Grid.MAX_SIZE) {
      throw new UsageException(
          subject
              + "boxes of "
              + rows
              + " rows and "
              + columns
              + " columns make a size of "
              + rows * columns
              + "; sizes go from 1 to "
              + Grid.MAX_SIZE
              + ".");
    }
    return RegionMask.boxes(rows, columns);
  }

  private RegionMask ofFile(LayoutCatalog catalog) throws UsageException, MalformedTextException {
    try (InputStream stream = Files.newInputStream(Path.of(word))) {
      return MaskReader.read(word, PuzzleReader.decode(stream));
    } catch (NoSuchFileException e) {
      throw new UsageException(subject + unknown(catalog, e));
    } catch (IOException | InvalidPathException e) {
      throw new UsageException(subject + PuzzleInputs.message(word, e) + " " + CHOICE);
    }
  }

  private String unknown(LayoutCatalog catalog, NoSuchFileException e) {
    if (word.equals(LayoutCatalog.BOXES) || word.startsWith(LayoutCatalog.BOXES + "-")) {
      return "boxes come with a size that is no prime, from 1 to "
          + Grid.MAX_SIZE
          + ": boxes-9 is 3x3.";
    }
    List<String> sizes = catalog.sizesOf(word);
    if (!sizes.isEmpty()) {
      return "this layout comes as " + String.join(", ", sizes) + ".";
    }
    List<String> similar = catalog.similarTo(word);
    String hint = similar.isEmpty() ? CHOICE : "Did you mean " + String.join(", ", similar) + "?";
    return PuzzleInputs.message(word, e) + " Nor is there such a layout. " + hint;
  }
}

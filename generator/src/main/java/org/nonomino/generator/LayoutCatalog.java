package org.nonomino.generator;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import org.nonomino.core.Grid;
import org.nonomino.core.RegionMask;
import org.nonomino.core.SimilarNames;
import org.nonomino.generator.terms.LayoutSpec;
import org.nonomino.generator.terms.Symmetry;

/**
 * Named layouts, each connected and with a filling: {@code pinwheel-9}, or {@code pinwheel} if the
 * size is known. {@value #BOXES} with a size are the standard boxes. Immutable.
 */
public final class LayoutCatalog {
  /** The name of the standard boxes of each size that has them. */
  public static final String BOXES = "boxes";

  private static final String RESOURCE = "layouts.txt";
  private static final String COMMENT = "#";

  /** The maximum number of changed letters for a suggestion. */
  private static final int MAX_CHANGES = 2;

  private final List<Entry> entries;

  /**
   * A layout with its name.
   *
   * @param name ends with a hyphen and the size
   * @param mask the regions
   * @param symmetry the result of {@link LayoutSpec#symmetryOf}
   */
  public record Entry(String name, RegionMask mask, Symmetry symmetry) {
    private String nameWithoutSize() {
      return name.substring(0, name.lastIndexOf('-'));
    }
  }

  private LayoutCatalog(List<Entry> entries) {
    this.entries = entries;
  }

  /** Reads the catalog. This takes about a millisecond. */
  public static LayoutCatalog load() {
    try (InputStream stream = LayoutCatalog.class.getResourceAsStream(RESOURCE);
        BufferedReader reader =
            new BufferedReader(
                new InputStreamReader(Objects.requireNonNull(stream), StandardCharsets.UTF_8))) {
      return new LayoutCatalog(
          reader
              .lines()
              .filter(line -> !line.startsWith(COMMENT))
              .map(LayoutCatalog::entry)
              .toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Entry entry(String line) {
    int gap = line.indexOf(' ');
    int[] labels = line.substring(gap + 1).chars().toArray();
    String name = line.substring(0, gap);
    RegionMask mask = RegionMask.jigsaw(sizeAtEnd(name).orElseThrow(), labels);
    return new Entry(name, mask, LayoutSpec.symmetryOf(mask));
  }

  /** Returns the layouts by size and name, without boxes. */
  public List<Entry> entries() {
    return entries;
  }

  /** Returns the layout of a name with its size, also {@code boxes-9}. */
  public Optional<RegionMask> find(String name) {
    Optional<RegionMask> named =
        entries.stream().filter(each -> each.name.equals(name)).map(Entry::mask).findFirst();
    return named.isPresent() || !name.startsWith(BOXES + "-")
        ? named
        : sizeAtEnd(name)
            .filter(size -> name.equals(withSize(BOXES, size)))
            .flatMap(LayoutCatalog::boxes);
  }

  /**
   * Returns the layout of a name and size.
   *
   * @param name with or without the size
   */
  public Optional<RegionMask> find(String name, int size) {
    return find(name).filter(mask -> mask.size() == size).or(() -> find(withSize(name, size)));
  }

  /** Returns the names of a layout in all its sizes, from which you must choose. */
  public List<String> sizesOf(String nameWithoutSize) {
    return names(entry -> entry.nameWithoutSize().equals(nameWithoutSize));
  }

  /**
   * Returns suggestions for a mistyped name, with or without the size: the nearest names, if they
   * are near enough.
   */
  public List<String> similarTo(String name) {
    String typed = name.toLowerCase(Locale.ROOT);
    int min = entries.stream().mapToInt(entry -> changes(typed, entry)).min().orElseThrow();
    return min <= MAX_CHANGES ? names(entry -> changes(typed, entry) == min) : List.of();
  }

  private List<String> names(Predicate<Entry> wanted) {
    return entries.stream().filter(wanted).map(Entry::name).toList();
  }

  private static int changes(String typed, Entry entry) {
    return Math.min(
        SimilarNames.changes(typed, entry.name),
        SimilarNames.changes(typed, entry.nameWithoutSize()));
  }

  private static Optional<RegionMask> boxes(int size) {
    return size >= 1 && size <= Grid.MAX_SIZE ? RegionMask.standardBoxes(size) : Optional.empty();
  }

  private static String withSize(String name, int size) {
    return name + "-" + size;
  }

  private static Optional<Integer> sizeAtEnd(String name) {
    String end = name.substring(name.lastIndexOf('-') + 1);
    return end.matches("[1-9][0-9]?") ? Optional.of(Integer.valueOf(end)) : Optional.empty();
  }
}

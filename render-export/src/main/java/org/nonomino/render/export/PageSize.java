package org.nonomino.render.export;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The size of a trimmed page, upright or not, in points (72 to an inch).
 *
 * @param width above 0
 * @param height above 0
 */
public record PageSize(double width, double height) {
  /** The points of a millimetre. */
  public static final double MILLIMETRE = 72 / 25.4;

  /** The points of an inch. */
  public static final double INCH = 72;

  /** 210 mm × 297 mm. */
  public static final PageSize A4 = new PageSize(595.2756, 841.8898);

  /** 148 mm × 210 mm. */
  public static final PageSize A5 = new PageSize(148 * MILLIMETRE, 210 * MILLIMETRE);

  /** 8½ × 11 inches. */
  public static final PageSize LETTER = new PageSize(612, 792);

  /** The names of sizes, in the order in which they are listed. */
  public static final List<String> NAMES = List.of("A4", "A5", "Letter");

  private static final Map<String, PageSize> NAMED = Map.of("a4", A4, "a5", A5, "letter", LETTER);

  private static final double LEAST = 2 * INCH;

  /** The maximum length that viewers of PDF files support. */
  private static final double MOST = 200 * INCH;

  private static final Pattern MEASURES =
      Pattern.compile("([0-9]+(?:\\.[0-9]+)?)[x×]([0-9]+(?:\\.[0-9]+)?)(mm|cm|in|pt)");

  private static final Pattern LENGTH = Pattern.compile("([0-9]+(?:\\.[0-9]+)?) ?(mm|cm|in|pt)");

  /**
   * Reads a name or measures: {@code A5}, {@code 6x9in}, {@code 148x210mm}; sides are from 2 to 200
   * inches.
   *
   * @return empty if the text is neither
   */
  public static Optional<PageSize> parse(String text) {
    String typed = text.toLowerCase(Locale.ROOT);
    Matcher measures = MEASURES.matcher(typed);
    if (!measures.matches()) {
      return Optional.ofNullable(NAMED.get(typed));
    }
    double unit = unit(measures.group(3));
    PageSize size =
        new PageSize(
            Double.parseDouble(measures.group(1)) * unit,
            Double.parseDouble(measures.group(2)) * unit);
    return Optional.of(size).filter(PageSize::isPossible);
  }

  /**
   * Returns a length such as {@code 12mm} or {@code 0.5in}, in points; empty if the text is not a
   * length.
   */
  public static Optional<Double> length(String text) {
    Matcher length = LENGTH.matcher(text.toLowerCase(Locale.ROOT));
    return length.matches()
        ? Optional.of(Double.parseDouble(length.group(1)) * unit(length.group(2)))
        : Optional.empty();
  }

  private boolean isPossible() {
    return Math.min(width, height) >= LEAST && Math.max(width, height) <= MOST;
  }

  private static double unit(String name) {
    return switch (name) {
      case "mm" -> MILLIMETRE;
      case "cm" -> 10 * MILLIMETRE;
      case "in" -> INCH;
      default -> 1;
    };
  }
}

package org.nonomino.toolkit;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nonomino.explainer.terms.Rating;

/**
 * The requested range of ratings.
 *
 * @param min the lowest, if there is one
 * @param max the highest, if there is one, not below the lowest
 */
public record RatingRange(Optional<Rating> min, Optional<Rating> max) {
  /** The highest rating that can be requested, higher than that of any known puzzle. */
  public static final Rating HIGHEST = new Rating(200);

  private static final String NUMBER = "([0-9]{1,2})(?:\\.([0-9]))?";
  private static final Pattern SINGLE = Pattern.compile(NUMBER);
  private static final Pattern SPAN =
      Pattern.compile("(?:" + NUMBER + ")?\\.\\.(?:" + NUMBER + ")?");

  /**
   * Reads {@code 3.0..4.4}, {@code 3.0..}, {@code ..4.4} or {@code 3.0}.
   *
   * @throws RequestException if the text is something else, the range is empty, or a bound is above
   *     {@link #HIGHEST}
   */
  public static RatingRange parse(String text) throws RequestException {
    Matcher single = SINGLE.matcher(text);
    if (single.matches()) {
      Optional<Rating> rating = rating(single, 1);
      return bounded(new RatingRange(rating, rating));
    }
    Matcher span = SPAN.matcher(text);
    if (!span.matches() || text.equals("..")) {
      throw RequestException.impossible(
          List.of(RequestOption.RATING),
          "Give a range with at most one decimal, such as 3.0..4.4, ..2.5 or 4.0.., or one number.");
    }
    RatingRange range = new RatingRange(rating(span, 1), rating(span, 3));
    if (range.min.isPresent()
        && range.max.isPresent()
        && range.min.get().compareTo(range.max.get()) > 0) {
      throw RequestException.impossible(
          List.of(RequestOption.RATING),
          "This range is empty. Did you mean " + range.max.get() + ".." + range.min.get() + "?");
    }
    return bounded(range);
  }

  private static RatingRange bounded(RatingRange range) throws RequestException {
    if (Stream.of(range.min, range.max)
        .flatMap(Optional::stream)
        .anyMatch(bound -> bound.compareTo(HIGHEST) > 0)) {
      throw RequestException.impossible(
          List.of(RequestOption.RATING), "Ratings go from 0 to " + HIGHEST + ".");
    }
    return range;
  }

  private static Optional<Rating> rating(Matcher matcher, int group) {
    return Optional.ofNullable(matcher.group(group))
        .map(
            whole ->
                new Rating(
                    10 * Integer.parseInt(whole)
                        + Optional.ofNullable(matcher.group(group + 1))
                            .map(Integer::parseInt)
                            .orElse(0)));
  }

  /** Returns how many tenths a rating is above the range: 0 inside it, negative below it. */
  public int above(Rating rating) {
    int tooLow = min.map(bound -> bound.tenths() - rating.tenths()).orElse(0);
    int tooHigh = max.map(bound -> rating.tenths() - bound.tenths()).orElse(0);
    return tooLow > 0 ? -tooLow : Math.max(0, tooHigh);
  }

  /** Returns the range for people: {@code from 3.0 to 4.4}. */
  @Override
  public String toString() {
    if (min.equals(max)) {
      return min.map(Rating::toString).orElse("any");
    }
    return Stream.of(
            min.map(bound -> "from " + bound),
            max.map(bound -> (min.isPresent() ? "to " : "up to ") + bound))
        .flatMap(Optional::stream)
        .collect(Collectors.joining(" "));
  }
}

package org.nonomino.toolkit.techniques;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.nonomino.core.SimilarNames;
import org.nonomino.explainer.StepKind;
import org.nonomino.explainer.TechniqueFamily;

/** Finds techniques by typed names. */
public final class TechniqueNames {
  /** One wrong letter is tolerated for each this many letters of a name. */
  private static final int LETTERS_PER_MISTAKE = 3;

  /** The maximum number of suggested names, because longer lists do not help. */
  private static final int MAX_SUGGESTED = 6;

  private TechniqueNames() {}

  /** Returns the technique of a name, in upper or lower case, with hyphens, spaces or neither. */
  public static Optional<StepKind> find(String typed) {
    String letters = letters(typed);
    return Stream.of(StepKind.values())
        .filter(kind -> letters(kind.slug()).equals(letters))
        .findFirst();
  }

  /**
   * Returns the technique of a name, or all techniques of a family, or none if the name is unknown.
   */
  public static Set<StepKind> findAll(String typed) {
    String letters = letters(typed);
    Set<StepKind> kinds = EnumSet.noneOf(StepKind.class);
    for (StepKind kind : StepKind.values()) {
      if (Stream.of(kind.slug(), kind.family().toString())
          .map(TechniqueNames::letters)
          .anyMatch(letters::equals)) {
        kinds.add(kind);
      }
    }
    return kinds;
  }

  /**
   * Returns advice about a name that no technique has: {@code Did you mean x-wing or xy-wing?
   * 'nonomino techniques' lists all.}
   */
  public static String advice(String typed) {
    return advice(similar(typed, slugs()));
  }

  /** Returns advice about a name that no technique and no family has. */
  public static String adviceForAll(String typed) {
    Stream<String> families = Stream.of(TechniqueFamily.values()).map(TechniqueFamily::toString);
    return advice(similar(typed, Stream.concat(slugs().stream(), families).toList()));
  }

  private static List<String> slugs() {
    return Stream.of(StepKind.values()).map(StepKind::slug).toList();
  }

  /** Returns a question with the nearest names, or nothing: {@code Did you mean x-wing? }. */
  public static String question(String typed) {
    return SimilarNames.question(similar(typed, slugs()));
  }

  private static String advice(List<String> similar) {
    return SimilarNames.question(similar) + "'nonomino techniques' lists all.";
  }

  /** Returns the names that contain the typed text, or else the nearest names. */
  private static List<String> similar(String typed, List<String> names) {
    String letters = letters(typed);
    List<String> containing =
        names.stream()
            .filter(name -> !letters.isEmpty() && letters(name).contains(letters))
            .toList();
    if (containing.size() > MAX_SUGGESTED) {
      return containing.stream()
          .filter(name -> letters(name).startsWith(letters))
          .limit(MAX_SUGGESTED)
          .toList();
    }
    String slug = typed.strip().toLowerCase(Locale.ROOT).replaceAll("\\s++", "-");
    int max = Math.max(1, letters.length() / LETTERS_PER_MISTAKE);
    return containing.isEmpty() ? SimilarNames.nearest(slug, names, max) : containing;
  }

  private static String letters(String typed) {
    return typed.toLowerCase(Locale.ROOT).replaceAll("[\\s_-]++", "");
  }
}

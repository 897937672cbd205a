package org.nonomino.toolkit.techniques;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nonomino.core.SimilarNames;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.explainer.terms.TechniqueFamily;

/** Finds techniques by typed names: their own, and those that other books and programs use. */
public final class TechniqueNames {
  /** One wrong letter is tolerated for each this many letters of a name. */
  private static final int LETTERS_PER_MISTAKE = 3;

  /** The maximum number of suggested names, because longer lists do not help. */
  private static final int MAX_SUGGESTED = 6;

  private TechniqueNames() {}

  /**
   * Returns the technique of a name or of an {@link TechniqueAlias alias}, in upper or lower case,
   * with hyphens, spaces or neither, in British or American spelling. Names of several techniques
   * give none.
   */
  public static Optional<StepKind> find(String typed) {
    String letters = letters(typed);
    Optional<StepKind> own =
        Stream.of(StepKind.values())
            .filter(kind -> letters(kind.slug()).equals(letters))
            .findFirst();
    return own.or(
        () ->
            alias(typed)
                .map(TechniqueAlias::kinds)
                .filter(kinds -> kinds.size() == 1)
                .map(kinds -> kinds.get(0)));
  }

  /**
   * Returns the technique of a name, or all techniques of a family or of an alias, or none if the
   * name is unknown.
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
    if (kinds.isEmpty()) {
      alias(typed).ifPresent(alias -> kinds.addAll(alias.kinds()));
    }
    return kinds;
  }

  private static Optional<TechniqueAlias> alias(String typed) {
    String letters = letters(typed);
    return TechniqueAlias.all().stream()
        .filter(alias -> letters(alias.words()).equals(letters))
        .findFirst();
  }

  /**
   * Returns advice about a name that no technique has: {@code Did you mean x-wing or xy-wing?
   * 'nonomino techniques' lists all.}
   */
  public static String advice(String typed) {
    return advice(typed, List.of());
  }

  /** Returns advice about a name that no technique and none of some more names has. */
  static String advice(String typed, List<String> more) {
    return aboutAlias(typed).orElseGet(() -> advice(similar(typed, with(more))));
  }

  /** Returns whether two names are the same, apart from case, separators and spelling. */
  static boolean areSame(String name, String typed) {
    return letters(name).equals(letters(typed));
  }

  private static List<String> with(List<String> more) {
    return Stream.concat(slugs().stream(), more.stream()).toList();
  }

  /** Returns advice about a name that no technique and no family has. */
  public static String adviceForAll(String typed) {
    Stream<String> families = Stream.of(TechniqueFamily.values()).map(TechniqueFamily::toString);
    return aboutAlias(typed)
        .orElseGet(
            () -> advice(similar(typed, Stream.concat(slugs().stream(), families).toList())));
  }

  /** Returns a sentence about a known name that does not mean one technique of Nonomino. */
  private static Optional<String> aboutAlias(String typed) {
    return alias(typed)
        .map(
            alias ->
                alias.kinds().isEmpty()
                    ? "A fish of five lines is never needed up to 9x9, because the other lines form a"
                        + " jellyfish or a smaller fish."
                    : "There are several: choose "
                        + alias.kinds().stream()
                            .map(StepKind::slug)
                            .collect(Collectors.joining(" or "))
                        + ".");
  }

  private static List<String> slugs() {
    return Stream.of(StepKind.values()).map(StepKind::slug).toList();
  }

  /** Returns a question with the nearest names, or nothing: {@code Did you mean x-wing? }. */
  static String question(String typed, List<String> more) {
    return aboutAlias(typed).orElseGet(() -> SimilarNames.question(similar(typed, with(more))));
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
    if (!containing.isEmpty()) {
      return containing;
    }
    Stream<String> aliases = TechniqueAlias.all().stream().map(TechniqueAlias::slug);
    return SimilarNames.nearest(slug, Stream.concat(names.stream(), aliases).toList(), max);
  }

  private static String letters(String typed) {
    return typed
        .toLowerCase(Locale.ROOT)
        .replaceAll("[\\s_/-]++", "")
        .replace("colour", "color")
        .replace("generalised", "generalized");
  }
}

package org.nonomino.toolkit.techniques;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.nonomino.core.SimilarNames;
import org.nonomino.explainer.StepKind;
import org.nonomino.explainer.TechniqueFamily;

/** Finds techniques by the names that people type. */
public final class TechniqueNames {
  /** For each this many letters of a name one may be wrong. */
  private static final int LETTERS_PER_MISTAKE = 3;

  /** Of more names none is a help. */
  private static final int MOST_SUGGESTED = 6;

  private TechniqueNames() {}

  /** Returns the technique of a name, in any case, with hyphens, spaces or neither. */
  public static Optional<StepKind> find(String typed) {
    String letters = letters(typed);
    for (StepKind kind : StepKind.values()) {
      if (letters(kind.slug()).equals(letters)) {
        return Optional.of(kind);
      }
    }
    return Optional.empty();
  }

  /** Returns the technique, or the techniques of the family, of a name; none if it is not known. */
  public static Set<StepKind> findAll(String typed) {
    Set<StepKind> kinds = EnumSet.noneOf(StepKind.class);
    find(typed).ifPresent(kinds::add);
    String letters = letters(typed);
    for (StepKind kind : StepKind.values()) {
      if (letters(kind.family().toString()).equals(letters)) {
        kinds.add(kind);
      }
    }
    return kinds;
  }

  /**
   * Returns what to say of a name that no technique has: {@code Did you mean x-wing or xy-wing?
   * 'nonomino techniques' lists all.}
   */
  public static String advice(String typed) {
    return advice(similar(typed, slugs()));
  }

  /** Returns what to say of a name that no technique and no family has. */
  public static String adviceForAll(String typed) {
    List<String> names = slugs();
    for (TechniqueFamily family : TechniqueFamily.values()) {
      names.add(family.toString());
    }
    return advice(similar(typed, names));
  }

  private static List<String> slugs() {
    List<String> slugs = new ArrayList<>();
    for (StepKind kind : StepKind.values()) {
      slugs.add(kind.slug());
    }
    return slugs;
  }

  /** Returns a question with the nearest names, or nothing: {@code Did you mean x-wing? }. */
  public static String question(String typed) {
    return SimilarNames.question(similar(typed, slugs()));
  }

  private static String advice(List<String> similar) {
    return SimilarNames.question(similar) + "'nonomino techniques' lists all.";
  }

  /** Returns the names that contain what was typed, or else the nearest ones. */
  private static List<String> similar(String typed, List<String> names) {
    String letters = letters(typed);
    List<String> containing = new ArrayList<>();
    List<String> beginning = new ArrayList<>();
    for (String name : names) {
      if (!letters.isEmpty() && letters(name).contains(letters)) {
        containing.add(name);
        if (letters(name).startsWith(letters)) {
          beginning.add(name);
        }
      }
    }
    if (containing.size() > MOST_SUGGESTED) {
      return beginning.subList(0, Math.min(beginning.size(), MOST_SUGGESTED));
    }
    String slug = typed.strip().toLowerCase(Locale.ROOT).replaceAll("\\s++", "-");
    int most = Math.max(1, letters.length() / LETTERS_PER_MISTAKE);
    return containing.isEmpty() ? SimilarNames.nearest(slug, names, most) : containing;
  }

  private static String letters(String typed) {
    return typed.toLowerCase(Locale.ROOT).replaceAll("[\\s_-]++", "");
  }
}

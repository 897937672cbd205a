package org.nonomino.toolkit.techniques;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.nonomino.core.SimilarNames;
import org.nonomino.explainer.StepKind;

/** Finds techniques by the names that people type. */
public final class TechniqueNames {
  /** For each this many letters of a name one may be wrong. */
  private static final int LETTERS_PER_MISTAKE = 3;

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

  /**
   * Returns what to say of a name that no technique has: {@code Did you mean x-wing or xy-wing?
   * 'nonomino techniques' lists all.}
   */
  public static String advice(String typed) {
    List<String> similar = similar(typed);
    int last = similar.size() - 1;
    String question =
        last < 0
            ? ""
            : "Did you mean "
                + (last == 0 ? "" : String.join(", ", similar.subList(0, last)) + " or ")
                + similar.get(last)
                + "? ";
    return question + "'nonomino techniques' lists all.";
  }

  /** Returns the slugs that contain what was typed, or else the nearest ones. */
  private static List<String> similar(String typed) {
    String letters = letters(typed);
    List<String> names = new ArrayList<>();
    List<String> containing = new ArrayList<>();
    for (StepKind kind : StepKind.values()) {
      names.add(kind.slug());
      if (!letters.isEmpty() && letters(kind.slug()).contains(letters)) {
        containing.add(kind.slug());
      }
    }
    String slug = typed.strip().toLowerCase(Locale.ROOT).replaceAll("\\s+", "-");
    int most = Math.max(1, letters.length() / LETTERS_PER_MISTAKE);
    return containing.isEmpty() ? SimilarNames.nearest(slug, names, most) : containing;
  }

  private static String letters(String typed) {
    return typed.toLowerCase(Locale.ROOT).replaceAll("[\\s_-]+", "");
  }
}

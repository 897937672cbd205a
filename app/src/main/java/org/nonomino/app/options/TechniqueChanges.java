package org.nonomino.app.options;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.nonomino.app.io.UsageException;
import org.nonomino.explainer.StepKind;
import org.nonomino.explainer.TechniqueFamily;
import org.nonomino.explainer.TechniqueList;

/**
 * What {@code --techniques} adds and leaves out; of a technique that is named twice, the last
 * counts.
 */
final class TechniqueChanges {
  private static final String ADVICE =
      "Begin each name with '+' to add it, or '-' to leave it out.";

  private final Set<StepKind> added = EnumSet.noneOf(StepKind.class);
  private final Set<StepKind> removed = EnumSet.noneOf(StepKind.class);

  private TechniqueChanges() {}

  /**
   * Reads {@code +w-wing,-chains}.
   *
   * @throws UsageException if a name has no sign, or is not known
   */
  static TechniqueChanges parse(String text) throws UsageException {
    TechniqueChanges changes = new TechniqueChanges();
    for (String word : text.split(",", -1)) {
      changes.add(text, word.strip());
    }
    return changes;
  }

  private void add(String text, String word) throws UsageException {
    boolean isAdded = word.startsWith("+");
    if (!isAdded && !word.startsWith("-")) {
      throw new UsageException("--techniques=" + text + ": '" + word + "' has no sign. " + ADVICE);
    }
    Set<StepKind> kinds =
        kinds(word.substring(1).strip().toLowerCase(Locale.ROOT).replace(' ', '-'));
    if (kinds.isEmpty()) {
      throw new UsageException(
          "--techniques="
              + text
              + ": there is no technique or family '"
              + word.substring(1)
              + "'. Choose from the families "
              + list(TechniqueFamily.values())
              + ", or the techniques "
              + list(StepKind.values())
              + ".");
    }
    (isAdded ? added : removed).addAll(kinds);
    (isAdded ? removed : added).removeAll(kinds);
  }

  private static String list(Object[] names) {
    return Arrays.stream(names).map(Object::toString).collect(Collectors.joining(", "));
  }

  private static Set<StepKind> kinds(String slug) {
    Set<StepKind> kinds = EnumSet.noneOf(StepKind.class);
    StepKind.named(slug).ifPresent(kinds::add);
    Optional<TechniqueFamily> family = TechniqueFamily.named(slug);
    for (StepKind kind : StepKind.values()) {
      if (family.isPresent() && kind.family() == family.get()) {
        kinds.add(kind);
      }
    }
    return kinds;
  }

  TechniqueList applyTo(TechniqueList list) {
    return list.with(added).without(removed);
  }
}

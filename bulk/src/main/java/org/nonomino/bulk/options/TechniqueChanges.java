package org.nonomino.bulk.options;

import java.util.EnumSet;
import java.util.Set;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.explainer.TechniqueList;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.toolkit.techniques.TechniqueNames;

/**
 * The techniques that {@code --techniques} adds and leaves out. If a technique is named twice, the
 * last mention counts.
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
   * @throws UsageException if a name has no sign, or is unknown
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
    String name = word.substring(1);
    Set<StepKind> kinds = TechniqueNames.findAll(name);
    if (kinds.isEmpty()) {
      throw new UsageException(
          "--techniques="
              + text
              + ": there is no technique or family '"
              + name
              + "'. "
              + TechniqueNames.adviceForAll(name));
    }
    (isAdded ? added : removed).addAll(kinds);
    (isAdded ? removed : added).removeAll(kinds);
  }

  TechniqueList applyTo(TechniqueList list) {
    return list.with(added).without(removed);
  }
}

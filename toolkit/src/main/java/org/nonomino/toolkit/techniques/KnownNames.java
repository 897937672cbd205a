package org.nonomino.toolkit.techniques;

import java.util.EnumSet;
import java.util.Set;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.text.ProblemCode;
import org.nonomino.toolkit.KnownTechniques;
import org.nonomino.toolkit.RequestException;
import org.nonomino.toolkit.RequestOption;

/** Reads lists of techniques that a person can use. */
public final class KnownNames {
  private KnownNames() {}

  /**
   * Reads names of techniques and of families with commas between them. A name after a hyphen is
   * left out: {@code singles,-naked-single}.
   *
   * @throws RequestException if a name is unknown, or if no puzzle can be solved
   */
  public static KnownTechniques parse(String names) throws RequestException {
    Set<StepKind> kinds = EnumSet.of(StepKind.LAST_CELL);
    for (String word : names.split(",", -1)) {
      boolean isLeftOut = word.strip().startsWith("-");
      String name = isLeftOut ? word.strip().substring(1) : word.strip();
      Set<StepKind> named = TechniqueNames.findAll(name);
      if (named.isEmpty()) {
        throw new RequestException(
            RequestOption.KNOWS,
            ProblemCode.IMPOSSIBLE_WISH.bare(),
            "There is no technique or family '%s'. %s"
                .formatted(name, TechniqueNames.adviceForAll(name)));
      }
      if (isLeftOut) {
        kinds.removeAll(named);
      } else {
        kinds.addAll(named);
      }
    }
    kinds.add(StepKind.LAST_CELL);
    boolean placesDigits =
        kinds.contains(StepKind.HIDDEN_SINGLE) || kinds.contains(StepKind.NAKED_SINGLE);
    if (!placesDigits) {
      throw new RequestException(
          RequestOption.KNOWS,
          ProblemCode.IMPOSSIBLE_WISH.bare(),
          "No puzzle can be solved without single digits. Add hidden-single or naked-single.");
    }
    return new KnownTechniques(names, kinds);
  }
}

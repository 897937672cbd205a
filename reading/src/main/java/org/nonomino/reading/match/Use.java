package org.nonomino.reading.match;

import java.util.List;
import org.nonomino.core.Constraint;
import org.nonomino.reading.form.Form;
import org.nonomino.reading.wording.Clue;

/**
 * What became of a clue.
 *
 * @param sentence where it is, word for word
 * @param forms the drawn forms that it speaks of
 * @param constraints what both mean together
 */
public record Use(Clue clue, String sentence, List<Form> forms, List<Constraint> constraints) {
  /** Copies the lists. */
  public Use {
    forms = List.copyOf(forms);
    constraints = List.copyOf(constraints);
  }
}

package org.nonomino.reading.form;

import java.util.List;
import org.nonomino.reading.Document;

/**
 * The forms of a document. Each of its drawings is in a form, or is known to say nothing.
 *
 * @param forms what a rule has to speak of, in the order of their first drawings
 * @param optional forms that mostly only help the eye, such as tints under cages; a rule may speak
 *     of them
 * @param cosmetic the positions of drawings that say nothing, such as lines of the grid, in
 *     ascending order
 */
public record Forms(List<Form> forms, List<Form> optional, List<Integer> cosmetic) {
  /** Copies the lists. */
  public Forms {
    forms = List.copyOf(forms);
    optional = List.copyOf(optional);
    cosmetic = List.copyOf(cosmetic);
  }

  /** Returns the forms of a document. */
  public static Forms of(Document document) {
    return new FormFinder(document).find();
  }
}

package org.nonomino.reading.match;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.nonomino.reading.form.Form;
import org.nonomino.reading.form.Forms;
import org.nonomino.reading.form.Mark;

/** The forms of a document, of which clues take those that they speak of. */
final class Shelf {
  private final List<Form> required;

  /** The required forms, then the optional ones. */
  private final List<Form> all;

  private final Set<Form> taken = new HashSet<>();

  Shelf(Forms forms) {
    required = forms.forms();
    all = new ArrayList<>(required);
    all.addAll(forms.optional());
  }

  /** Returns the forms of a mark that nothing has taken yet. */
  List<Form> free(Mark mark) {
    return free(mark, form -> true);
  }

  List<Form> free(Mark mark, Predicate<Form> fits) {
    return all.stream()
        .filter(form -> form.mark() == mark && !taken.contains(form) && fits.test(form))
        .toList();
  }

  /** Returns all forms of a mark, also those that are taken. */
  List<Form> every(Mark mark) {
    return all.stream().filter(form -> form.mark() == mark).toList();
  }

  void take(List<Form> forms) {
    taken.addAll(forms);
  }

  /** Returns the forms that need a use and have none. */
  List<Form> left() {
    return required.stream().filter(form -> !taken.contains(form)).toList();
  }
}

package org.nonomino.reading.match;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.nonomino.reading.form.Form;
import org.nonomino.reading.form.Forms;
import org.nonomino.reading.form.Mark;

/** The forms of a document, of which clues take what they speak of. */
final class Shelf {
  private final List<Form> all = new ArrayList<>();
  private final Set<Integer> optional = new HashSet<>();
  private final Set<Integer> taken = new HashSet<>();

  Shelf(Forms forms) {
    all.addAll(forms.forms());
    for (Form form : forms.optional()) {
      optional.add(all.size());
      all.add(form);
    }
  }

  /** Returns the forms that nothing has taken yet. */
  List<Form> free(Mark mark, Predicate<Form> fits) {
    List<Form> free = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      Form form = all.get(i);
      if (form.mark() == mark && !taken.contains(i) && fits.test(form)) {
        free.add(form);
      }
    }
    return free;
  }

  /** Returns all forms of a mark, also those that are taken. */
  List<Form> every(Mark mark) {
    return all.stream().filter(form -> form.mark() == mark).toList();
  }

  void take(List<Form> forms) {
    for (Form form : forms) {
      for (int i = 0; i < all.size(); i++) {
        if (all.get(i).equals(form)) {
          taken.add(i);
        }
      }
    }
  }

  /** Returns the forms that need a use and have none. */
  List<Form> left() {
    List<Form> left = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      if (!taken.contains(i) && !optional.contains(i)) {
        left.add(all.get(i));
      }
    }
    return left;
  }
}

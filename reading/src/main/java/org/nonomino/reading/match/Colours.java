package org.nonomino.reading.match;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.nonomino.reading.form.Form;

/** Compares the colours in sentences with those of forms. */
final class Colours {
  /** Colours that people confuse. */
  private static final Map<String, String> LIKE =
      Map.of("purple", "pink", "pink", "purple", "turquoise", "blue", "yellow", "orange");

  private Colours() {}

  /**
   * Returns the forms of named colours: those whose main colour has a name; if there are none,
   * those that may also be called so and are not called otherwise in another sentence.
   *
   * @param colours as named in a sentence; empty if it names none, then all forms fit whose colour
   *     no other sentence names
   * @param others the colours that other sentences name
   */
  static List<Form> choose(List<Form> forms, List<String> colours, Set<String> others) {
    if (colours.isEmpty()) {
      List<Form> unnamed = forms.stream().filter(form -> !others.contains(form.colour())).toList();
      return unnamed.isEmpty() ? forms : unnamed;
    }
    List<Form> exact = forms.stream().filter(form -> colours.contains(form.colour())).toList();
    boolean isComplete =
        colours.stream()
            .allMatch(colour -> forms.stream().anyMatch(form -> form.colour().equals(colour)));
    if (isComplete) {
      return exact;
    }
    Predicate<Form> isOther = form -> others.contains(form.colour());
    List<Form> near =
        forms.stream()
            .filter(
                form ->
                    colours.contains(form.colour())
                        || (!isOther.test(form)
                            && form.otherColours().stream().anyMatch(colours::contains)))
            .toList();
    return near.isEmpty()
        ? forms.stream()
            .filter(form -> !isOther.test(form))
            .filter(form -> colours.contains(LIKE.getOrDefault(form.colour(), "")))
            .toList()
        : near;
  }
}

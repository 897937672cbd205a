package org.nonomino.reading.form;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.nonomino.core.drawing.Drawing;
import org.nonomino.reading.Document;

/**
 * Describes the drawings in each cell for people who cannot see them: {@code green line 2, cell 3
 * of 5}. Forms of one look are numbered if there are several.
 */
public final class FormsInWords {
  /** The look of forms that share their numbers. */
  private record Look(String colour, Mark mark) {}

  private final List<StringBuilder> cells;
  private final List<String> outside = new ArrayList<>();

  private FormsInWords(int size, Forms forms) {
    this.cells = IntStream.range(0, size * size).mapToObj(cell -> new StringBuilder()).toList();
    List<Form> all = new ArrayList<>(forms.forms());
    all.addAll(forms.optional());
    Map<Look, Integer> counts = new HashMap<>();
    all.forEach(form -> counts.merge(look(form), 1, Integer::sum));
    Map<Look, Integer> numbers = new HashMap<>();
    for (Form form : all) {
      int number = numbers.getOrDefault(look(form), 0) + 1;
      numbers.put(look(form), number);
      add(form, counts.getOrDefault(look(form), 1) > 1 ? " " + number : "");
    }
  }

  private static Look look(Form form) {
    return new Look(form.colour(), form.mark());
  }

  /** Returns the words for drawings in a square grid of the size n. */
  public static FormsInWords of(int size, List<Drawing> drawings) {
    List<Integer> blank = IntStream.range(0, size * size).mapToObj(cell -> 0).toList();
    List<Integer> none = blank.stream().map(cell -> -1).toList();
    return new FormsInWords(
        size,
        Forms.of(
            new Document(
                size,
                size,
                blank,
                blank,
                none,
                List.of(),
                List.of(),
                drawings,
                "",
                Optional.empty())));
  }

  /** Returns n² texts, each empty if nothing is drawn in its cell. */
  public List<String> cells() {
    return cells.stream().map(StringBuilder::toString).toList();
  }

  /** Returns the words for what is drawn outside the grid, one text a form. */
  public List<String> outside() {
    return List.copyOf(outside);
  }

  private void add(Form form, String number) {
    String text = form.text().isBlank() ? "" : " with " + form.text().replace('\n', ' ');
    String name = form.colour() + " " + form.mark().words();
    switch (form.mark()) {
      case OUTSIDE -> outside.add(name + text);
      case LINE, BULB_LINE, ARROW -> {
        addAll(form.circle(), "circle of " + name + number + text);
        int count = form.cells().size();
        for (int i = 0; i < count; i++) {
          String place = ", cell " + (i + 1) + " of " + count;
          add(form.cells().get(i), name + number + text + place);
        }
      }
      case SHADE, CAGE, DIAGONAL -> addAll(form.cells(), name + number + text);
      case EDGE_DOT, EDGE_SIGN, CORNER, CIRCLE, SQUARE, CELL_TEXT, OTHER ->
          addAll(form.cells(), name + text);
    }
  }

  private void addAll(List<Integer> places, String words) {
    places.forEach(cell -> add(cell, words));
  }

  private void add(int cell, String words) {
    StringBuilder text = cells.get(cell);
    text.append(text.isEmpty() ? "" : "; ").append(words);
  }
}

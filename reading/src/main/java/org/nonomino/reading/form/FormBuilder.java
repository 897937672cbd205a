package org.nonomino.reading.form;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;

/** Collects the parts of a form. */
final class FormBuilder {
  private final Mark mark;
  private final boolean isDark;
  private final List<String> colours;
  private List<Integer> cells = List.of();
  private List<List<Integer>> strokes = List.of();
  private List<Integer> circle = List.of();
  private boolean isFilled;
  private String text = "";
  private double width;
  private final TreeSet<Integer> drawings = new TreeSet<>();

  FormBuilder(Mark mark, List<String> colours, boolean isDark) {
    this.mark = mark;
    this.colours = new ArrayList<>(colours);
    this.isDark = isDark;
  }

  FormBuilder cells(List<Integer> cells) {
    this.cells = cells;
    return this;
  }

  FormBuilder strokes(List<List<Integer>> strokes) {
    this.strokes = strokes;
    return this;
  }

  FormBuilder circle(List<Integer> circle) {
    this.circle = circle;
    return this;
  }

  FormBuilder filled(boolean isFilled) {
    this.isFilled = isFilled;
    return this;
  }

  FormBuilder text(String text) {
    this.text = text;
    return this;
  }

  FormBuilder width(double width) {
    this.width = width;
    return this;
  }

  FormBuilder alsoNamed(List<String> others) {
    for (String other : others) {
      if (!colours.contains(other)) {
        colours.add(other);
      }
    }
    return this;
  }

  FormBuilder drawings(Collection<Integer> positions) {
    drawings.addAll(positions);
    return this;
  }

  Form build() {
    return new Form(
        mark,
        cells,
        strokes.isEmpty() ? List.of(cells) : strokes,
        circle,
        colours.get(0),
        colours.subList(1, colours.size()),
        isDark,
        isFilled,
        text,
        width,
        List.copyOf(drawings));
  }
}

package org.nonomino.reading.form;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.nonomino.core.drawing.Colour;
import org.nonomino.core.drawing.Drawing;
import org.nonomino.reading.Document;

/** The drawings of a document while forms are found, and the forms so far. */
final class Sheet {
  final Board board;
  final List<Drawing> drawings;
  private final boolean[] isTaken;
  private final List<Form> forms = new ArrayList<>();
  private final List<Form> optional = new ArrayList<>();
  private final TreeSet<Integer> cosmetic = new TreeSet<>();
  private final Map<List<Integer>, FormBuilder> diagonals = new LinkedHashMap<>();
  private final Map<Colour, List<String>> names = new HashMap<>();

  Sheet(Document document) {
    this.board = new Board(document);
    this.drawings = document.drawings();
    this.isTaken = new boolean[drawings.size()];
  }

  boolean isTaken(int drawing) {
    return isTaken[drawing];
  }

  /** Marks a drawing as one without a meaning. */
  void decorate(int drawing) {
    isTaken[drawing] = true;
    cosmetic.add(drawing);
  }

  /** Marks a drawing as part of a form that is added later. */
  void take(int drawing) {
    isTaken[drawing] = true;
  }

  void add(Form form) {
    form.drawings().forEach(this::take);
    forms.add(form);
  }

  void addOptional(Form form) {
    form.drawings().forEach(this::take);
    optional.add(form);
  }

  /** Adds a drawing of a diagonal, which may have several: a line and a cage that is not drawn. */
  void addDiagonal(List<Integer> cells, Colour colour, double width, int drawing) {
    take(drawing);
    List<Integer> ascending = cells.stream().sorted().toList();
    diagonals
        .computeIfAbsent(ascending, key -> form(Mark.DIAGONAL, colour).cells(key).width(width))
        .drawings(List.of(drawing));
  }

  /** Begins a form with a colour. */
  FormBuilder form(Mark mark, Colour colour) {
    return new FormBuilder(
        mark, names.computeIfAbsent(colour, ColourName::names), ColourName.isDark(colour));
  }

  Forms forms() {
    Comparator<Form> byDrawing =
        Comparator.comparingInt(form -> form.drawings().isEmpty() ? 0 : form.drawings().get(0));
    diagonals.values().forEach(diagonal -> forms.add(diagonal.build()));
    forms.sort(byDrawing);
    optional.sort(byDrawing);
    return new Forms(forms, optional, List.copyOf(cosmetic));
  }
}

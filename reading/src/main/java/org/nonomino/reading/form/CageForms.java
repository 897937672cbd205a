package org.nonomino.reading.form;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.drawing.Drawing.Cage;
import org.nonomino.core.drawing.Point;

/** Cages; a text that is drawn in the upper left of a cage without text is its text. */
final class CageForms {
  /** The text of the cages that show from where fog is lit. */
  private static final String FOG = "foglight";

  private final Sheet sheet;
  private final Board board;
  private final Blobs blobs;
  private final OtherForms others;
  private final Set<Integer> covered = new TreeSet<>();

  CageForms(Sheet sheet, Blobs blobs, OtherForms others, List<Constraint> typed) {
    this.others = others;
    this.sheet = sheet;
    this.board = sheet.board;
    this.blobs = blobs;
    for (Constraint constraint : typed) {
      if (constraint.kind() == ConstraintKind.KILLER_CAGE) {
        for (int cell : constraint.cells().toArray()) {
          covered.add(cell);
        }
      }
    }
  }

  /** Returns the cells of all cages so far, also of those that the file names. */
  Set<Integer> covered() {
    return covered;
  }

  void add() {
    for (int i = 0; i < sheet.drawings.size(); i++) {
      if (sheet.drawings.get(i) instanceof Cage cage) {
        add(cage, i);
      }
    }
  }

  private void add(Cage cage, int drawing) {
    Set<Integer> inside = new TreeSet<>();
    boolean isWhole = true;
    for (Point corner : cage.cells()) {
      int cell = board.cellOf(corner);
      isWhole &= cell >= 0;
      if (cell >= 0) {
        inside.add(cell);
      }
    }
    List<Integer> cells = List.copyOf(inside);
    boolean isSilent = cage.text().isEmpty();
    boolean isFog = cage.text().equalsIgnoreCase(FOG);
    if (cells.isEmpty() || isFog || (isSilent && board.isHouse(cells))) {
      sheet.decorate(drawing);
      return;
    }
    if (!isWhole) {
      others.add(cage.stroke(), drawing, cage.cells());
      return;
    }
    if (isSilent && cage.isHidden()) {
      if (board.isDiagonal(cells)) {
        sheet.addDiagonal(cells, cage.stroke(), 0, drawing);
      } else {
        sheet.decorate(drawing);
      }
      return;
    }
    covered.addAll(cells);
    List<Integer> drawings = new ArrayList<>(List.of(drawing));
    String text = cage.text();
    if (isSilent) {
      text = cornerText(cells.get(0), drawings);
    }
    sheet.add(
        sheet.form(Mark.CAGE, cage.stroke()).cells(cells).text(text).drawings(drawings).build());
  }

  private String cornerText(int cell, List<Integer> drawings) {
    int row = cell / board.columns;
    int column = cell % board.columns;
    for (Blob blob : blobs.in(row, column)) {
      boolean isUpperLeft = blob.centre.row() < row + 0.4 && blob.centre.column() < column + 0.4;
      if (!blob.isTaken() && blob.hasText() && isUpperLeft) {
        blob.take();
        drawings.addAll(blob.drawings());
        return blob.text();
      }
    }
    return "";
  }
}

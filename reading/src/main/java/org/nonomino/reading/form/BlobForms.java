package org.nonomino.reading.form;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.nonomino.core.drawing.Colour;
import org.nonomino.core.drawing.Point;

/** Shapes and texts: on edges and corners, in cells, over whole cells, and outside the grid. */
final class BlobForms {
  /** A circle on an edge is a dot up to this size. */
  private static final double LARGEST_DOT = 0.55;

  /** The distance to a corner up to which digits may belong to its circle. */
  private static final double QUADRUPLE = 0.5;

  /** How far outside the grid a text may still be a clue. */
  private static final double FAR = 1.7;

  private static final double BAR = 0.2;

  private final Sheet sheet;
  private final Board board;
  private final Blobs blobs;
  private final OtherForms others;
  private final Set<Integer> caged;

  /** The tinted cells and their drawings, by colour. */
  private final Map<Colour, TreeMap<Integer, List<Integer>>> tints = new LinkedHashMap<>();

  BlobForms(Sheet sheet, Blobs blobs, OtherForms others, Set<Integer> caged) {
    this.sheet = sheet;
    this.board = sheet.board;
    this.blobs = blobs;
    this.others = others;
    this.caged = caged;
  }

  void add() {
    collectCorners();
    for (Blob blob : blobs.all()) {
      if (!blob.isTaken()) {
        add(blob);
      }
    }
    addTints();
  }

  /** Adds digits beside a corner to the circle on it. */
  private void collectCorners() {
    for (Blob blob : blobs.all()) {
      if (blob.isTaken() || !blob.hasShape() || !blob.isRound() || !isCorner(blob.centre)) {
        continue;
      }
      double reach = Math.min(QUADRUPLE, blob.side() / 2);
      for (Blob other : blobs.near(blob.centre)) {
        if (other != blob
            && !other.isTaken()
            && other.hasText()
            && other.isBlank()
            && areDigits(other.text())
            && other.centre.distance(blob.centre) <= reach) {
          other.take();
          blob.append(other);
        }
      }
    }
  }

  private static boolean areDigits(String text) {
    return text.chars().allMatch(c -> Character.isWhitespace(c) || (c >= '0' && c <= '9'));
  }

  private static boolean isCorner(Point point) {
    return Board.isOnLine(point.row()) && Board.isOnLine(point.column());
  }

  private void add(Blob blob) {
    Point centre = blob.centre;
    if (blob.isBlank() && !blob.hasText()) {
      blob.drawings().forEach(sheet::decorate);
    } else if (isOutside(centre)) {
      addOutside(blob);
    } else if (blob.hasShape() && isLarge(blob)) {
      addLarge(blob);
    } else {
      List<Integer> around = board.around(centre);
      switch (around.size()) {
        case 1 -> addInCell(blob, around.get(0));
        case 2 -> addOnEdge(blob, around);
        default -> sheet.add(blob.form(sheet, Mark.CORNER).cells(around).build());
      }
    }
  }

  /** Returns whether a blob covers more than about one cell, or a whole one. */
  private static boolean isLarge(Blob blob) {
    return blob.isFull() || blob.side() > 1.15;
  }

  private boolean isOutside(Point centre) {
    return centre.row() < Board.EDGE
        || centre.column() < Board.EDGE
        || centre.row() > board.rows - Board.EDGE
        || centre.column() > board.columns - Board.EDGE;
  }

  private void addOutside(Blob blob) {
    Point centre = blob.centre;
    if (centre.row() < -FAR
        || centre.column() < -FAR
        || centre.row() > board.rows + FAR
        || centre.column() > board.columns + FAR) {
      blob.drawings().forEach(sheet::decorate);
      return;
    }
    int row = centre.row() < Board.EDGE ? -1 : (int) Math.floor(centre.row());
    int column = centre.column() < Board.EDGE ? -1 : (int) Math.floor(centre.column());
    if (centre.row() > board.rows - Board.EDGE) {
      row = board.rows;
    }
    if (centre.column() > board.columns - Board.EDGE) {
      column = board.columns;
    }
    int rowStep = row < 0 ? 1 : row >= board.rows ? -1 : 0;
    int columnStep = column < 0 ? 1 : column >= board.columns ? -1 : 0;
    FormBuilder form =
        blob.form(sheet, blob.hasText() ? Mark.OUTSIDE : Mark.OTHER)
            .cells(board.ray(row, column, rowStep, columnStep));
    if (blob.hasText()) {
      sheet.add(form.build());
    } else {
      sheet.addOptional(form.build());
    }
  }

  /** Adds a shape over whole cells, a pill, a bar, or a background. */
  private void addLarge(Blob blob) {
    List<Integer> cells = blob.cells(board);
    if (cells.size() >= board.cells() || blob.side() > Math.max(board.rows, board.columns)) {
      blob.drawings().forEach(sheet::decorate);
    } else if (cells.isEmpty() || blob.shortSide() <= BAR) {
      addBar(blob);
    } else if (blob.isRound() || !blob.isFilled()) {
      Mark mark = blob.isRound() ? Mark.CIRCLE : Mark.SHADE;
      sheet.add(blob.form(sheet, mark).cells(cells).build());
    } else {
      for (int cell : cells) {
        tints
            .computeIfAbsent(blob.fill(), colour -> new TreeMap<>())
            .computeIfAbsent(cell, key -> new ArrayList<>(1))
            .addAll(blob.drawings());
      }
      if (blob.hasText()) {
        sheet.add(blob.form(sheet, Mark.CELL_TEXT).cells(cells).build());
      }
    }
  }

  private void addBar(Blob blob) {
    List<Integer> around = board.around(blob.centre);
    if (blob.side() <= 1.3 && around.size() == 2) {
      sheet.add(blob.form(sheet, Mark.EDGE_SIGN).cells(around).build());
    } else {
      blob.drawings().forEach(drawing -> others.add(blob.fill(), drawing, List.of(blob.centre)));
    }
  }

  private void addOnEdge(Blob blob, List<Integer> cells) {
    boolean isDot =
        blob.hasShape() && blob.isRound() && blob.side() <= LARGEST_DOT && !isWhiteText(blob);
    sheet.add(blob.form(sheet, isDot ? Mark.EDGE_DOT : Mark.EDGE_SIGN).cells(cells).build());
  }

  /** Returns whether the shape of a blob only covers what is under its text. */
  private static boolean isWhiteText(Blob blob) {
    return blob.hasText() && blob.isBlank();
  }

  private void addInCell(Blob blob, int cell) {
    if (!blob.hasShape() || isWhiteText(blob)) {
      sheet.add(blob.form(sheet, Mark.CELL_TEXT).cells(List.of(cell)).build());
    } else if (blob.hasText() || blob.isRound() || Board.isCentre(blob.centre)) {
      Mark mark = blob.isRound() ? Mark.CIRCLE : Mark.SQUARE;
      sheet.add(blob.form(sheet, mark).cells(List.of(cell)).build());
    } else {
      blob.drawings().forEach(drawing -> others.add(blob.fill(), drawing, List.of(blob.centre)));
    }
  }

  /** Adds the tinted cells of one colour that touch at edges as one form. */
  private void addTints() {
    tints.forEach(
        (colour, byCell) -> {
          int[] patch = new int[board.cells()];
          Arrays.fill(patch, -1);
          for (int cell : byCell.keySet()) {
            if (patch[cell] < 0) {
              addTint(colour, byCell, patch, cell);
            }
          }
        });
  }

  private void addTint(Colour colour, Map<Integer, List<Integer>> byCell, int[] patch, int start) {
    List<Integer> cells = new ArrayList<>(List.of(start));
    List<Integer> drawings = new ArrayList<>();
    patch[start] = start;
    for (int i = 0; i < cells.size(); i++) {
      int cell = cells.get(i);
      drawings.addAll(byCell.get(cell));
      int row = cell / board.columns;
      int column = cell % board.columns;
      int[][] besides = {
        {row - 1, column}, {row + 1, column}, {row, column - 1}, {row, column + 1}
      };
      for (int[] beside : besides) {
        if (board.isCell(beside[0], beside[1])) {
          int next = board.cell(beside[0], beside[1]);
          if (patch[next] < 0 && byCell.containsKey(next)) {
            patch[next] = start;
            cells.add(next);
          }
        }
      }
    }
    List<Integer> sorted = cells.stream().sorted().toList();
    Form form =
        sheet
            .form(Mark.SHADE, colour)
            .cells(sorted)
            .filled(true)
            .width(1)
            .drawings(drawings)
            .build();
    if (caged.containsAll(sorted) || board.areRegions(sorted)) {
      sheet.addOptional(form);
    } else {
      sheet.add(form);
    }
  }
}

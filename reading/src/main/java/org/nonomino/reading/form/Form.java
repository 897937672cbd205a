package org.nonomino.reading.form;

import java.util.List;

/**
 * One drawn form, as a player sees it.
 *
 * @param cells the cells that it covers or stands between, numbered row by row from 0: of lines in
 *     order, from the bulb if there is one, without the first cell again at the end of a closed
 *     one; of arrows the cells of the shaft, without those of the circle; of edges two; of corners
 *     four; of cages all; of clues outside the grid the cells that they see, from the nearest one
 * @param strokes of a line each path of cells in order, of which a closed one ends with its first
 *     cell; of a line without branches one path
 * @param circle the cells of the circle or pill at the tail of an arrow, most significant first;
 *     empty if there is none
 * @param colour the name of its main colour, such as "green": the fill if it has one, otherwise the
 *     stroke
 * @param otherColours other names that people may give to it, the most likely first
 * @param isDark whether the colour is dark for its name, such as dark green
 * @param isFilled whether the inside of a shape is filled with another colour than white
 * @param text empty if there is none
 * @param width of lines the width of the stroke, of shapes the larger side, in cells
 * @param drawings the positions of its drawings in the document, in ascending order
 */
public record Form(
    Mark mark,
    List<Integer> cells,
    List<List<Integer>> strokes,
    List<Integer> circle,
    String colour,
    List<String> otherColours,
    boolean isDark,
    boolean isFilled,
    String text,
    double width,
    List<Integer> drawings) {
  /** Copies the lists. */
  public Form {
    cells = List.copyOf(cells);
    strokes = strokes.stream().map(List::copyOf).toList();
    circle = List.copyOf(circle);
    otherColours = List.copyOf(otherColours);
    drawings = List.copyOf(drawings);
  }

  /** Returns whether this is a line without branches that ends where it begins. */
  public boolean isClosed() {
    return strokes.size() == 1 && cells.size() < strokes.get(0).size();
  }
}

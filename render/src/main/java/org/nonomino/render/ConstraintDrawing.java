package org.nonomino.render;

import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Rules;

/**
 * Draws the constraints of a puzzle in the forms and colours that players are used to. Constraints
 * without cells that belong to them alone, such as anti-knight, have no shapes: the rules in words
 * name them.
 */
final class ConstraintDrawing {
  private final CellForms cells;
  private final LineForms lines;
  private final CageForms cages;
  private final EdgeForms edges;
  private final OutsideForms outside;
  private final ConstraintLayers layers = new ConstraintLayers();

  private ConstraintDrawing(
      PuzzlePicture picture, Rules rules, CornerLabels corners, PictureMeasures measures) {
    this.cells = new CellForms(picture, measures, layers);
    this.lines = new LineForms(measures, layers);
    this.cages = new CageForms(rules, corners, measures, layers);
    this.edges = new EdgeForms(rules, measures, layers);
    this.outside = new OutsideForms(rules, measures, layers);
  }

  /**
   * Returns the shapes of constraints of a picture.
   *
   * @param rules the constraints to draw, on the regions of the picture
   */
  static ConstraintLayers draw(
      PuzzlePicture picture, Rules rules, CornerLabels corners, PictureMeasures measures) {
    ConstraintDrawing drawing = new ConstraintDrawing(picture, rules, corners, measures);
    rules.constraints().forEach(drawing::draw);
    drawing.lines.finish();
    drawing.cages.finish();
    drawing.outside.drawAll();
    corners.draw(drawing.layers);
    return drawing.layers;
  }

  private void draw(Constraint constraint) {
    switch (constraint.kind().shape()) {
      case HOUSE, CELL, SET -> cells.draw(constraint);
      case CAGE -> {
        if (constraint.kind() == ConstraintKind.EXTRA_REGION) {
          cells.draw(constraint);
        } else {
          cages.draw(constraint);
        }
      }
      case EDGE, CORNER -> edges.draw(constraint);
      case LINE -> lines.draw(constraint);
      // Several clues can be at one place, so they are drawn together. Custom rules are
      // drawn with the setter's drawings.
      case OUTSIDE, RULE, GRID -> {}
    }
  }
}

package org.nonomino.render;

import org.nonomino.core.Constraint;
import org.nonomino.core.Rules;

/** Draws shaded cells, diagonals, and the forms of single cells. */
final class CellForms {
  private final Rules rules;
  private final PictureMeasures measures;
  private final DigitStyle digits;
  private final ConstraintLayers layers;

  CellForms(Rules rules, PictureMeasures measures, DigitStyle digits, ConstraintLayers layers) {
    this.rules = rules;
    this.measures = measures;
    this.digits = digits;
    this.layers = layers;
  }

  void draw(Constraint constraint) {}
}

package org.nonomino.render;

import org.nonomino.core.Constraint;

/** Draws marks on edges between two cells, and on corners. */
final class EdgeForms {
  private final PictureMeasures measures;
  private final DigitStyle digits;
  private final ConstraintLayers layers;

  EdgeForms(PictureMeasures measures, DigitStyle digits, ConstraintLayers layers) {
    this.measures = measures;
    this.digits = digits;
    this.layers = layers;
  }

  void draw(Constraint constraint) {}
}

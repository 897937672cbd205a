package org.nonomino.render;

import org.nonomino.core.Constraint;

/** Draws lines through cells, with the forms at their ends. */
final class LineForms {
  private final PictureMeasures measures;
  private final ConstraintLayers layers;

  LineForms(PictureMeasures measures, ConstraintLayers layers) {
    this.measures = measures;
    this.layers = layers;
  }

  void draw(Constraint constraint) {}
}

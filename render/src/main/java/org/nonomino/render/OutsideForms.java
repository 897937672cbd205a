package org.nonomino.render;

import org.nonomino.core.Constraint;

/** Draws clues outside the grid. */
final class OutsideForms {
  private final PictureMeasures measures;
  private final ConstraintLayers layers;

  OutsideForms(PictureMeasures measures, ConstraintLayers layers) {
    this.measures = measures;
    this.layers = layers;
  }

  void draw(Constraint constraint) {}
}

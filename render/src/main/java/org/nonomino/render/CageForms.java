package org.nonomino.render;

import org.nonomino.core.Constraint;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.RepeatCage;

/** Draws the dashed outlines of cages, and their sums. */
final class CageForms {
  private final Rules rules;
  private final PictureMeasures measures;
  private final ConstraintLayers layers;

  CageForms(Rules rules, PictureMeasures measures, ConstraintLayers layers) {
    this.rules = rules;
    this.measures = measures;
    this.layers = layers;
  }

  /** Returns whether some cages show a sum in a corner of a cell. */
  static boolean haveSums(Rules rules) {
    for (Constraint constraint : rules.constraints()) {
      if (constraint instanceof RepeatCage
          || (constraint instanceof KillerCage cage && cage.sum().isPresent())) {
        return true;
      }
    }
    return false;
  }

  void draw(Constraint constraint) {}
}

package org.nonomino.render;

import org.nonomino.core.Drawings;

/** The forms and colours of constraints that a setter drew. */
public enum Look {
  /** As the setter drew them. */
  SETTER {
    @Override
    public Drawings of(Drawings drawings) {
      return drawings;
    }
  },

  /** As in all other puzzles: the setter's drawings of them are left out. */
  OURS {
    @Override
    public Drawings of(Drawings drawings) {
      return drawings.withoutConstraints();
    }
  };

  /** Returns the drawings of a puzzle that a picture shows. */
  public abstract Drawings of(Drawings drawings);
}

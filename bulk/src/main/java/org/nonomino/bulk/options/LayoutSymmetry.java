package org.nonomino.bulk.options;

import org.nonomino.bulk.io.UsageException;
import org.nonomino.generator.terms.LayoutSpec;
import org.nonomino.generator.terms.Symmetry;
import org.nonomino.toolkit.Regions;
import org.nonomino.toolkit.RequestException;

/** The choices of {@code --layout-symmetry}; in lower case, as people type them. */
public enum LayoutSymmetry {
  none(Symmetry.NONE),
  rotate180(Symmetry.ROTATE180),
  rotate90(Symmetry.ROTATE90),
  /** The left half mirrors the right half. */
  mirror(Symmetry.VERTICAL);

  private final Symmetry symmetry;

  LayoutSymmetry(Symmetry symmetry) {
    this.symmetry = symmetry;
  }

  /** Returns the symmetry of this choice. */
  public Symmetry symmetry() {
    return symmetry;
  }

  /**
   * Returns the properties of random layouts.
   *
   * @param size the argument of {@code --size}
   * @param wiggle the argument of {@code --irregularity}
   * @param style the argument of {@code --style}
   * @throws UsageException if there are no layouts of this kind
   */
  public LayoutSpec spec(int size, TypedNumber wiggle, LayoutStyleChoice style)
      throws UsageException {
    try {
      return Regions.random(
          size,
          symmetry,
          wiggle.decimal("--irregularity", 0, 1, "give a number from 0 to 1"),
          style.style());
    } catch (RequestException e) {
      throw UsageException.of(
          e,
          option ->
              switch (option) {
                case SIZE -> "--size=" + size;
                case WIGGLE -> "--irregularity=" + wiggle;
                default -> "--layout-symmetry=" + name();
              });
    }
  }
}

package org.nonomino.app;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nonomino.generator.LayoutSpec;
import org.nonomino.generator.Symmetry;

/** The choices of {@code --layout-symmetry}; in lower case, as people type them. */
enum LayoutSymmetry {
  none(Symmetry.NONE),
  rotate180(Symmetry.ROTATE180),
  rotate90(Symmetry.ROTATE90),
  /** The left half mirrors the right one. */
  mirror(Symmetry.VERTICAL);

  private final Symmetry symmetry;

  LayoutSymmetry(Symmetry symmetry) {
    this.symmetry = symmetry;
  }

  /** Returns the choice for one of {@link LayoutSpec#SYMMETRIES}. */
  static LayoutSymmetry of(Symmetry symmetry) {
    return Stream.of(values())
        .filter(choice -> choice.symmetry == symmetry)
        .findFirst()
        .orElseThrow();
  }

  /**
   * Returns what random layouts shall be like.
   *
   * @param size the argument of {@code --size}
   * @param wiggle the argument of {@code --wiggle}
   * @throws UsageException if there are none of this kind
   */
  LayoutSpec spec(TypedNumber size, TypedNumber wiggle) throws UsageException {
    int n =
        size.whole(
            "--size",
            LayoutSpec.MIN_SIZE,
            LayoutSpec.MAX_SIZE,
            "random layouts have a size from "
                + LayoutSpec.MIN_SIZE
                + " to "
                + LayoutSpec.MAX_SIZE);
    if (!LayoutSpec.allows(n, symmetry)) {
      throw new UsageException(
          "--layout-symmetry="
              + name()
              + " is not possible with a size of "
              + n
              + ", but with "
              + LayoutSpec.sizesWith(symmetry).stream()
                  .map(String::valueOf)
                  .collect(Collectors.joining(", "))
              + ".");
    }
    return new LayoutSpec(
        n, symmetry, wiggle.decimal("--wiggle", 0, 1, "give a number from 0 to 1"));
  }
}

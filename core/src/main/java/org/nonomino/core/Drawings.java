package org.nonomino.core;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.nonomino.core.drawing.Drawing;

/**
 * The lines, shapes, texts and cages that a setter drew in a puzzle. Solvers ignore them.
 * Immutable.
 *
 * @param items at most {@value #MOST}, in the order in which they are drawn; those of the layer
 *     below come before the grid, whatever their order
 */
public record Drawings(List<Item> items) {
  /** The largest number of items. */
  public static final int MOST = 10_000;

  /** No drawings. */
  public static final Drawings NONE = new Drawings(List.of());

  /**
   * One drawing and what it stands for.
   *
   * @param shows the kinds of constraints that were read from it, so that a picture need not draw
   *     these a second time; empty if it is only drawn
   */
  public record Item(Drawing drawing, Set<ConstraintKind> shows) {
    /** Copies the set. */
    public Item {
      shows = shows.isEmpty() ? Set.of() : Collections.unmodifiableSet(EnumSet.copyOf(shows));
    }

    /** Creates an item that is only drawn. */
    public Item(Drawing drawing) {
      this(drawing, Set.of());
    }
  }

  /** Copies the list; throws an {@link IllegalArgumentException} if there are too many items. */
  public Drawings {
    if (items.size() > MOST) {
      throw new IllegalArgumentException(
          items.size() + " drawings are more than " + MOST + ", the largest number");
    }
    items = List.copyOf(items);
  }

  /** Returns drawings that are only drawn. */
  public static Drawings of(List<? extends Drawing> drawings) {
    return new Drawings(drawings.stream().map(Item::new).toList());
  }

  /** Returns whether nothing is drawn. */
  public boolean isEmpty() {
    return items.isEmpty();
  }

  /** Returns the drawings that show no constraints. */
  public Drawings withoutConstraints() {
    return new Drawings(items.stream().filter(item -> item.shows.isEmpty()).toList());
  }

  /** Returns the kinds whose constraints can be seen in the drawings. */
  public Set<ConstraintKind> shown() {
    Set<ConstraintKind> shown = EnumSet.noneOf(ConstraintKind.class);
    items.forEach(item -> shown.addAll(item.shows));
    return shown;
  }
}

package org.nonomino.render;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.constraint.Arrow;
import org.nonomino.core.constraint.DoubleArrow;

/** Draws lines through cells, with the forms at their ends. */
final class LineForms {
  /*
   * From below: the bulbs of thermometers, their shafts, other bands, thin lines with the heads of
   * arrows, and open circles and diamonds. Bulbs are below all lines, because they would hide these.
   * In each layer the order is that of the puzzle.
   */

  private static final BandStyle THERMOMETER =
      new BandStyle(0.32, Ink.Kind.THERMOMETER, Ink.Kind.THERMOMETER_EDGE, BandTexture.PLAIN);
  private static final BandStyle SLOW_THERMOMETER =
      new BandStyle(
          0.32, Ink.Kind.SLOW_THERMOMETER, Ink.Kind.SLOW_THERMOMETER_EDGE, BandTexture.RUNGS);
  private static final BandStyle PALINDROME =
      new BandStyle(0.17, Ink.Kind.PALINDROME, Ink.Kind.PALINDROME_EDGE, BandTexture.PLAIN);
  private static final BandStyle RENBAN =
      new BandStyle(0.2, Ink.Kind.RENBAN, Ink.Kind.RENBAN_EDGE, BandTexture.DOTS);
  private static final BandStyle WHISPERS =
      new BandStyle(0.2, Ink.Kind.WHISPERS, Ink.Kind.WHISPERS_EDGE, BandTexture.ZIGZAG);
  private static final BandStyle REGION_SUM_LINE =
      new BandStyle(0.2, Ink.Kind.REGION_SUM_LINE, Ink.Kind.REGION_SUM_LINE_EDGE, BandTexture.DASH);
  private static final BandStyle EQUAL_SUM_LINE =
      new BandStyle(0.2, Ink.Kind.EQUAL_SUM_LINE, Ink.Kind.EQUAL_SUM_LINE_EDGE, BandTexture.PLUS);
  private static final BandStyle TEN_LINE =
      new BandStyle(0.2, Ink.Kind.TEN_LINE, Ink.Kind.TEN_LINE_EDGE, BandTexture.BRACKETS);
  private static final BandStyle BETWEEN_LINE =
      new BandStyle(0.1, Ink.Kind.BETWEEN_LINE, Ink.Kind.BETWEEN_LINE_EDGE, BandTexture.PLAIN);
  private static final BandStyle ENTROPIC_LINE =
      new BandStyle(0.2, Ink.Kind.ENTROPIC_LINE, Ink.Kind.ENTROPIC_LINE_EDGE, BandTexture.BARS);
  private static final BandStyle MODULAR_LINE =
      new BandStyle(
          0.2, Ink.Kind.MODULAR_LINE, Ink.Kind.MODULAR_LINE_EDGE, BandTexture.DOUBLE_DASH);
  private static final BandStyle PARITY_LINE =
      new BandStyle(0.2, Ink.Kind.PARITY_LINE, Ink.Kind.PARITY_LINE_EDGE, BandTexture.BLOCKS);
  private static final BandStyle NABNER =
      new BandStyle(0.2, Ink.Kind.NABNER, Ink.Kind.NABNER_EDGE, BandTexture.CROSSES);
  private static final BandStyle ZIPPER_LINE =
      new BandStyle(0.14, Ink.Kind.ZIPPER_LINE, Ink.Kind.ZIPPER_LINE_EDGE, BandTexture.TEETH);
  private static final BandStyle LOCKOUT_LINE =
      new BandStyle(0.1, Ink.Kind.LOCKOUT_LINE, Ink.Kind.LOCKOUT_LINE_EDGE, BandTexture.PLAIN);

  private static final double ZIPPER_CENTRE = 0.24;
  private static final double ZIPPER_BORDER = 0.12;

  private final PictureMeasures measures;
  private final ConstraintLayers layers;
  private final List<Shape> bandShapes = new ArrayList<>();
  private final Bands bands;
  private final EndForms ends;
  private final ArrowForms arrows;
  private final Map<Bulb, List<CellList>> thermometers = new LinkedHashMap<>();
  private final List<Band> others = new ArrayList<>();

  /** Thermometers with the same bulb are one form with several shafts. */
  private record Bulb(int cell, EndForms.Form form) {}

  /** A line that leaves these lengths out at its ends, relative to a cell. */
  private record Band(CellList line, BandStyle style, double start, double end) {}

  LineForms(PictureMeasures measures, ConstraintLayers layers) {
    this.measures = measures;
    this.layers = layers;
    this.bands = new Bands(measures, bandShapes);
    this.ends = new EndForms(measures);
    this.arrows = new ArrowForms(measures, ends);
  }

  /** Adds a line; {@link #finish} draws it. */
  void draw(Constraint constraint) {
    CellList cells = constraint.cells();
    switch (constraint.kind()) {
      case THERMOMETER -> addThermometer(cells, EndForms.Form.BULB);
      case SLOW_THERMOMETER -> addThermometer(cells, EndForms.Form.SLOW_BULB);
      case ARROW -> arrows.add((Arrow) constraint);
      case DOUBLE_ARROW -> arrows.add((DoubleArrow) constraint);
      case PALINDROME -> addBand(cells, PALINDROME);
      case RENBAN -> addBand(cells, RENBAN);
      case WHISPERS -> addBand(cells, WHISPERS);
      case REGION_SUM_LINE -> addBand(cells, REGION_SUM_LINE);
      case EQUAL_SUM_LINE -> addBand(cells, EQUAL_SUM_LINE);
      case TEN_LINE -> addBand(cells, TEN_LINE);
      case ENTROPIC_LINE -> addBand(cells, ENTROPIC_LINE);
      case MODULAR_LINE -> addBand(cells, MODULAR_LINE);
      case PARITY_LINE -> addBand(cells, PARITY_LINE);
      case NABNER -> addBand(cells, NABNER);
      case ZIPPER_LINE -> addBand(cells, ZIPPER_LINE);
      case BETWEEN_LINE -> addBand(cells, BETWEEN_LINE, EndForms.Form.CIRCLE);
      case LOCKOUT_LINE -> addBand(cells, LOCKOUT_LINE, EndForms.Form.DIAMOND);
      default -> throw new IllegalArgumentException(constraint.kind() + " is no line");
    }
  }

  private void addThermometer(CellList cells, EndForms.Form form) {
    ends.add(form, cells.get(0));
    thermometers
        .computeIfAbsent(new Bulb(cells.get(0), form), bulb -> new ArrayList<>())
        .add(cells);
  }

  private void addBand(CellList cells, BandStyle style) {
    others.add(new Band(cells, style, 0, 0));
  }

  private void addBand(CellList cells, BandStyle style, EndForms.Form form) {
    double start = ends.reach(form, cells.get(0), cells.get(1));
    double end = ends.reach(form, cells.last(), cells.get(cells.count() - 2));
    others.add(new Band(cells, style, start, end));
  }

  /** Draws the added lines. */
  void finish() {
    thermometers.forEach(
        (bulb, lines) ->
            bands.addShafts(lines, style(bulb.form()), ends.add(bulb.form(), bulb.cell())));
    for (Band band : others) {
      bands.add(band.line(), band.style(), band.start(), band.end());
      if (band.style().equals(ZIPPER_LINE)) {
        addCentre(band.line());
      }
    }
    List<Shape> thinLines = arrows.shapes();
    layers.lines().addAll(ends.discs());
    layers.lines().addAll(bandShapes);
    layers.lines().addAll(thinLines);
    layers.lines().addAll(ends.outlines());
  }

  /** Adds the mark in the middle of a zipper line, smaller if it is between two cells. */
  private void addCentre(CellList line) {
    Point first = measures.middle(line.get((line.count() - 1) / 2));
    Point second = measures.middle(line.get(line.count() / 2));
    boolean isInCell = line.count() % 2 == 1;
    Point centre =
        isInCell ? first : new Leg(first, second).at(new Leg(first, second).length() / 2, 0);
    double radius = (isInCell ? ZIPPER_CENTRE : ZIPPER_BORDER) * measures.cell();
    bandShapes.addAll(EndForms.disc(centre, radius, Bands.EDGE * measures.cell(), ZIPPER_LINE));
  }

  /** Returns the look of a thermometer by that of its bulb. */
  static BandStyle style(EndForms.Form bulb) {
    return bulb == EndForms.Form.SLOW_BULB ? SLOW_THERMOMETER : THERMOMETER;
  }
}

package org.nonomino.render;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import org.nonomino.core.Constraint;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.explainer.terms.Candidate;

/** Determines the place of each line and digit in a picture. */
public final class PictureLayout {
  private static final double RING_PEN = 0.022;
  private static final double STRIKE_PEN = 0.02;
  private static final double STRIKE_REACH = 0.8;

  private final PuzzlePicture picture;
  private final PictureStyle style;
  private final RegionMask mask;
  private final int size;
  private final RegionPieces pieces;
  private final PictureMeasures measures;
  private final CornerLabels corners;

  /** The rules with the constraints that are not pale. */
  private final Rules shown;

  private final DrawnForms drawn;
  private final StepMarks step;
  private final List<Shape> shapes = new ArrayList<>();

  private PictureLayout(PuzzlePicture picture, PictureStyle style) {
    this.picture = picture;
    this.style = style;
    this.mask = picture.mask();
    this.size = picture.size();
    this.pieces = new RegionPieces(mask);
    this.measures =
        new PictureMeasures(
            picture.rules().symbols(),
            style,
            pieces.areSeveral(),
            PictureMeasures.Keep.of(picture.undrawn()),
            OutsideRoom.of(picture));
    this.shown = part(picture, false);
    this.corners = new CornerLabels(shown, pieces, measures);
    this.drawn = new DrawnForms(measures, picture.drawn());
    this.step = StepMarks.of(picture);
  }

  /**
   * Returns the drawing of a picture; equal pictures and styles give equal drawings.
   *
   * @throws IllegalArgumentException if the width is not above 0, or infinite
   */
  public static Drawing lay(Picture picture, PictureStyle style) {
    if (!(style.width() > 0 && Double.isFinite(style.width()))) {
      throw new IllegalArgumentException(
          "the width of a picture must be positive: " + style.width());
    }
    return picture instanceof PuzzlePicture puzzle
        ? new PictureLayout(puzzle, style).lay()
        : DocumentLayout.lay((DocumentPicture) picture, style);
  }

  /**
   * Returns the drawing of a picture, as {@link #lay} does, but narrower if it would be too high.
   *
   * @param maxHeight the maximum height, in CSS pixels
   */
  public static Drawing layWithin(Picture picture, PictureStyle style, int maxHeight) {
    Drawing drawing = lay(picture, style);
    if (drawing.height() <= maxHeight) {
      return drawing;
    }
    // All lengths are proportional to the width.
    double width = Math.floor(style.width() * maxHeight / drawing.height());
    return lay(picture, style.withWidth(width));
  }

  private Drawing lay() {
    ConstraintLayers constraints = ConstraintDrawing.draw(picture, shown, corners, measures);
    addGrounds(constraints);
    addPale();
    shapes.addAll(constraints.grounds());
    shapes.addAll(constraints.lines());
    shapes.addAll(GridLines.draw(measures, mask::visibleRegion, pieces::crosses));
    shapes.addAll(drawn.above());
    shapes.addAll(constraints.cages());
    shapes.addAll(constraints.marks());
    addRingsAndLinks();
    addLabels();
    addDigits();
    addMarks();
    addStrikes();
    PictureWords words = new PictureWords(picture, pieces);
    return new Drawing(
        measures.width(),
        measures.height(),
        words.title(),
        words.description(),
        shapes,
        style.theme());
  }

  private void addGrounds(ConstraintLayers constraints) {
    shapes.add(measures.paper());
    // Tints would hide the ground of a step's houses.
    // So would they hide what a setter drew on white paper.
    boolean isPlain = picture.step().isEmpty() && picture.drawings().isEmpty();
    if (style.theme().hasTints() && isPlain && mask.hasRegions()) {
      boolean isPale = !picture.rules().constraints().isEmpty();
      int[] tints = RegionTints.of(mask, pieces.anyCrosses());
      for (int tint = 0; tint < mask.visibleRegionCount(); tint++) {
        int number = tint;
        addGround(
            cell ->
                mask.visibleRegion(cell) != RegionMask.NO_REGION
                    && tints[mask.visibleRegion(cell)] == number,
            isPale ? Ink.paleTint(number) : Ink.tint(number));
      }
    }
    shapes.addAll(drawn.below());
    shapes.addAll(constraints.shades());
    addGround(step::isInHouse, Ink.of(Ink.Kind.HOUSE));
    addGround(picture.highlighted()::contains, Ink.of(Ink.Kind.HIGHLIGHT));
  }

  /** Returns the rules with the constraints that are pale, or with the others. */
  private static Rules part(PuzzlePicture picture, boolean isPale) {
    Rules rules = picture.undrawn();
    List<Constraint> part =
        rules.constraints().stream()
            .filter(constraint -> picture.isPale(constraint) == isPale)
            .toList();
    // Rules cost more than most pictures, few of which have pale parts.
    return part.size() == rules.constraints().size() ? rules : rules.withConstraints(part);
  }

  /** Adds the constraints that do not matter, below all others. */
  private void addPale() {
    if (shown.constraints().size() == picture.undrawn().constraints().size()) {
      return;
    }
    Rules pale = part(picture, true);
    ConstraintLayers layers =
        ConstraintDrawing.draw(picture, pale, new CornerLabels(pale, pieces, measures), measures);
    for (List<Shape> layer :
        List.of(
            layers.shades(), layers.grounds(), layers.lines(), layers.cages(), layers.marks())) {
      for (Shape shape : layer) {
        shapes.add(shape.with(Ink.faded(style.theme().opaqueColour(shape.ink()))));
      }
    }
  }

  private void addGround(IntPredicate isCovered, Ink ink) {
    shapes.addAll(CellGrounds.cover(isCovered, measures, ink));
  }

  private void addRingsAndLinks() {
    double pen = RING_PEN * measures.cell();
    for (Candidate candidate : step.ringed()) {
      shapes.add(ring(candidate, pen, Ink.Kind.PATTERN));
    }
    for (Candidate candidate : step.placedSmall()) {
      shapes.add(ring(candidate, 2 * pen, Ink.Kind.PLACEMENT));
    }
    for (Candidate candidate : step.placedLarge()) {
      shapes.add(
          new Shape.Circle(
              measures.middle(candidate.cell()),
              measures.digitRing(),
              pen,
              Ink.of(Ink.Kind.PLACEMENT)));
    }
    shapes.addAll(
        new BlockerLines(measures)
            .draw(
                picture.blockers(),
                step.placedLarge(),
                picture.step().map(ShownStep::crossed).orElse(List.of())));
    shapes.addAll(new LinkCurves(picture, measures).draw(step.links()));
  }

  /** Returns a ring around a candidate, or around the digit if the cell has one. */
  private Shape ring(Candidate candidate, double pen, Ink.Kind kind) {
    if (picture.digit(candidate.cell()) != 0) {
      return new Shape.Circle(
          measures.middle(candidate.cell()), measures.digitRing(), pen, Ink.of(kind));
    }
    return new Shape.Circle(
        measures.place(candidate.cell(), candidate.digit()),
        measures.markRing(),
        pen,
        Ink.of(kind));
  }

  private void addLabels() {
    if (style.labelled()) {
      shapes.addAll(GridLines.numbers(measures));
    }
    for (CornerLabels.Label name : corners.regionNames()) {
      addWord(
          name.text(), name.middle(measures), name.fontSize(), Typeface.REGULAR, Ink.Kind.LABEL);
    }
  }

  private void addDigits() {
    for (boolean areGivens : new boolean[] {true, false}) {
      for (int cell = 0; cell < size * size; cell++) {
        if (picture.digit(cell) != 0 && picture.isGiven(cell) == areGivens) {
          Ink ink = Ink.of(areGivens ? Ink.Kind.GIVEN : Ink.Kind.ANSWER);
          shapes.add(
              Shape.Word.centred(
                  measures.text(picture.digit(cell)),
                  measures.middle(cell),
                  measures.digitSize(),
                  areGivens ? Typeface.BOLD : Typeface.REGULAR,
                  picture.isPale(cell) ? Ink.faded(style.theme().colour(ink)) : ink));
        }
      }
    }
    for (Candidate placed : step.placedLarge()) {
      addWord(
          measures.text(placed.digit()),
          measures.middle(placed.cell()),
          measures.ringedDigitSize(),
          Typeface.REGULAR,
          Ink.Kind.PLACEMENT);
    }
  }

  private void addMarks() {
    Set<Integer> hidden = new HashSet<>();
    step.placedLarge().forEach(placed -> hidden.add(placed.cell()));
    List<Candidate> candidates = new ArrayList<>();
    for (int cell = 0; cell < size * size; cell++) {
      if (picture.digit(cell) == 0 && !hidden.contains(cell)) {
        for (int digit : digits(picture.marks().placed(cell))) {
          candidates.add(new Candidate(cell, digit));
        }
        addCentreMarks(cell, digits(picture.marks().centre(cell)));
        addCornerMarks(cell, digits(picture.marks().corners(cell)));
      }
    }
    for (Ink.Kind kind : StepMarks.CANDIDATE_INKS) {
      for (Candidate candidate : candidates) {
        if (step.ink(candidate) == kind) {
          addWord(
              measures.text(candidate.digit()),
              measures.place(candidate.cell(), candidate.digit()),
              measures.placedMarkSize(),
              kind == Ink.Kind.MARK || kind == Ink.Kind.ELIMINATION
                  ? Typeface.REGULAR
                  : Typeface.BOLD,
              kind);
        }
      }
    }
  }

  private static int[] digits(long set) {
    int[] digits = new int[Long.bitCount(set)];
    long rest = set;
    for (int i = 0; i < digits.length; i++) {
      digits[i] = Long.numberOfTrailingZeros(rest) + 1;
      rest &= rest - 1;
    }
    return digits;
  }

  private void addCentreMarks(int cell, int[] digits) {
    if (digits.length == 0) {
      return;
    }
    StringBuilder text = new StringBuilder();
    for (int digit : digits) {
      text.append(text.isEmpty() ? "" : measures.separator()).append(measures.text(digit));
    }
    String marks = text.toString();
    addWord(
        marks,
        measures.middle(cell),
        measures.centreMarkSize(marks),
        Typeface.REGULAR,
        Ink.Kind.MARK);
  }

  private void addCornerMarks(int cell, int[] digits) {
    int perRow = Math.max(2, (digits.length + 1) / 2);
    for (int i = 0; i < digits.length; i++) {
      addWord(
          measures.text(digits[i]),
          measures.cornerMark(cell, i, perRow),
          measures.cornerMarkSize(perRow),
          Typeface.REGULAR,
          Ink.Kind.MARK);
    }
  }

  private void addStrikes() {
    List<List<Point>> strikes = new ArrayList<>();
    double reach = STRIKE_REACH * measures.markRing();
    for (Candidate candidate : step.eliminated()) {
      Point middle = measures.place(candidate.cell(), candidate.digit());
      strikes.add(
          List.of(
              new Point(middle.x() - reach, middle.y() + reach * 0.6),
              new Point(middle.x() + reach, middle.y() - reach * 0.6)));
    }
    if (!strikes.isEmpty()) {
      shapes.add(
          new Shape.Lines(
              strikes, STRIKE_PEN * measures.cell(), false, Ink.of(Ink.Kind.ELIMINATION)));
    }
  }

  /** Adds a word whose capitals and figures are centred on this point. */
  private void addWord(
      String text, Point middle, double fontSize, Typeface typeface, Ink.Kind kind) {
    shapes.add(Shape.Word.centred(text, middle, fontSize, typeface, Ink.of(kind)));
  }
}

package org.nonomino.toolkit.json;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.Rules;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Levels;
import org.nonomino.render.DigitStyle;
import org.nonomino.render.PictureLayout;
import org.nonomino.render.PictureStyle;
import org.nonomino.render.PuzzlePicture;
import org.nonomino.render.TextPicture;
import org.nonomino.render.TextStyle;
import org.nonomino.render.Theme;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Solver;
import org.nonomino.text.ProblemCode;
import org.nonomino.toolkit.ConstraintSupport;
import org.nonomino.toolkit.DrawingFormat;
import org.nonomino.toolkit.DrawnPuzzle;
import org.nonomino.toolkit.PuzzleDrawer;
import org.nonomino.toolkit.PuzzleDrawer.Remark;
import org.nonomino.toolkit.PuzzleDrawer.Severity;
import org.nonomino.toolkit.RulesLanguage;
import org.nonomino.toolkit.TextCaptions;

/** {@code render}: a picture of a puzzle as a file. */
final class RenderEndpoint {
  private static final String FORMAT = "format";
  private static final String TEXT = "text";
  private static final String SOLUTION = "solution";
  private static final String STEP = "step";
  private static final String LABELS = "labels";
  private static final String CANDIDATES = "candidates";
  private static final String RULES = "rules";

  private static final int MIN_WIDTH = 16;

  /** A picture of 4000×4000 takes 64 MB while it is drawn. */
  private static final int MAX_WIDTH = 4000;

  private final Solver solver;
  private final Explainer explainer;
  private final List<DrawingFormat> formats;

  /**
   * @param formats the picture formats, without text
   */
  RenderEndpoint(Solver solver, Explainer explainer, List<DrawingFormat> formats) {
    this.solver = solver;
    this.explainer = explainer;
    this.formats = List.copyOf(formats);
  }

  Reply answer(ApiRequest request) throws ProblemException {
    request.allow(
        PuzzleField.NAME,
        FORMAT,
        "theme",
        LABELS,
        CANDIDATES,
        SOLUTION,
        STEP,
        "digits",
        "width",
        RULES);
    JsonFields fields = request.fields();
    fields.requireText(FORMAT);
    List<String> names =
        Stream.concat(formats.stream().map(DrawingFormat::name), Stream.of(TEXT)).toList();
    String name = fields.choice(FORMAT, names).orElseThrow();
    Optional<DrawingFormat> format =
        formats.stream().filter(each -> each.name().equals(name)).findFirst();
    Optional<RulesLanguage> rules = fields.choice(RULES, List.of(RulesLanguage.values()));
    if (rules.isPresent() && format.isPresent()) {
      throw fields.conflict(RULES, FORMAT, "Rules in words are for the format 'text'.");
    }
    PuzzleDrawer drawer = drawer(request);
    PuzzleEntry entry =
        request.entry(
            format.isEmpty()
                ? drawer.constraintSupport()
                // Pictures in graphic formats do not show constraints yet.
                : ConstraintSupport.noneIn("render as " + name));
    PictureStyle style = style(fields, entry.puzzle().size());
    PuzzlePicture picture = picture(request, entry, drawer);
    if (format.isEmpty()) {
      TextStyle plain = new TextStyle(false, false, style.labelled());
      Rules own = entry.puzzle().rules();
      String text =
          TextCaptions.rules(own, rules)
              + TextPicture.draw(picture, plain)
              + TextCaptions.constraints(own);
      return Reply.of("text/plain;charset=utf-8", text);
    }
    return Reply.of(
        format.get().mediaType(), format.get().writer().bytes(PictureLayout.lay(picture, style)));
  }

  private static PictureStyle style(JsonFields fields, int size) throws ProblemException {
    boolean isLabelled = fields.flag(LABELS);
    int cells = isLabelled ? size + 1 : size;
    Theme theme = chosen(fields, "theme", Theme.LIGHT, List.of(Theme.values()));
    DigitStyle digits = chosen(fields, "digits", DigitStyle.LETTERS, List.of(DigitStyle.values()));
    int width =
        fields.whole("width", MIN_WIDTH, MAX_WIDTH).orElse(PictureStyle.WIDTH_OF_CELL * cells);
    return new PictureStyle(theme, isLabelled, digits, width);
  }

  /** Returns the choice that a field names in lower case. */
  private static <E extends Enum<E>> E chosen(
      JsonFields fields, String field, E usual, List<E> choices) throws ProblemException {
    List<String> names =
        choices.stream().map(choice -> choice.name().toLowerCase(Locale.ROOT)).toList();
    return fields.choice(field, names).map(name -> choices.get(names.indexOf(name))).orElse(usual);
  }

  private PuzzleDrawer drawer(ApiRequest request) throws ProblemException {
    JsonFields fields = request.fields();
    Deadline deadline = request.deadline();
    PuzzleDrawer.Options options =
        new PuzzleDrawer.Options(
            fields.flag(SOLUTION),
            fields.flag(CANDIDATES),
            fields.flag(STEP),
            false,
            false,
            () -> deadline);
    return new PuzzleDrawer(solver, explainer, Levels.STANDARD, options);
  }

  private static PuzzlePicture picture(ApiRequest request, PuzzleEntry entry, PuzzleDrawer drawer)
      throws ProblemException {
    JsonFields fields = request.fields();
    boolean withStep = fields.flag(STEP);
    if (withStep) {
      request.requireExplainable(entry.puzzle());
    }
    PuzzleDrawer.Result result = drawer.draw(entry);
    String trouble =
        result.remarks().stream()
            .filter(remark -> remark.severity() != Severity.NOTE || result.puzzle().isEmpty())
            .map(Remark::sentence)
            .findFirst()
            .orElse("");
    return result
        .puzzle()
        .map(DrawnPuzzle::picture)
        .orElseThrow(
            () ->
                fields.wrong(
                    withStep ? STEP : PuzzleField.NAME, ProblemCode.CANNOT_DRAW.bare(), trouble));
  }
}

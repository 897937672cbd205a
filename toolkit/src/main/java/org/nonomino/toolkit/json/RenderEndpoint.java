package org.nonomino.toolkit.json;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.Rules;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Levels;
import org.nonomino.explainer.Scale;
import org.nonomino.render.DigitStyle;
import org.nonomino.render.Look;
import org.nonomino.render.Picture;
import org.nonomino.render.PictureLayout;
import org.nonomino.render.PictureStyle;
import org.nonomino.render.PuzzlePicture;
import org.nonomino.render.TextStyle;
import org.nonomino.render.Theme;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Solver;
import org.nonomino.text.ProblemCode;
import org.nonomino.text.rules.Language;
import org.nonomino.toolkit.DrawingFormat;
import org.nonomino.toolkit.DrawnPuzzle;
import org.nonomino.toolkit.PuzzleDrawer;
import org.nonomino.toolkit.PuzzleDrawer.Remark;
import org.nonomino.toolkit.PuzzleDrawer.Severity;
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

  /** Clues outside the grid can make pictures taller than wide. Such pictures are narrowed. */
  private static final int MAX_HEIGHT = 5000;

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
        "look",
        "width",
        RULES);
    JsonFields fields = request.fields();
    fields.requireText(FORMAT);
    List<String> names =
        Stream.concat(formats.stream().map(DrawingFormat::name), Stream.of(TEXT)).toList();
    String name = fields.choice(FORMAT, names).orElseThrow();
    Optional<DrawingFormat> format =
        formats.stream().filter(each -> each.name().equals(name)).findFirst();
    Optional<Language> rules = fields.language(RULES);
    if (rules.isPresent() && format.isPresent()) {
      throw fields.conflict(RULES, FORMAT, "Rules in words are for the format 'text'.");
    }
    PuzzleDrawer.Options options = options(fields, request.deadline());
    PuzzleEntry entry = request.entry();
    PictureStyle style =
        style(
            fields,
            PuzzlePicture.of(entry.puzzle()).withDrawings(options.look().of(entry.drawings())));
    PuzzleDrawer drawer = new PuzzleDrawer(solver, explainer, Levels.STANDARD, options);
    Picture picture = picture(request, entry, options, drawer);
    if (format.isEmpty()) {
      TextStyle plain = new TextStyle(false, false, style.labelled());
      Rules own = entry.puzzle().rules();
      String text =
          TextCaptions.rules(own, rules)
              + drawer.text(picture, plain)
              + TextCaptions.constraints(own)
              + TextCaptions.drawings(entry.drawings());
      return Reply.of("text/plain;charset=utf-8", text);
    }
    return Reply.of(
        format.get().mediaType(),
        format.get().writer().bytes(PictureLayout.layWithin(picture, style, MAX_HEIGHT)));
  }

  private static PictureStyle style(JsonFields fields, PuzzlePicture picture)
      throws ProblemException {
    boolean isLabelled = fields.flag(LABELS);
    Theme theme = fields.chosen("theme", Theme.LIGHT, List.of(Theme.values()));
    DigitStyle digits = fields.chosen("digits", DigitStyle.LETTERS, List.of(DigitStyle.values()));
    int width =
        fields
            .whole("width", MIN_WIDTH, MAX_WIDTH)
            .orElseGet(() -> PictureStyle.usualWidth(picture, isLabelled));
    return new PictureStyle(theme, isLabelled, digits, width);
  }

  private static PuzzleDrawer.Options options(JsonFields fields, Deadline deadline)
      throws ProblemException {
    return new PuzzleDrawer.Options(
        fields.flag(SOLUTION),
        fields.flag(CANDIDATES),
        fields.flag(STEP),
        false,
        false,
        fields.chosen("look", Look.SETTER, List.of(Look.values())),
        Scale.NONOMINO,
        () -> deadline);
  }

  private static Picture picture(
      ApiRequest request, PuzzleEntry entry, PuzzleDrawer.Options options, PuzzleDrawer drawer)
      throws ProblemException {
    if (options.step()) {
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
                request
                    .fields()
                    .wrong(
                        options.step() ? STEP : PuzzleField.NAME,
                        ProblemCode.CANNOT_DRAW.bare(),
                        trouble));
  }
}

package org.nonomino.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.nonomino.core.Grid;
import org.nonomino.core.Progress;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Step;
import org.nonomino.render.DigitStyle;
import org.nonomino.render.Drawing;
import org.nonomino.render.PictureLayout;
import org.nonomino.render.PictureStyle;
import org.nonomino.render.PuzzlePicture;
import org.nonomino.render.SvgPicture;
import org.nonomino.render.TextPicture;
import org.nonomino.render.TextStyle;
import org.nonomino.render.Theme;
import org.nonomino.render.export.PdfPicture;
import org.nonomino.render.export.PngPicture;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.Verdict;

/** {@code render}: a picture of a puzzle as a file. */
final class RenderEndpoint implements Endpoint {
  private static final String FORMAT = "format";
  private static final String SOLUTION = "solution";
  private static final String STEP = "step";
  private static final String LABELS = "labels";

  private static final int LEAST_WIDTH = 16;

  /** A picture of 4000×4000 takes 64 MB while it is drawn. */
  private static final int MOST_WIDTH = 4000;

  /** Wide enough for the candidates of a cell. */
  private static final int WIDTH_OF_CELL = 48;

  private final PuzzleField puzzles;
  private final SolverList solvers;
  private final Explainer explainer;

  RenderEndpoint(PuzzleField puzzles, SolverList solvers, Explainer explainer) {
    this.puzzles = puzzles;
    this.solvers = solvers;
    this.explainer = explainer;
  }

  /** What a picture is drawn as. */
  private enum Format {
    SVG("image/svg+xml"),
    PNG("image/png"),
    PDF("application/pdf"),
    TEXT("text/plain;charset=utf-8");

    private final String mediaType;

    Format(String mediaType) {
      this.mediaType = mediaType;
    }

    /** The name as people type it. */
    @Override
    public String toString() {
      return lower(name());
    }
  }

  private static String lower(String name) {
    return name.toLowerCase(Locale.ROOT);
  }

  @Override
  public Answer answer(JsonFields fields, TimeLimit limit) throws ProblemException {
    fields.allow(
        "puzzle",
        FORMAT,
        "theme",
        LABELS,
        "candidates",
        SOLUTION,
        STEP,
        "digits",
        "width",
        "timeoutMillis");
    PuzzleEntry entry = puzzles.read(fields);
    fields.requireText(FORMAT);
    Format format = fields.choice(FORMAT, List.of(Format.values())).orElseThrow();
    Deadline deadline = limit.deadline(fields);
    PictureStyle style = style(fields, entry.puzzle().size());
    if (format == Format.TEXT) {
      TextStyle plain = new TextStyle(false, false, style.labelled());
      String text = TextPicture.draw(picture(fields, entry, deadline), plain);
      return Answer.of(format.mediaType, text.getBytes(StandardCharsets.UTF_8));
    }
    Drawing drawing = PictureLayout.lay(picture(fields, entry, deadline), style);
    return Answer.of(format.mediaType, bytes(drawing, format));
  }

  private static PictureStyle style(JsonFields fields, int size) throws ProblemException {
    boolean isLabelled = fields.flag(LABELS);
    int cells = isLabelled ? size + 1 : size;
    Theme theme = chosen(fields, "theme", Theme.LIGHT, List.of(Theme.values()));
    DigitStyle digits = chosen(fields, "digits", DigitStyle.LETTERS, List.of(DigitStyle.values()));
    int width = fields.whole("width", LEAST_WIDTH, MOST_WIDTH).orElse(WIDTH_OF_CELL * cells);
    return new PictureStyle(theme, isLabelled, digits, width);
  }

  /** Returns what a field names in lower case. */
  private static <E extends Enum<E>> E chosen(
      JsonFields fields, String field, E usual, List<E> choices) throws ProblemException {
    List<String> names = choices.stream().map(choice -> lower(choice.name())).toList();
    return fields.choice(field, names).map(name -> choices.get(names.indexOf(name))).orElse(usual);
  }

  private PuzzlePicture picture(JsonFields fields, PuzzleEntry entry, Deadline deadline)
      throws ProblemException {
    Progress progress = entry.progress();
    PuzzlePicture picture =
        PuzzlePicture.of(entry.puzzle()).withDigits(progress.grid()).withTitle(entry.label());
    if (progress.hasCentreMarks()) {
      picture = picture.withCentreMarks(progress.centreMarks());
    }
    if (progress.hasCornerMarks()) {
      picture = picture.withCornerMarks(progress.cornerMarks());
    }
    if (fields.flag("candidates")) {
      picture = picture.withCandidates(board(fields, entry));
    }
    if (fields.flag(STEP)) {
      ExplainedSizes.require(entry.puzzle().size(), fields);
      Board board =
          explainer.board(
              entry.puzzle().mask(), entry.progress(), solution(fields, entry, deadline));
      Step step =
          explainer
              .next(board, deadline)
              .orElseThrow(
                  () -> fields.wrong(STEP, "There is no step to be drawn, or not in time."));
      picture = picture.withStep(step, board);
    }
    return fields.flag(SOLUTION) ? picture.withDigits(solution(fields, entry, deadline)) : picture;
  }

  /** A board has no place for digits that contradict each other. */
  private Board board(JsonFields fields, PuzzleEntry entry) throws ProblemException {
    Puzzle puzzle = new Puzzle(entry.progress().grid(), entry.puzzle().mask());
    if (puzzle.mask().layout().findConflict(puzzle.givens()).isPresent()) {
      throw fields.wrong(
          PuzzleField.NAME, "Digits contradict each other, so there are no candidates to draw.");
    }
    return explainer.board(puzzle);
  }

  /** Returns the only solution, which must have all digits that were entered. */
  private Grid solution(JsonFields fields, PuzzleEntry entry, Deadline deadline)
      throws ProblemException {
    Puzzle typed = new Puzzle(entry.progress().grid(), entry.puzzle().mask());
    Verdict verdict =
        solvers.usual().solve(entry.puzzle(), SearchLimits.NONE.withDeadline(deadline));
    if (!(verdict instanceof Verdict.Unique unique)) {
      throw fields.wrong(PuzzleField.NAME, VerdictWords.trouble(verdict));
    }
    if (!typed.isSolvedBy(unique.solution())) {
      throw fields.wrong(
          PuzzleField.NAME, "Some of the entered digits are wrong, so there is no way on.");
    }
    return unique.solution();
  }

  private static byte[] bytes(Drawing drawing, Format format) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      write(drawing, format, out);
    } catch (IOException e) {
      throw new UncheckedIOException("a picture was not drawn into memory", e);
    }
    return out.toByteArray();
  }

  private static void write(Drawing drawing, Format format, OutputStream out) throws IOException {
    switch (format) {
      case PNG -> PngPicture.write(drawing, out);
      case PDF -> PdfPicture.write(drawing, out);
      case SVG -> SvgPicture.write(drawing, out);
      case TEXT -> throw new IllegalArgumentException("text is no drawing");
    }
  }
}

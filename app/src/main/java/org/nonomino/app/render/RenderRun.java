package org.nonomino.app.render;

import java.io.Closeable;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Function;
import org.nonomino.bulk.BulkRun;
import org.nonomino.bulk.BulkWork;
import org.nonomino.bulk.Done;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.Effort;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.InputItem;
import org.nonomino.bulk.io.OrderedPipeline.BatchWorker;
import org.nonomino.bulk.io.PuzzleInputs;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.render.PictureFormat;
import org.nonomino.bulk.render.PictureOutput;
import org.nonomino.bulk.render.Pictures;
import org.nonomino.core.Drawings;
import org.nonomino.core.EntryPart;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.Rules;
import org.nonomino.formats.DrawnDocumentException;
import org.nonomino.render.TextStyle;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.rules.Language;
import org.nonomino.toolkit.ConstraintSupport;
import org.nonomino.toolkit.DrawnPuzzle;
import org.nonomino.toolkit.PuzzleDrawer;
import org.nonomino.toolkit.TextCaptions;

/** One run of {@code render}, from the inputs to the pictures. */
final class RenderRun implements Closeable {
  private final Console console;
  private final PuzzleInputs inputs;
  private final DrawerFor drawers;
  private final Pictures target;
  private final TextStyle style;
  private final Optional<Language> rules;

  /** The output for pictures in graphic formats. */
  private Optional<PictureOutput> output = Optional.empty();

  /** Returns the drawer for the number of puzzles. */
  @FunctionalInterface
  interface DrawerFor {
    PuzzleDrawer of(boolean many);
  }

  /**
   * @param target the target of graphic pictures
   * @param style the style of text
   * @param rules the language of the rules in words above text; empty for none
   */
  RenderRun(
      Console console,
      PuzzleInputs inputs,
      DrawerFor drawers,
      Pictures target,
      TextStyle style,
      Optional<Language> rules) {
    this.console = console;
    this.inputs = inputs;
    this.drawers = drawers;
    this.target = target;
    this.style = style;
    this.rules = rules;
  }

  /**
   * Draws everything and returns the worst result.
   *
   * @param effort the threads and the time of the run
   * @throws UsageException if a file cannot be written
   */
  ExitCode run(Effort effort) throws UsageException {
    return new BulkRun(console, inputs, effort, false, target.name(), console.out())
        .run(true, this::work);
  }

  private BulkWork<PuzzleDrawer.Result> work(boolean many) throws UsageException {
    if (!isText()) {
      output = Optional.of(target.open(many, console, inputs::include));
    }
    return new RenderWork(many);
  }

  private boolean isText() {
    return target.format() == PictureFormat.text;
  }

  /** Discards pictures that are not written. */
  @Override
  public void close() throws IOException {
    if (output.isPresent()) {
      output.get().close();
    }
  }

  /** Draws each puzzle. */
  private final class RenderWork implements BulkWork<PuzzleDrawer.Result> {
    private final boolean many;
    private final PuzzleDrawer drawer;

    RenderWork(boolean many) {
      this.many = many;
      this.drawer = drawers.of(many);
    }

    @Override
    public int itemsAtOnce() {
      return FEW_AT_ONCE;
    }

    @Override
    public ConstraintSupport constraintSupport() {
      return drawer.constraintSupport();
    }

    @Override
    public BatchWorker<InputItem, Done<PuzzleDrawer.Result>> newWorker() {
      return BatchWorker.of(
          item ->
              Done.of(
                  item,
                  this,
                  (text, entry) ->
                      done(text.place(), drawer.draw(entry), drawn -> text(drawn, entry)),
                  this::document));
    }

    /** Draws a grid that is not a puzzle. */
    private Optional<Done<PuzzleDrawer.Result>> document(MalformedTextException problem) {
      return problem instanceof DrawnDocumentException document
          ? drawer
              .draw(document)
              .map(
                  result ->
                      done(
                          problem.place(),
                          result,
                          drawn ->
                              text(drawn, ownRules(drawn), "", document.document().drawings())))
          : Optional.empty();
    }

    private Done<PuzzleDrawer.Result> done(
        Place place, PuzzleDrawer.Result result, Function<DrawnPuzzle, String> text) {
      ExitCode exitCode = ExitCode.SOLVED;
      for (PuzzleDrawer.Remark remark : result.remarks()) {
        exitCode = exitCode.worse(exitCode(remark.severity()));
      }
      String record = isText() ? result.puzzle().map(text).orElse("") : "";
      Done<PuzzleDrawer.Result> done = Done.of(result, record, exitCode);
      for (PuzzleDrawer.Remark remark : result.remarks()) {
        done = done.saying(place, remark.sentence());
      }
      return done;
    }

    private String text(DrawnPuzzle puzzle, PuzzleEntry entry) {
      Rules own = entry.puzzle().rules();
      boolean hasUnread =
          entry.text(EntryPart.LEFT).isPresent() && entry.text(EntryPart.RULES).isPresent();
      String unread = hasUnread ? ownRules(puzzle) : "";
      return text(
          puzzle,
          TextCaptions.rules(own, rules) + unread,
          TextCaptions.constraints(own),
          entry.drawings());
    }

    /** Returns the words of the setter as comments, if rules are requested. */
    private String ownRules(DrawnPuzzle puzzle) {
      return rules.isPresent()
          ? puzzle.text(EntryPart.RULES).map(TextCaptions::ownRules).orElse("")
          : "";
    }

    private String text(
        DrawnPuzzle puzzle, String sentences, String constraints, Drawings drawings) {
      return TextCaptions.title(puzzle.text(EntryPart.LABEL).orElse(""))
          + sentences
          + drawer.text(puzzle.picture(), style)
          + (puzzle.caption().isEmpty() ? "" : puzzle.caption() + "\n")
          + constraints
          + TextCaptions.drawings(drawings)
          + (many ? "\n" : "");
    }

    private static ExitCode exitCode(PuzzleDrawer.Severity severity) {
      return switch (severity) {
        case NOTE -> ExitCode.SOLVED;
        case UNSOUND -> ExitCode.NO_SOLUTION;
        case LIMIT -> ExitCode.LIMIT;
      };
    }

    @Override
    public String take(Done<PuzzleDrawer.Result> done) throws IOException {
      Optional<DrawnPuzzle> drawn = done.answer().flatMap(PuzzleDrawer.Result::puzzle);
      if (output.isPresent() && drawn.isPresent()) {
        output.get().take(drawn.get());
      }
      return done.record();
    }

    @Override
    public ExitCode end() throws IOException {
      if (output.isPresent()) {
        output.get().end();
      }
      return ExitCode.SOLVED;
    }
  }
}

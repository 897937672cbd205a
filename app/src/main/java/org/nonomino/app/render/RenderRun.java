package org.nonomino.app.render;

import java.io.IOException;
import java.io.OutputStream;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.OrderedPipeline;
import org.nonomino.bulk.io.Outcome;
import org.nonomino.bulk.io.PeekedInputs;
import org.nonomino.bulk.io.PuzzleInputs;
import org.nonomino.bulk.io.RecordRun;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.render.PictureFormat;
import org.nonomino.bulk.render.PictureOutput;
import org.nonomino.bulk.render.Pictures;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Levels;
import org.nonomino.render.TextPicture;
import org.nonomino.render.TextStyle;
import org.nonomino.solver.Solver;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.toolkit.DrawnPuzzle;
import org.nonomino.toolkit.PuzzleDrawer;

/** One run of {@code render}: from the inputs to the pictures. */
final class RenderRun {
  /** Rating may take seconds: few puzzles should still keep all threads busy. */
  private static final int PUZZLES_AT_ONCE = 8;

  private final Console console;
  private final PuzzleInputs inputs;
  private final Settings settings;
  private final RecordRun run;

  /**
   * What the command line asks for.
   *
   * @param wishes what to draw, given whether there are many puzzles
   * @param target where pictures go that are not text
   * @param threads how many threads work, at least 1
   */
  record Settings(
      Solver solver,
      Explainer explainer,
      Levels levels,
      WishesFor wishes,
      Pictures target,
      TextStyle style,
      int threads) {
    boolean isText() {
      return target.format() == PictureFormat.text;
    }
  }

  /** What to draw, which depends on the number of puzzles. */
  interface WishesFor {
    PuzzleDrawer.Wishes of(boolean many);
  }

  RenderRun(Console console, PuzzleInputs inputs, Settings settings) {
    this.console = console;
    this.inputs = inputs;
    this.settings = settings;
    this.run =
        settings.isText()
            ? new RecordRun(console, inputs)
            : new RecordRun(
                console, inputs, settings.target.name(), OutputStream.nullOutputStream());
  }

  /**
   * Draws everything and returns the worst that happened.
   *
   * @throws UsageException if a file cannot be written
   */
  ExitCode run() throws UsageException {
    return run.run(this::draw, source -> {});
  }

  private void draw(PeekedInputs source) throws IOException, InterruptedException, UsageException {
    boolean many = source.hasMany();
    if (settings.isText()) {
      send(source, many, puzzle -> text(puzzle, many));
      return;
    }
    try (PictureOutput output = settings.target.open(many, console, inputs::include)) {
      send(
          source,
          many,
          puzzle -> {
            output.take(puzzle);
            return "";
          });
      output.end();
    }
  }

  private void send(PeekedInputs source, boolean many, Taker taker)
      throws IOException, InterruptedException {
    PuzzleDrawer drawer =
        new PuzzleDrawer(
            settings.solver, settings.explainer, settings.levels, settings.wishes.of(many));
    run.send(
        source,
        new OrderedPipeline<>(
            many ? settings.threads : 1,
            PUZZLES_AT_ONCE,
            () ->
                item ->
                    Outcome.of(item, (text, entry) -> new Drawn(text.place(), drawer.draw(entry)))),
        new PictureRecords(taker));
  }

  private String text(DrawnPuzzle puzzle, boolean many) {
    String label = puzzle.entry().label();
    return (label.isEmpty() ? "" : label + "\n")
        + TextPicture.draw(puzzle.picture(), settings.style)
        + (puzzle.caption().isEmpty() ? "" : puzzle.caption() + "\n")
        + (many ? "\n" : "");
  }

  /** What became of a puzzle of the input. */
  private record Drawn(Place place, PuzzleDrawer.Result result) {}

  /** Takes a picture and returns what is written of it. */
  private interface Taker {
    String take(DrawnPuzzle puzzle) throws IOException;
  }

  /** Complains, and hands on what can be drawn. */
  private final class PictureRecords implements RecordRun.Records<Drawn> {
    private final Taker taker;

    PictureRecords(Taker taker) {
      this.taker = taker;
    }

    @Override
    public String answered(Drawn drawn) throws IOException {
      for (PuzzleDrawer.Remark remark : drawn.result.remarks()) {
        run.worsen(exitCode(remark.severity()));
        run.complain("nonomino: " + drawn.place + ": " + remark.sentence() + "\n");
      }
      return drawn.result.puzzle().isPresent() ? taker.take(drawn.result.puzzle().get()) : "";
    }

    private static ExitCode exitCode(PuzzleDrawer.Severity severity) {
      return switch (severity) {
        case NOTE -> ExitCode.SOLVED;
        case UNSOUND -> ExitCode.NO_SOLUTION;
        case LIMIT -> ExitCode.LIMIT;
      };
    }

    @Override
    public String malformed(MalformedTextException problem) {
      return "";
    }
  }
}

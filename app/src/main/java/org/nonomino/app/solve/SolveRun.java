package org.nonomino.app.solve;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.nonomino.app.io.Console;
import org.nonomino.app.io.ExitCode;
import org.nonomino.app.io.InputItem;
import org.nonomino.app.io.OrderedPipeline;
import org.nonomino.app.io.PeekedInputs;
import org.nonomino.app.io.PuzzleInputs;
import org.nonomino.app.io.RecordRun;
import org.nonomino.app.io.UsageException;
import org.nonomino.app.options.OutputFormat;
import org.nonomino.app.options.WrittenFormat;
import org.nonomino.core.Grid;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.render.TextStyle;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.Solver;
import org.nonomino.solver.StopReason;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.PuzzleText;
import org.nonomino.toolkit.PuzzleSolver;
import org.nonomino.toolkit.Sentences;
import org.nonomino.toolkit.SolveTask;

/** One run of {@code solve}: from the inputs to the streams of a console. */
final class SolveRun {
  private final RecordRun run;
  private final Settings settings;
  private final Tally tally;

  /**
   * What the command line asks for.
   *
   * @param format how to write; if empty, as fits the number of puzzles
   * @param threads how many threads solve, at least 1
   */
  record Settings(
      Solver solver,
      SolveTask task,
      Optional<WrittenFormat<OutputFormat>> format,
      TextStyle style,
      int threads,
      boolean stats) {
    /**
     * In the other formats the first answer must not wait for a second puzzle: another program may
     * be asking.
     */
    boolean isForPeople() {
      return format.isEmpty() || format.get().is(OutputFormat.picture);
    }

    private AnswerFormat answers(OutputFormat own, boolean many) {
      return switch (own) {
        case picture -> new PictureAnswers(style, many);
        case grid -> new GridAnswers();
        case line -> new LineAnswers();
        case csv ->
            task.goal() == SolveTask.Goal.CANDIDATES ? new CsvCandidates() : new CsvAnswers();
        case json -> new JsonAnswers();
      };
    }

    AnswerFormat answers(boolean many) {
      WrittenFormat<OutputFormat> chosen =
          format.orElseGet(
              () -> new WrittenFormat.Own<>(many ? OutputFormat.line : OutputFormat.picture));
      return chosen instanceof WrittenFormat.Own<OutputFormat> own
          ? answers(own.format(), many)
          : new ExchangeAnswers(((WrittenFormat.Exchange<OutputFormat>) chosen).format());
    }
  }

  SolveRun(Console console, Settings settings, PuzzleInputs inputs) {
    this.run = new RecordRun(console, inputs);
    this.settings = settings;
    this.tally = new Tally(settings.solver().name());
  }

  /** Solves everything and returns the worst that happened. */
  ExitCode run() throws UsageException {
    return run.run(this::solve, this::tell);
  }

  private void solve(PeekedInputs source) throws IOException, InterruptedException {
    boolean many = settings.isForPeople() && source.hasMany();
    AnswerFormat format = settings.answers(many);
    run.write(format.header());
    if (settings.task.goal() == SolveTask.Goal.ALL) {
      solveAll(source, format);
    } else {
      boolean isOne = settings.isForPeople() && !many;
      // For one puzzle threads would be started for nothing.
      int threads = isOne ? 1 : settings.threads;
      run.send(
          source,
          OrderedPipeline.ofBatches(
              threads,
              () ->
                  new PuzzleWorker(
                      new PuzzleSolver(settings.solver, settings.task, isOne), format)),
          new AnswerRecords(format));
    }
    run.write(format.footer());
  }

  /**
   * Writes solutions while they are found, so that any number of them fits into memory; on this
   * thread alone.
   */
  private void solveAll(PeekedInputs source, AnswerFormat format)
      throws IOException, InterruptedException {
    PuzzleSolver solver = new PuzzleSolver(settings.solver, settings.task, false);
    for (Optional<InputItem> item = source.next(); item.isPresent(); item = source.next()) {
      if (item.get() instanceof InputItem.Unreadable unreadable) {
        run.complainUnreadable(unreadable.message());
        continue;
      }
      PuzzleText text = ((InputItem.Text) item.get()).text();
      try {
        PuzzleEntry entry = text.parse();
        if (isRefused(format, text.place(), entry)) {
          continue;
        }
        SolvedPuzzle answer =
            new SolvedPuzzle(
                text.place(),
                entry,
                solver.solve(entry.puzzle(), new SolutionWriter(text, entry, format)));
        if (answer.result().report().stopReason() == StopReason.INTERRUPTED) {
          throw new InterruptedException();
        }
        count(answer);
        tellOf(answer, format);
        run.write(format.endOfSolutions(answer));
        run.countPuzzle();
      } catch (MalformedTextException e) {
        tally.addMalformed();
        run.writeMalformed(e, format.malformed(e));
      }
      if (!source.isReady()) {
        run.flush();
      }
    }
  }

  /** Reports a puzzle that the format cannot hold. */
  private boolean isRefused(AnswerFormat format, Place place, PuzzleEntry entry)
      throws IOException {
    Optional<String> refusal = format.refusal(entry);
    if (refusal.isPresent()) {
      run.refuse(place, refusal.get());
    }
    return refusal.isPresent();
  }

  /** Reports on standard error what the records cannot hold. */
  private void tellOf(SolvedPuzzle answer, AnswerFormat format) throws IOException {
    if (!format.tells(answer)) {
      run.complain("nonomino: " + answer.place() + ": " + Sentences.of(answer.result()) + "\n");
    }
  }

  private void count(SolvedPuzzle answer) {
    run.worsen(answer.exitCode());
    tally.add(answer);
  }

  /** After many puzzles, a line on all of them; with {@code --stats}, more. */
  private void tell(PeekedInputs source) throws IOException {
    if (settings.stats) {
      run.complain(tally.statistics());
    } else if (source.hadMany()) {
      run.complain(tally.summary());
    }
  }

  /** Counts the answers and says what their records do not. */
  private final class AnswerRecords implements RecordRun.Records<SolvedRecord> {
    private final AnswerFormat format;

    AnswerRecords(AnswerFormat format) {
      this.format = format;
    }

    @Override
    public String answered(SolvedRecord solved) throws IOException {
      SolvedPuzzle answer = solved.answer();
      count(answer);
      if (solved.refusal().isPresent()) {
        run.refuse(answer.place(), solved.refusal().get());
      } else {
        tellOf(answer, format);
      }
      return solved.record();
    }

    @Override
    public String malformed(MalformedTextException problem) {
      tally.addMalformed();
      return format.malformed(problem);
    }
  }

  /** Writes each solution as it comes. */
  private final class SolutionWriter implements SearchObserver {
    private final PuzzleText text;
    private final PuzzleEntry entry;
    private final AnswerFormat format;
    private long number;

    SolutionWriter(PuzzleText text, PuzzleEntry entry, AnswerFormat format) {
      this.text = text;
      this.entry = entry;
      this.format = format;
    }

    @Override
    public void onSolution(Grid solution) {
      number++;
      try {
        run.write(format.solution(text.place(), entry, number, solution));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}

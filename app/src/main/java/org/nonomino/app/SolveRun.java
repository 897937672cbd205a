package org.nonomino.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.Grid;
import org.nonomino.core.text.MalformedTextException;
import org.nonomino.core.text.PuzzleEntry;
import org.nonomino.core.text.PuzzleText;
import org.nonomino.render.TextStyle;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.Solver;
import org.nonomino.solver.StopReason;

/** One run of {@code solve}: from the inputs to the streams of a console. */
final class SolveRun {
  private final Console console;
  private final PuzzleInputs inputs;
  private final Settings settings;
  private final RecordOutput out;
  private final Tally tally;
  private ExitCode exitCode = ExitCode.SOLVED;

  /**
   * Whether a person watches standard error and nothing else: results and typed puzzles would mix
   * with the line.
   */
  private final boolean showsProgress;

  private Optional<ProgressLine> progress = Optional.empty();

  /**
   * What the command line asks for.
   *
   * @param format how to write; if empty, as fits the number of puzzles
   * @param threads how many threads solve, at least 1
   */
  record Settings(
      Solver solver,
      SolveTask task,
      Optional<OutputFormat> format,
      TextStyle style,
      int threads,
      boolean stats) {}

  SolveRun(Console console, Settings settings, PuzzleInputs inputs) {
    this.console = console;
    this.inputs = inputs;
    this.showsProgress =
        console.errIsTerminal() && !console.outIsTerminal() && !console.inIsTerminal();
    this.settings = settings;
    this.out = new RecordOutput(console.out());
    this.tally = new Tally(settings.solver().name());
  }

  /** Solves all there is and returns the worst that happened. */
  ExitCode run() {
    Interruption interruption = Interruption.ofThisThreadAtExit();
    try {
      PeekedSource source = new PeekedSource(inputs);
      // In the other formats the first answer must not wait for a second puzzle: another program
      // may be asking.
      boolean isForPeople = settings.format.orElse(OutputFormat.picture) == OutputFormat.picture;
      boolean many = isForPeople && source.hasMany();
      AnswerFormat format =
          settings
              .format
              .orElse(many ? OutputFormat.line : OutputFormat.picture)
              .answers(settings.style, many);
      out.write(format.header());
      solve(source, format, isForPeople && !many);
      out.flush();
      endProgress();
      tell(many);
    } catch (UncheckedIOException | IOException e) {
      // Nobody reads the results any more, as with `| head`, or else the console knows of it.
      return exitCode;
    } catch (InterruptedException e) {
      flushQuietly();
      exitCode = exitCode.worse(ExitCode.LIMIT);
    } finally {
      endProgress();
      interruption.handled();
    }
    return exitCode;
  }

  private void endProgress() {
    progress.ifPresent(ProgressLine::close);
    progress = Optional.empty();
  }

  /** Draws the progress behind the second puzzle: for a single one there is none. */
  private void advance() {
    if (progress.isPresent()) {
      progress.get().advance(inputs.bytesRead(), tally.puzzles());
    } else if (showsProgress && tally.puzzles() > 1) {
      // Nobody knows the number of puzzles beforehand, but the size of the files.
      progress =
          Optional.of(new ProgressLine(console, ProgressLine.Unit.MEGABYTES, inputs.totalBytes()));
    }
  }

  private void solve(PeekedSource source, AnswerFormat format, boolean isOne)
      throws IOException, InterruptedException {
    if (settings.task.goal() == SolveTask.Goal.ALL) {
      solveAll(source, format);
      return;
    }
    // For one puzzle threads would be started for nothing.
    int threads = isOne ? 1 : settings.threads;
    new OrderedPipeline<InputItem, Outcome>(
            threads, () -> new PuzzleWorker(settings.solver, settings.task, isOne))
        .run(
            source,
            new OrderedPipeline.Sink<>() {
              @Override
              public void accept(Outcome outcome) throws IOException {
                write(outcome, format);
                advance();
              }

              @Override
              public void flush() throws IOException {
                out.flush();
              }
            });
  }

  private void write(Outcome outcome, AnswerFormat format) throws IOException {
    if (outcome instanceof Outcome.Answered answered) {
      Answer answer = answered.answer();
      exitCode = exitCode.worse(answer.exitCode());
      tally.add(answer);
      out.write(format.answer(answer));
    } else if (outcome instanceof Outcome.Malformed malformed) {
      writeMalformed(malformed.problem(), format);
    } else if (outcome instanceof Outcome.Unreadable unreadable) {
      writeUnreadable(unreadable.message());
    }
  }

  private void writeMalformed(MalformedTextException problem, AnswerFormat format)
      throws IOException {
    exitCode = exitCode.worse(ExitCode.BAD_INPUT);
    tally.addMalformed();
    out.write(format.malformed(problem));
    complain(ErrorReport.of(problem));
  }

  private void writeUnreadable(String message) throws IOException {
    exitCode = exitCode.worse(ExitCode.BAD_INPUT);
    complain("nonomino: " + message + "\n");
  }

  /**
   * On a terminal, where both streams meet, what was written before the trouble is shown before it.
   */
  private void complain(String message) throws IOException {
    if (console.outIsTerminal()) {
      out.flush();
    }
    if (progress.isPresent()) {
      progress.get().tell(message);
      return;
    }
    console.err().write(message.getBytes(StandardCharsets.UTF_8));
    console.err().flush();
  }

  /**
   * Writes solutions while they are found, so that any number of them fits into memory; on this
   * thread alone.
   */
  private void solveAll(PeekedSource source, AnswerFormat format)
      throws IOException, InterruptedException {
    PuzzleWorker worker = new PuzzleWorker(settings.solver, settings.task, false);
    for (Optional<InputItem> item = source.next(); item.isPresent(); item = source.next()) {
      if (item.get() instanceof InputItem.Unreadable unreadable) {
        writeUnreadable(unreadable.message());
        continue;
      }
      PuzzleText text = ((InputItem.Text) item.get()).text();
      try {
        PuzzleEntry entry = text.parse();
        Answer answer =
            worker.answer(text, entry, new SolutionWriter(text, entry, format), List::of);
        if (answer.report().stopReason() == StopReason.INTERRUPTED) {
          throw new InterruptedException();
        }
        exitCode = exitCode.worse(answer.exitCode());
        tally.add(answer);
        out.write(format.endOfSolutions(answer));
      } catch (MalformedTextException e) {
        writeMalformed(e, format);
      }
      advance();
      if (!source.isReady()) {
        out.flush();
      }
    }
  }

  /** After many puzzles, a line on all of them; with {@code --stats}, more. */
  private void tell(boolean many) throws IOException {
    if (settings.stats) {
      complain(tally.statistics());
    } else if (many) {
      complain(tally.summary());
    }
  }

  private void flushQuietly() {
    try {
      out.flush();
    } catch (IOException e) {
      // The program is being ended from outside: whoever read the results may be gone already.
      exitCode = exitCode.worse(ExitCode.LIMIT);
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
        out.write(format.solution(text.place(), entry, number, solution));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** The inputs with the first items looked at beforehand. */
  private static final class PeekedSource implements OrderedPipeline.Source<InputItem> {
    private final PuzzleInputs inputs;
    private final Deque<InputItem> ahead = new ArrayDeque<>();
    private boolean ended;

    PeekedSource(PuzzleInputs inputs) {
      this.inputs = inputs;
    }

    /** Tells whether there are two items or more; reads as many. */
    boolean hasMany() {
      while (ahead.size() < 2 && !ended) {
        Optional<InputItem> item = inputs.next();
        item.ifPresent(ahead::add);
        ended = item.isEmpty();
      }
      return ahead.size() >= 2;
    }

    @Override
    public Optional<InputItem> next() {
      return ahead.isEmpty() && !ended ? inputs.next() : Optional.ofNullable(ahead.poll());
    }

    @Override
    public boolean isReady() {
      return !ahead.isEmpty() || inputs.isReady();
    }
  }
}

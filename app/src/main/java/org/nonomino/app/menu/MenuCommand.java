package org.nonomino.app.menu;

import jakarta.inject.Inject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.PuzzleInputs;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.BulkOptions;
import org.nonomino.bulk.options.Chosen;
import org.nonomino.generator.PuzzleGenerator;
import org.nonomino.render.TextStyle;
import org.nonomino.solver.Solver;
import org.nonomino.toolkit.Fillers;
import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.Solvers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code nonomino menu}. */
@Command(
    name = "menu",
    description = "Opens a menu to generate and solve puzzles and to finish drafts.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "On a terminal, this is the default command. The answers may also come from a file",
      "or a pipe, one per line: nonomino menu < answers.txt",
      "",
      "Examples:",
      "  nonomino menu",
      "  nonomino menu --ascii"
    })
public final class MenuCommand implements Callable<Integer> {
  @Option(names = "--ascii", description = "Draw borders with + - | only.")
  private boolean ascii;

  private final Console console;
  private final Solvers solvers;
  private final Fillers fillers;
  private final Formats formats;

  @Inject
  MenuCommand(Console console, Solvers solvers, Fillers fillers, Formats formats) {
    this.console = console;
    this.solvers = solvers;
    this.fillers = fillers;
    this.formats = formats;
  }

  @Override
  public Integer call() throws UsageException {
    Solver solver = Chosen.usual(solvers);
    try (Dialogue dialogue = dialogue()) {
      menu(dialogue, solver).run();
    } catch (UncheckedIOException e) {
      IOException cause = Objects.requireNonNull(e.getCause());
      throw new UsageException(PuzzleInputs.message(PuzzleInputs.STANDARD_INPUT, cause));
    }
    return ExitCode.SOLVED.status();
  }

  /** Returns a dialogue; JLine is loaded only on a terminal. */
  private Dialogue dialogue() {
    return console.inIsTerminal() && console.outIsTerminal()
        ? TerminalDialogue.ofProcess()
        : new PlainDialogue(console);
  }

  private Menu menu(Dialogue dialogue, Solver solver) throws UsageException {
    TextStyle style = new TextStyle(ascii, console.hasColour(), true);
    Questions questions = new Questions(dialogue);
    Answering answering = new Answering(dialogue, solver, style);
    Saving saving = new Saving(dialogue);
    PuzzleMaking making =
        new PuzzleMaking(
            dialogue,
            questions,
            new PuzzleMaking.Making(
                new PuzzleGenerator(solver), fillers.defaultFiller(), BulkOptions::drawnSeed),
            answering,
            saving,
            style);
    PuzzleQuestion puzzles = new PuzzleQuestion(questions);
    return new Menu(
        dialogue,
        questions,
        new GeneratorPart(dialogue, questions, making),
        new SolverPart(puzzles, answering, saving),
        new DraftPart(questions, puzzles, making, solver, formats),
        saving);
  }
}

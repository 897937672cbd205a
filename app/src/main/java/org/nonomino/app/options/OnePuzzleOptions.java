package org.nonomino.app.options;

import java.util.Optional;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.ExplainerOptions;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Scale;
import org.nonomino.solver.Deadline;
import org.nonomino.text.MalformedTextException;
import org.nonomino.toolkit.ConstraintSupport;
import org.nonomino.toolkit.Formats;
import picocli.CommandLine.Mixin;

/** The options of the commands that explain one puzzle step by step. */
public final class OnePuzzleOptions {
  @Mixin private OnePuzzleInput input = new OnePuzzleInput();

  @Mixin private ExplainerOptions explaining = new ExplainerOptions();

  public Deadline newDeadline() {
    return Deadline.in(explaining.timeout());
  }

  /**
   * Checks that the output overwrites neither the file with the puzzle nor that with its regions.
   *
   * @throws UsageException if the output is one of them
   */
  public void requireOtherOutput(Optional<String> output) throws UsageException {
    input.requireOtherOutput(output);
  }

  /** Returns the scale for rating steps. */
  public Scale scale() {
    return explaining.scale();
  }

  public boolean ascii() {
    return input.ascii();
  }

  /** Returns an explainer with the requested techniques. */
  public Explainer newExplainer() throws UsageException {
    return explaining.newExplainer();
  }

  /**
   * Reads the first puzzle of the file.
   *
   * @param support which puzzles the command accepts
   */
  public PuzzleEntry puzzle(ConstraintSupport support, Console console, Formats formats)
      throws UsageException, MalformedTextException {
    return input.puzzle(support, console, formats);
  }

  /**
   * Reads the first puzzle of another file.
   *
   * @param support which puzzles the command accepts
   */
  public PuzzleEntry read(String name, ConstraintSupport support, Console console, Formats formats)
      throws UsageException, MalformedTextException {
    return input.read(name, support, console, formats);
  }
}

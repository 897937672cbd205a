package org.nonomino.toolkit.techniques;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.EntryPart;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Step;
import org.nonomino.explainer.StepKind;
import org.nonomino.solver.Deadline;
import org.nonomino.text.MalformedTextException;
import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.PuzzleTexts;
import org.nonomino.toolkit.TechniquePosition;

/**
 * Positions for learning techniques: for most kinds of steps one with boxes and one with irregular
 * regions. {@code docs/techniques-examples.sh} finds them.
 */
public final class TechniqueExamples {
  /**
   * One position with its solution per line, in the JSON of Nonomino; its technique is the slug of
   * the kind.
   */
  private static final String RESOURCE = "examples.jsonl";

  private TechniqueExamples() {}

  /** Returns the positions of a kind, those with boxes first; may be empty. */
  public static List<TechniquePosition> of(StepKind kind) {
    List<TechniquePosition> examples = new ArrayList<>();
    for (String line : Resources.lines(RESOURCE)) {
      // Lines of other kinds are not even parsed.
      if (line.contains("\"" + kind.slug() + "\"")) {
        PuzzleEntry entry = entry(line);
        if (entry.text(EntryPart.TECHNIQUE).equals(Optional.of(kind.slug()))) {
          position(entry, kind).ifPresent(examples::add);
        }
      }
    }
    return examples;
  }

  private static PuzzleEntry entry(String line) {
    try {
      return new PuzzleTexts(Formats.standard()).read(line, 1).get(0);
    } catch (MalformedTextException e) {
      throw new IllegalStateException("an example is malformed: " + line, e);
    }
  }

  /**
   * Returns a position with its step: the next step if it is of the kind, otherwise the first step
   * of the kind.
   *
   * @param entry the puzzle with its solution, and the candidates as centre marks
   */
  static Optional<TechniquePosition> position(PuzzleEntry entry, StepKind kind) {
    Explainer explainer = new Explainer(TechniquePosition.techniques(kind));
    Board board = explainer.board(entry.puzzle(), entry.progress(), entry.solution().orElseThrow());
    Optional<Step> next = explainer.next(board, Deadline.NEVER);
    Optional<Step> step =
        next.filter(found -> found.kind() == kind).isPresent()
            ? next
            : new Explainer(TechniquePosition.only(kind)).next(board, Deadline.NEVER);
    return step.map(found -> new TechniquePosition(entry, board, found));
  }
}

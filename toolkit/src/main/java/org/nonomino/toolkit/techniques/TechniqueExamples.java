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
 * Positions to learn techniques from: for most kinds of steps one with boxes and one with irregular
 * regions. They are found by {@code docs/techniques-examples.sh}.
 */
public final class TechniqueExamples {
  /**
   * In the JSON of Nonomino: a position per line, with its solution; its technique is the slug of
   * the kind.
   */
  private static final String RESOURCE = "examples.jsonl";

  private TechniqueExamples() {}

  /** Returns the positions of a kind, those with boxes first; perhaps none. */
  public static List<TechniquePosition> of(StepKind kind) {
    List<TechniquePosition> examples = new ArrayList<>();
    for (String line : Resources.lines(RESOURCE)) {
      // Others are not even read.
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
   * Returns a position with its step: the next one, if that is of the kind, or else the first one
   * of this kind that there is.
   *
   * @param entry with its solution, and the candidates as centre marks
   * @return empty if there is no such step
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

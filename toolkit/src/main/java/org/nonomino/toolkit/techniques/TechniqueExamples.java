package org.nonomino.toolkit.techniques;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.EntryPart;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.explainer.terms.StepKind;
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

  /** The same on grids of 6×6, or of 7×7 or 8×8 if no smaller one is known. */
  private static final String SMALL = "small-examples.jsonl";

  private TechniqueExamples() {}

  /** Returns the positions of a kind, those with boxes first; may be empty. */
  public static List<TechniquePosition> of(StepKind kind) {
    return of(kind, RESOURCE);
  }

  /**
   * Returns the positions of a kind on grids of 6×6 to 8×8, for small pictures, those with boxes
   * first; empty for techniques that need larger grids.
   */
  public static List<TechniquePosition> small(StepKind kind) {
    return of(kind, SMALL);
  }

  private static List<TechniquePosition> of(StepKind kind, String resource) {
    List<TechniquePosition> examples = new ArrayList<>();
    for (String line : Resources.lines(resource)) {
      // Lines of other kinds are not even parsed.
      if (line.contains("\"" + kind.slug() + "\"")) {
        PuzzleEntry entry = PositionLines.entry(line);
        if (entry.text(EntryPart.TECHNIQUE).equals(Optional.of(kind.slug()))) {
          TechniquePosition.of(entry, kind).ifPresent(examples::add);
        }
      }
    }
    return examples;
  }
}

package org.nonomino.explainer.internal.step;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.nonomino.core.Constraint;
import org.nonomino.core.House;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.explainer.terms.Premise;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;

/**
 * Several steps of one kind that a person sees at one look, such as the combinations of several
 * cages, told as one step. It never finds steps. Immutable.
 */
public final class OneLook implements Technique {
  private final List<FoundStep> parts;

  private OneLook(List<FoundStep> parts) {
    this.parts = List.copyOf(parts);
  }

  /**
   * Returns some steps as one, with all their conclusions and the evidence of each.
   *
   * @param parts at least one step, in an order in which each holds after those before it; all of
   *     one kind, without placements and links
   */
  public static FoundStep of(List<FoundStep> parts) {
    return parts.size() == 1 ? parts.get(0) : joined(new OneLook(parts), parts);
  }

  /** Returns a step with the conclusions and the evidence of several, and the highest rating. */
  private static FoundStep joined(Technique technique, List<FoundStep> parts) {
    FoundStep first = parts.get(0);
    Rating rating = first.rating();
    Set<Deduction> deductions = new LinkedHashSet<>();
    Set<House> houses = new LinkedHashSet<>();
    Set<Candidate> candidates = new LinkedHashSet<>();
    List<List<Integer>> sets = new ArrayList<>();
    Set<Constraint> constraints = new LinkedHashSet<>();
    for (FoundStep part : parts) {
      rating = rating.max(part.rating());
      deductions.addAll(part.deductions());
      houses.addAll(part.evidence().houses());
      candidates.addAll(part.evidence().candidates());
      sets.addAll(part.evidence().sets());
      constraints.addAll(part.evidence().constraints());
    }
    return new FoundStep(
        technique,
        first.kind(),
        first.variant(),
        rating,
        List.copyOf(deductions),
        new Evidence(
            List.copyOf(houses),
            List.copyOf(candidates),
            List.of(),
            sets,
            List.copyOf(constraints)));
  }

  /**
   * Returns some steps as one step of their technique, which one sentence explains.
   *
   * @param parts at least one step
   */
  public static FoundStep merged(List<FoundStep> parts) {
    return parts.size() == 1 ? parts.get(0) : joined(parts.get(0).technique(), parts);
  }

  /**
   * Returns the groups of steps that have the same key, in the order of the first step of each
   * group.
   *
   * @param keys the key of each step
   */
  public static <K> List<List<FoundStep>> groups(List<FoundStep> steps, List<K> keys) {
    Map<K, List<FoundStep>> groups = new LinkedHashMap<>();
    for (int i = 0; i < keys.size(); i++) {
      groups.computeIfAbsent(keys.get(i), key -> new ArrayList<>()).add(steps.get(i));
    }
    return new ArrayList<>(groups.values());
  }

  @Override
  public List<FoundStep> parts(FoundStep step) {
    return parts;
  }

  @Override
  public Set<StepKind> kinds() {
    return Set.of(parts.get(0).kind());
  }

  @Override
  public void find(BoardState board, StepCollector steps) {
    // Steps are joined only when they are told.
  }

  /** Returns the board before each part. */
  private List<BoardState> boards(BoardState board) {
    List<BoardState> boards = new ArrayList<>();
    BoardState now = board;
    for (FoundStep part : parts) {
      boards.add(now);
      now = now.after(part.deductions(), part.evidence());
    }
    return boards;
  }

  /** Returns the number of sentences that explain the parts. */
  public static int sentenceCount(FoundStep step, BoardState board) {
    return step.technique() instanceof OneLook look ? look.sentences(look.boards(board)).size() : 1;
  }

  private List<Words> sentences(List<BoardState> boards) {
    return parts.get(0).technique().sentences(parts, boards);
  }

  @Override
  public StepText text(FoundStep step, BoardState board) {
    List<BoardState> boards = boards(board);
    List<Words> patterns = new ArrayList<>();
    List<Words> full = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      FoundStep part = parts.get(i);
      StepText text = part.technique().text(part, boards.get(i));
      patterns.add(text.pattern().about(part));
      String mark = Notation.letters(i + 1);
      for (Words paragraph : text.full()) {
        full.add(paragraph.about(part).asPart(mark, 1));
        mark = "";
      }
    }
    List<Words> sentences = sentences(boards);
    return new StepText(
        Words.join("; ", patterns),
        sentences.get(0),
        sentences.subList(1, sentences.size()),
        full,
        List.of());
  }

  @Override
  public List<Premise> premises(FoundStep step, BoardState board) {
    List<BoardState> boards = boards(board);
    Set<Premise> premises = new LinkedHashSet<>();
    for (int i = 0; i < parts.size(); i++) {
      for (Premise premise : parts.get(i).premises(boards.get(i))) {
        if (!board.isCandidate(premise.cell(), premise.digit())) {
          premises.add(premise);
        }
      }
    }
    return List.copyOf(premises);
  }
}

package org.nonomino.explainer.internal.constraints;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintShape;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.Candidates;
import org.nonomino.explainer.internal.board.CellRelations;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Notation;
import org.nonomino.explainer.internal.step.OneLook;
import org.nonomino.explainer.internal.step.Premises;
import org.nonomino.explainer.internal.step.StepCollector;
import org.nonomino.explainer.internal.step.StepText;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.explainer.terms.Premise;
import org.nonomino.explainer.terms.StepKind;

/**
 * Two cells cannot be equal and are also related, and a candidate of one of them has no partner in
 * the other.
 *
 * <p>Example: neighbours are never consecutive, and r1c1 is 5 or 6. So r1c2 is neither: beside 5 it
 * cannot be 6 because of the rule, nor 5 because of the row, and the same holds beside 6.
 *
 * <p>Proof: the first cell has one of its candidates in the solution. If each of them excludes a
 * digit of the second cell, by the house or by a constraint, the second cell does not have this
 * digit. {@link RelatedCells} considers constraints without houses.
 */
public final class RelatedPeers implements Technique {
  @Override
  public Set<StepKind> kinds() {
    return Set.of(StepKind.RELATED_PEERS);
  }

  @Override
  public boolean looksBack() {
    return true;
  }

  @Override
  public void find(BoardState board, StepCollector steps) {
    if (board.tables.relations().isEmpty()) {
      return;
    }
    CellRelations relations = board.tables.relations().get();
    ChangedScopes changed = new ChangedScopes(board, steps, this);
    for (int cell = 0; cell < board.cellCount() && !steps.isDone(); cell++) {
      if (board.digit(cell) == 0 && changed.contain(cell)) {
        for (int partner : relations.relatedTo(cell).keySet()) {
          findIn(board, relations, cell, partner, steps);
        }
      }
    }
  }

  private void findIn(
      BoardState board, CellRelations relations, int cell, int partner, StepCollector steps) {
    long lost = board.candidates(partner);
    for (long rest = board.candidates(cell); rest != 0 && lost != 0; rest &= rest - 1) {
      lost &= excluded(board, relations, cell, ScopeSums.lowest(rest), partner);
    }
    if (lost == 0) {
      return;
    }
    List<Deduction> eliminations = new ArrayList<>();
    board.addEliminations(partner, lost, eliminations);
    List<Candidate> candidates = new ArrayList<>();
    Candidates.addAll(candidates, cell, board.candidates(cell));
    List<Constraint> reasons = reasons(board, candidates, eliminations);
    if (reasons.isEmpty()) {
      return;
    }
    List<Deduction> deductions = Placements.orElse(eliminations, board);
    if (deductions.get(0) instanceof Deduction.Placement) {
      Candidates.addAll(candidates, partner, board.candidates(partner));
    }
    steps.add(
        new FoundStep(
            this,
            StepKind.RELATED_PEERS,
            lowestRating(),
            deductions,
            new Evidence(List.of(), candidates, List.of(), List.of(), reasons)));
  }

  /** Returns the digits of a partner that a digit of a cell excludes. */
  static long excluded(
      BoardState board, CellRelations relations, int cell, int digit, int partner) {
    CellRelations.Pair pair = relations.relatedTo(cell).get(partner);
    long excluded = pair == null ? 0 : ~pair.allowed()[digit];
    return board.tables.arePeers(cell, partner) ? excluded | 1L << (digit - 1) : excluded;
  }

  /** Returns the constraints that exclude some digits next to candidates, without houses. */
  static List<Constraint> reasons(
      BoardState board, List<Candidate> candidates, List<Deduction> eliminations) {
    CellRelations relations = board.tables.relations().orElseThrow();
    Set<Constraint> reasons = new LinkedHashSet<>();
    for (Deduction lost : eliminations) {
      Candidate excluded = new Candidate(lost.cell(), lost.digit());
      for (Candidate candidate : candidates) {
        boolean isByHouse =
            candidate.digit() == lost.digit()
                && board.layout().arePeers(candidate.cell(), lost.cell());
        if (candidate.cell() != lost.cell() && !isByHouse) {
          relations.reason(candidate, excluded).ifPresent(reasons::add);
        }
      }
    }
    return List.copyOf(reasons);
  }

  @Override
  public List<Premise> premises(FoundStep step, BoardState board) {
    return new Premises(board).cells(step.evidence().cells()).toList();
  }

  @Override
  public List<Words> sentences(List<FoundStep> steps, List<BoardState> boards) {
    // The steps of one look have the same first cell and the same constraints. The words about a
    // minimum or a maximum depend on the second cell.
    if (steps.size() == 1
        || steps.get(0).evidence().constraints().stream().anyMatch(ConstraintWords::isExtreme)) {
      return Technique.super.sentences(steps, boards);
    }
    FoundStep merged = OneLook.merged(steps);
    BoardState board = boards.get(0);
    Words result =
        Wording.lossCount(merged) == 1
            ? Words.of("these %s", Wording.fate(board, merged))
            : Wording.losses(board, merged);
    return List.of(sentence(merged, board, Wording.losing(board, merged), result).about(merged));
  }

  /** Explains that one cell or several lose digits because they see the first cell. */
  private static Words sentence(FoundStep step, BoardState board, Words losing, Words result) {
    int partner = step.deductions().get(0).cell();
    List<Constraint> constraints = step.evidence().constraints();
    Words apart =
        ConstraintWords.missing(constraints)
            .map(signs -> Words.of(" with no %s between them", signs))
            .orElse(Words.NONE);
    boolean areApart = ConstraintWords.areNeverConsecutive(constraints);
    List<Constraint> others =
        constraints.stream().filter(each -> !ConstraintWords.isOfNeighbours(each)).toList();
    boolean isOnLine = others.size() == 1 && others.get(0).kind().shape() == ConstraintShape.LINE;
    List<Words> relations =
        (isOnLine ? List.<Constraint>of() : others)
            .stream().map(each -> ConstraintWords.relation(each, partner)).toList();
    return Words.of(
        "%s and sees %s%s%s%s, so %s%s.",
        is(board, firstCell(step)),
        losing,
        isOnLine ? Words.of(" on the same %s", ConstraintWords.noun(others.get(0))) : Words.NONE,
        apart,
        areApart ? ". Neighbours are never consecutive" : "",
        relations.isEmpty() ? Words.NONE : Words.of("%s, ", Words.list(relations, "and")),
        result);
  }

  /** Names the candidates of a cell: {@code r1c1 is 2 or 3}. */
  private static Words is(BoardState board, int cell) {
    return Words.of(
        "%s is %s", Wording.cell(board, cell), Wording.anyRange(board.candidates(cell)));
  }

  /** Returns the cell whose candidates all exclude a digit of the other cell. */
  private static int firstCell(FoundStep step) {
    return step.evidence().candidates().get(0).cell();
  }

  @Override
  public StepText text(FoundStep step, BoardState board) {
    int cell = firstCell(step);
    int partner = step.deductions().get(0).cell();
    Words pattern =
        Words.of(
            "%s with %s by %s",
            Wording.cell(board, cell),
            Wording.cell(board, partner),
            ConstraintWords.names(step.evidence().constraints()));
    Words result = Wording.conclusions(board, step);
    Words sentence = sentence(step, board, Wording.cell(board, partner), result);
    List<Words> full = new ArrayList<>();
    full.add(Words.of("%s.", is(board, cell)));
    CellRelations tables = board.tables.relations().orElseThrow();
    for (long rest = board.candidates(cell); rest != 0; rest &= rest - 1) {
      int digit = ScopeSums.lowest(rest);
      long excluded = board.candidates(partner) & excluded(board, tables, cell, digit, partner);
      full.add(
          Words.of(
              "With %s in %s, %s could not be %s.",
              Notation.digit(digit),
              Wording.cell(board, cell),
              Wording.cell(board, partner),
              Wording.anyRange(excluded)));
    }
    full.add(Words.of("In any case, %s.", result));
    return new StepText(pattern, sentence, full);
  }
}

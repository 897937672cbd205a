package org.nonomino.explainer.internal.constraints;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.House;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Notation;
import org.nonomino.explainer.internal.step.StepText;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.explainer.terms.Link;

/** The words about a candidate that would force digits that clash. Belongs to one step. */
final class ClashWords {
  private final FoundStep step;
  private final BoardState board;
  private final Evidence evidence;

  /** The assumed candidate. */
  private final Candidate start;

  /** The digits that it forces, in order. */
  private final List<Candidate> forced;

  /** The board before each forced digit. */
  private final List<AssumedDigits> before = new ArrayList<>();

  private final AssumedDigits all;

  ClashWords(FoundStep step, BoardState board) {
    this.step = step;
    this.board = board;
    this.evidence = step.evidence();
    this.start = evidence.candidates().get(0);
    this.forced = evidence.links().stream().map(Link::to).toList();
    AssumedDigits one = AssumedDigits.none(board, () -> false).and(start);
    AssumedDigits last = one;
    for (Link link : evidence.links()) {
      before.add(link.from().equals(start) ? one : last);
      last = last.and(link.to());
    }
    this.all = last;
  }

  StepText text() {
    Words pattern =
        Words.of(
            "%s: %s",
            assignment(start), Words.join(", ", forced.stream().map(this::assignment).toList()));
    if (forced.isEmpty()) {
      pattern = assignment(start);
    }
    Words impossible = impossible();
    Words result = Wording.conclusions(board, step);
    List<Words> full = new ArrayList<>();
    full.add(
        Words.of(
            "Assume that %s is %s.",
            Wording.cell(board, start.cell()), Notation.digit(start.digit())));
    for (int i = 0; i < forced.size(); i++) {
      full.add(reason(before.get(i), forced.get(i)));
    }
    full.add(Words.of("%s.", impossible.capitalized()));
    full.add(Words.of("So %s.", result));
    Words sentence =
        Words.of(
            "If %s were %s, %s. So %s.",
            Wording.cell(board, start.cell()),
            Notation.digit(start.digit()),
            forced.isEmpty()
                ? impossible
                : Words.of("%s, %s %s", consequences(), isOfPair() ? "but" : "and", impossible),
            result);
    return new StepText(pattern, sentence, full);
  }

  /** Returns a digit in its cell: {@code r1c1=5}. */
  private Words assignment(Candidate candidate) {
    return Words.of(
        "%s=%s", Wording.cell(board, candidate.cell()), Notation.digit(candidate.digit()));
  }

  /** Names the forced digits: {@code r1c1 and r2c2 would both be 5}. */
  private Words consequences() {
    if (isInSequence()) {
      return Words.of("%s and therefore %s", wouldBe(forced.get(0)), is(forced.get(1)));
    }
    if (forced.size() > 1 && forced.get(0).digit() == forced.get(1).digit()) {
      return Words.of(
          "%s would both be %s",
          Wording.cells(board, forced.stream().map(Candidate::cell).toList()),
          Notation.digit(forced.get(0).digit()));
    }
    List<Words> parts = new ArrayList<>();
    for (Candidate each : forced) {
      parts.add(parts.isEmpty() ? wouldBe(each) : is(each));
    }
    return Words.list(parts, "and");
  }

  private boolean isInSequence() {
    return forced.size() > 1 && !evidence.links().get(1).from().equals(start);
  }

  private Words wouldBe(Candidate candidate) {
    return Words.of(
        "%s would be %s", Wording.cell(board, candidate.cell()), Notation.digit(candidate.digit()));
  }

  private Words is(Candidate candidate) {
    return Words.of(
        "%s %s", Wording.cell(board, candidate.cell()), Notation.digit(candidate.digit()));
  }

  /** Returns the first two of all digits that exclude each other; empty if no two do. */
  private Optional<List<Candidate>> pair() {
    for (Candidate second : all.assumed()) {
      if (all.left(second.cell()) == 0) {
        return all.excluding(second).map(first -> List.of(first, second));
      }
    }
    return Optional.empty();
  }

  private boolean isOfPair() {
    return pair().isPresent();
  }

  /**
   * Names the cell, the house or the constraint that has no digits left, or the two digits that
   * exclude each other.
   */
  private Words impossible() {
    Optional<List<Candidate>> pair = pair();
    if (pair.isPresent()) {
      return clash(pair.get().get(0), pair.get().get(1));
    }
    for (int cell : evidence.cells()) {
      if (all.left(cell) == 0) {
        return Words.of("no digit would be left for %s", Wording.cell(board, cell));
      }
    }
    for (House house : evidence.houses()) {
      for (int digit = 1; digit <= board.size(); digit++) {
        if (placeCount(all, house, digit) == 0) {
          return Words.of(
              "%s would have no place left for %s",
              Wording.house(board, house), Notation.digit(digit));
        }
      }
    }
    return Words.of(
        "no digits would fit %s",
        evidence.constraints().stream()
            .filter(this::isRefuted)
            .findFirst()
            .map(ConstraintWords::name)
            .orElseGet(() -> ConstraintWords.names(evidence.constraints())));
  }

  private boolean isRefuted(Constraint constraint) {
    return board.tables.scopes().stream()
        .filter(scope -> scope.constraint.equals(constraint))
        .anyMatch(scope -> SupportSearch.isRefuted(scope, all.domains(scope), () -> false));
  }

  /** Says why two digits exclude each other. */
  private Words clash(Candidate first, Candidate second) {
    Optional<House> house = commonHouse(first, second);
    if (house.isPresent()) {
      return Words.of("%s has only one", Wording.house(board, house.get()));
    }
    Optional<Constraint> constraint = board.tables.relations().orElseThrow().reason(first, second);
    Optional<ConstraintKind> kind = constraint.map(Constraint::kind);
    if (kind.filter(ConstraintKind.ANTI_KING::equals).isPresent()) {
      return Words.of("they touch");
    }
    if (kind.filter(ConstraintKind.ANTI_KNIGHT::equals).isPresent()) {
      return Words.of("they are a knight’s move apart");
    }
    return Words.of("%s does not allow that", ConstraintWords.names(constraint.stream().toList()));
  }

  private Optional<House> commonHouse(Candidate first, Candidate second) {
    return all.isExcludedByHouse(first, second)
        ? board.layout().houses().stream()
            .filter(house -> house.contains(first.cell()) && house.contains(second.cell()))
            .findFirst()
        : Optional.empty();
  }

  private static int placeCount(AssumedDigits assumed, House house, int digit) {
    int count = 0;
    for (int cell : house.cells()) {
      count += (assumed.left(cell) & 1L << (digit - 1)) == 0 ? 0 : 1;
    }
    return count;
  }

  /** Says why a digit is forced. */
  private Words reason(AssumedDigits assumed, Candidate digit) {
    Words cell = Wording.cell(board, digit.cell());
    Words what = Notation.digit(digit.digit());
    if (assumed.left(digit.cell()) == 1L << (digit.digit() - 1)) {
      return Words.of("Only %s is left for %s.", what, cell);
    }
    for (House house : evidence.houses()) {
      if (house.contains(digit.cell()) && placeCount(assumed, house, digit.digit()) == 1) {
        return Words.of("In %s, only %s is left for %s.", Wording.house(board, house), cell, what);
      }
    }
    return Words.of(
        "%s then leaves only %s for %s.",
        evidence.constraints().stream()
            .filter(constraint -> forces(assumed, constraint, digit))
            .findFirst()
            .map(ConstraintWords::name)
            .orElseGet(() -> ConstraintWords.names(evidence.constraints()))
            .capitalized(),
        what,
        cell);
  }

  private boolean forces(AssumedDigits assumed, Constraint constraint, Candidate digit) {
    return board.tables.scopes().stream()
        .filter(scope -> scope.constraint.equals(constraint))
        .anyMatch(scope -> SupportSearch.forces(scope, assumed.domains(scope), digit, () -> false));
  }
}

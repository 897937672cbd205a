package org.nonomino.explainer.internal.forcing;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.nonomino.core.CellNames;
import org.nonomino.core.Constraint;
import org.nonomino.core.House;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.Candidates;
import org.nonomino.explainer.internal.board.ChainNode;
import org.nonomino.explainer.internal.chains.ChainSentences;
import org.nonomino.explainer.internal.constraints.ConstraintWords;
import org.nonomino.explainer.internal.forcing.Branch.Clash;
import org.nonomino.explainer.internal.forcing.Branch.Conclusion;
import org.nonomino.explainer.internal.forcing.Branch.Fact;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Notation;
import org.nonomino.explainer.internal.step.StepText;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.InnerReason;
import org.nonomino.explainer.terms.StepKind;

/** Describes chains in words. Belongs to one thread. */
final class ChainWords {
  private final BoardState board;

  ChainWords(BoardState board) {
    this.board = board;
  }

  StepText text(FoundStep step) {
    List<Branch> chains = Branch.of(step.evidence());
    return new StepText(
        pattern(step, chains),
        sentence(step, chains),
        lines(step.kind(), chains),
        full(step, chains),
        List.of());
  }

  /** Returns an alternating inference chain, or the facts that the cases begin with. */
  private Words pattern(FoundStep step, List<Branch> chains) {
    return cases(step.kind(), chains);
  }

  private Words cases(StepKind kind, List<Branch> chains) {
    if (chains.stream().allMatch(Branch::isLine)) {
      return chains.stream()
          .map(chain -> line(chain, isCircle(kind), false))
          .collect(Words.joining(" || "));
    }
    List<Words> cases = new ArrayList<>();
    for (Branch chain : chains) {
      Fact start = chain.assumption();
      int links = chain.conclusions().size();
      cases.add(
          Words.of(
              "%s%s%s (%s %s)",
              name(start.candidate()),
              start.isOn() ? "=" : "≠",
              symbol(start.candidate()),
              links,
              links == 1 ? "link" : "links"));
    }
    return Words.join(" || ", cases);
  }

  /**
   * Returns a chain as alternating inferences.
   *
   * @param isShort whether to leave out the middle of a long one
   */
  private Words line(Branch chain, boolean isCircle, boolean isShort) {
    List<Candidate> candidates = new ArrayList<>();
    List<Boolean> isStrong = new ArrayList<>();
    candidates.add(chain.assumption().candidate());
    for (Conclusion conclusion : chain.conclusions()) {
      isStrong.add(conclusion.fact().isOn());
      candidates.add(conclusion.fact().candidate());
    }
    // A chain without a link has its assumption as its conclusion.
    if (!isCircle
        && chain.assumption().isOn()
        && !chain.conclusions().isEmpty()
        && candidates.get(0).equals(candidates.get(candidates.size() - 1))) {
      // The ends are the eliminated candidate, so the chain is the part between them.
      candidates = candidates.subList(1, candidates.size() - 1);
      isStrong = isStrong.subList(1, isStrong.size() - 1);
    }
    List<ChainNode> nodes =
        candidates.stream().map(candidate -> ChainNode.of(board, candidate)).toList();
    return isShort
        ? ChainSentences.folded(board, nodes, isStrong)
        : Notation.nodes(board, nodes, isStrong);
  }

  /**
   * Returns a line of implications for each branch; for a single line of alternating inferences
   * that is too long for a sentence, the chain without its middle.
   */
  private List<Words> lines(StepKind kind, List<Branch> chains) {
    Branch first = chains.get(0);
    if (chains.size() > 1) {
      return chains.stream().map(chain -> ChainLines.line(board, chain, false)).toList();
    }
    if (!first.isLine()) {
      return List.of(ChainLines.line(board, first, true));
    }
    return ChainSentences.isLong(linkCount(kind, first))
        ? List.of(line(first, isCircle(kind), true))
        : List.of();
  }

  /** Returns the number of links to show from a line of alternating inferences. */
  private static int linkCount(StepKind kind, Branch line) {
    int links = line.conclusions().size();
    return isCircle(kind) || !line.assumption().isOn() ? links : links - 2;
  }

  private Words sentence(FoundStep step, List<Branch> chains) {
    Words result = step.deductions().stream().map(this::words).collect(Words.joining(", "));
    if (isCircle(step.kind())) {
      Branch circle = chains.get(0);
      int links = circle.conclusions().size();
      return ChainSentences.loop(
          board, links, line(circle, true, false), constraints(circle), step);
    }
    if (chains.size() == 1) {
      Branch chain = chains.get(0);
      return chain.isLine()
          ? Words.of(
              "%s: %s",
              ChainSentences.shown(
                  linkCount(step.kind(), chain), line(chain, false, false), constraints(chain)),
              ends(chain))
          : Words.of(
              "If %s%s %s, %s. So %s.",
              name(chain.assumption().candidate()),
              chain.assumption().isOn() ? " were" : " were not",
              symbol(chain.assumption().candidate()),
              clash(chain, Mood.WOULD),
              result);
    }
    return Words.of("%s %s %s.", allCases(step, chains), inAll(chains), result);
  }

  private static String inAll(List<Branch> chains) {
    return chains.size() == 2 ? "Either way," : "In every case";
  }

  /** Returns the conclusion of a chain whose ends are the same candidate, true and false. */
  private Words ends(Branch chain) {
    Candidate end = chain.assumption().candidate();
    Words cell = name(end);
    Words digit = symbol(end);
    if (!chain.assumption().isOn()) {
      return Words.of("if %s were not %s, it would have to be; so it is %s.", cell, digit, digit);
    }
    Candidate first = chain.conclusions().get(0).fact().candidate();
    Candidate last = chain.conclusions().get(chain.conclusions().size() - 2).fact().candidate();
    if (first.cell() == end.cell() && last.cell() == end.cell()) {
      return Words.of(
          "%s is %s or %s, so it cannot be %s.", cell, symbol(first), symbol(last), digit);
    }
    if (first.equals(last)) {
      return Words.of(
          "%s must be %s, so %s cannot be %s.", name(first), symbol(first), cell, digit);
    }
    return first.digit() == end.digit() && last.digit() == end.digit()
        ? Words.of(
            "one of %s and %s is %s; %s sees both, so it cannot be %s.",
            name(first), name(last), symbol(first), cell, digit)
        : Words.of(
            "%s is %s or %s is %s; either way, %s cannot be %s.",
            name(first), symbol(first), name(last), symbol(last), cell, digit);
  }

  /**
   * Returns the paragraphs: the assumption, the links, numbered consecutively, and the conclusion.
   */
  private List<Words> full(FoundStep step, List<Branch> chains) {
    Words result = step.deductions().stream().map(this::words).collect(Words.joining(", "));
    List<Words> paragraphs = new ArrayList<>();
    if (chains.size() > 1) {
      paragraphs.add(allCases(step, chains));
    }
    int number = 0;
    for (Branch chain : chains) {
      paragraphs.add(Words.of("Suppose that %s.", words(chain.assumption())));
      for (Conclusion conclusion : chain.conclusions()) {
        number++;
        String mark = Notation.letters(number);
        paragraphs.add(Words.of("Then %s.", words(conclusion)).asPart(mark, 1));
        addInside(conclusion, mark, paragraphs);
      }
    }
    if (isCircle(step.kind())) {
      paragraphs.add(
          Words.of(
              "That closes a loop, and it also works in the other direction. So exactly one of two candidates joined by a weak link is true, and any other candidate that sees both is removed: %s.",
              Wording.losses(board, step)));
    } else if (chains.size() == 1) {
      paragraphs.add(
          chains.get(0).isLine()
              ? Words.of("That contradicts the assumption, so %s.", result)
              : Words.of(
                  "But then %s. That is impossible, so %s.",
                  clash(chains.get(0), Mood.DOES), result));
    } else {
      paragraphs.add(Words.of("%s %s.", inAll(chains), result));
    }
    return paragraphs;
  }

  /** Adds the links of the chains inside a link, numbered as parts of the link. */
  private void addInside(Conclusion conclusion, String mark, List<Words> paragraphs) {
    if (conclusion.inner().isEmpty() || conclusion.inner().get().evidence().links().isEmpty()) {
      return;
    }
    int inside = 0;
    for (Branch chain : Branch.of(conclusion.inner().get().evidence())) {
      paragraphs.add(Words.of("Inside, suppose that %s.", words(chain.assumption())).asPart("", 2));
      for (Conclusion each : chain.conclusions()) {
        inside++;
        paragraphs.add(Words.of("Then %s.", words(each)).asPart(mark + inside, 2));
      }
    }
  }

  private static boolean isCircle(StepKind kind) {
    return switch (kind) {
      case GENERALIZED_X_WING, BIDIRECTIONAL_X_CYCLE, BIDIRECTIONAL_Y_CYCLE, BIDIRECTIONAL_CYCLE ->
          true;
      default -> false;
    };
  }

  private Words allCases(FoundStep step, List<Branch> chains) {
    Candidate first = chains.get(0).assumption().candidate();
    List<Candidate> starts = chains.stream().map(chain -> chain.assumption().candidate()).toList();
    return switch (step.kind()) {
      case DYNAMIC_DOUBLE_FORCING_CHAINS ->
          Words.of("Either %s is %s or it is not.", name(first), symbol(first));
      case CELL_FORCING_CHAINS, DYNAMIC_CELL_FORCING_CHAINS ->
          Words.of(
              "%s can only be %s.",
              name(first), Wording.anyDigit(starts.stream().map(Candidate::digit).toList()));
      case REGION_FORCING_CHAINS, DYNAMIC_REGION_FORCING_CHAINS ->
          Words.of(
              "In %s, %s can only go in %s.",
              house(starts), symbol(first), Wording.anyOf(board, Candidates.cells(starts)));
      default -> throw new IllegalArgumentException("a step of several chains: " + step);
    };
  }

  private Words words(Conclusion conclusion) {
    return Words.of("%s (%s)", words(conclusion.fact()), reason(conclusion));
  }

  private Words reason(Conclusion conclusion) {
    if (conclusion.inner().isPresent()) {
      return inside(conclusion.inner().get());
    }
    Candidate to = conclusion.fact().candidate();
    Fact cause = conclusion.from().get(0);
    List<Candidate> candidates = new ArrayList<>(List.of(to));
    conclusion.from().forEach(fact -> candidates.add(fact.candidate()));
    boolean isOneCell = candidates.stream().allMatch(other -> other.cell() == to.cell());
    if (conclusion.fact().isOn()) {
      return isOneCell
          ? Words.of("no other digit is left for it")
          : Words.of("no other place is left for %s in %s", symbol(to), house(candidates));
    }
    Optional<Constraint> constraint = ChainSentences.constraint(board, cause.candidate(), to);
    if (constraint.isPresent()) {
      return ChainSentences.excludes(constraint.get(), words(cause));
    }
    return isOneCell
        ? Words.of("it is %s", symbol(cause.candidate()))
        : Words.of("it sees %s in %s", name(cause.candidate()), house(candidates));
  }

  /** Returns the constraints that the weak links of a line need, because no house explains them. */
  private Set<Constraint> constraints(Branch line) {
    Set<Constraint> constraints = new LinkedHashSet<>();
    for (Conclusion conclusion : line.conclusions()) {
      if (!conclusion.fact().isOn() && conclusion.inner().isEmpty()) {
        Candidate from = conclusion.from().get(0).candidate();
        ChainSentences.constraint(board, from, conclusion.fact().candidate())
            .ifPresent(constraints::add);
      }
    }
    return constraints;
  }

  /** Returns the name and the place of a technique inside. */
  private Words inside(InnerReason inner) {
    List<House> houses = inner.evidence().houses();
    List<Candidate> candidates = inner.evidence().candidates();
    String name = inner.kind().words();
    return switch (inner.kind()) {
      case POINTING, CLAIMING ->
          Words.of(
              "%s: in %s, %s is left only in %s",
              name,
              Wording.house(board, houses.get(0)),
              symbol(candidates.get(0)),
              Wording.house(board, houses.get(1)));
      case GENERALIZED_INTERSECTION ->
          Words.of(
              "%s: in %s, %s is left only in %s",
              name,
              Wording.house(board, houses.get(0)),
              symbol(candidates.get(0)),
              Wording.cells(board, Candidates.cells(candidates)));
      case NAKED_PAIR, HIDDEN_PAIR ->
          Words.of(
              "%s: %s in %s",
              name,
              Notation.digits(candidates.stream().map(Candidate::digit).toList()),
              Notation.cells(board, Candidates.cells(candidates)));
      case X_WING ->
          Words.of(
              "%s: in %s, %s is left only in %s",
              name,
              Wording.houses(board, houses.subList(0, 2)),
              symbol(candidates.get(0)),
              Wording.houses(board, houses.subList(2, 4)));
      case COMBINATIONS ->
          Words.of(
              "%s: no other digits are left for %s",
              name, ConstraintWords.name(inner.evidence().constraints().get(0)));
      default -> Words.of("%s inside: %s", name, cases(inner.kind(), Branch.of(inner.evidence())));
    };
  }

  /** The verbs of a contradiction. */
  private enum Mood {
    /** The mood of a sentence with {@code if}. */
    WOULD("would have", "could not be"),
    /** The mood after the links, because they follow from the assumption. */
    DOES("has", "cannot be");

    private final String has;
    private final String cannotBe;

    Mood(String has, String cannotBe) {
      this.has = has;
      this.cannotBe = cannotBe;
    }
  }

  /**
   * Returns the contradiction at the end of a branch that refutes its assumption: a cell without
   * candidates, a digit without places in a house, or a candidate that is both true and false.
   */
  private Words clash(Branch chain, Mood mood) {
    Clash clash = chain.clash();
    Candidate candidate = clash.candidate();
    if (clash.gone().isEmpty()) {
      return candidate.equals(chain.assumption().candidate())
          ? itself(chain.assumption(), mood)
          : Words.of(
              "%s %s to be %s but %s %s",
              name(candidate), mood.has, symbol(candidate), mood.cannotBe, symbol(candidate));
    }
    return clash.isInCell()
        ? Words.of("%s %s no candidate left", name(candidate), mood.has)
        : Words.of("%s %s no place left for %s", house(clash.gone()), mood.has, symbol(candidate));
  }

  /** Returns the contradiction of a fact that implies its opposite. */
  private Words itself(Fact fact, Mood mood) {
    return fact.isOn()
        ? Words.of("it %s %s", mood.cannotBe, symbol(fact.candidate()))
        : Words.of("it %s to be %s", mood.has, symbol(fact.candidate()));
  }

  /** Returns the first house that contains all these candidates of a digit. */
  private Words house(List<Candidate> candidates) {
    for (House house : board.layout().houses()) {
      if (candidates.stream().allMatch(candidate -> house.contains(candidate.cell()))) {
        return Wording.house(board, house);
      }
    }
    throw new IllegalArgumentException("no house has all of " + candidates);
  }

  private Words words(Deduction deduction) {
    return words(
        new Fact(
            new Candidate(deduction.cell(), deduction.digit()),
            deduction instanceof Deduction.Placement));
  }

  private Words words(Fact fact) {
    return Words.candidates(
        CellNames.name(board.size(), fact.candidate().cell())
            + (fact.isOn() ? " is " : " is not ")
            + Words.symbol(fact.candidate().digit()),
        List.of(fact.candidate()));
  }

  private Words name(Candidate candidate) {
    return Wording.cell(board, candidate.cell());
  }

  private static Words symbol(Candidate candidate) {
    return Notation.digit(candidate.digit());
  }
}

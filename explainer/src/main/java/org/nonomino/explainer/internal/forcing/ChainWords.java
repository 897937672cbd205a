package org.nonomino.explainer.internal.forcing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.nonomino.core.CellNames;
import org.nonomino.core.Constraint;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.House;
import org.nonomino.explainer.Candidate;
import org.nonomino.explainer.Deduction;
import org.nonomino.explainer.Evidence;
import org.nonomino.explainer.InnerReason;
import org.nonomino.explainer.Link;
import org.nonomino.explainer.StepKind;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.Candidates;
import org.nonomino.explainer.internal.chains.ChainSentences;
import org.nonomino.explainer.internal.constraints.ConstraintWords;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Notation;
import org.nonomino.explainer.internal.step.StepText;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;

/** Describes chains in words. Belongs to one thread. */
final class ChainWords {
  private final BoardState board;

  /** A candidate and whether it is on. */
  private record Fact(Candidate candidate, boolean isOn) {}

  /** A conclusion from several facts. */
  private record Conclusion(List<Fact> from, Fact fact, Optional<InnerReason> inner) {}

  /** An assumption and its conclusions. */
  private record Chain(Fact assumption, List<Conclusion> conclusions) {
    /** Returns whether each fact follows from the previous one alone. */
    boolean isLine() {
      Fact previous = assumption;
      for (Conclusion conclusion : conclusions) {
        if (!conclusion.from.equals(List.of(previous))) {
          return false;
        }
        previous = conclusion.fact;
      }
      return true;
    }
  }

  ChainWords(BoardState board) {
    this.board = board;
  }

  StepText text(FoundStep step) {
    List<Chain> chains = chains(step.evidence());
    return new StepText(pattern(step, chains), sentence(step, chains), full(step, chains));
  }

  /** Returns an alternating inference chain, or the facts that the cases begin with. */
  private Words pattern(FoundStep step, List<Chain> chains) {
    return cases(step.kind(), chains);
  }

  private Words cases(StepKind kind, List<Chain> chains) {
    if (chains.stream().allMatch(Chain::isLine)) {
      return chains.stream()
          .map(chain -> line(chain, isCircle(kind)))
          .collect(Words.joining(" || "));
    }
    List<Words> cases = new ArrayList<>();
    for (Chain chain : chains) {
      Fact start = chain.assumption;
      int links = chain.conclusions.size();
      cases.add(
          Words.of(
              "%s%s%s (%s %s)",
              name(start.candidate),
              start.isOn ? "=" : "≠",
              symbol(start.candidate),
              links,
              links == 1 ? "link" : "links"));
    }
    return Words.join(" || ", cases);
  }

  private Words line(Chain chain, boolean isCircle) {
    List<Candidate> candidates = new ArrayList<>();
    List<Boolean> isStrong = new ArrayList<>();
    candidates.add(chain.assumption.candidate);
    for (Conclusion conclusion : chain.conclusions) {
      isStrong.add(conclusion.fact.isOn);
      candidates.add(conclusion.fact.candidate);
    }
    // A chain without a link has its assumption as its conclusion.
    if (!isCircle
        && chain.assumption.isOn
        && !chain.conclusions.isEmpty()
        && candidates.get(0).equals(candidates.get(candidates.size() - 1))) {
      // The ends are the eliminated candidate, so the chain is the part between them.
      candidates = candidates.subList(1, candidates.size() - 1);
      isStrong = isStrong.subList(1, isStrong.size() - 1);
    }
    return Notation.chain(board, candidates, isStrong);
  }

  private Words sentence(FoundStep step, List<Chain> chains) {
    Words result = step.deductions().stream().map(this::words).collect(Words.joining(", "));
    if (isCircle(step.kind())) {
      Chain circle = chains.get(0);
      int links = circle.conclusions.size();
      List<Integer> cells =
          circle.conclusions.stream().map(link -> link.fact.candidate.cell()).toList();
      return ChainSentences.loop(
          board, links, line(circle, true), cells, constraints(circle), step);
    }
    if (chains.size() == 1) {
      Chain chain = chains.get(0);
      int links = chain.conclusions.size();
      return chain.isLine()
          ? Words.of(
              "%s: %s",
              ChainSentences.shown(
                  links - (chain.assumption.isOn ? 2 : 0), line(chain, false), constraints(chain)),
              ends(chain))
          : Words.of(
              "If %s%s %s, then %s %s later %s. So %s.",
              name(chain.assumption.candidate),
              chain.assumption.isOn ? " were" : " were not",
              symbol(chain.assumption.candidate),
              links,
              links == 1 ? "link" : "links",
              clash(chain, "would have"),
              result);
    }
    return Words.of("%s %s %s.", allCases(step, chains), inAll(chains), result);
  }

  private static String inAll(List<Chain> chains) {
    return chains.size() == 2 ? "Either way," : "In every case";
  }

  /** Returns the conclusion of a chain whose ends are the same candidate, true and false. */
  private Words ends(Chain chain) {
    Candidate end = chain.assumption.candidate;
    Words cell = name(end);
    Words digit = symbol(end);
    if (!chain.assumption.isOn) {
      return Words.of("if %s were not %s, it would have to be; so it is %s.", cell, digit, digit);
    }
    Candidate first = chain.conclusions.get(0).fact.candidate;
    Candidate last = chain.conclusions.get(chain.conclusions.size() - 2).fact.candidate;
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
  private List<Words> full(FoundStep step, List<Chain> chains) {
    Words result = step.deductions().stream().map(this::words).collect(Words.joining(", "));
    List<Words> paragraphs = new ArrayList<>();
    if (chains.size() > 1) {
      paragraphs.add(allCases(step, chains));
    }
    for (Chain chain : chains) {
      paragraphs.add(Words.of("Suppose that %s.", words(chain.assumption)));
      int number = 0;
      for (Conclusion conclusion : chain.conclusions) {
        number++;
        paragraphs.add(Words.of("%s. Then %s.", number, words(conclusion)));
        addInside(conclusion, number + ".", paragraphs);
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
                  "But then %s. That is impossible, so %s.", clash(chains.get(0), "has"), result));
    } else {
      paragraphs.add(Words.of("%s %s.", inAll(chains), result));
    }
    return paragraphs;
  }

  /** Adds the links of the chains inside a link, numbered as parts of the link. */
  private void addInside(Conclusion conclusion, String number, List<Words> paragraphs) {
    if (conclusion.inner.isEmpty() || conclusion.inner.get().evidence().links().isEmpty()) {
      return;
    }
    int inside = 0;
    for (Chain chain : chains(conclusion.inner.get().evidence())) {
      paragraphs.add(Words.of("%s Inside, suppose that %s.", number, words(chain.assumption)));
      for (Conclusion each : chain.conclusions) {
        inside++;
        paragraphs.add(Words.of("%s%s. Then %s.", number, inside, words(each)));
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

  private Words allCases(FoundStep step, List<Chain> chains) {
    Candidate first = chains.get(0).assumption.candidate;
    List<Candidate> starts = chains.stream().map(chain -> chain.assumption.candidate).toList();
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
    return Words.of("%s (%s)", words(conclusion.fact), reason(conclusion));
  }

  private Words reason(Conclusion conclusion) {
    if (conclusion.inner.isPresent()) {
      return inside(conclusion.inner.get());
    }
    Candidate to = conclusion.fact.candidate;
    Fact cause = conclusion.from.get(0);
    List<Candidate> candidates = new ArrayList<>(List.of(to));
    conclusion.from.forEach(fact -> candidates.add(fact.candidate));
    boolean isOneCell = candidates.stream().allMatch(other -> other.cell() == to.cell());
    if (conclusion.fact.isOn) {
      return isOneCell
          ? Words.of("no other digit is left for it")
          : Words.of("no other place is left for %s in %s", symbol(to), house(candidates));
    }
    Optional<Constraint> constraint = ChainSentences.constraint(board, cause.candidate, to);
    if (constraint.isPresent()) {
      return ChainSentences.excludes(constraint.get(), words(cause));
    }
    return isOneCell
        ? Words.of("it is %s", symbol(cause.candidate))
        : Words.of("it sees %s in %s", name(cause.candidate), house(candidates));
  }

  /** Returns the constraints that the weak links of a line need, because no house explains them. */
  private Set<Constraint> constraints(Chain line) {
    Set<Constraint> constraints = new LinkedHashSet<>();
    for (Conclusion conclusion : line.conclusions) {
      if (!conclusion.fact.isOn && conclusion.inner.isEmpty()) {
        Candidate from = conclusion.from.get(0).candidate;
        ChainSentences.constraint(board, from, conclusion.fact.candidate)
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
      default -> Words.of("%s inside: %s", name, cases(inner.kind(), chains(inner.evidence())));
    };
  }

  /**
   * Returns the contradiction at the end of a chain that refutes its assumption: a cell without
   * candidates, or a digit without places in a house, because one candidate is both false and the
   * only one.
   *
   * @param has the form of the verb
   */
  private Words clash(Chain chain, String has) {
    Map<Fact, Conclusion> known = new HashMap<>();
    for (Conclusion conclusion : chain.conclusions) {
      known.put(conclusion.fact, conclusion);
    }
    Candidate candidate = chain.conclusions.get(chain.conclusions.size() - 1).fact.candidate;
    Conclusion on = known.get(new Fact(candidate, true));
    if (on == null || on.inner.isPresent()) {
      return Words.of(
          "%s %s to be %s and not to be %s",
          name(candidate), has, symbol(candidate), symbol(candidate));
    }
    List<Candidate> candidates = new ArrayList<>(List.of(candidate));
    on.from.forEach(fact -> candidates.add(fact.candidate));
    return candidates.stream().allMatch(other -> other.cell() == candidate.cell())
        ? Words.of("%s %s no candidate left", name(candidate), has)
        : Words.of("%s %s no place left for %s", house(candidates), has, symbol(candidate));
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

  /** Divides the links by their assumptions. */
  private static List<Chain> chains(Evidence evidence) {
    List<Candidate> starts = evidence.candidates();
    List<Chain> chains = new ArrayList<>();
    List<Link> links = evidence.links();
    int next = 0;
    for (int i = 0; i < starts.size(); i++) {
      Candidate start = starts.get(i);
      // The two chains of one candidate assume the two truths, first that it is on.
      boolean isOn = i == 0 || !starts.get(i - 1).equals(start);
      if (starts.size() == 1) {
        isOn = links.get(0).fromIsOn();
      }
      Fact assumption = new Fact(start, isOn);
      Set<Fact> known = new HashSet<>(Set.of(assumption));
      List<Conclusion> conclusions = new ArrayList<>();
      while (next < links.size() && known.contains(from(links.get(next)))) {
        Fact fact = to(links.get(next));
        Optional<InnerReason> inner = links.get(next).inner();
        List<Fact> from = new ArrayList<>();
        while (next < links.size()
            && to(links.get(next)).equals(fact)
            && known.contains(from(links.get(next)))
            && !from.contains(from(links.get(next)))) {
          from.add(from(links.get(next++)));
        }
        conclusions.add(new Conclusion(from, fact, inner));
        known.add(fact);
      }
      chains.add(new Chain(assumption, conclusions));
    }
    return chains;
  }

  private static Fact from(Link link) {
    return new Fact(link.from(), link.fromIsOn());
  }

  private static Fact to(Link link) {
    return new Fact(link.to(), link.toIsOn());
  }

  private Words words(Deduction deduction) {
    return words(
        new Fact(
            new Candidate(deduction.cell(), deduction.digit()),
            deduction instanceof Deduction.Placement));
  }

  private Words words(Fact fact) {
    return Words.candidates(
        CellNames.name(board.size(), fact.candidate.cell())
            + (fact.isOn ? " is " : " is not ")
            + DigitSymbols.symbol(fact.candidate.digit()),
        List.of(fact.candidate));
  }

  private Words name(Candidate candidate) {
    return Wording.cell(board, candidate.cell());
  }

  private static Words symbol(Candidate candidate) {
    return Notation.digit(candidate.digit());
  }
}

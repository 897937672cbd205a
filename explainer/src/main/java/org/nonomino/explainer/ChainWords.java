package org.nonomino.explainer;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.nonomino.core.CellNames;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.House;

/** Puts chains into words. Belongs to one thread. */
final class ChainWords {
  /** Longer chains are only in the full text. */
  private static final int MOST_SHOWN = 9;

  private final Board board;

  /** Whether a candidate is on. */
  private record Fact(Candidate candidate, boolean isOn) {}

  /** What follows from some facts. */
  private record Conclusion(List<Fact> from, Fact fact, Optional<InnerReason> inner) {}

  /** An assumption and what follows. */
  private record Chain(Fact assumption, List<Conclusion> conclusions) {
    /** Whether each fact follows from the one before it alone. */
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

  ChainWords(Board board) {
    this.board = board;
  }

  StepText text(Step step) {
    List<Chain> chains = chains(step.evidence());
    return new StepText(pattern(step, chains), sentence(step, chains), full(step, chains));
  }

  /** Returns an alternating inference chain, or what the cases begin with. */
  private String pattern(Step step, List<Chain> chains) {
    return cases(step.kind(), chains);
  }

  private String cases(StepKind kind, List<Chain> chains) {
    if (chains.stream().allMatch(Chain::isLine)) {
      return chains.stream()
          .map(chain -> line(chain, isCircle(kind)))
          .collect(Collectors.joining(" || "));
    }
    List<String> cases = new ArrayList<>();
    for (Chain chain : chains) {
      Fact start = chain.assumption;
      int links = chain.conclusions.size();
      cases.add(
          "%s%s%s (%d %s)"
              .formatted(
                  name(start.candidate),
                  start.isOn ? "=" : "≠",
                  symbol(start.candidate),
                  links,
                  links == 1 ? "link" : "links"));
    }
    return String.join(" || ", cases);
  }

  private String line(Chain chain, boolean isCircle) {
    List<Candidate> candidates = new ArrayList<>();
    List<Boolean> isStrong = new ArrayList<>();
    candidates.add(chain.assumption.candidate);
    for (Conclusion conclusion : chain.conclusions) {
      isStrong.add(conclusion.fact.isOn);
      candidates.add(conclusion.fact.candidate);
    }
    if (!isCircle
        && chain.assumption.isOn
        && candidates.get(0).equals(candidates.get(candidates.size() - 1))) {
      // The ends are what goes: the chain is what lies between.
      candidates = candidates.subList(1, candidates.size() - 1);
      isStrong = isStrong.subList(1, isStrong.size() - 1);
    }
    return Notation.chain(board, candidates, isStrong);
  }

  private String sentence(Step step, List<Chain> chains) {
    String result = step.deductions().stream().map(this::words).collect(Collectors.joining(", "));
    if (isCircle(step.kind())) {
      Chain circle = chains.get(0);
      int links = circle.conclusions.size();
      List<Integer> cells =
          circle.conclusions.stream().map(link -> link.fact.candidate.cell()).toList();
      return loop(board, links, line(circle, true), cells, step);
    }
    if (chains.size() == 1) {
      Chain chain = chains.get(0);
      int links = chain.conclusions.size();
      return chain.isLine()
          ? shown(links - (chain.assumption.isOn ? 2 : 0), line(chain, false)) + ": " + ends(chain)
          : "If %s%s %s, then %d %s later %s. So %s."
              .formatted(
                  name(chain.assumption.candidate),
                  chain.assumption.isOn ? " were" : " were not",
                  symbol(chain.assumption.candidate),
                  links,
                  links == 1 ? "link" : "links",
                  clash(chain, "would have"),
                  result);
    }
    return allCases(step, chains) + inAll(chains) + result + ".";
  }

  private static String inAll(List<Chain> chains) {
    return chains.size() == 2 ? " Either way, " : " In every case ";
  }

  /** Returns a chain, or how long it is if it is too long to be read in a sentence. */
  static String shown(int links, String chain) {
    return links > MOST_SHOWN ? "A chain of %d links".formatted(links) : chain;
  }

  /**
   * Says what follows from a continuous loop.
   *
   * @param cells that it leads through
   */
  static String loop(Board board, int links, String chain, Collection<Integer> cells, Step step) {
    return "Continuous loop%s. Every weak link holds exactly one true end, so other candidates that see both ends go: %s."
        .formatted(
            links > MOST_SHOWN
                ? " of %d links through %s".formatted(links, Wording.brief(board, cells))
                : ": " + chain,
            Wording.losses(board, step));
  }

  /** Returns what follows from a chain whose ends are the same candidate, true and false. */
  private String ends(Chain chain) {
    Candidate end = chain.assumption.candidate;
    String cell = name(end);
    String digit = symbol(end);
    if (!chain.assumption.isOn) {
      return "if %s were not %s, it would have to be; so it is %s.".formatted(cell, digit, digit);
    }
    Candidate first = chain.conclusions.get(0).fact.candidate;
    Candidate last = chain.conclusions.get(chain.conclusions.size() - 2).fact.candidate;
    if (first.cell() == end.cell() && last.cell() == end.cell()) {
      return "%s is %s or %s, so it cannot be %s."
          .formatted(cell, symbol(first), symbol(last), digit);
    }
    if (first.equals(last)) {
      return "%s must be %s, so %s cannot be %s."
          .formatted(name(first), symbol(first), cell, digit);
    }
    return first.digit() == end.digit() && last.digit() == end.digit()
        ? "one of %s and %s is %s; %s sees both, so it cannot be %s."
            .formatted(name(first), name(last), symbol(first), cell, digit)
        : "%s is %s or %s is %s; either way, %s cannot be %s."
            .formatted(name(first), symbol(first), name(last), symbol(last), cell, digit);
  }

  /** Returns the paragraphs: what is supposed, the links, numbered through, and the conclusion. */
  private List<String> full(Step step, List<Chain> chains) {
    String result = step.deductions().stream().map(this::words).collect(Collectors.joining(", "));
    List<String> paragraphs = new ArrayList<>();
    if (chains.size() > 1) {
      paragraphs.add(allCases(step, chains));
    }
    for (Chain chain : chains) {
      paragraphs.add("Suppose that " + words(chain.assumption) + ".");
      int number = 0;
      for (Conclusion conclusion : chain.conclusions) {
        number++;
        paragraphs.add(number + ". Then " + words(conclusion) + ".");
        addInside(conclusion, number + ".", paragraphs);
      }
    }
    if (isCircle(step.kind())) {
      paragraphs.add(
          "That closes a loop, which works in the other direction too: of two candidates joined by a weak link, exactly one is true. So any other candidate that sees both goes: "
              + Wording.losses(board, step)
              + ".");
    } else if (chains.size() == 1) {
      paragraphs.add(
          chains.get(0).isLine()
              ? "That contradicts what we supposed, so %s.".formatted(result)
              : "But then %s. That cannot be, so %s."
                  .formatted(clash(chains.get(0), "has"), result));
    } else {
      paragraphs.add(inAll(chains).strip() + " " + result + ".");
    }
    return paragraphs;
  }

  /** Adds the links of the chains inside a link, numbered under it. */
  private void addInside(Conclusion conclusion, String number, List<String> paragraphs) {
    if (conclusion.inner.isEmpty() || conclusion.inner.get().evidence().links().isEmpty()) {
      return;
    }
    int inside = 0;
    for (Chain chain : chains(conclusion.inner.get().evidence())) {
      paragraphs.add(number + " Inside, suppose that " + words(chain.assumption) + ".");
      for (Conclusion each : chain.conclusions) {
        inside++;
        paragraphs.add("%s%d. Then %s.".formatted(number, inside, words(each)));
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

  private String allCases(Step step, List<Chain> chains) {
    Candidate first = chains.get(0).assumption.candidate;
    List<Candidate> starts = chains.stream().map(chain -> chain.assumption.candidate).toList();
    return switch (step.kind()) {
      case DYNAMIC_DOUBLE_FORCING_CHAINS ->
          "Either %s is %s or it is not.".formatted(name(first), symbol(first));
      case CELL_FORCING_CHAINS, DYNAMIC_CELL_FORCING_CHAINS ->
          "%s can only be %s."
              .formatted(
                  name(first), Wording.anyDigit(starts.stream().map(Candidate::digit).toList()));
      case REGION_FORCING_CHAINS, DYNAMIC_REGION_FORCING_CHAINS ->
          "In %s, %s can only go in %s."
              .formatted(
                  house(starts), symbol(first), Wording.anyOf(board, Candidate.cells(starts)));
      default -> throw new IllegalArgumentException("a step of several chains: " + step);
    };
  }

  private String words(Conclusion conclusion) {
    return words(conclusion.fact) + " (" + reason(conclusion) + ")";
  }

  private String reason(Conclusion conclusion) {
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
          ? "no other digit is left for it"
          : "no other place is left for %s in %s".formatted(symbol(to), house(candidates));
    }
    return isOneCell
        ? "it is " + symbol(cause.candidate)
        : "it sees %s in %s".formatted(name(cause.candidate), house(candidates));
  }

  /** Names a technique inside, and where it is. */
  private String inside(InnerReason inner) {
    List<House> houses = inner.evidence().houses();
    List<Candidate> candidates = inner.evidence().candidates();
    String name = inner.kind().words();
    return switch (inner.kind()) {
      case POINTING, CLAIMING ->
          "%s: in %s, %s is left only in %s"
              .formatted(
                  name,
                  Wording.house(board, houses.get(0)),
                  symbol(candidates.get(0)),
                  Wording.house(board, houses.get(1)));
      case NAKED_PAIR, HIDDEN_PAIR ->
          "%s: %s in %s"
              .formatted(
                  name,
                  Notation.digits(candidates.stream().map(Candidate::digit).toList()),
                  Notation.cells(board, Candidate.cells(candidates)));
      case X_WING ->
          "%s: in %s, %s is left only in %s"
              .formatted(
                  name,
                  Wording.houses(board, houses.subList(0, 2)),
                  symbol(candidates.get(0)),
                  Wording.houses(board, houses.subList(2, 4)));
      default -> "%s inside: %s".formatted(name, cases(inner.kind(), chains(inner.evidence())));
    };
  }

  /**
   * Returns what is wrong at the end of a chain that refutes its assumption: a cell or a digit of a
   * house that has nothing left, as one candidate is both false and the only one.
   *
   * @param has in which form of that word
   */
  private String clash(Chain chain, String has) {
    Map<Fact, Conclusion> known = new HashMap<>();
    for (Conclusion conclusion : chain.conclusions) {
      known.put(conclusion.fact, conclusion);
    }
    Candidate candidate = chain.conclusions.get(chain.conclusions.size() - 1).fact.candidate;
    Conclusion on = known.get(new Fact(candidate, true));
    if (on == null || on.inner.isPresent()) {
      return "%s %s to be %s and not to be %s"
          .formatted(name(candidate), has, symbol(candidate), symbol(candidate));
    }
    List<Candidate> candidates = new ArrayList<>(List.of(candidate));
    on.from.forEach(fact -> candidates.add(fact.candidate));
    return candidates.stream().allMatch(other -> other.cell() == candidate.cell())
        ? "%s %s no candidate left".formatted(name(candidate), has)
        : "%s %s no place left for %s".formatted(house(candidates), has, symbol(candidate));
  }

  /** Returns the first house that all these candidates of a digit lie in. */
  private String house(List<Candidate> candidates) {
    for (House house : board.layout().houses()) {
      if (candidates.stream().allMatch(candidate -> house.contains(candidate.cell()))) {
        return Wording.house(board, house);
      }
    }
    throw new IllegalArgumentException("no house has all of " + candidates);
  }

  /** Divides the links by the assumptions that they begin with. */
  private static List<Chain> chains(Evidence evidence) {
    List<Candidate> starts = evidence.candidates();
    List<Chain> chains = new ArrayList<>();
    List<Link> links = evidence.links();
    int next = 0;
    for (int i = 0; i < starts.size(); i++) {
      Candidate start = starts.get(i);
      // The two chains of one candidate suppose the two truths, the first that it is on.
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

  private String words(Deduction deduction) {
    return words(
        new Fact(
            new Candidate(deduction.cell(), deduction.digit()),
            deduction instanceof Deduction.Placement));
  }

  private String words(Fact fact) {
    return Marks.candidates(
        "%s is %s%s"
            .formatted(
                CellNames.name(board.size(), fact.candidate.cell()),
                fact.isOn ? "" : "not ",
                DigitSymbols.symbol(fact.candidate.digit())),
        List.of(fact.candidate));
  }

  private String name(Candidate candidate) {
    return Wording.cell(board, candidate.cell());
  }

  private static String symbol(Candidate candidate) {
    return Notation.digit(candidate.digit());
  }
}

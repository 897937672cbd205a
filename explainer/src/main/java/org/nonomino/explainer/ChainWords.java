package org.nonomino.explainer;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.nonomino.core.CellNames;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.House;

/** Puts chains into words. Belongs to one thread. */
final class ChainWords {
  private final Board board;

  /** Whether a candidate is on. */
  private record Fact(Candidate candidate, boolean isOn) {}

  /** What follows from some facts. */
  private record Conclusion(List<Fact> from, Fact fact) {}

  /** An assumption and what follows. */
  private record Chain(Fact assumption, List<Conclusion> conclusions) {}

  ChainWords(Board board) {
    this.board = board;
  }

  String explain(Step step) {
    List<Chain> chains = chains(step.evidence());
    String result = step.deductions().stream().map(this::words).collect(Collectors.joining(", "));
    if (isCircle(step.kind())) {
      return explainCycle(chains.get(0), result);
    }
    if (chains.size() == 1) {
      Chain chain = chains.get(0);
      return "%s %s So what we supposed is wrong: %s."
          .formatted(words(chain), clash(chain), result);
    }
    StringBuilder text = new StringBuilder(allCases(step, chains));
    for (Chain chain : chains) {
      text.append(' ').append(words(chain));
    }
    return text.append(" It comes out the same each time, so it is true: ")
        .append(result)
        .append('.')
        .toString();
  }

  private static boolean isCircle(StepKind kind) {
    return switch (kind) {
      case GENERALIZED_X_WING, BIDIRECTIONAL_X_CYCLE, BIDIRECTIONAL_Y_CYCLE, BIDIRECTIONAL_CYCLE ->
          true;
      default -> false;
    };
  }

  private String explainCycle(Chain chain, String result) {
    return ("%s That closes a circle, which can be walked in the other direction too. So either all "
            + "that is said there to have its digit has it, or all the others have theirs; each "
            + "candidate that shares its cell, or its digit and a house, with one of either kind "
            + "goes: %s.")
        .formatted(words(chain), result);
  }

  private String allCases(Step step, List<Chain> chains) {
    Candidate first = chains.get(0).assumption.candidate;
    List<Candidate> starts = chains.stream().map(chain -> chain.assumption.candidate).toList();
    return switch (step.kind()) {
      case DYNAMIC_DOUBLE_FORCING_CHAINS ->
          "Either %s or %s."
              .formatted(words(chains.get(0).assumption), words(chains.get(1).assumption));
      case CELL_FORCING_CHAINS, DYNAMIC_CELL_FORCING_CHAINS ->
          "%s can only be %s."
              .formatted(
                  name(first),
                  starts.stream().map(ChainWords::symbol).collect(Collectors.joining(" or ")));
      case REGION_FORCING_CHAINS, DYNAMIC_REGION_FORCING_CHAINS ->
          "In %s, %s can only go into %s."
              .formatted(
                  house(starts),
                  symbol(first),
                  starts.stream().map(this::name).collect(Collectors.joining(" or ")));
      default -> throw new IllegalArgumentException("a step of several chains: " + step);
    };
  }

  private String words(Chain chain) {
    StringBuilder text = new StringBuilder("Suppose that ").append(words(chain.assumption));
    String separator = ". Then ";
    Fact previous = chain.assumption;
    for (Conclusion conclusion : chain.conclusions) {
      if (!previous.equals(chain.assumption)) {
        separator = conclusion.from.contains(previous) ? "; so " : "; and ";
      }
      text.append(separator).append(words(conclusion));
      previous = conclusion.fact;
    }
    return text.append('.').toString();
  }

  private String words(Conclusion conclusion) {
    return words(conclusion.fact) + " (" + reason(conclusion) + ")";
  }

  private String reason(Conclusion conclusion) {
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
    if (cause.isOn) {
      return isOneCell
          ? "it is " + symbol(cause.candidate)
          : "%s of %s is there".formatted(symbol(to), house(candidates));
    }
    return "what was excluded leaves locked candidates, a pair or an X-wing: without %s"
        .formatted(
            conclusion.from.stream()
                .map(fact -> symbol(fact.candidate) + " in " + name(fact.candidate))
                .collect(Collectors.joining(", ")));
  }

  /** Returns what is wrong at the end of a chain that refutes its assumption. */
  private String clash(Chain chain) {
    Set<Fact> facts = new HashSet<>();
    facts.add(chain.assumption);
    for (Conclusion conclusion : chain.conclusions) {
      Fact fact = conclusion.fact;
      if (facts.contains(new Fact(fact.candidate, !fact.isOn))) {
        return fact.candidate.equals(chain.assumption.candidate)
            ? "That is the opposite of what we supposed."
            : "But %s would both be %s and not be %s."
                .formatted(name(fact.candidate), symbol(fact.candidate), symbol(fact.candidate));
      }
      facts.add(fact);
    }
    return "";
  }

  /** Returns the first house that all these candidates of a digit lie in. */
  private String house(List<Candidate> candidates) {
    for (House house : board.layout().houses()) {
      if (candidates.stream().allMatch(candidate -> house.contains(candidate.cell()))) {
        return house.toString();
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
        List<Fact> from = new ArrayList<>();
        while (next < links.size()
            && to(links.get(next)).equals(fact)
            && known.contains(from(links.get(next)))
            && !from.contains(from(links.get(next)))) {
          from.add(from(links.get(next++)));
        }
        conclusions.add(new Conclusion(from, fact));
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
    return "%s is %s%s"
        .formatted(name(fact.candidate), fact.isOn ? "" : "not ", symbol(fact.candidate));
  }

  private String name(Candidate candidate) {
    return CellNames.name(board.size(), candidate.cell());
  }

  private static String symbol(Candidate candidate) {
    return String.valueOf(DigitSymbols.symbol(candidate.digit()));
  }
}

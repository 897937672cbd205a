package org.nonomino.explainer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.nonomino.explainer.terms.Candidate;

/**
 * A few statements about candidates, and a check by exhaustive search whether something follows
 * from them. Independent of Sudoku. Literals are 2v for "candidate v is true" and 2v + 1 for "it is
 * false".
 */
final class SmallProof {
  /**
   * The maximum number of cases; a proof with more cases is not a reason that a person could
   * follow.
   */
  private static final int MAX_CASES = 100_000;

  private final Map<Candidate, Integer> numbers = new HashMap<>();
  private final List<int[]> clauses = new ArrayList<>();

  /** The clauses that contain each literal. */
  private final List<List<int[]>> having = new ArrayList<>();

  /** The candidates that are false if the given candidate is true. */
  private final List<Set<Integer>> rivals = new ArrayList<>();

  private Optional<int[]> firstCases = Optional.empty();
  private int cases;

  private int number(Candidate candidate) {
    return numbers.computeIfAbsent(
        candidate,
        key -> {
          having.add(new ArrayList<>());
          having.add(new ArrayList<>());
          rivals.add(new HashSet<>());
          return numbers.size();
        });
  }

  /** States that two candidates are not both true. */
  void exclude(Candidate one, Candidate other) {
    int first = number(one);
    int second = number(other);
    rivals.get(first).add(second);
    rivals.get(second).add(first);
  }

  /** States that one of some candidates is true or one of others is false. */
  void either(Collection<Candidate> isTrue, Collection<Candidate> isFalse) {
    int[] literals = new int[isTrue.size() + isFalse.size()];
    int count = 0;
    for (Candidate candidate : isTrue) {
      literals[count++] = 2 * number(candidate);
    }
    for (Candidate candidate : isFalse) {
      literals[count++] = 2 * number(candidate) + 1;
    }
    clauses.add(literals);
    for (int literal : literals) {
      having.get(literal).add(literals);
    }
  }

  /** States that one of some candidates is true, and requests a distinction of these cases. */
  void oneOf(Collection<Candidate> cases) {
    either(cases, List.of());
    firstCases = Optional.of(clauses.get(clauses.size() - 1));
  }

  /** Requests a distinction of the two cases of a candidate. */
  void trueOrFalse(Candidate candidate) {
    either(List.of(candidate), List.of(candidate));
    firstCases = Optional.of(clauses.get(clauses.size() - 1));
  }

  /** Returns whether a candidate cannot be true, or not be false. */
  boolean refutes(Candidate candidate, boolean isTrue) {
    cases = 0;
    int literal = 2 * number(candidate) + (isTrue ? 0 : 1);
    byte[] values = new byte[2 * numbers.size()];
    for (int[] clause : clauses) {
      if (!isStillOpen(clause, values)) {
        return true;
      }
    }
    return !assign(literal, values) || isImpossible(values, firstCases);
  }

  /** Sets the only remaining literal; returns whether there can be one. */
  private boolean isStillOpen(int[] clause, byte[] values) {
    int left = -1;
    for (int literal : clause) {
      if (values[literal] == 1 || (values[literal] == 0 && left >= 0)) {
        return true;
      }
      left = values[literal] == 0 ? literal : left;
    }
    return left >= 0 && assign(left, values);
  }

  /**
   * Sets a literal and everything that follows immediately; returns whether there is no
   * contradiction.
   */
  private boolean assign(int literal, byte[] values) {
    if (values[literal] != 0) {
      return values[literal] == 1;
    }
    values[literal] = 1;
    values[literal ^ 1] = -1;
    if (literal % 2 == 0) {
      for (int rival : rivals.get(literal / 2)) {
        if (!assign(2 * rival + 1, values)) {
          return false;
        }
      }
    }
    for (int[] clause : having.get(literal ^ 1)) {
      if (!isStillOpen(clause, values)) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether all cases are contradictory. */
  private boolean isImpossible(byte[] values, Optional<int[]> preferred) {
    int[] best = preferred.orElseGet(() -> smallest(values));
    if (best.length == 0 || cases > MAX_CASES) {
      return false;
    }
    byte[] rest = values;
    for (int literal : best) {
      if (rest[literal] == 1) {
        return isImpossible(rest, Optional.empty());
      }
      if (rest[literal] < 0) {
        continue;
      }
      cases++;
      byte[] tried = rest.clone();
      if (assign(literal, tried) && !isImpossible(tried, Optional.empty())) {
        return false;
      }
      rest = rest.clone();
      if (!assign(literal ^ 1, rest)) {
        return true;
      }
    }
    return true;
  }

  /** Returns the open clause with the fewest literals left, or none if all clauses hold. */
  private int[] smallest(byte[] values) {
    int[] best = {};
    int min = Integer.MAX_VALUE;
    for (int[] clause : clauses) {
      int left = 0;
      boolean holds = false;
      for (int literal : clause) {
        holds |= values[literal] == 1;
        left += values[literal] == 0 ? 1 : 0;
      }
      if (!holds && left < min) {
        min = left;
        best = clause;
      }
    }
    return best;
  }

  /** Returns the statements, for messages. */
  @Override
  public String toString() {
    List<Candidate> names =
        new ArrayList<>(Collections.nCopies(numbers.size(), new Candidate(0, 1)));
    numbers.forEach((candidate, number) -> names.set(number, candidate));
    StringBuilder text = new StringBuilder();
    for (int[] clause : clauses) {
      text.append(
              Arrays.stream(clause)
                  .mapToObj(literal -> (literal % 2 == 0 ? "" : "not ") + names.get(literal / 2))
                  .toList())
          .append('\n');
    }
    return text.toString();
  }
}

package org.nonomino.solver.sat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sat4j.core.VecInt;
import org.sat4j.specs.ContradictionException;

/**
 * A decision diagram: a reader passes through layers of states, reads one label in each layer, and
 * must end in an accepted state. It has only states that lie on a way to the end, and no two states
 * of a layer from which the same labels lead to the end. Immutable.
 *
 * <p>In a formula each label is a literal, exactly one per layer is true, and each state is a
 * variable, which follows from the labels.
 */
final class SatDiagram {
  /** The state after a label that no accepted sequence has there. */
  static final int NONE = -1;

  /** The state in which reading begins. */
  static final int START = 0;

  /** The transitions of a reader. */
  @FunctionalInterface
  interface Reader {
    /**
     * Returns the state after a label, or {@link #NONE}.
     *
     * @param layer the number of labels that were read before
     * @param state in this layer
     */
    int after(int layer, int state, int label);
  }

  /** The transitions of one state: by label the number of the next state, or {@link #NONE}. */
  private static final class Row {
    private final int[] next;

    Row(int[] next) {
      this.next = next;
    }

    boolean isDead() {
      return Arrays.stream(next).allMatch(state -> state == NONE);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Row row && Arrays.equals(next, row.next);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(next);
    }
  }

  /** The literals of the labels of each layer. An impossible label is a false constant. */
  private final List<int[]> labels;

  /** The states of each layer. The layer after the last has a single state. */
  private final List<List<Row>> layers;

  private SatDiagram(List<int[]> labels, List<List<Row>> layers) {
    this.labels = labels;
    this.layers = layers;
  }

  /**
   * Returns the diagram of a reader.
   *
   * @param labels the literals of the labels of each layer; they may be constants
   * @param reader returns {@link #NONE} after the last label unless it accepts
   * @param work counts the labels that are read
   * @return the diagram, or empty if nothing is accepted
   * @throws ContradictionException if the run is over
   */
  static Optional<SatDiagram> of(List<int[]> labels, Reader reader, SatClauses work)
      throws ContradictionException {
    List<List<Row>> layers = new ArrayList<>();
    List<Integer> states = List.of(START);
    for (int layer = 0; layer < labels.size(); layer++) {
      int[] literals = labels.get(layer);
      List<Row> rows = new ArrayList<>();
      List<Integer> nextStates = new ArrayList<>();
      Map<Integer, Integer> numbers = new HashMap<>();
      for (int state : states) {
        work.spend(literals.length);
        int[] next = new int[literals.length];
        Arrays.fill(next, NONE);
        for (int label = 0; label < next.length; label++) {
          int after =
              literals[label] == -SatClauses.TRUE ? NONE : reader.after(layer, state, label);
          if (after != NONE) {
            Integer number = numbers.putIfAbsent(after, nextStates.size());
            if (number == null) {
              number = nextStates.size();
              nextStates.add(after);
            }
            next[label] = number;
          }
        }
        rows.add(new Row(next));
      }
      layers.add(rows);
      states = nextStates;
    }
    return reduced(labels, layers, states.size(), work);
  }

  /** Returns the diagram without dead states and with equal states joined. */
  private static Optional<SatDiagram> reduced(
      List<int[]> labels, List<List<Row>> layers, int endCount, SatClauses work)
      throws ContradictionException {
    // All states after the last label are the same state, the end.
    int[] merged = new int[endCount];
    List<List<Row>> reduced = new ArrayList<>(layers);
    for (int layer = layers.size() - 1; layer >= 0; layer--) {
      Map<Row, Integer> numbers = new HashMap<>();
      List<Row> rows = new ArrayList<>();
      int[] mergedHere = new int[layers.get(layer).size()];
      for (int state = 0; state < mergedHere.length; state++) {
        int[] next = layers.get(layer).get(state).next.clone();
        work.spend(next.length);
        for (int label = 0; label < next.length; label++) {
          next[label] = next[label] == NONE ? NONE : merged[next[label]];
        }
        Row row = new Row(next);
        if (row.isDead()) {
          mergedHere[state] = NONE;
        } else {
          Integer known = numbers.putIfAbsent(row, rows.size());
          mergedHere[state] = known == null ? rows.size() : known;
          if (known == null) {
            rows.add(row);
          }
        }
      }
      if (rows.isEmpty()) {
        return Optional.empty();
      }
      reduced.set(layer, rows);
      merged = mergedHere;
    }
    return Optional.of(new SatDiagram(labels, reduced));
  }

  /** Adds the clauses of the diagram, with new variables for its states. */
  void addTo(SatClauses clauses) throws ContradictionException {
    int[] here = {SatClauses.TRUE};
    for (int layer = 0; layer < layers.size(); layer++) {
      boolean isLast = layer == layers.size() - 1;
      int[] next = isLast ? new int[] {SatClauses.TRUE} : newStates(layers.get(layer + 1), clauses);
      addLayer(here, labels.get(layer), layers.get(layer), next, clauses);
      here = next;
    }
  }

  private static int[] newStates(List<Row> rows, SatClauses clauses) throws ContradictionException {
    int[] states = new int[rows.size()];
    if (states.length == 1) {
      states[0] = SatClauses.TRUE;
    } else {
      for (int i = 0; i < states.length; i++) {
        states[i] = clauses.newVariable();
      }
      clauses.addExactlyOne(new VecInt(states.clone()));
    }
    return states;
  }

  private static void addLayer(
      int[] here, int[] labels, List<Row> rows, int[] next, SatClauses clauses)
      throws ContradictionException {
    for (int state = 0; state < here.length; state++) {
      addState(here[state], labels, rows.get(state), next, clauses);
    }
    for (int to = 0; to < next.length; to++) {
      addSources(next[to], to, here, labels, rows, clauses);
    }
    for (int label = 0; label < labels.length; label++) {
      VecInt states = new VecInt();
      for (int state = 0; state < here.length; state++) {
        if (rows.get(state).next[label] != NONE) {
          states.push(here[state]);
        }
      }
      clauses.addImplication(labels[label], states);
    }
  }

  /**
   * Adds the state after each label in a state, and the labels and next states that exist there.
   */
  private static void addState(int state, int[] labels, Row row, int[] next, SatClauses clauses)
      throws ContradictionException {
    VecInt possible = new VecInt();
    BitSet targets = new BitSet(next.length);
    for (int label = 0; label < labels.length; label++) {
      int to = row.next[label];
      clauses.addAnyOf(-state, -labels[label], to == NONE ? -SatClauses.TRUE : next[to]);
      if (to != NONE) {
        possible.push(labels[label]);
        targets.set(to);
      }
    }
    clauses.addImplication(state, possible);
    clauses.addImplication(state, literals(targets, next));
  }

  /** Adds the states before a next state, for each label and for all labels together. */
  private static void addSources(
      int target, int to, int[] here, int[] labels, List<Row> rows, SatClauses clauses)
      throws ContradictionException {
    clauses.spend((long) labels.length * here.length);
    BitSet all = new BitSet(here.length);
    for (int label = 0; label < labels.length; label++) {
      BitSet sources = new BitSet(here.length);
      for (int state = 0; state < here.length; state++) {
        sources.set(state, rows.get(state).next[label] == to);
      }
      VecInt clause = literals(sources, here);
      clause.push(-labels[label]);
      clauses.addImplication(target, clause);
      all.or(sources);
    }
    clauses.addImplication(target, literals(all, here));
  }

  private static VecInt literals(BitSet indices, int[] literals) {
    VecInt chosen = new VecInt();
    for (int i = indices.nextSetBit(0); i >= 0; i = indices.nextSetBit(i + 1)) {
      chosen.push(literals[i]);
    }
    return chosen;
  }
}

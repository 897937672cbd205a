package org.nonomino.explainer.proof;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.nonomino.core.DigitSets;
import org.nonomino.core.PuzzlePart;

/** The claims known at a point of the search, with their origins. Not thread-safe. */
final class ProofState {
  final ProofParts parts;
  private final int stride;

  /** The candidates of each cell, bit d for digit d; a single one if the cell has a digit. */
  final long[] candidates;

  /** The digit of each cell; 0 if it has none. */
  final int[] digits;

  /** The origin of each known claim: excluded digits and then, after all of them, digits. */
  private final @Nullable Source[] sources;

  private final int[] times;

  /** The number of claims known so far. */
  int time;

  /** The steps since the latest assumption. */
  final List<Derivation> steps;

  private Optional<Derivation> contradiction = Optional.empty();

  ProofState(ProofParts parts) {
    this.parts = parts;
    this.stride = parts.size + 1;
    this.candidates = new long[parts.cellCount];
    Arrays.fill(candidates, DigitSets.all(parts.size));
    this.digits = new int[parts.cellCount];
    this.sources = new Source[2 * parts.cellCount * stride];
    this.times = new int[sources.length];
    this.steps = new ArrayList<>();
    for (int part = 0; part < parts.parts.size(); part++) {
      if (parts.parts.get(part) instanceof PuzzlePart.Given given) {
        place(given.cell(), given.digit(), new Source.OfGiven(part));
      }
    }
  }

  /** Copies the claims, but not the steps. */
  private ProofState(ProofState other) {
    this.parts = other.parts;
    this.stride = other.stride;
    this.candidates = other.candidates.clone();
    this.digits = other.digits.clone();
    this.sources = other.sources.clone();
    this.times = other.times.clone();
    this.time = other.time;
    this.steps = new ArrayList<>();
    this.contradiction = other.contradiction;
  }

  /** Returns a state with the same claims and no steps yet. */
  ProofState branch() {
    return new ProofState(this);
  }

  private int index(Claim claim) {
    return claim.cell() * stride
        + claim.digit()
        + (claim.isPlaced() ? parts.cellCount * stride : 0);
  }

  boolean isKnown(Claim claim) {
    return sources[index(claim)] != null;
  }

  /** Returns whether a claim was known before a time. */
  boolean wasKnown(Claim claim, int before) {
    return isKnown(claim) && times[index(claim)] < before;
  }

  /** Returns the origin of a known claim. */
  Source source(Claim claim) {
    Source source = sources[index(claim)];
    if (source == null) {
      throw new IllegalStateException(claim + " is not known");
    }
    return source;
  }

  /** Returns the step with two contradicting claims, or a contradiction that was added. */
  Optional<Derivation> contradiction() {
    return contradiction;
  }

  /** Adds a step with its conclusions. */
  void add(Derivation step) {
    steps.add(step);
    if (step.conclusions().isEmpty()) {
      if (contradiction.isEmpty()) {
        contradiction = Optional.of(step);
      }
      return;
    }
    Source source = new Source.OfStep(step);
    for (Claim claim : step.conclusions()) {
      if (claim.isPlaced()) {
        place(claim.cell(), claim.digit(), source);
      } else {
        exclude(claim.cell(), claim.digit(), source);
      }
    }
  }

  private void learn(Claim claim, Source source) {
    int index = index(claim);
    sources[index] = source;
    times[index] = time++;
  }

  private void exclude(int cell, int digit, Source source) {
    Claim claim = Claim.excluded(cell, digit);
    if (isKnown(claim)) {
      return;
    }
    learn(claim, source);
    candidates[cell] &= ~(1L << digit);
  }

  private void place(int cell, int digit, Source source) {
    Claim claim = Claim.placed(cell, digit);
    if (isKnown(claim)) {
      return;
    }
    learn(claim, source);
    digits[cell] = digit;
    for (int other = 1; other <= parts.size; other++) {
      if (other != digit) {
        exclude(cell, other, new Source.Occupied(digit));
      }
    }
    for (ProofParts.Group group : parts.groupsOf.get(cell)) {
      for (int peer : group.cells()) {
        if (peer != cell) {
          exclude(peer, digit, new Source.Seen(cell, digit, group.part()));
        }
      }
    }
    for (ProofParts.Link link : parts.linksOf.get(cell)) {
      long out = DigitSets.all(parts.size) & ~link.table().allowed(digit);
      for (long rest = out; rest != 0; rest &= rest - 1) {
        int excluded = Long.numberOfTrailingZeros(rest);
        exclude(link.other(), excluded, new Source.Seen(cell, digit, link.part()));
      }
    }
  }
}

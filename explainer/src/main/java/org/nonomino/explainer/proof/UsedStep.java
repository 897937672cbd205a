package org.nonomino.explainer.proof;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** A step that a proof needs, with what it rests on. Not thread-safe. */
final class UsedStep {
  final Derivation origin;

  /** The conclusions that later steps need. */
  final List<Claim> conclusions;

  /** The numbers of the parts, those of the pattern first. */
  final Set<Integer> parts = new LinkedHashSet<>();

  final TreeSet<Integer> cells = new TreeSet<>();
  final Map<Claim, Derivation> premises = new LinkedHashMap<>();
  final List<List<UsedStep>> cases = new ArrayList<>();

  UsedStep(Derivation origin, List<Claim> conclusions) {
    this.origin = origin;
    this.conclusions = conclusions;
  }

  /** Adds that the step rests on a claim. */
  void rest(Claim claim, ProofState state) {
    Source source = state.source(claim);
    cells.add(claim.cell());
    if (source instanceof Source.OfStep step) {
      premises.put(claim, step.step());
    } else if (source instanceof Source.OfGiven given) {
      parts.add(given.part());
    } else if (source instanceof Source.Seen seen) {
      parts.add(seen.part());
      rest(Claim.placed(seen.cell(), seen.digit()), state);
    } else if (source instanceof Source.Occupied occupied) {
      rest(Claim.placed(claim.cell(), occupied.digit()), state);
    }
  }
}

package org.nonomino.explainer.proof;

import java.util.List;
import java.util.Optional;

/**
 * The steps from one assumption, or from the beginning, to a contradiction.
 *
 * @param state contains the steps and, unless there are cases, a contradiction
 * @param split the step that begins the cases
 * @param cases the branch of each case
 */
record Branch(ProofState state, Optional<Derivation> split, List<Branch> cases) {
  /** Returns a branch that ends without cases. */
  static Branch closed(ProofState state) {
    return new Branch(state, Optional.empty(), List.of());
  }
}

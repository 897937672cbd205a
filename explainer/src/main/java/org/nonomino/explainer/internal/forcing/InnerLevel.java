package org.nonomino.explainer.internal.forcing;

/** What is tried under an assumption when nothing else follows; each level has all before it. */
enum InnerLevel {
  /** Nothing. */
  NONE,
  /** Locked candidates, pairs and X-wings. */
  PATTERNS,
  /** Static chains and circles. */
  CHAINS,
  /** Multiple chains. */
  MULTIPLE_CHAINS,
  /** Dynamic chains. */
  DYNAMIC_CHAINS
}

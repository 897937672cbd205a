package org.nonomino.explainer.internal.forcing;

/**
 * The techniques to try under an assumption if nothing else follows. Each level includes all before
 * it.
 */
enum InnerLevel {
  /** No techniques. */
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

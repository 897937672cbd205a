package org.nonomino.generator.internal.reducing;

import java.util.Iterator;
import java.util.List;

/**
 * The ways to make a puzzle easier or harder while its solution stays the only one.
 *
 * @param <T> what varies, immutable
 */
public interface Changes<T> {
  /** Returns puzzles that become easier one by one, the first of them easier than the given one. */
  List<T> easier(T from);

  /** Returns puzzles that become harder one by one, the first of them harder than the given one. */
  List<T> harder(T from);

  /** Returns puzzles that are one step harder, or different, each found when it is asked for. */
  Iterator<T> steps(T from);

  /** Returns puzzles that are probably one step easier, each found when it is asked for. */
  Iterator<T> stepsBack(T from);

  /** Returns a puzzle after making it a few steps easier, and then as hard as possible. */
  T shaken(T from);

  /** Returns whether the deadline or an interrupt prevents further proofs. */
  boolean isStopped();
}

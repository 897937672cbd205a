package org.nonomino.generator.internal.reducing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.nonomino.generator.terms.Judgement;

/**
 * Changes a puzzle until it meets a demand: makes it easier if it is too hard, and harder if it is
 * too easy. Used by one thread.
 *
 * @param <T> what varies
 */
public final class LevelSearch<T> {
  /*
   * The twin of DemandSearch for puzzles with placed constraints. A chain of puzzles leads from an easy one to a hard one.
   * Bisection finds the place where the level is passed, with a few judgements. If the hardest puzzle of the chain is too
   * hard, bisection continues to the hardest puzzle of the level, because a puzzle halfway to the full grid has far more
   * clues than the level needs. If the level is skipped, single steps are tried first from the puzzle that is too hard,
   * and then from the last one that is too easy. If the hardest puzzle of the chain is still too easy, it is shaken.
   */

  /** The maximum number of single steps that make a puzzle harder. */
  private static final int MAX_STEPS = 12;

  /** The maximum number of single steps that make a puzzle easier. */
  private static final int MAX_STEPS_BACK = 24;

  /** After this many shakes, a new filling is more promising. */
  private static final int MAX_SHAKES = 4;

  private final Changes<T> changes;
  private final Function<T, Judgement> judge;

  /**
   * @param judge judges puzzles with one solution
   */
  public LevelSearch(Changes<T> changes, Function<T, Judgement> judge) {
    this.changes = changes;
    this.judge = judge;
  }

  /**
   * Returns a puzzle that meets the demand; empty if none was found.
   *
   * @param atFirst the judgement of the first puzzle
   */
  public Optional<T> search(T first, Judgement atFirst) {
    return switch (atFirst.kind()) {
      case MET -> Optional.of(first);
      case TOO_HARD -> {
        List<T> chain = new ArrayList<>(List.of(first));
        chain.addAll(changes.easier(first));
        Collections.reverse(chain);
        yield bisect(chain, -1, chain.size() - 1, atFirst);
      }
      case TOO_EASY -> {
        List<T> chain = new ArrayList<>(List.of(first));
        chain.addAll(changes.harder(first));
        yield bisect(chain, 0, chain.size(), atFirst);
      }
      case UNLIKE, UNDECIDED -> Optional.empty();
    };
  }

  /**
   * Searches a chain from easy to hard.
   *
   * @param easy the index of a puzzle that is too easy, or −1
   * @param hard the index of a puzzle that is too hard, or the length of the chain
   */
  private Optional<T> bisect(List<T> chain, int easy, int hard, Judgement first) {
    int tooEasy = easy;
    int tooHard = hard;
    Judgement atEasy = first;
    Optional<T> met = Optional.empty();
    while (tooHard - tooEasy > 1 && !changes.isStopped()) {
      int middle = (tooEasy + tooHard) >>> 1;
      Judgement judgement = judge.apply(chain.get(middle));
      switch (judgement.kind()) {
        case MET -> {
          met = Optional.of(chain.get(middle));
          if (hard == chain.size()) {
            return met;
          }
          tooEasy = middle;
        }
        case TOO_EASY -> {
          tooEasy = middle;
          atEasy = judgement;
        }
        case TOO_HARD -> tooHard = middle;
        case UNLIKE, UNDECIDED -> {
          return met;
        }
      }
    }
    if (met.isPresent() || tooEasy < 0) {
      return met;
    }
    if (tooHard == chain.size()) {
      return shake(chain.get(tooEasy), atEasy);
    }
    T lastEasy = chain.get(tooEasy);
    return stepBack(chain.get(tooHard)).or(() -> step(lastEasy));
  }

  /** Makes the puzzle harder step by step, as long as it stays too easy. */
  private Optional<T> step(T from) {
    Iterator<T> steps = changes.steps(from);
    for (int i = 0; i < MAX_STEPS && steps.hasNext() && !changes.isStopped(); i++) {
      T next = steps.next();
      Judgement judgement = judge.apply(next);
      if (judgement.kind() == Judgement.Kind.MET) {
        return Optional.of(next);
      }
      if (judgement.kind() == Judgement.Kind.TOO_EASY) {
        steps = changes.steps(next);
      }
    }
    return Optional.empty();
  }

  /** Makes the puzzle easier step by step, as long as it stays too hard. */
  private Optional<T> stepBack(T from) {
    Iterator<T> steps = changes.stepsBack(from);
    for (int i = 0; i < MAX_STEPS_BACK && steps.hasNext() && !changes.isStopped(); i++) {
      T next = steps.next();
      Judgement judgement = judge.apply(next);
      if (judgement.kind() == Judgement.Kind.MET) {
        return Optional.of(next);
      }
      if (judgement.kind() == Judgement.Kind.TOO_HARD) {
        steps = changes.stepsBack(next);
      }
    }
    return Optional.empty();
  }

  private Optional<T> shake(T from, Judgement first) {
    T now = from;
    Judgement atNow = first;
    for (int i = 0; i < MAX_SHAKES && !changes.isStopped(); i++) {
      T next = changes.shaken(now);
      Judgement judgement = judge.apply(next);
      if (judgement.kind() == Judgement.Kind.MET) {
        return Optional.of(next);
      }
      if (judgement.kind() == Judgement.Kind.TOO_EASY && judgement.distance() <= atNow.distance()) {
        now = next;
        atNow = judgement;
      }
    }
    return Optional.empty();
  }
}

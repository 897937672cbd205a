package org.nonomino.generator.internal.clues;

import java.util.function.Function;
import org.nonomino.core.Grid;
import org.nonomino.generator.terms.Judgement;
import org.nonomino.generator.terms.SeededRandom;

/**
 * Changes the clues of a filling until a demand is met: adds clues if the puzzle is too hard, and
 * removes or exchanges clues if it is too easy. Used by one thread.
 */
final class DemandSearch {
  /*
   * Clues were removed in some order. A puzzle hardly ever becomes easier by that, so bisection finds the place in the
   * order where it becomes too hard, with seven judgements instead of fifty. If the puzzle is too easy just before that
   * place and too hard after it, or too easy altogether, other clues are removed there, one by one, as long as it stays
   * too easy. Under further rules many puzzles skip a level there, because some techniques are not available. So clues are
   * also put back where it is too hard, one by one. If no clue can be removed and it is still too easy, a few clues are put back and others removed, because
   * the neighbours of a hard puzzle are more often hard than random puzzles. Source: the {-2+2} searches of the solvers'
   * forum, "The hardest sudokus".
   */

  private static final int NO_ORBIT = -1;

  /** The maximum number of orbits for which one further step is tried. */
  private static final int MAX_STEPS = 24;

  /** After this many exchanges, a new filling is more promising. */
  private static final int MAX_EXCHANGES = 8;

  /**
   * The minimum number of orbits that an exchange puts back, and the maximum number of additional
   * ones.
   */
  private static final int PUT_BACK = 4;

  /** The maximum number of orbits that are put back one by one where a puzzle is too hard. */
  private static final int MAX_STEPS_BACK = 12;

  private final ClueSet clues;
  private final UniquenessTest test;
  private final boolean stepsBack;

  /**
   * @param stepsBack whether the level is also approached from the puzzles that are too hard
   */
  DemandSearch(ClueSet clues, UniquenessTest test, boolean stepsBack) {
    this.clues = clues;
    this.test = test;
    this.stepsBack = stepsBack;
  }

  /**
   * Changes the clues until the demand is met.
   *
   * @param taken the removed orbits in order
   * @param atEnd the judgement of the current clues
   * @param canGo whether some of them may be removed
   * @param judge judges clues that leave one solution
   * @return whether the demand is met
   */
  boolean search(
      int[] taken,
      Judgement atEnd,
      boolean canGo,
      Function<Grid, Judgement> judge,
      SeededRandom random) {
    return switch (atEnd.kind()) {
      case MET -> true;
      case TOO_HARD -> goBack(taken, judge, random);
      case TOO_EASY -> canGo ? goOn(NO_ORBIT, judge, random) : exchange(atEnd, judge, random);
      case UNLIKE, UNDECIDED -> false;
    };
  }

  private Judgement judged(Function<Grid, Judgement> judge) {
    return judge.apply(test.givens(clues.cells()));
  }

  /**
   * Puts back the minimum number of clues until the puzzle is no longer too hard, and continues
   * from there if it is too easy then.
   */
  private boolean goBack(int[] taken, Function<Grid, Judgement> judge, SeededRandom random) {
    int fine = 0;
    boolean isMet = false;
    int tooMany = taken.length;
    int now = taken.length;
    while (tooMany - fine > 1) {
      int middle = (fine + tooMany) >>> 1;
      move(taken, now, middle);
      now = middle;
      Judgement.Kind kind = judged(judge).kind();
      if (kind == Judgement.Kind.MET || kind == Judgement.Kind.TOO_EASY) {
        fine = middle;
        isMet = kind == Judgement.Kind.MET;
      } else if (kind == Judgement.Kind.TOO_HARD) {
        tooMany = middle;
      } else {
        return false;
      }
    }
    move(taken, now, fine);
    if (isMet || fine == taken.length) {
      return isMet;
    }
    return (stepsBack && stepBack(taken[fine], judge, random)) || goOn(taken[fine], judge, random);
  }

  /**
   * Removes an orbit without which the puzzle is too hard, and puts back others, one by one, as
   * long as it stays too hard. If the demand is not met, the clues are as before.
   */
  private boolean stepBack(int tooMuch, Function<Grid, Judgement> judge, SeededRandom random) {
    boolean[] before = orbits();
    clues.remove(tooMuch);
    int steps = 0;
    for (int orbit : random.permutation(clues.orbitCount())) {
      if (orbit == tooMuch || clues.contains(orbit)) {
        continue;
      }
      if (steps == MAX_STEPS_BACK || test.isStopped()) {
        break;
      }
      clues.add(orbit);
      steps++;
      Judgement judgement = judged(judge);
      if (judgement.kind() == Judgement.Kind.MET) {
        return true;
      }
      if (judgement.kind() != Judgement.Kind.TOO_HARD) {
        clues.remove(orbit);
      }
    }
    restore(before);
    return false;
  }

  /**
   * Adds or removes orbits so that the number of removed ones changes from {@code from} to {@code
   * to}.
   */
  private void move(int[] taken, int from, int to) {
    for (int i = from; i > to; i--) {
      clues.add(taken[i - 1]);
    }
    for (int i = from; i < to; i++) {
      clues.remove(taken[i]);
    }
  }

  /**
   * Removes one orbit after the other, as long as the puzzle stays too easy.
   *
   * @param tooMuch the orbit without which it is too hard, or {@link #NO_ORBIT}
   */
  private boolean goOn(int tooMuch, Function<Grid, Judgement> judge, SeededRandom random) {
    int steps = 0;
    for (int orbit : random.permutation(clues.orbitCount())) {
      if (orbit == tooMuch || !clues.contains(orbit)) {
        continue;
      }
      clues.remove(orbit);
      if (!test.accepts(clues.cells())) {
        clues.add(orbit);
        continue;
      }
      Judgement judgement = judged(judge);
      if (judgement.kind() == Judgement.Kind.MET) {
        return true;
      }
      if (judgement.kind() != Judgement.Kind.TOO_EASY) {
        clues.add(orbit);
      }
      steps++;
      if (steps == MAX_STEPS || test.isStopped()) {
        return false;
      }
    }
    return false;
  }

  private boolean exchange(Judgement atEnd, Function<Grid, Judgement> judge, SeededRandom random) {
    Judgement now = atEnd;
    for (int i = 0; i < MAX_EXCHANGES && !test.isStopped(); i++) {
      boolean[] before = orbits();
      putBack(PUT_BACK + random.nextInt(PUT_BACK + 1), random);
      takeOut(random);
      Judgement judgement = judged(judge);
      if (judgement.kind() == Judgement.Kind.MET) {
        return true;
      }
      if (judgement.kind() == Judgement.Kind.TOO_EASY && judgement.distance() <= now.distance()) {
        now = judgement;
      } else {
        restore(before);
      }
    }
    return false;
  }

  private boolean[] orbits() {
    boolean[] orbits = new boolean[clues.orbitCount()];
    for (int orbit = 0; orbit < orbits.length; orbit++) {
      orbits[orbit] = clues.contains(orbit);
    }
    return orbits;
  }

  private void restore(boolean[] orbits) {
    for (int orbit = 0; orbit < orbits.length; orbit++) {
      if (orbits[orbit] != clues.contains(orbit)) {
        set(orbit, orbits[orbit]);
      }
    }
  }

  private void set(int orbit, boolean isIn) {
    if (isIn) {
      clues.add(orbit);
    } else {
      clues.remove(orbit);
    }
  }

  private void putBack(int count, SeededRandom random) {
    int left = count;
    for (int orbit : random.permutation(clues.orbitCount())) {
      if (left > 0 && !clues.contains(orbit)) {
        clues.add(orbit);
        left--;
      }
    }
  }

  /** Removes redundant clues. */
  private void takeOut(SeededRandom random) {
    for (int orbit : random.permutation(clues.orbitCount())) {
      if (clues.contains(orbit)) {
        clues.remove(orbit);
        if (!test.accepts(clues.cells())) {
          clues.add(orbit);
        }
      }
    }
  }
}

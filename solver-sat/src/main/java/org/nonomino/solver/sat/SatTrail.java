package org.nonomino.solver.sat;

import org.nonomino.core.Grid;
import org.sat4j.core.VecInt;
import org.sat4j.specs.IConstr;
import org.sat4j.specs.ISolverService;
import org.sat4j.specs.Lbool;
import org.sat4j.specs.RandomAccessModel;
import org.sat4j.specs.SearchListenerAdapter;

/**
 * A listener of Sat4j's work on one formula: reports which digits are put and removed, by decision
 * or by propagation, and stops Sat4j when the run is over.
 *
 * <p>A digit counts as put as long as a decision or assumption holds. Digits that follow from the
 * givens and the learnt clauses alone are inferred without a step.
 */
@SuppressWarnings("serial") // Sat4j's listeners are serializable, but this one is never serialized.
final class SatTrail extends SearchListenerAdapter<ISolverService> {
  /*
   * Sat4j reports each literal before it sets it, and removes the literals of a level together. If assumptions conflict, it
   * backtracks without a report; the remaining literals are removed at the end of its answer.
   * It can be stopped before a decision or before it backtracks from a conflict, but not while it propagates, because a
   * conflict would then need a counter that no longer exists.
   */

  private final ISolverService service;
  private final Grid givens;
  private final SatSteps steps;

  /** The largest variable that stands for a digit in a cell. */
  private final int digitVariables;

  /** The number of digits before each decision level, indexed by the level less one. */
  private final VecInt levelStart = new VecInt();

  /** The decided literal of each level, or 0 for an assumption, indexed by the level less one. */
  private final VecInt decided = new VecInt();

  /** The literal that Sat4j is about to decide, or 0. */
  private int deciding;

  /** The decisions that led to the latest solution, without the assumptions. */
  private final VecInt solutionDecisions = new VecInt();

  /**
   * @param service the solver that reports its steps
   * @param givens the givens of the formula
   * @param steps is notified of digits put and removed
   */
  SatTrail(ISolverService service, Grid givens, SatSteps steps) {
    this.service = service;
    this.givens = givens;
    this.steps = steps;
    this.digitVariables = givens.cellCount() * givens.size();
  }

  /** Returns the decisions that led to the latest solution, without the assumptions. */
  VecInt solutionDecisions() {
    return solutionDecisions;
  }

  @Override
  public void assuming(int literal) {
    if (!steps.goesOn()) {
      service.stop();
    }
    deciding = literal;
  }

  @Override
  public void enqueueing(int literal, IConstr reason) {
    int level = service.currentDecisionLevel();
    boolean isDecision = false;
    while (levelStart.size() < level) {
      levelStart.push(steps.count());
      decided.push(deciding);
      isDecision = deciding != 0;
      deciding = 0;
    }
    if (level > 0 && literal > 0 && literal <= digitVariables) {
      steps.put(literal, isDecision);
    }
  }

  @Override
  public void backtracking(int literal) {
    takeBackLevelsFrom(service.currentDecisionLevel());
  }

  @Override
  public void backjump(int level) {
    if (!steps.goesOn()) {
      service.stop();
    }
  }

  @Override
  public void solutionFound(int[] model, RandomAccessModel lazyModel) {
    solutionDecisions.clear();
    for (int i = 0; i < decided.size(); i++) {
      if (decided.get(i) != 0) {
        solutionDecisions.push(decided.get(i));
      }
    }
    steps.addSolution(givens, model);
  }

  @Override
  public void end(Lbool result) {
    takeBackLevelsFrom(1);
  }

  /** A level may be missing, because nothing was put on the level of a failed assumption. */
  private void takeBackLevelsFrom(int level) {
    while (levelStart.size() >= level) {
      steps.takeBackTo(levelStart.last());
      levelStart.pop();
      decided.pop();
    }
  }
}

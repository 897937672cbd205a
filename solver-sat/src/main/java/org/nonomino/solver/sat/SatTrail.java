package org.nonomino.solver.sat;

import org.nonomino.core.Grid;
import org.sat4j.core.VecInt;
import org.sat4j.specs.IConstr;
import org.sat4j.specs.ISolverService;
import org.sat4j.specs.Lbool;
import org.sat4j.specs.RandomAccessModel;
import org.sat4j.specs.SearchListenerAdapter;

/**
 * Listens to Sat4j at work on one formula: passes on which digits come and go, by decision or by
 * propagation, and stops it where the run is over.
 *
 * <p>A digit counts as put while some decision or assumption stands. What follows from the givens
 * and the learnt clauses alone is inferred without a step.
 */
@SuppressWarnings("serial") // Sat4j's listeners are serializable; nobody writes this one.
final class SatTrail extends SearchListenerAdapter<ISolverService> {
  /*
   * Sat4j tells each literal before it sets it; a level's literals go together. Where assumptions clash, it goes back
   * without telling; the end of its answer takes back what stands.
   * It can be stopped before a decision or before it goes back from a conflict, not while it propagates: a conflict
   * would then meet a counter that is gone.
   */

  private final ISolverService service;
  private final Grid givens;
  private final SatSteps steps;

  /** The variables up to this one say that a digit is in a cell. */
  private final int digitVariables;

  /** By decision level less one, how many digits were before it. */
  private final VecInt levelStart = new VecInt();

  /** By decision level less one, the literal decided, or 0 for an assumption. */
  private final VecInt decided = new VecInt();

  /** The literal that Sat4j is about to decide, or 0. */
  private int deciding;

  /** The decisions that led to the latest solution, beyond the assumptions. */
  private final VecInt solutionDecisions = new VecInt();

  /**
   * @param service the solver that tells its steps
   * @param givens the givens of the formula
   * @param steps is notified of digits put and taken back
   */
  SatTrail(ISolverService service, Grid givens, SatSteps steps) {
    this.service = service;
    this.givens = givens;
    this.steps = steps;
    this.digitVariables = givens.cellCount() * givens.size();
  }

  /** Returns the decisions that led to the latest solution, beyond the assumptions. */
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

  /** The levels may be there no more: a failed assumption has one on which nothing was put. */
  private void takeBackLevelsFrom(int level) {
    while (levelStart.size() >= level) {
      steps.takeBackTo(levelStart.last());
      levelStart.pop();
      decided.pop();
    }
  }
}

package org.nonomino.explainer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.CellNames;
import org.nonomino.core.DigitSymbols;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.forcing.Chains;
import org.nonomino.explainer.internal.forcing.ForcingChains;
import org.nonomino.explainer.internal.singles.HiddenSingles;
import org.nonomino.explainer.internal.singles.NakedSingles;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.StepCollector;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.terms.Deduction;

/** Only chains, with singles between them. */
final class ChainSteps {
  private static final List<Technique> TECHNIQUES =
      List.of(
          new HiddenSingles(),
          new NakedSingles(),
          new Chains(),
          new ForcingChains(ForcingChains.Kind.NISHIO),
          new ForcingChains(ForcingChains.Kind.MULTIPLE),
          new ForcingChains(ForcingChains.Kind.DYNAMIC),
          new ForcingChains(ForcingChains.Kind.DYNAMIC_WITH_PATTERNS));

  private ChainSteps() {}

  /** Returns the first step of the easiest technique that finds one. */
  static Optional<FoundStep> next(BoardState board) {
    for (Technique technique : TECHNIQUES) {
      List<FoundStep> steps = find(technique, board, 1);
      if (!steps.isEmpty()) {
        return Optional.of(steps.get(0));
      }
    }
    return Optional.empty();
  }

  static List<FoundStep> find(Technique technique, BoardState board, int limit) {
    List<FoundStep> steps = new ArrayList<>();
    technique.find(
        board,
        new StepCollector() {
          @Override
          public void add(FoundStep step) {
            steps.add(step);
          }

          @Override
          public boolean isDone() {
            return steps.size() >= limit;
          }
        });
    return steps;
  }

  /** Returns a step as {@code Forcing Chain 7.0: r3c4<>3}. */
  static String text(FoundStep step, int size) {
    StringBuilder text = new StringBuilder(step.name() + " " + step.rating() + ":");
    for (Deduction deduction : step.deductions()) {
      text.append(' ')
          .append(CellNames.name(size, deduction.cell()))
          .append(deduction instanceof Deduction.Placement ? "=" : "<>")
          .append(DigitSymbols.symbol(deduction.digit()));
    }
    return text.toString();
  }
}

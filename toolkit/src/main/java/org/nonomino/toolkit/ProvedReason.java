package org.nonomino.toolkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.Puzzle;
import org.nonomino.explainer.proof.Claim;
import org.nonomino.explainer.proof.Proof;
import org.nonomino.render.PuzzlePicture;
import org.nonomino.render.TextPicture;
import org.nonomino.render.TextStyle;
import org.nonomino.solver.StopReason;

/**
 * Why a puzzle has no solution or several, or why a digit is not possible in a cell, with a proof.
 *
 * @param question that a cell has a digit; empty if the question is about the solutions
 * @param proof present if the reason is a contradiction for which a proof was found
 * @param advice the best additions to a puzzle with several solutions; none for other reasons
 * @param stopReason {@link StopReason#DEADLINE} or {@link StopReason#INTERRUPTED} if the search
 *     ended before it was complete, otherwise {@link StopReason#EXHAUSTED}
 */
public record ProvedReason(
    Puzzle puzzle,
    Optional<Claim> question,
    Reason reason,
    Optional<Proof> proof,
    Advice advice,
    StopReason stopReason) {
  /** Returns the words for the reason. */
  public ReasonWords words() {
    ReasonWords words =
        question.isPresent()
            ? ReasonWords.ofDigit(puzzle, question.get().cell(), question.get().digit())
            : ReasonWords.of(puzzle);
    return stopReason == StopReason.INTERRUPTED ? words.interrupted() : words;
  }

  /** Returns the reason and the advice in sentences, and the parts of a contradiction as a list. */
  public String sentences() {
    List<String> sentences = new ArrayList<>(List.of(words().of(reason)));
    sentences.addAll(advice.sentences(puzzle));
    return String.join("\n", sentences);
  }

  /**
   * Returns the heading of the proof, or that there is none; empty if there is nothing to prove.
   */
  public Optional<String> summary() {
    return reason instanceof Reason.Contradiction conflict
        ? Optional.of(ProofWords.summary(proof, conflict, stopReason))
        : Optional.empty();
  }

  /**
   * Returns the sentences, a picture of the conflict or of the common digits of two solutions, and
   * the steps of the proof, with a line end.
   *
   * @param style the style of the picture
   */
  public String text(ProofWords.Detail detail, TextStyle style) {
    StringBuilder text = new StringBuilder(sentences()).append('\n');
    if (reason instanceof Reason.Contradiction conflict) {
      text.append(TextPicture.draw(PuzzlePicture.of(conflict.puzzle()), style))
          .append(TextCaptions.constraints(conflict.puzzle().rules()))
          .append('\n');
    } else if (reason instanceof Reason.Several several) {
      text.append(TextPicture.draw(PuzzlePicture.of(words().agreeing(several)), style));
    }
    summary().ifPresent(summary -> text.append(summary).append('\n'));
    proof.ifPresent(found -> text.append(ProofWords.of(found).text(detail)).append('\n'));
    return text.toString();
  }
}

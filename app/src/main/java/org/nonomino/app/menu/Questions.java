package org.nonomino.app.menu;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.nonomino.bulk.io.ErrorReport;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.TypedMatrix;

/**
 * The ways in which the menu asks. Each answer is empty where the person leaves the question, or
 * where the input has ended.
 */
final class Questions {
  private static final String PROMPT = "> ";
  private static final String AGAIN = "Try again, from the first row; q goes back:\n";
  private static final String ROW_AGAIN = "This row again; q goes back:\n";
  private static final Set<String> LEAVING = Set.of("q", "quit", "back", "exit");

  /** Leaves a question as well, if it does not mean an empty cell. */
  private static final String ZERO = "0";

  private final Dialogue dialogue;

  /** Whether the person left a question in the midst of its rows. */
  private boolean isLeft;

  Questions(Dialogue dialogue) {
    this.dialogue = dialogue;
  }

  /** Returns the next line. */
  Optional<String> line() {
    return line(PROMPT);
  }

  /** Returns the next line after a prompt. */
  Optional<String> line(String prompt) {
    return dialogue
        .ask(prompt)
        .filter(line -> !LEAVING.contains(line.strip().toLowerCase(Locale.ROOT)));
  }

  /**
   * Asks until an answer can be read.
   *
   * @param question with its line end
   */
  <T> Optional<T> until(String question, Reading<T> reading) {
    return until(question, "", reading);
  }

  /** Asks until an answer of several lines can be read. */
  <T> Optional<T> untilRows(String question, Reading<T> reading) {
    return until(question, AGAIN, reading);
  }

  private <T> Optional<T> until(String question, String again, Reading<T> reading) {
    dialogue.say(question);
    isLeft = false;
    while (true) {
      Optional<String> line = line().filter(typed -> !typed.strip().equals(ZERO));
      Optional<T> answer = line.flatMap(typed -> check(typed, reading));
      if (line.isEmpty() || isLeft || answer.isPresent()) {
        return answer;
      }
      dialogue.say(dialogue.hasEnded() ? "" : again);
    }
  }

  /** Returns what is read from a text; says what is wrong with it and returns empty otherwise. */
  <T> Optional<T> check(String text, Reading<T> reading) {
    try {
      return reading.read(text);
    } catch (UsageException e) {
      dialogue.say(e.getMessage() + "\n");
    } catch (MalformedTextException e) {
      dialogue.say(ErrorReport.of(e));
    }
    return Optional.empty();
  }

  /**
   * Asks for the further lines of a matrix until it is complete, or ended by an empty line; returns
   * its text. A wrong row is asked again at once. Empty where the person leaves the question.
   *
   * @param check finds what is wrong with the rows typed so far
   * @throws MalformedTextException if that is in a row before the latest one
   */
  Optional<String> rest(TypedMatrix matrix, RowCheck check)
      throws UsageException, MalformedTextException {
    check.check(matrix);
    while (!matrix.isComplete()) {
      Optional<String> line = line();
      if (line.isEmpty()) {
        isLeft = true;
        return line;
      }
      if (!line.get().isBlank()) {
        matrix.add(line.get());
        checkLatest(matrix, check);
      } else if (!matrix.isEmpty()) {
        break;
      }
    }
    return Optional.of(matrix.text());
  }

  private void checkLatest(TypedMatrix matrix, RowCheck check) throws MalformedTextException {
    try {
      check.check(matrix);
    } catch (UsageException e) {
      refuseLatest(matrix, e.getMessage() + "\n");
    } catch (MalformedTextException e) {
      if (e.place().line() != matrix.lineCount()) {
        throw e;
      }
      refuseLatest(matrix, ErrorReport.of(e));
    }
  }

  private void refuseLatest(TypedMatrix matrix, String problem) {
    matrix.removeLatest();
    dialogue.say(problem + ROW_AGAIN);
  }

  /** Finds what is wrong with the rows of a matrix before all of them are typed. */
  @FunctionalInterface
  interface RowCheck {
    void check(TypedMatrix matrix) throws UsageException, MalformedTextException;
  }

  /** Reads an answer. */
  @FunctionalInterface
  interface Reading<T> {
    /**
     * Returns what a text means; empty if something else must be asked before that is known.
     *
     * @throws UsageException if it means nothing
     * @throws MalformedTextException if it is not a puzzle or no mask
     */
    Optional<T> read(String text) throws UsageException, MalformedTextException;
  }
}

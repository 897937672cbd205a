package org.nonomino.app.menu;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.nonomino.bulk.io.ErrorReport;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.TypedMatrix;

/**
 * The kinds of questions in the menu. An answer is empty if the user leaves the question, or if the
 * input has ended.
 */
final class Questions {
  private static final String PROMPT = "> ";
  private static final String AGAIN = "Try again, from the first row; q goes back:\n";
  private static final String ROW_AGAIN = "This row again; q goes back:\n";
  private static final Set<String> LEAVING = Set.of("q", "quit", "back", "exit");

  /** A digit that leaves a question, unless it means an empty cell. */
  private static final String ZERO = "0";

  private final Dialogue dialogue;

  /** Whether the user left a question in the middle of its rows. */
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

  /** Returns the value of an answer; if it is wrong, prints the reason and returns empty. */
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
   * Returns a matrix after asking for its further lines until it is complete or an empty line ends
   * it. A wrong row is asked again at once. Empty if the user leaves the question.
   *
   * @param check finds an error in the rows typed so far
   * @throws MalformedTextException if the error is in a row before the latest one
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

  /** Finds an error in the rows of a matrix before all of them are typed. */
  @FunctionalInterface
  interface RowCheck {
    void check(TypedMatrix matrix) throws UsageException, MalformedTextException;
  }

  /** Reads an answer. */
  @FunctionalInterface
  interface Reading<T> {
    /**
     * Returns the value of an answer; empty if another question must be asked first.
     *
     * @throws UsageException if the answer has no meaning
     * @throws MalformedTextException if the answer is not a puzzle or not a mask
     */
    Optional<T> read(String text) throws UsageException, MalformedTextException;
  }
}

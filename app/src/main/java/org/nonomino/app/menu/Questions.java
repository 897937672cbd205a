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
  private static final Set<String> LEAVING = Set.of("q", "quit", "back", "exit");

  /** Leaves a question as well, if it does not mean an empty cell. */
  private static final String ZERO = "0";

  private final Dialogue dialogue;

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
    while (true) {
      Optional<String> line = line().filter(typed -> !typed.strip().equals(ZERO));
      Optional<T> answer = line.flatMap(typed -> check(typed, reading));
      if (line.isEmpty() || answer.isPresent()) {
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
   * its text. Whoever leaves it midway may begin it anew.
   */
  Optional<String> rest(TypedMatrix matrix) {
    while (!matrix.isComplete()) {
      Optional<String> line = line();
      if (line.isEmpty()) {
        return line;
      }
      if (!line.get().isBlank()) {
        matrix.add(line.get());
      } else if (!matrix.isEmpty()) {
        break;
      }
    }
    return Optional.of(matrix.text());
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

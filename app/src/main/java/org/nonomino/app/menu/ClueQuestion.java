package org.nonomino.app.menu;

import java.math.BigInteger;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.core.Grid;
import org.nonomino.generator.terms.LayoutSpec;

/** Asks for the number of clues. The first answer may be a size, followed by the number. */
final class ClueQuestion {
  /** Matches an answer that chooses a size. */
  private static final Pattern SIZE =
      Pattern.compile("size\\s*=?\\s*([0-9]{1,4})", Pattern.CASE_INSENSITIVE);

  private static final Pattern NUMBER = Pattern.compile("-?[0-9]{1,99}");

  private final Dialogue dialogue;
  private final Questions questions;
  private int size = LayoutSpec.DEFAULT_SIZE;

  ClueQuestion(Dialogue dialogue, Questions questions) {
    this.dialogue = dialogue;
    this.questions = questions;
  }

  /** Returns n, the default or the size chosen by the user. */
  int size() {
    return size;
  }

  /** Asks until the answer is a number in the range for the size. */
  Optional<Integer> ask() {
    return questions.until(
        question() + "'size 6' changes the size to 6×6; 0 goes back.\n", this::read);
  }

  private String question() {
    return "The number of clues for %d×%d, %s:\n".formatted(size, size, ClueRange.of(size));
  }

  private Optional<Integer> read(String line) throws UsageException {
    String answer = line.strip();
    Matcher sizeAnswer = SIZE.matcher(answer);
    if (sizeAnswer.matches()) {
      size = requireSize(Integer.parseInt(sizeAnswer.group(1)));
      dialogue.say(question());
      return Optional.empty();
    }
    if (!NUMBER.matcher(answer).matches()) {
      throw new UsageException("Not a number");
    }
    ClueRange range = ClueRange.of(size);
    BigInteger clues = new BigInteger(answer);
    if (!range.contains(clues)) {
      throw new UsageException("The input should be " + range);
    }
    return Optional.of(clues.intValueExact());
  }

  private static int requireSize(int size) throws UsageException {
    if (size < 1 || size > Grid.MAX_SIZE) {
      throw new UsageException("Sizes go from 1 to " + Grid.MAX_SIZE);
    }
    return size;
  }
}

package org.nonomino.app.menu;

import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.DraftFile;
import org.nonomino.core.Puzzle;
import org.nonomino.core.SimilarNames;
import org.nonomino.explainer.Level;
import org.nonomino.explainer.Levels;
import org.nonomino.solver.Solver;
import org.nonomino.text.MalformedTextException;
import org.nonomino.toolkit.Difficulty;
import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.GenerateRequest;

/** The part of the menu that completes a draft. */
final class DraftPart {
  private static final String QUESTION =
      "The draft, with some clues or constraints: the name of a file; or the grid, one row per line, with - _ . or 0 for"
          + " a blank:\n";

  private static final String RULES_QUESTION =
      "Rules to add, such as: diagonals; or killer; or thermometers 3; or Enter to add only clues:\n";

  private static final Pattern FILE_NAME = Pattern.compile("\\S+\\.\\p{Alpha}{2,9}");

  private static final List<Level> LEVELS = Levels.STANDARD.all();

  private final Questions questions;
  private final PuzzleQuestion puzzles;
  private final PuzzleMaking making;
  private final Solver solver;
  private final Formats formats;

  /** The name of the file with the latest draft, if it came from a file. */
  private Optional<String> file = Optional.empty();

  DraftPart(
      Questions questions,
      PuzzleQuestion puzzles,
      PuzzleMaking making,
      Solver solver,
      Formats formats) {
    this.questions = questions;
    this.puzzles = puzzles;
    this.making = making;
    this.solver = solver;
    this.formats = formats;
  }

  /** Asks for a draft, constraints and a level, and completes the draft. */
  void run() {
    file = Optional.empty();
    Optional<Puzzle> draft = puzzles.ask(QUESTION, this::ofFile);
    Optional<RulesAnswer> rules =
        draft.flatMap(begun -> questions.until(RULES_QUESTION, DraftPart::rules));
    Optional<Optional<Level>> level =
        rules.flatMap(wanted -> questions.until(levelQuestion(), DraftPart::level));
    level.ifPresent(wanted -> complete(draft.orElseThrow(), rules.orElseThrow(), wanted));
  }

  private void complete(Puzzle draft, RulesAnswer rules, Optional<Level> level) {
    GenerateRequest request = GenerateRequest.defaults().from(draft);
    rules.addTo(request);
    level.ifPresent(wanted -> request.difficulty(Difficulty.of(solver, wanted)));
    String options =
        rules.options() + level.map(wanted -> " --difficulty=" + wanted.name()).orElse("");
    making.make(
        request,
        seed ->
            "The seed is %d: 'generate --from=%s%s --seed=%d' with the same draft generates this puzzle again.\n"
                .formatted(seed, file.orElse("FILE"), options, seed));
  }

  /** Returns the puzzle of a file, if an answer is the name of one. */
  private Optional<Puzzle> ofFile(String answer) throws UsageException, MalformedTextException {
    String name = answer.strip();
    if (!isFile(name)) {
      requireRow(name);
      return Optional.empty();
    }
    Puzzle draft = DraftFile.read("", name, InputStream.nullInputStream(), formats);
    file = Optional.of(name);
    return Optional.of(draft);
  }

  /** Reports a file name as such if the answer cannot be the first row of a grid. */
  private static void requireRow(String answer) throws UsageException {
    boolean hasOtherLetters =
        answer
            .chars()
            .anyMatch(letter -> Character.digit(letter, Character.MAX_RADIX) > answer.length());
    if (hasOtherLetters && FILE_NAME.matcher(answer).matches()) {
      throw new UsageException("There is no file '" + answer + "'.");
    }
  }

  private static boolean isFile(String name) {
    try {
      return !name.isEmpty() && Files.isRegularFile(Path.of(name));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  private static Optional<RulesAnswer> rules(String line) throws UsageException {
    return line.isBlank() ? Optional.of(RulesAnswer.NONE) : RulesAnswer.read(line);
  }

  private static String levelQuestion() {
    return "The level: " + names() + "; or Enter for any:\n";
  }

  private static String names() {
    return LEVELS.stream().map(Level::name).collect(Collectors.joining(", "));
  }

  private static Optional<Optional<Level>> level(String line) throws UsageException {
    if (line.isBlank()) {
      return Optional.of(Optional.empty());
    }
    Optional<Level> level = SimilarNames.inAnyCase(line.strip(), LEVELS, Level::name);
    if (level.isEmpty()) {
      throw new UsageException("Type one of these levels: " + names());
    }
    return Optional.of(level);
  }
}

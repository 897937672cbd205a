package org.nonomino.app.menu;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nonomino.bulk.io.OutputFile;
import org.nonomino.bulk.io.PrintedText;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.text.PuzzleFormats;

/** Saves the latest puzzle of a dialogue in a file that all commands read. */
final class Saving {
  /** Tells a person how. */
  static final String HOW = "To save the puzzle, type s and the name of a file.\n";

  private static final Pattern COMMAND =
      Pattern.compile("\\s*+s(?:ave)?\\s++(\\S.*)", Pattern.CASE_INSENSITIVE);

  private final Dialogue dialogue;
  private Optional<Puzzle> latest = Optional.empty();

  Saving(Dialogue dialogue) {
    this.dialogue = dialogue;
  }

  /** Keeps a puzzle until the next one. */
  void offer(Puzzle puzzle) {
    latest = Optional.of(puzzle);
  }

  /** Saves the puzzle, or says why not, if that is what a person typed. */
  boolean follow(String line) {
    Matcher command = COMMAND.matcher(line);
    if (latest.isEmpty() || !command.matches()) {
      return false;
    }
    dialogue.say(PrintedText.line(save(latest.get(), command.group(1).strip())) + "\n");
    return true;
  }

  /** A file that is there already stays as it is. */
  private static String save(Puzzle puzzle, String name) {
    try {
      Files.writeString(
          Path.of(name),
          PuzzleFormats.GRID.write(PuzzleEntry.of(puzzle)),
          StandardOpenOption.CREATE_NEW);
      return "Saved as '" + name + "'.";
    } catch (FileAlreadyExistsException e) {
      return "There is a file '" + name + "' already. Choose another name.";
    } catch (IOException | InvalidPathException e) {
      return "The file '" + name + "' cannot be written: " + OutputFile.message(name, e);
    }
  }
}

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

/** Saves the latest puzzle of a dialogue to a file that all commands can read. */
final class Saving {
  /** The instruction for the user. */
  static final String HOW = "To save the puzzle, type s and the name of a file.\n";

  private static final Pattern COMMAND =
      Pattern.compile("\\s*+s(?:ave)?\\s++(\\S.*)", Pattern.CASE_INSENSITIVE);

  private final Dialogue dialogue;
  private Optional<Puzzle> latest = Optional.empty();

  Saving(Dialogue dialogue) {
    this.dialogue = dialogue;
  }

  /** Stores a puzzle until the next one replaces it. */
  void offer(Puzzle puzzle) {
    latest = Optional.of(puzzle);
  }

  /** Saves the puzzle, or prints the reason for a failure, if the user typed that command. */
  boolean follow(String line) {
    Matcher command = COMMAND.matcher(line);
    if (latest.isEmpty() || !command.matches()) {
      return false;
    }
    dialogue.say(PrintedText.line(save(latest.get(), command.group(1).strip())) + "\n");
    return true;
  }

  /** Saves the puzzle to a new file and returns a message; an existing file is not replaced. */
  private static String save(Puzzle puzzle, String name) {
    try {
      Files.writeString(
          Path.of(name),
          PuzzleFormats.GRID.write(PuzzleEntry.of(puzzle)),
          StandardOpenOption.CREATE_NEW);
      return "Saved as '" + name + "'.";
    } catch (FileAlreadyExistsException e) {
      return "The file '" + name + "' already exists. Choose another name.";
    } catch (IOException | InvalidPathException e) {
      return "The file '" + name + "' cannot be written: " + OutputFile.message(name, e);
    }
  }
}

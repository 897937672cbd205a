package org.nonomino.bulk.options;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.core.SimilarNames;

/**
 * The names of the commands, and the meaning of a first word that is not one of them. An existing
 * file with that name always wins. Immutable.
 */
public final class CommandNames {
  /** The word for {@code --help}; before a command, for the help of that command. */
  private static final String HELP = "help";

  /** Most files of puzzles have an extension, so a word without one may be a mistyped command. */
  private static final Pattern BARE_WORD = Pattern.compile("[A-Za-z]++");

  /** The number of letters of a word for which one mistake is tolerated. */
  private static final int LETTERS_PER_MISTAKE = 2;

  private final String program;
  private final List<String> names;

  /**
   * @param program the name of the program
   * @param names those of its commands, in lower case
   */
  public CommandNames(String program, Collection<String> names) {
    this.program = program;
    this.names = List.copyOf(names);
  }

  /**
   * Returns the words with {@code --help} instead of the word {@code help}.
   *
   * @throws UsageException if the word after {@code help} is not a command
   */
  public List<String> withoutHelpWord(List<String> words) throws UsageException {
    if (words.isEmpty() || !words.get(0).equals(HELP) || Files.exists(Path.of(HELP))) {
      return words;
    }
    List<String> called = new ArrayList<>(words.subList(1, words.size()));
    if (!called.isEmpty() && called.get(0).equals(HELP)) {
      called.clear();
    }
    if (!called.isEmpty() && !called.get(0).startsWith("-") && !names.contains(called.get(0))) {
      String typed = called.get(0);
      throw new UsageException("There is no command '" + typed + "'. " + advice(similar(typed)));
    }
    called.add("--help");
    return called;
  }

  /**
   * Checks the first word of a command line without a command. The word is the name of a file.
   *
   * @throws UsageException if there is no such file, and the word resembles the name of a command
   */
  public void requireNotMistyped(String word) throws UsageException {
    if (!BARE_WORD.matcher(word).matches() || Files.exists(Path.of(word))) {
      return;
    }
    List<String> similar = similar(word);
    if (!similar.isEmpty()) {
      throw new UsageException(
          "There is no command '" + word + "', and no file of this name. " + advice(similar));
    }
  }

  private String advice(List<String> similar) {
    return SimilarNames.question(similar) + "'" + program + " --help' lists the commands.";
  }

  /** Returns the names that begin with the word, or else the nearest ones. */
  private List<String> similar(String word) {
    String typed = word.toLowerCase(Locale.ROOT);
    List<String> all = new ArrayList<>(names);
    all.add(HELP);
    List<String> longer = all.stream().filter(name -> name.startsWith(typed)).toList();
    return longer.isEmpty()
        ? SimilarNames.nearest(typed, all, typed.length() / LETTERS_PER_MISTAKE)
        : longer;
  }
}

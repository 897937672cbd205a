package org.nonomino.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.core.SimilarNames;

/**
 * The names of the commands, and what a first word means that is none of them. An existing file of
 * that name always wins. Immutable.
 */
final class CommandNames {
  /** The word for {@code --help}; before a command, for the help of that command. */
  static final String HELP = "help";

  /** Files of puzzles mostly have an extension: a bare word may be a mistyped command. */
  private static final Pattern BARE_WORD = Pattern.compile("[A-Za-z]++");

  /** For each this many letters of a word one may be wrong. */
  private static final int LETTERS_PER_MISTAKE = 2;

  private final List<String> names;

  /**
   * @param names in lower case
   */
  CommandNames(Collection<String> names) {
    this.names = List.copyOf(names);
  }

  /**
   * Returns the words with {@code --help} instead of the word {@value #HELP}.
   *
   * @throws UsageException if there is no command that help is wanted for
   */
  List<String> withoutHelpWord(List<String> words) throws UsageException {
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
   * Checks the first word of a command line that names no command: the name of a file.
   *
   * @throws UsageException if there is no such file, and it resembles the name of a command
   */
  void requireNotMistyped(String word) throws UsageException {
    if (!BARE_WORD.matcher(word).matches() || Files.exists(Path.of(word))) {
      return;
    }
    List<String> similar = similar(word);
    if (!similar.isEmpty()) {
      throw new UsageException(
          "There is no command '" + word + "', and no file of this name. " + advice(similar));
    }
  }

  private static String advice(List<String> similar) {
    return SimilarNames.question(similar) + "'nonomino --help' lists the commands.";
  }

  /**
   * Returns the names that begin as the word does, or else those of the same letters, or else the
   * nearest ones.
   */
  private List<String> similar(String word) {
    String typed = word.toLowerCase(Locale.ROOT);
    List<String> all = new ArrayList<>(names);
    all.add(HELP);
    List<String> longer = all.stream().filter(name -> name.startsWith(typed)).toList();
    if (!longer.isEmpty()) {
      return longer;
    }
    List<String> swapped =
        all.stream().filter(name -> Arrays.equals(letters(name), letters(typed))).toList();
    return swapped.isEmpty()
        ? SimilarNames.nearest(typed, all, typed.length() / LETTERS_PER_MISTAKE)
        : swapped;
  }

  private static int[] letters(String word) {
    return word.chars().sorted().toArray();
  }
}

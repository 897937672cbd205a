package org.nonomino.toolkit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.nonomino.core.CellNames;
import org.nonomino.explainer.terms.Candidate;

/** The marks on the work of a pupil in sentences. */
public final class MarkingSentences {
  /** Longer lists end with the number of the remaining entries. */
  private static final int MAX_LISTED = 20;

  private MarkingSentences() {}

  /** Returns the sentences, each about one kind of marks or one entry. */
  public static List<String> of(Marking marking) {
    return sentences(marking, true);
  }

  /**
   * Returns sentences for the pupil. None names a digit of the solution, so that the pupil can
   * still find it.
   */
  public static List<String> withoutSolution(Marking marking) {
    return sentences(marking, false);
  }

  private static List<String> sentences(Marking marking, boolean hasSolution) {
    List<String> lines = new ArrayList<>();
    int entries = marking.work().entries().size();
    lines.add(
        entries == 0
            ? "There are no entries."
            : "%d of %d %s right."
                .formatted(
                    marking.right().size(), entries, entries == 1 ? "entry is" : "entries are"));
    if (!marking.wrong().isEmpty()) {
      lines.add(
          "Wrong: "
              + listed(
                  marking.wrong(),
                  entry -> entry(marking, entry) + (hasSolution ? right(marking, entry) : "")));
      lines.add(firstWrong(marking));
    }
    if (!marking.missing().isEmpty()) {
      lines.add(
          hasSolution
              ? "Wrongly removed candidates: "
                  + listed(marking.missing(), mark -> mark(marking, mark))
              : "A candidate is wrongly removed in "
                  + listed(marking.missing(), mark -> name(marking, mark)));
    }
    if (!marking.excluded().isEmpty()) {
      lines.add(
          "Candidates that a digit in sight excludes: "
              + listed(marking.excluded(), mark -> mark(marking, mark)));
    }
    for (Candidate early : marking.early().stream().limit(MAX_LISTED).toList()) {
      lines.add(
          "%s is right, but nothing up to level %s shows it%s."
              .formatted(
                  entry(marking, early),
                  marking.level().name(),
                  marking.work().isInOrder() ? " at this point" : ""));
    }
    int more = marking.early().size() - MAX_LISTED;
    if (more > 0) {
      lines.add("The same is true of %d more.".formatted(more));
    }
    if (!marking.isComplete()) {
      lines.add("There was not enough time to check whether all entries follow.");
    }
    return lines;
  }

  private static String firstWrong(Marking marking) {
    if (marking.noSolutionFrom().isEmpty()) {
      return "The order of the entries is unknown, so it is also unknown which one leaves no"
          + " solution first.";
    }
    int number = marking.noSolutionFrom().get();
    return "From entry %d on, %s, no solution is left."
        .formatted(number, entry(marking, marking.work().entries().get(number - 1)));
  }

  private static String listed(List<Candidate> entries, Function<Candidate, String> words) {
    String listed = entries.stream().limit(MAX_LISTED).map(words).collect(Collectors.joining(", "));
    int more = entries.size() - MAX_LISTED;
    return listed + (more > 0 ? " and " + more + " more." : ".");
  }

  private static String right(Marking marking, Candidate entry) {
    return " instead of " + marking.symbols().symbol(marking.solution().digit(entry.cell()));
  }

  private static String name(Marking marking, Candidate entry) {
    return CellNames.name(marking.solution().size(), entry.cell());
  }

  private static String entry(Marking marking, Candidate entry) {
    return name(marking, entry) + " = " + marking.symbols().symbol(entry.digit());
  }

  private static String mark(Marking marking, Candidate mark) {
    return marking.symbols().symbol(mark.digit()) + " in " + name(marking, mark);
  }
}

package org.nonomino.reading.wording;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * Divides a sentence into the fewest clauses that wordings cover without a gap. If there are
 * several ways, the earlier clauses are as long as possible.
 */
final class SentenceReader {
  private static final int NONE = Integer.MAX_VALUE;

  /** A clause costs more than a connecting word. */
  private static final int CLAUSE_COST = 100;

  private final Wordings wordings;
  private final Match match;
  private final int[] cost;
  private final int[] from;
  private final Wordings.Entry[] by;

  /** A statement is preferred to a heading with the same words. */
  private static final int HEADING_COST = CLAUSE_COST + 10;

  /** A heading behind a clause is the last resort. */
  private static final int LATE_HEADING_COST = 1000;

  /** A heading that names a kind is preferred to a title, which says nothing. */
  private static final int TITLE_COST = 2 * CLAUSE_COST;

  /** The name of a title, which only introduces the clauses that explain it. */
  private static final String TITLE = "title";

  private SentenceReader(Words words, Wordings wordings) {
    this.wordings = wordings;
    this.match = new Match(words, wordings.lexicon(), wordings.phraseCount());
    this.cost = new int[words.count() + 1];
    this.from = new int[words.count() + 1];
    this.by = new Wordings.Entry[words.count() + 1];
  }

  static RuleSentence read(String text) {
    Wordings wordings = Wordings.english();
    RuleSentence whole = read(text, wordings);
    List<Clue> clues = new ArrayList<>();
    if (!whole.isUnderstood()) {
      for (String part : Pairs.of(text, wordings)) {
        RuleSentence read = read(part, wordings);
        if (!read.isUnderstood()) {
          return whole;
        }
        clues.addAll(read.clues());
      }
    }
    return clues.isEmpty() ? whole : new RuleSentence(text, true, clues);
  }

  private static RuleSentence read(String text, Wordings wordings) {
    Words words = Words.of(SmallTalk.withoutExamples(text, wordings), wordings.lexicon());
    if (words.count() > Match.MAX_WORDS) {
      return new RuleSentence(text, false, List.of());
    }
    if (words.isNumberOnly() || SmallTalk.isFlavour(text, wordings)) {
      return new RuleSentence(text, true, List.of());
    }
    return new SentenceReader(words, wordings).sentence(text);
  }

  private RuleSentence sentence(String text) {
    Arrays.fill(cost, NONE);
    cost[0] = 0;
    Set<Integer> connecting = wordings.connecting();
    WordSet present = match.present();
    long breaks = breaks(connecting);
    boolean isNumbered = match.number(0) >= 0 && match.isBreak(1);
    for (int at = 0; at < match.count(); at++) {
      if (cost[at] == NONE) {
        continue;
      }
      if (connecting.contains(match.concept(at))) {
        reach(at, at + 1, 1, null);
      }
      if (at == 0 && isNumbered) {
        reach(0, 1, 1, null);
      }
      for (Wordings.Entry entry : wordings.beginningAt(match, at)) {
        if (!present.containsAll(entry.required())
            || (entry.isWhole() && !Pattern.has(breaks, at))
            || (entry.name().equals(TITLE) && at > (isNumbered ? 1 : 0))) {
          continue;
        }
        long ends = entry.pattern().ends(match, at) & (entry.isWhole() ? breaks : ~0L);
        for (; ends != 0; ends &= ends - 1) {
          reach(at, Long.numberOfTrailingZeros(ends), cost(entry, at), entry);
        }
      }
    }
    if (cost[match.count()] == NONE) {
      return new RuleSentence(text, false, List.of());
    }
    List<Clue> clues = clues();
    boolean isTitled = clues.removeIf(clue -> clue.name().equals(TITLE));
    boolean isTitleOnly = clues.stream().allMatch(clue -> clue.name().equals(RulesText.HEADING));
    if (!areHeadingsExplained(clues) || (isTitled && isTitleOnly)) {
      return new RuleSentence(text, false, List.of());
    }
    return new RuleSentence(text, true, clues);
  }

  /** Returns the positions where a clause may begin or end even if its parts are in any order. */
  private long breaks(Set<Integer> connecting) {
    long breaks = 1L | 1L << match.count();
    for (int at = 0; at < match.count(); at++) {
      if (connecting.contains(match.concept(at))) {
        breaks |= 0b11L << at;
      }
      if (match.isBreak(at)) {
        breaks |= 1L << at;
      }
    }
    return breaks;
  }

  /** A heading is before all other clauses, or repeats the name of one in brackets. */
  private static boolean areHeadingsExplained(List<Clue> clues) {
    boolean isStart = true;
    for (Clue clue : clues) {
      if (!clue.name().equals(RulesText.HEADING)) {
        isStart = false;
      } else if (!isStart && clues.stream().noneMatch(other -> clue.has(other.name()))) {
        return false;
      }
    }
    return true;
  }

  private List<Clue> clues() {
    List<Clue> clues = new ArrayList<>();
    for (int end = match.count(); end > 0; end = from[end]) {
      Wordings.Entry entry = by[end];
      if (entry != null) {
        Captures captures = new Captures();
        entry.pattern().capture(match, from[end], end, captures);
        for (String name : entry.name().split("\\+", -1)) {
          clues.add(0, captures.clue(name));
        }
      }
    }
    return clues;
  }

  private static int cost(Wordings.Entry entry, int at) {
    return switch (entry.name()) {
      case RulesText.HEADING -> at > 0 ? LATE_HEADING_COST : HEADING_COST;
      case TITLE -> TITLE_COST;
      default -> CLAUSE_COST;
    };
  }

  private void reach(
      int at, int end, int more, Wordings.@org.jspecify.annotations.Nullable Entry entry) {
    int total = cost[at] + more;
    if (total < cost[end] || (total == cost[end] && at > from[end])) {
      cost[end] = total;
      from[end] = at;
      by[end] = entry;
    }
  }
}

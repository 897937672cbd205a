package org.nonomino.reading.wording;

import java.util.List;
import java.util.Optional;

/**
 * A part of a wording. Sets of positions are bit masks, so that a sentence has at most {@link
 * Match#MAX_WORDS} words and each part is tried at most once a position.
 */
abstract class Pattern {
  /** Returns the positions where the part can end if it begins at a position. */
  abstract long ends(Match match, int at);

  /**
   * Walks one way from a position to an end that {@link #ends} has found, and collects what the
   * wording captures.
   */
  abstract void capture(Match match, int at, int end, Captures into);

  /** Adds the concepts that the part can begin with, and returns whether it may be empty. */
  abstract boolean first(boolean[] concepts, Lexicon lexicon);

  /** Returns the concepts that each sentence has in which the part occurs. */
  abstract WordSet required(Lexicon lexicon);

  /** Returns whether a set of positions has a position. */
  static boolean has(long positions, int position) {
    return (positions & (1L << position)) != 0;
  }

  /** A position of the array of first concepts for numbers. */
  static int numberConcept(Lexicon lexicon) {
    return lexicon.count();
  }

  static final class Word extends Pattern {
    private final int concept;

    Word(int concept) {
      this.concept = concept;
    }

    @Override
    long ends(Match match, int at) {
      return match.concept(at) == concept ? 1L << (at + 1) : 0;
    }

    @Override
    void capture(Match match, int at, int end, Captures into) {}

    @Override
    WordSet required(Lexicon lexicon) {
      return WordSet.of(lexicon, concept);
    }

    @Override
    boolean first(boolean[] concepts, Lexicon lexicon) {
      concepts[concept] = true;
      return false;
    }
  }

  /** A pattern that begins with a number. */
  private abstract static class Numeric extends Pattern {
    @Override
    WordSet required(Lexicon lexicon) {
      return WordSet.of(lexicon, numberConcept(lexicon));
    }

    @Override
    boolean first(boolean[] concepts, Lexicon lexicon) {
      concepts[numberConcept(lexicon)] = true;
      return false;
    }
  }

  /** A certain number. */
  static final class Figure extends Numeric {
    private final int number;

    Figure(int number) {
      this.number = number;
    }

    @Override
    long ends(Match match, int at) {
      return match.number(at) == number ? 1L << (at + 1) : 0;
    }

    @Override
    void capture(Match match, int at, int end, Captures into) {}
  }

  /** Any number, which is captured. */
  static final class AnyNumber extends Numeric {
    @Override
    long ends(Match match, int at) {
      return match.number(at) >= 0 ? 1L << (at + 1) : 0;
    }

    @Override
    void capture(Match match, int at, int end, Captures into) {
      into.number(match.number(at));
    }
  }

  /** A range of digits or several digits, each of which is captured. */
  static final class Digits extends Numeric {
    /** A number of at least three figures is a list of digits, such as 678. */
    private static final int JOINED = 100;

    private final int or;

    Digits(Lexicon lexicon) {
      this.or = lexicon.concept("or");
    }

    @Override
    long ends(Match match, int at) {
      int end = end(match, at);
      return end > at + 1 || (end > at && match.number(at) >= JOINED) ? 1L << end : 0;
    }

    private int end(Match match, int at) {
      int end = at;
      while (match.number(end) >= 0 || (end > at && match.concept(end) == or)) {
        end++;
      }
      return end > at && match.number(end - 1) >= 0 ? end : at;
    }

    @Override
    void capture(Match match, int at, int end, Captures into) {
      for (int i = at; i < end; i++) {
        int number = match.number(i);
        for (int before = match.isRangeEnd(i) ? match.number(i - 1) + 1 : number;
            before < number;
            before++) {
          into.number(before);
        }
        if (number >= JOINED) {
          String.valueOf(number).chars().forEach(digit -> into.number(digit - '0'));
        } else if (number >= 0) {
          into.number(number);
        }
      }
    }
  }

  /** Any colour, which is captured. */
  static final class AnyColour extends Pattern {
    @Override
    long ends(Match match, int at) {
      return match.colour(at).isEmpty() ? 0 : 1L << (at + 1);
    }

    @Override
    void capture(Match match, int at, int end, Captures into) {
      into.colour(match.colour(at));
    }

    @Override
    WordSet required(Lexicon lexicon) {
      return WordSet.of(lexicon);
    }

    @Override
    boolean first(boolean[] concepts, Lexicon lexicon) {
      lexicon.colours().forEach(concept -> concepts[concept] = true);
      return false;
    }
  }

  /** A property that is stated wherever the part occurs. */
  static final class Tag extends Pattern {
    private final String name;

    Tag(String name) {
      this.name = name;
    }

    @Override
    long ends(Match match, int at) {
      return 1L << at;
    }

    @Override
    void capture(Match match, int at, int end, Captures into) {
      into.tag(name);
    }

    @Override
    WordSet required(Lexicon lexicon) {
      return WordSet.of(lexicon);
    }

    @Override
    boolean first(boolean[] concepts, Lexicon lexicon) {
      return true;
    }
  }

  static final class Sequence extends Pattern {
    private final List<Pattern> parts;

    Sequence(List<Pattern> parts) {
      this.parts = List.copyOf(parts);
    }

    @Override
    long ends(Match match, int at) {
      long reached = 1L << at;
      for (Pattern part : parts) {
        long next = 0;
        for (long rest = reached; rest != 0; rest &= rest - 1) {
          next |= part.ends(match, Long.numberOfTrailingZeros(rest));
        }
        reached = next;
        if (reached == 0) {
          return 0;
        }
      }
      return reached;
    }

    @Override
    void capture(Match match, int at, int end, Captures into) {
      walk(match, 0, at, end, into);
    }

    private boolean walk(Match match, int index, int at, int end, Captures into) {
      if (index == parts.size()) {
        return at == end;
      }
      Pattern part = parts.get(index);
      for (long ends = part.ends(match, at); ends != 0; ) {
        int next = Long.SIZE - 1 - Long.numberOfLeadingZeros(ends);
        ends &= ~(1L << next);
        if (next <= end && reaches(match, index + 1, next, end)) {
          part.capture(match, at, next, into);
          return walk(match, index + 1, next, end, into);
        }
      }
      return false;
    }

    private boolean reaches(Match match, int index, int at, int end) {
      long reached = 1L << at;
      for (int i = index; i < parts.size(); i++) {
        long next = 0;
        for (long rest = reached; rest != 0; rest &= rest - 1) {
          next |= parts.get(i).ends(match, Long.numberOfTrailingZeros(rest));
        }
        reached = next;
      }
      return has(reached, end);
    }

    @Override
    WordSet required(Lexicon lexicon) {
      WordSet all = WordSet.of(lexicon);
      parts.forEach(part -> all.addAll(part.required(lexicon)));
      return all;
    }

    @Override
    boolean first(boolean[] concepts, Lexicon lexicon) {
      for (Pattern part : parts) {
        if (!part.first(concepts, lexicon)) {
          return false;
        }
      }
      return true;
    }
  }

  static final class Choice extends Pattern {
    private final List<Pattern> parts;

    Choice(List<Pattern> parts) {
      this.parts = List.copyOf(parts);
    }

    @Override
    long ends(Match match, int at) {
      long ends = 0;
      for (Pattern part : parts) {
        ends |= part.ends(match, at);
      }
      return ends;
    }

    @Override
    void capture(Match match, int at, int end, Captures into) {
      for (Pattern part : parts) {
        if (has(part.ends(match, at), end)) {
          part.capture(match, at, end, into);
          return;
        }
      }
    }

    @Override
    WordSet required(Lexicon lexicon) {
      if (parts.isEmpty()) {
        return WordSet.of(lexicon);
      }
      WordSet common = parts.get(0).required(lexicon);
      parts.forEach(part -> common.retainAll(part.required(lexicon)));
      return common;
    }

    @Override
    boolean first(boolean[] concepts, Lexicon lexicon) {
      boolean isEmpty = false;
      for (Pattern part : parts) {
        isEmpty |= part.first(concepts, lexicon);
      }
      return isEmpty;
    }
  }

  /** One or more of a part. */
  static final class Repeated extends Pattern {
    private final Pattern part;

    Repeated(Pattern part) {
      this.part = part;
    }

    @Override
    long ends(Match match, int at) {
      long all = 0;
      long fresh = part.ends(match, at);
      while (fresh != 0) {
        all |= fresh;
        long next = 0;
        for (long rest = fresh; rest != 0; rest &= rest - 1) {
          next |= part.ends(match, Long.numberOfTrailingZeros(rest));
        }
        fresh = next & ~all;
      }
      return all;
    }

    @Override
    void capture(Match match, int at, int end, Captures into) {
      for (long ends = part.ends(match, at); ends != 0; ends &= ends - 1) {
        int next = Long.numberOfTrailingZeros(ends);
        if (next == end || (next > at && next < end && has(ends(match, next), end))) {
          part.capture(match, at, next, into);
          if (next != end) {
            capture(match, next, end, into);
          }
          return;
        }
      }
    }

    @Override
    WordSet required(Lexicon lexicon) {
      return part.required(lexicon);
    }

    @Override
    boolean first(boolean[] concepts, Lexicon lexicon) {
      return part.first(concepts, lexicon);
    }
  }

  /** A phrase that several wordings share; its ends are remembered for each position. */
  static final class Phrase extends Pattern {
    private final int index;
    private Pattern body = new Choice(List.of());
    private Optional<WordSet> required = Optional.empty();

    Phrase(int index) {
      this.index = index;
    }

    void define(Pattern part) {
      body = part;
    }

    @Override
    long ends(Match match, int at) {
      if (!match.isKnown(index, at)) {
        match.remember(index, at, body.ends(match, at));
      }
      return match.known(index, at);
    }

    @Override
    void capture(Match match, int at, int end, Captures into) {
      body.capture(match, at, end, into);
    }

    @Override
    WordSet required(Lexicon lexicon) {
      if (required.isEmpty()) {
        required = Optional.of(body.required(lexicon));
      }
      return required.get().copy();
    }

    @Override
    boolean first(boolean[] concepts, Lexicon lexicon) {
      return body.first(concepts, lexicon);
    }
  }
}

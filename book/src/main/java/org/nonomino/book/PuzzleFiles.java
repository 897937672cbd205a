package org.nonomino.book;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.InputItem;
import org.nonomino.bulk.io.PuzzleInputs;
import org.nonomino.core.EntryPart;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleText;
import org.nonomino.toolkit.Formats;

/** Reads the puzzle files of a plan. */
record PuzzleFiles(Console console, Formats formats) {
  /** A puzzle and its place. */
  record Entry(Place place, PuzzleEntry entry) {
    private static final Pattern DATE = Pattern.compile("\\b\\d{4}-\\d{2}-\\d{2}\\b");

    /** Returns whether the puzzle has a date, in its metadata or in its title. */
    boolean isDated() {
      return entry.text(EntryPart.DATE).isPresent() || DATE.matcher(entry.label()).find();
    }
  }

  /**
   * Returns all puzzles of a file.
   *
   * @throws MalformedTextException if the file cannot be read, or something in it is not a puzzle
   */
  List<Entry> read(BookPlan.PuzzleFile file) throws MalformedTextException {
    List<Entry> entries = new ArrayList<>();
    try (PuzzleInputs inputs =
        new PuzzleInputs(
            List.of(file.path()),
            console.in(),
            formats.all(),
            new PuzzleAssembler(Optional.empty()),
            console::remark)) {
      for (Optional<InputItem> item = inputs.next(); item.isPresent(); item = inputs.next()) {
        if (item.get() instanceof InputItem.Unreadable unreadable) {
          throw file.name().wrong(unreadable.message());
        }
        PuzzleText text = ((InputItem.Text) item.get()).text();
        entries.add(new Entry(text.place(), parse(text)));
      }
    }
    if (entries.isEmpty()) {
      throw file.name().wrong("there is no puzzle in '" + file.path() + "'", "Name another file.");
    }
    return entries;
  }

  /** Parses a puzzle; the advice for one that is refused names no options of other commands. */
  private static PuzzleEntry parse(PuzzleText text) throws MalformedTextException {
    try {
      return text.parse();
    } catch (MalformedTextException e) {
      String advice =
          switch (e.wayOut()) {
            case NONE -> "";
            case IGNORE_EXTRAS -> " A book needs all rules of its puzzles.";
            case NAME_REGIONS, NAME_FORMAT ->
                " Or convert the file with 'nonomino convert', which has an option for that.";
          };
      throw new MalformedTextException(e.place(), e.coded(), e.problem(), e.advice() + advice);
    }
  }
}

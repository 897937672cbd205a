package org.nonomino.spark.input;

import java.io.IOException;
import java.io.InputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.spark.api.java.JavaSparkContext;
import org.nonomino.bulk.io.Decompression;
import org.nonomino.bulk.io.PuzzleInputs;
import org.nonomino.spark.storage.Storage;
import org.nonomino.text.PuzzleReader;

/**
 * Divides the input into parts for tasks. Parts are small enough that a few hard puzzles do not
 * delay many others, and few enough for the driver's memory. They depend only on files and options.
 */
public final class InputPlan {
  /** The approximate bytes of a part per item that a thread takes at once: 2 MB for 128 items. */
  private static final int BYTES_AN_ITEM_AT_ONCE = 1 << 14;

  /** The approximate number of puzzles instead, for files that cannot be measured in bytes. */
  private static final int PUZZLES_AN_ITEM_AT_ONCE = 160;

  /** Limits the driver's memory, because Spark holds some kilobytes per task. */
  private static final long MAX_PARTS = 50_000;

  /**
   * Limits the repeated reading, because each part of such a file also reads everything before it.
   */
  private static final int MAX_PARTS_OF_SLOW_FILE = 8;

  private static final int FIRST_BYTES = 4;

  private final JavaSparkContext session;
  private final Storage storage;
  private final Reading reading;

  /** Determines, on any machine, how the items of files are read. */
  public interface Reading extends Serializable {
    ItemReading get();
  }

  /** Creates plans for the tasks of a session. */
  public InputPlan(JavaSparkContext session, Storage storage, Reading reading) {
    this.session = session;
    this.storage = storage;
    this.reading = reading;
  }

  /**
   * Returns the parts in the order of the input.
   *
   * @param files names as typed, of readable files
   * @param itemsAtOnce the maximum number of items that a thread takes at once
   * @param wanted the approximate number of parts; if empty, a number that fits the work
   */
  public List<InputPart> parts(List<String> files, int itemsAtOnce, OptionalInt wanted)
      throws IOException {
    List<LineFile> lineFiles = new ArrayList<>();
    for (String file : files) {
      Optional<PuzzleReader.ByLines> how = byLines(file);
      if (how.isPresent()) {
        long length = storage.status(file).getLen();
        lineFiles.add(new LineFile(file, how.get(), length));
      }
    }
    Map<String, List<LineScan>> scans = scan(lineFiles, itemsAtOnce, wanted);
    Map<String, List<InputPart>> parts = new HashMap<>();
    for (LineFile file : lineFiles) {
      List<LineScan> ofFile = scans.getOrDefault(file.name, List.of());
      if (ofFile.stream().allMatch(LineScan::isPlain)) {
        parts.put(file.name, file.parts(ofFile));
      }
    }
    List<String> others = files.stream().filter(file -> !parts.containsKey(file)).toList();
    parts.putAll(puzzles(others, itemsAtOnce, wanted));
    List<InputPart> all = new ArrayList<>();
    files.forEach(file -> all.addAll(parts.getOrDefault(file, List.of())));
    return all;
  }

  /** Returns how to read a file in parts; empty if it can be read only from its beginning. */
  private Optional<PuzzleReader.ByLines> byLines(String file) throws IOException {
    if (!reading.get().isFile(file) || Storage.isParquet(file) || !storage.status(file).isFile()) {
      return Optional.empty();
    }
    try (InputStream stream = storage.open(file)) {
      if (Decompression.isCompressed(stream.readNBytes(FIRST_BYTES))) {
        return Optional.empty();
      }
    }
    try (InputStream stream = storage.open(file)) {
      return reading.get().byLines(file, stream);
    }
  }

  private Map<String, List<LineScan>> scan(
      List<LineFile> lineFiles, int itemsAtOnce, OptionalInt wanted) {
    long total = lineFiles.stream().mapToLong(LineFile::length).sum();
    long size =
        wanted.isPresent()
            ? share(total, wanted.getAsInt())
            : Math.max((long) itemsAtOnce * BYTES_AN_ITEM_AT_ONCE, share(total, MAX_PARTS));
    List<LineScan.Range> ranges = new ArrayList<>();
    for (LineFile file : lineFiles) {
      for (long from = 0; from < file.length; from += size) {
        ranges.add(new LineScan.Range(file.name, from, Math.min(file.length, from + size)));
      }
    }
    if (ranges.isEmpty()) {
      return Map.of();
    }
    Storage files = storage;
    return session
        .parallelize(ranges, Math.min(ranges.size(), tasks()))
        .map(range -> LineScan.of(range, files))
        .collect()
        .stream()
        .collect(Collectors.groupingBy(LineScan::file));
  }

  private static long share(long total, long parts) {
    return Math.max(1, (total + parts - 1) / parts);
  }

  /** Returns a few tasks per processor, so that no processor is idle for long. */
  private int tasks() {
    return 4 * session.defaultParallelism();
  }

  private Map<String, List<InputPart>> puzzles(
      List<String> files, int itemsAtOnce, OptionalInt wanted) {
    Map<String, List<InputPart>> parts = new HashMap<>();
    if (files.isEmpty()) {
      return parts;
    }
    Storage opener = storage;
    Reading how = reading;
    List<Long> counts =
        session
            .parallelize(files, files.size())
            .map(file -> count(how.get().whole(file, opener)))
            .collect();
    for (int i = 0; i < files.size(); i++) {
      long count = counts.get(i);
      long size =
          wanted.isPresent()
              ? share(count, wanted.getAsInt())
              : Math.max(
                  (long) itemsAtOnce * PUZZLES_AN_ITEM_AT_ONCE,
                  share(count, MAX_PARTS_OF_SLOW_FILE));
      List<InputPart> ofFile = new ArrayList<>();
      for (long from = 0; from == 0 || from < count; from += size) {
        boolean isLast = from + size >= count;
        ofFile.add(
            new InputPart.Puzzles(files.get(i), from, isLast ? Long.MAX_VALUE : from + size));
      }
      parts.put(files.get(i), ofFile);
    }
    return parts;
  }

  private static long count(PuzzleInputs inputs) {
    try (inputs) {
      return Stream.generate(inputs::next).takeWhile(Optional::isPresent).count();
    }
  }

  /** A file that can be read from any of its lines. */
  private record LineFile(String name, PuzzleReader.ByLines how, long length) {
    List<InputPart> parts(List<LineScan> scans) {
      List<InputPart> parts = new ArrayList<>();
      long from = 0;
      long firstLine = 1;
      long line = 1;
      for (LineScan scan : scans) {
        // The first part has the header and the first puzzle.
        if (scan.start() > from && line > how.firstLine()) {
          parts.add(part(from, scan.start(), firstLine));
          from = scan.start();
          firstLine = line;
        }
        line += scan.lines();
      }
      parts.add(part(from, length, firstLine));
      return parts;
    }

    private InputPart part(long from, long to, long line) {
      return new InputPart.Lines(
          name, from, to, line, how.format().name(), from == 0 ? "" : how.header());
    }
  }
}

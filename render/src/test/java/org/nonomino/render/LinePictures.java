package org.nonomino.render;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.Arrow;
import org.nonomino.core.constraint.BetweenLine;
import org.nonomino.core.constraint.DoubleArrow;
import org.nonomino.core.constraint.EntropicLine;
import org.nonomino.core.constraint.EqualSumLine;
import org.nonomino.core.constraint.LockoutLine;
import org.nonomino.core.constraint.ModularLine;
import org.nonomino.core.constraint.Nabner;
import org.nonomino.core.constraint.Palindrome;
import org.nonomino.core.constraint.ParityLine;
import org.nonomino.core.constraint.RegionSumLine;
import org.nonomino.core.constraint.Renban;
import org.nonomino.core.constraint.SlowThermometer;
import org.nonomino.core.constraint.TenLine;
import org.nonomino.core.constraint.Thermometer;
import org.nonomino.core.constraint.Whispers;
import org.nonomino.core.constraint.ZipperLine;

/** Pictures of lines for tests. */
final class LinePictures {
  private LinePictures() {}

  /** Returns cells by names of two figures, such as 12 for row 1, column 2. */
  static CellList cells(int size, int... names) {
    return CellList.of(
        size, IntStream.of(names).map(name -> (name / 10 - 1) * size + name % 10 - 1).toArray());
  }

  static PuzzlePicture picture(int size, List<? extends Constraint> constraints) {
    return PuzzlePicture.of(
        new Puzzle(Grid.empty(size), Rules.of(Pictures.boxes(size), constraints)));
  }

  static Drawing drawing(int size, Constraint... constraints) {
    return PictureLayout.lay(picture(size, List.of(constraints)), Pictures.PRINT);
  }

  /** Returns one line of each kind through the same three cells, except arrows and nabner lines. */
  static Map<String, Constraint> kinds(CellList line) {
    Map<String, Constraint> kinds = new LinkedHashMap<>();
    kinds.put("thermometer", new Thermometer(line));
    kinds.put("slow-thermometer", new SlowThermometer(line));
    kinds.put("arrow", new Arrow(line.part(0, 1), line.part(1, line.count())));
    kinds.put("palindrome", new Palindrome(line));
    kinds.put("renban", new Renban(line));
    kinds.put("whispers", new Whispers(line, 2));
    kinds.put("region-sum-line", new RegionSumLine(line));
    kinds.put("equal-sum-line", new EqualSumLine(line));
    kinds.put("ten-line", new TenLine(line, 10));
    kinds.put("between-line", new BetweenLine(line));
    kinds.put("entropic-line", new EntropicLine(line));
    kinds.put("modular-line", new ModularLine(line, 3));
    kinds.put("parity-line", new ParityLine(line));
    kinds.put("nabner", new Nabner(line));
    kinds.put("zipper-line", new ZipperLine(line));
    kinds.put("double-arrow", new DoubleArrow(line));
    kinds.put("lockout-line", new LockoutLine(line, 2));
    return kinds;
  }

  /** Returns a picture of each kind of line, by name. */
  static Map<String, PuzzlePicture> pictures() {
    Map<String, PuzzlePicture> pictures = new LinkedHashMap<>();
    Map<String, Constraint> straight = kinds(cells(6, 11, 12, 13));
    Map<String, Constraint> bent = kinds(cells(6, 43, 33, 24));
    Map<String, Constraint> diagonal = kinds(cells(6, 66, 55, 64));
    straight.forEach(
        (name, first) ->
            pictures.put(
                "line-" + name, picture(6, List.of(first, bent.get(name), diagonal.get(name)))));
    return pictures;
  }

  /** Returns drawings of lines that meet, by name. */
  static Map<String, Drawing> mixtures() {
    Map<String, Drawing> examples = new LinkedHashMap<>();
    examples.put(
        "line-arrows-meeting",
        layLight(
            picture(
                6,
                List.of(
                    new Arrow(cells(6, 11), cells(6, 22, 33)),
                    new Arrow(cells(6, 11), cells(6, 12, 13, 23, 33)),
                    new Arrow(cells(6, 51, 52), cells(6, 42, 33)),
                    new Arrow(cells(6, 66, 65), cells(6, 54, 43, 33)),
                    new Arrow(cells(6, 15, 26, 36), cells(6, 35, 34, 33)),
                    new Arrow(cells(6, 45), cells(6, 34, 33))))));
    examples.put(
        "line-overlaps",
        PictureLayout.lay(
            picture(
                6,
                List.of(
                    new Thermometer(cells(6, 11, 22, 33, 34)),
                    new Thermometer(cells(6, 11, 21, 31)),
                    new Renban(cells(6, 31, 32, 33, 34, 35)),
                    new Whispers(cells(6, 61, 52, 43, 34, 25), 3),
                    new Palindrome(cells(6, 33, 34, 35, 36)),
                    new Whispers(cells(6, 12, 13, 14, 24, 23, 13), 3),
                    new BetweenLine(cells(6, 66, 56, 46, 36)),
                    new Arrow(cells(6, 66, 65), cells(6, 55, 44, 43)))),
            Pictures.PRINT));
    return examples;
  }

  private static Drawing layLight(PuzzlePicture picture) {
    return PictureLayout.lay(picture, Pictures.LIGHT);
  }
}

package org.nonomino.text;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.nonomino.core.BoundedCache;
import org.nonomino.core.RegionMask;
import org.nonomino.core.RegionSymbols;

/**
 * The masks of the puzzles of an input. A mask computes its layout once, so puzzles with equal
 * regions share it. Thread-safe.
 */
final class SharedMasks {
  private static final int CACHED_MASKS = 256;

  private final BoundedCache<String, RegionMask> masks = new BoundedCache<>(CACHED_MASKS);
  private final Map<Integer, Optional<RegionMask>> boxes = new ConcurrentHashMap<>();

  /** Returns {@link RegionMask#standardBoxes}, the same mask at each call. */
  Optional<RegionMask> standardBoxes(int size) {
    return boxes.computeIfAbsent(size, RegionMask::standardBoxes);
  }

  /**
   * Returns the mask of a field of labels.
   *
   * @throws MalformedTextException if there are not n labels, each n times
   */
  RegionMask ofLabels(CellField labels) throws MalformedTextException {
    String content = labels.content();
    Optional<RegionMask> known = masks.find(content);
    return known.isPresent() ? known.get() : masks.keep(content, RegionLabels.mask(labels));
  }

  /** Returns the shared mask that equals a drawn one. */
  RegionMask ofDrawn(RegionMask drawn) {
    String content = "drawn " + RegionSymbols.text(drawn);
    Optional<RegionMask> known = masks.find(content);
    return known.isPresent() ? known.get() : masks.keep(content, drawn);
  }
}

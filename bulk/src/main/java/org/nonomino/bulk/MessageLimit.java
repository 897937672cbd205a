package org.nonomino.bulk;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Lets the first messages of each kind through and counts the others. Messages are of one kind if
 * they differ only in cells, numbers and quotations. Not thread-safe.
 */
final class MessageLimit {
  private static final int SHOWN_OF_A_KIND = 20;

  /** The maximum number of kinds, so that hostile input cannot fill the memory. */
  private static final int MAX_KINDS = 200;

  private static final String OTHER_KINDS = "various problems.";

  /** The parts that may differ (quotations, lists of cells, and numbers). */
  private static final Pattern DIFFERENCES =
      Pattern.compile("'[^']*+'|r[0-9]++c[0-9]++(?: r[0-9]++c[0-9]++)*+|[0-9]++");

  private final Map<String, Long> byKind = new LinkedHashMap<>();

  /** Counts a message, and returns whether it should be shown. */
  boolean admits(String sentence) {
    String kind = DIFFERENCES.matcher(sentence).replaceAll("…");
    boolean isCounted = byKind.containsKey(kind) || byKind.size() < MAX_KINDS;
    return byKind.merge(isCounted ? kind : OTHER_KINDS, 1L, Long::sum) <= SHOWN_OF_A_KIND;
  }

  /** Returns a line for each kind on how many messages were not shown. */
  String leftOut() {
    StringBuilder lines = new StringBuilder();
    byKind.forEach(
        (kind, number) -> {
          if (number > SHOWN_OF_A_KIND) {
            lines
                .append("nonomino: ")
                .append(number - SHOWN_OF_A_KIND)
                .append(" more of this kind: ")
                .append(kind)
                .append('\n');
          }
        });
    return lines.toString();
  }
}

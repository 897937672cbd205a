package org.nonomino.bulk.generate;

/** A format with one string for each generated puzzle. Immutable. */
interface GeneratedFormat extends GeneratedForm<String> {
  @Override
  default String take(String record) {
    return record;
  }
}

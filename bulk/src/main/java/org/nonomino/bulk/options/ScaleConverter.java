package org.nonomino.bulk.options;

import org.nonomino.explainer.Scale;

/** Reads the name of a scale. */
final class ScaleConverter extends ChoiceConverter<Scale> {
  ScaleConverter() {
    super("scale", Scale.values());
  }
}

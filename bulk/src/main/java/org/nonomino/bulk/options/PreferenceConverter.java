package org.nonomino.bulk.options;

import org.nonomino.explainer.Preference;

/** Reads the name of a preference. */
final class PreferenceConverter extends ChoiceConverter<Preference> {
  PreferenceConverter() {
    super("preference", Preference.values());
  }
}

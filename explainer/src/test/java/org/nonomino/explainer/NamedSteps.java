package org.nonomino.explainer;

import java.util.List;

/** The techniques of one digit, wings and chains that are used where names are preferred. */
final class NamedSteps {
  static final List<Technique> TECHNIQUES =
      TechniqueList.of(Scale.NONOMINO, Preference.NAMES).techniques().stream()
          .filter(
              technique ->
                  technique instanceof TurbotFish
                      || technique instanceof FinnedFish
                      || technique instanceof WWing
                      || technique instanceof BentSets
                      || technique instanceof RemotePairs
                      || technique instanceof SimpleColouring
                      || technique instanceof AlternatingChains)
          .toList();

  private NamedSteps() {}
}

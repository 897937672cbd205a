package org.nonomino.explainer;

import java.util.List;
import org.nonomino.explainer.internal.chains.AlternatingChains;
import org.nonomino.explainer.internal.chains.Medusa;
import org.nonomino.explainer.internal.chains.MultiColours;
import org.nonomino.explainer.internal.chains.RemotePairs;
import org.nonomino.explainer.internal.chains.SimpleColouring;
import org.nonomino.explainer.internal.chains.TurbotFish;
import org.nonomino.explainer.internal.fish.FinnedFish;
import org.nonomino.explainer.internal.fish.SiameseFish;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.internal.wings.BentSets;
import org.nonomino.explainer.internal.wings.WWing;

/**
 * The techniques of one digit, wings and chains that are used if named techniques are preferred.
 */
final class NamedSteps {
  static final List<Technique> TECHNIQUES =
      TechniqueList.of(Scale.NONOMINO, Preference.NAMES).techniques().stream()
          .filter(
              technique ->
                  technique instanceof TurbotFish
                      || technique instanceof FinnedFish
                      || technique instanceof SiameseFish
                      || technique instanceof WWing
                      || technique instanceof BentSets
                      || technique instanceof RemotePairs
                      || technique instanceof SimpleColouring
                      || technique instanceof MultiColours
                      || technique instanceof Medusa
                      || technique instanceof AlternatingChains)
          .toList();

  private NamedSteps() {}
}

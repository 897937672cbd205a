package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.results.Results;
import com.deque.html.axecore.results.Rule;
import com.deque.html.axecore.selenium.AxeBuilder;
import java.util.List;

/** The rules and best practices of axe-core. */
final class AxeRules {
  private AxeRules() {}

  /** Checks that the document keeps all rules. */
  static void check(BrowserPage browser, String what) {
    check(browser, what, new AxeBuilder());
  }

  /**
   * Checks that the document keeps the rules of a builder, in one call. The web app has no frames,
   * for which the newer method opens windows.
   */
  @SuppressWarnings("deprecation")
  static void check(BrowserPage browser, String what, AxeBuilder axe) {
    browser.page().awaitStillness();
    Results results = axe.setLegacyMode().analyze(browser.browser().driver());
    List<String> broken = results.getViolations().stream().map(AxeRules::words).toList();
    assertThat(results.getPasses()).as("rules that held in " + what).isNotEmpty();
    assertThat(broken).as(what).isEmpty();
  }

  private static String words(Rule rule) {
    return rule.getId()
        + " ("
        + rule.getHelp()
        + ")"
        + rule.getNodes().stream().map(node -> "\n  " + node.getHtml() + node.getAny()).toList();
  }
}

package org.nonomino.app.serve;

import java.util.Optional;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.web.PublicAddress;
import picocli.CommandLine.Option;

/** The option of commands that offer the page. */
final class PublicOption {
  @Option(
      names = "--public",
      paramLabel = "URL",
      description =
          "The address at which everyone can reach the page. The view Share then makes links that others can"
              + " open: https://puzzles.example.org/")
  private Optional<String> text = Optional.empty();

  /**
   * Returns the address, if one was given.
   *
   * @throws UsageException if it is not the address of a page
   */
  Optional<PublicAddress> address() throws UsageException {
    Optional<PublicAddress> address = text.flatMap(PublicAddress::parse);
    if (text.isPresent() && address.isEmpty()) {
      throw new UsageException(
          "--public="
              + text.get()
              + ": this is not the address of a page. Give one such as https://puzzles.example.org/ or"
              + " https://example.org/puzzles/, without ? and #.");
    }
    return address;
  }
}

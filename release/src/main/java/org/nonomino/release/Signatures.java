package org.nonomino.release;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;

/** Verifies detached signatures of files. */
@FunctionalInterface
interface Signatures {
  /** Returns the fault of the signature; empty if it is good. Both files exist. */
  Optional<String> fault(Path file, Path signature);

  /** Returns the implementation with GnuPG, with the keys of {@code GNUPGHOME} or of the user. */
  static Signatures ofGnuPg() {
    return (file, signature) -> {
      try {
        Process gpg =
            new ProcessBuilder("gpg", "--batch", "--verify", signature.toString(), file.toString())
                .redirectErrorStream(true)
                .start();
        gpg.getOutputStream().close();
        String words = new String(gpg.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return gpg.waitFor() == 0 ? Optional.empty() : Optional.of(words.strip());
      } catch (IOException e) {
        throw new UncheckedIOException("gpg cannot be run: " + e.getMessage(), e);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return Optional.of("gpg was interrupted.");
      }
    };
  }
}

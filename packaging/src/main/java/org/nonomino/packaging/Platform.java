package org.nonomino.packaging;

import java.util.Locale;

/**
 * The platform of a package with native code.
 *
 * @param os {@code linux}, {@code macos} or {@code windows}
 * @param architecture {@code x64}, {@code arm64}, or Java's name of it
 */
record Platform(String os, String architecture) {
  /** Returns the platform of the running Java. */
  static Platform current() {
    return of(System.getProperty("os.name"), System.getProperty("os.arch"));
  }

  /** Returns the platform for values of the properties {@code os.name} and {@code os.arch}. */
  static Platform of(String osName, String osArch) {
    String name = osName.toLowerCase(Locale.ROOT);
    String os = name.startsWith("mac") ? "macos" : name.startsWith("windows") ? "windows" : "linux";
    String architecture =
        switch (osArch) {
          case "amd64", "x86_64" -> "x64";
          case "aarch64" -> "arm64";
          default -> osArch;
        };
    return new Platform(os, architecture);
  }

  /** Returns Debian's name of the architecture. */
  String debianArchitecture() {
    return architecture.equals("x64") ? "amd64" : architecture;
  }

  /** Returns the folder of zstd-jni's native library, such as {@code linux/amd64/}. */
  String zstdFolder() {
    return switch (os) {
      case "macos" -> "darwin/" + (architecture.equals("x64") ? "x86_64" : "aarch64") + "/";
      default ->
          "linux/"
              + (architecture.equals("x64")
                  ? "amd64"
                  : architecture.equals("arm64") ? "aarch64" : architecture)
              + "/";
    };
  }

  @Override
  public String toString() {
    return os + "-" + architecture;
  }
}

class Nonomino < Formula
  desc "Toolkit for Sudoku with any regions: solve, generate, explain, print, play"
  homepage "https://nonomino.org"
  url "@url@"
  sha256 "@checksum@"
  license "Apache-2.0"

  depends_on "openjdk"

  def install
    man1.install Dir["share/man/man1/*"]
    bash_completion.install "share/bash-completion/completions/nonomino"
    zsh_completion.install "share/zsh/site-functions/_nonomino"
    fish_completion.install "share/fish/vendor_completions.d/nonomino.fish"
    rm "bin/nonomino.cmd"
    libexec.install "bin", "lib"
    doc.install Dir["*"]
    (bin/"nonomino").write_env_script libexec/"bin/nonomino", Language::Java.overridable_java_home_env
  end

  test do
    (testpath/"puzzle.txt").write "1......2.3....4. 0011001122332233\n"
    assert_equal "1234341243212143\n", shell_output("#{bin}/nonomino solve --format=line puzzle.txt")
  end
end

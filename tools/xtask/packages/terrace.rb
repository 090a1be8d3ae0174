class Terrace < Formula
  desc "MLIR to LLVM IR: compiler, passes, translation and language server"
  homepage "{{homepage}}"
  version "{{version}}"
  license "Apache-2.0" => { with: "LLVM-exception" }

  on_macos do
    url "{{source-url}}"
    sha256 "{{source-sha256}}"

    depends_on "rust" => :build
  end

  on_linux do
{{archives}}  end

  def install
    if OS.linux?
      prefix.install Dir["*"]
      return
    end
    system "cargo", "install", "--locked", "--profile", "dist", "--root", prefix, "--path", "crates/cli"
    system "cargo", "build", "--locked", "--profile", "dist", "--package", "terrace-runtime"
    lib.install Dir["target/dist/libterrace_runtime.{a,dylib}"]
    generate_completions_from_executable(bin/"terrace", "completions")
    (man1/"terrace.1").write Utils.safe_popen_read(bin/"terrace", "man")
  end

  test do
    (testpath/"one.mlir").write("func.func @one() -> i32 { %c = arith.constant 1 : i32  return %c : i32 }")
    assert_match "define i32 @one()", shell_output("#{bin}/terrace compile one.mlir")
  end
end

cask "envwatch" do
  version "${version}"
  sha256 "${dmg.sha256}"

  url "${dmg.url}"
  name "${name}"
  desc "${summary}"
  homepage "${page}"

  # What the release workflow builds on.
  depends_on arch: :arm64

  app "Envwatch.app"

  zap trash: [
    "~/Library/Application Support/Envwatch",
    "~/Library/LaunchAgents/${id}.plist",
    "~/Library/Logs/Envwatch",
  ]

  caveats <<~EOS
    Envwatch is not signed. If macOS says that it is damaged:
      xattr -d com.apple.quarantine #{appdir}/Envwatch.app
  EOS
end

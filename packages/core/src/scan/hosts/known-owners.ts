/** Owners of repositories whose installers everybody knows: makers of systems, languages and tools, in lower case. */
export const knownOwners: readonly string[] = [
  'homebrew nvm-sh creationix aquasecurity anchore helm ohmyzsh golangci trufflesecurity rhysd steveyegge jdx rust-lang',
  'apache astral-sh aws azure cilium cloudflare containerd datadog docker elastic getsentry google googleapis grafana',
  'hashicorp istio kubernetes kubernetes-sigs linkerd microsoft moby mozilla open-telemetry prometheus stripe supabase',
  'argoproj auth0 cli dapr denoland fluxcd nodejs oven-sh python vercel',
  'bridgecrewio gitleaks go-task goreleaser infracost koalaman open-policy-agent opentofu terraform-docs terraform-linters',
  'ajeetdsouza asdf-vm aquaproj derailed jesseduffield jorgebucaran junegunn mikefarah neovim pyenv rbenv romkatv tj',
  'burntsushi caddyserver charmbracelet direnv filosottile hadolint jqlang minio nektos pulumi rclone restic sharkdp sigstore',
  'starship tailscale traefik zsh-users',
  'anthropics block ggml-org huggingface langchain-ai modelcontextprotocol ollama openai',
  'ethereum foundry-rs solana-labs',
].flatMap((names) => names.split(' '))

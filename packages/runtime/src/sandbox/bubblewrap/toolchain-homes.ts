/** What a directory of programs below the home needs beside itself to work; nothing of it holds credentials. */
export interface ToolchainHome {
  /** The directory on PATH, from the home. */
  readonly programs: string
  /** From the home. Those that are not there are left out. */
  readonly needs: readonly string[]
}

/** Installers of languages and programs, and where they keep what their small starters start. */
export const toolchainHomes: readonly ToolchainHome[] = [
  // Not the whole of .cargo: it holds the token for crates.io.
  { programs: '.cargo/bin', needs: ['.cargo/bin', '.rustup/toolchains', '.rustup/settings.toml'] },
  { programs: '.pyenv/shims', needs: ['.pyenv'] },
  { programs: '.pyenv/bin', needs: ['.pyenv'] },
  { programs: '.pyenv/plugins/pyenv-virtualenv/shims', needs: ['.pyenv'] },
  { programs: '.rbenv/shims', needs: ['.rbenv'] },
  { programs: '.rbenv/bin', needs: ['.rbenv'] },
  { programs: '.nodenv/shims', needs: ['.nodenv'] },
  { programs: '.goenv/shims', needs: ['.goenv'] },
  { programs: '.jenv/shims', needs: ['.jenv'] },
  { programs: '.asdf/shims', needs: ['.asdf'] },
  { programs: '.volta/bin', needs: ['.volta'] },
  { programs: '.bun/bin', needs: ['.bun/bin', '.bun/install/global'] },
  { programs: '.deno/bin', needs: ['.deno/bin'] },
  { programs: '.fnm', needs: ['.fnm'] },
  { programs: '.local/share/mise/shims', needs: ['.local/share/mise', '.local/bin/mise'] },
  {
    programs: '.local/bin',
    needs: [
      '.local/bin',
      '.local/lib',
      '.local/share/uv/python',
      '.local/share/uv/tools',
      '.local/share/pipx/venvs',
      '.local/pipx/venvs',
      '.local/share/claude/versions',
    ],
  },
]

/** Files whose presence says that a directory is one installation, to be shown whole, and not somebody's project. */
export const installationMarks: readonly string[] = [
  'pyvenv.cfg',
  'conda-meta',
  'lib/node_modules',
  'Cellar',
  'Homebrew',
  'lib/rustlib',
  'pkg/tool',
]

/** How a program that starts another one is read. */
export interface CommandWrapper {
  /** Options without a value. */
  readonly flags: readonly string[]
  /** Options with a value, given as the next word or after `=`. */
  readonly valued: readonly string[]
  /** Words of its own before the command: the duration of `timeout`. */
  readonly operands: number
  /** Does it add arguments that are not on the line? */
  readonly adds?: true
  /** Does it take `NAME=value` before the command? */
  readonly assigns?: true
}

/**
 * Programs and builtins that run what follows them. Only the options named here are understood: any other may take a
 * value, and then the command would begin elsewhere.
 */
export const commandWrappers: ReadonlyMap<string, CommandWrapper> = new Map<string, CommandWrapper>([
  ['env', { flags: ['-i', '-', '--ignore-environment'], valued: ['-u', '--unset'], operands: 0, assigns: true }],
  [
    'xargs',
    {
      flags: ['-0', '--null', '-r', '--no-run-if-empty', '-t', '--verbose', '-x', '--exit'],
      valued: ['-n', '--max-args', '-L', '-P', '--max-procs', '-d', '--delimiter', '-s', '--max-chars', '-a', '-E'],
      operands: 0,
      adds: true,
    },
  ],
  ['nohup', { flags: [], valued: [], operands: 0 }],
  ['setsid', { flags: ['-f', '-w', '-c', '--fork', '--wait', '--ctty'], valued: [], operands: 0 }],
  ['time', { flags: ['-p'], valued: [], operands: 0 }],
  ['command', { flags: ['-p'], valued: [], operands: 0 }],
  ['builtin', { flags: [], valued: [], operands: 0 }],
  ['exec', { flags: ['-c', '-l'], valued: ['-a'], operands: 0 }],
  ['nice', { flags: [], valued: ['-n', '--adjustment'], operands: 0 }],
  ['ionice', { flags: ['-t'], valued: ['-c', '-n'], operands: 0 }],
  ['stdbuf', { flags: [], valued: ['-i', '-o', '-e', '--input', '--output', '--error'], operands: 0 }],
  [
    'timeout',
    {
      flags: ['--preserve-status', '--foreground', '-v', '--verbose'],
      valued: ['-k', '--kill-after', '-s', '--signal'],
      operands: 1,
    },
  ],
])

/**
 * Programs that run what stands somewhere behind them, under other rights, in another place or with more around it.
 * A rule has to name them; what they may run can be denied all the same.
 */
export const programStarters: ReadonlySet<string> = new Set(
  (
    'asdf bundle bunx busybox bwrap chroot chrt catchsegv conda dbus-run-session direnv doas dotenv entr expect ' +
    'fakeroot firejail flock gdb hyperfine ltrace mise nix nix-shell npx nsenter numactl parallel perf pipenv poetry ' +
    'proot rlwrap runuser screen script setpriv ssh start-stop-daemon strace su sudo systemd-run taskset tmux toybox ' +
    'unbuffer unshare uv uvx valgrind watch xvfb-run'
  ).split(' '),
)

/** Shells: with `-c` and a literal text, that text is read; with anything else they are programs like others. */
export const shellPrograms: ReadonlySet<string> = new Set(['sh', 'bash', 'dash', 'ash', 'ksh', 'zsh'])

/**
 * Builtins that change what later words of the line mean, or run text that is not there to be read. No rule allows
 * a line with one of them.
 */
export const opaqueBuiltins: ReadonlySet<string> = new Set(
  (
    'alias bind compgen complete coproc declare enable export fc getopts hash history let local mapfile read ' +
    'readarray readonly set shopt source trap typeset unset .'
  ).split(' '),
)

/** Variables that a command may be given in front of it without becoming another command. */
export const harmlessVariables: ReadonlySet<string> = new Set(
  'CI CLICOLOR COLUMNS FORCE_COLOR LANG LC_ALL LC_CTYPE LC_MESSAGES LINES NO_COLOR TERM TZ'.split(' '),
)

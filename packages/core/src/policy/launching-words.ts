/** Words by which a program is made to start another one, or to load code, that stands in an argument or a file. */
export interface LaunchingWords {
  /** Long options: any beginning of one counts, for most programs take an option that is cut short. */
  readonly long?: readonly string[]
  /** Letters of short options, alone or joined to others. */
  readonly letters?: string
  /** Beginnings of words that are no option of either kind. */
  readonly begins?: readonly string[]
  /**
   * Commands of the program, such as `git fetch`; the options above then stand before them. One that is `named` may
   * start 'named', so a rule has to name it.
   */
  readonly commands?: Readonly<Record<string, LaunchingWords | 'named'>>
  /** Long options that count behind a command too. */
  readonly everywhere?: readonly string[]
  /** What the first operand is written in, where that can start programs. */
  readonly script?: 'sed' | 'awk'
}

const uploads: LaunchingWords = { long: ['--upload-pack', '--exec'] }
const shells: LaunchingWords = { long: ['--use-compress-program', '--to-command', '--checkpoint-action'] }

/**
 * From the manuals of programs that people allow for what they read. Interpreters, build tools and the like are not
 * among them: whoever allows one allows what it is given.
 */
export const launchingWords: ReadonlyMap<string, LaunchingWords> = new Map<string, LaunchingWords>([
  [
    'git',
    {
      long: ['--config-env', '--exec-path', '--git-dir', '--work-tree'],
      letters: 'cC',
      commands: {
        archive: { long: ['--exec', '--remote'] },
        bisect: 'named',
        clone: { long: ['--upload-pack', '--config', '--template'], letters: 'uc' },
        config: 'named',
        daemon: 'named',
        difftool: 'named',
        fetch: uploads,
        'fetch-pack': uploads,
        'filter-branch': 'named',
        grep: { long: ['--open-files-in-pager'], letters: 'O' },
        hook: 'named',
        init: { long: ['--template'] },
        instaweb: 'named',
        'ls-remote': uploads,
        mergetool: 'named',
        pull: { long: ['--upload-pack', '--exec'], letters: 'x' },
        push: { long: ['--receive-pack', '--exec'] },
        rebase: { long: ['--exec'], letters: 'x' },
        'remote-ext': 'named',
        'send-email': 'named',
        'send-pack': { long: ['--receive-pack', '--exec'] },
        shell: 'named',
        submodule: 'named',
        'web--browse': 'named',
      },
    },
  ],
  [
    'gh',
    {
      commands: {
        alias: 'named',
        codespace: 'named',
        config: 'named',
        extension: 'named',
        extensions: 'named',
        ext: 'named',
        // What stands behind the two dashes is for git.
        repo: { begins: ['--'] },
      },
    },
  ],
  ['glab', { commands: { alias: 'named', config: 'named' } }],
  ['hg', { long: ['--config'] }],
  ['jj', { long: ['--config', '--config-toml', '--config-file'] }],
  ['svn', { long: ['--config-option', '--config-dir', '--diff-cmd', '--diff3-cmd', '--editor-cmd'] }],
  [
    'tar',
    {
      long: [...(shells.long ?? []), '--info-script', '--new-volume-script', '--rsh-command', '--rmt-command'],
      letters: 'IF',
    },
  ],
  ['bsdtar', shells],
  ['zip', { long: ['--unzip-command'], begins: ['-TT'] }],
  ['rg', { long: ['--pre', '--hostname-bin'] }],
  ['fd', { long: ['--exec', '--exec-batch'], letters: 'xX' }],
  ['fdfind', { long: ['--exec', '--exec-batch'], letters: 'xX' }],
  ['sort', { long: ['--compress-program'] }],
  ['split', { long: ['--filter'] }],
  ['sdiff', { long: ['--diff-program'] }],
  ['diff3', { long: ['--diff-program'] }],
  ['man', { long: ['--pager', '--html', '--config-file'], letters: 'PHC' }],
  ['less', { letters: 'k', begins: ['+', '--lesskey'] }],
  ['rsync', { long: ['--rsh', '--rsync-path'], letters: 'e' }],
  ['ssh', { letters: 'oF' }],
  ['scp', { letters: 'SoF' }],
  ['sftp', { letters: 'SoFb' }],
  ['curl', { long: ['--engine'] }],
  ['wget', { long: ['--use-askpass', '--execute', '--config'], letters: 'e' }],
  ['kubectl', { long: ['--kubeconfig'] }],
  ['helm', { everywhere: ['--post-renderer', '--kubeconfig'], commands: { plugin: 'named' } }],
  ['go', { begins: ['-exec', '--exec', '-toolexec', '--toolexec', '-vettool', '--vettool', '-overlay', '--overlay'] }],
  ['cargo', { long: ['--config'] }],
  [
    'npm',
    {
      everywhere: [
        '--script-shell',
        '--node-options',
        '--shell',
        '--git',
        '--userconfig',
        '--globalconfig',
        '--prefix',
      ],
      commands: { exec: 'named', x: 'named', explore: 'named', config: 'named', set: 'named', init: 'named' },
    },
  ],
  [
    'pnpm',
    { everywhere: ['--script-shell', '--node-options'], commands: { exec: 'named', dlx: 'named', config: 'named' } },
  ],
  ['yarn', { commands: { exec: 'named', dlx: 'named', config: 'named', node: 'named' } }],
  ['make', { long: ['--eval'], letters: 'E', begins: ['SHELL=', '.SHELLFLAGS=', 'MAKEFLAGS='] }],
  ['apt', { long: ['--option', '--config-file'], letters: 'oc' }],
  ['apt-get', { long: ['--option', '--config-file'], letters: 'oc' }],
  ['sed', { script: 'sed' }],
  ['gsed', { script: 'sed' }],
  ['awk', { script: 'awk' }],
  ['gawk', { script: 'awk' }],
  ['mawk', { script: 'awk' }],
])

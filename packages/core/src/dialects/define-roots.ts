import type { DialectRoot } from './dialect.ts'

/**
 * Reads the short form of the tables: `.claude/skills` lies in the project, `~/.claude/skills` in the
 * home directory, `<config>/x` in the platform's configuration directory, `/etc/x` in the system.
 */
export function defineRoots(...roots: readonly (string | DialectRoot)[]): readonly DialectRoot[] {
  return roots.map((root) => (typeof root === 'string' ? readRoot(root) : root))
}

function readRoot(text: string): DialectRoot {
  if (text.startsWith('~/.config/')) {
    // The XDG rule: the variable names the directory that `~/.config` stands for, on every platform.
    const path = text.slice('~/.config/'.length)
    return { base: 'user', path: `.config/${path}`, variable: { name: 'XDG_CONFIG_HOME', path } }
  }
  if (text.startsWith('~/')) return { base: 'user', path: text.slice(2) }
  if (text.startsWith('<config>/')) return { base: 'config', path: text.slice('<config>/'.length) }
  if (text.startsWith('/')) return { base: 'system', path: text.slice(1) }
  return { base: 'project', path: text }
}

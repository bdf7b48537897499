/** A directory that a dialect keeps skills in, relative to a base; at most one segment is `*`, the owner. */
export interface DialectRoot {
  /**
   * `project` the project's root · `user` the home directory · `config` the platform's configuration
   * directory · `system` the root of the file system.
   */
  readonly base: 'project' | 'user' | 'config' | 'system'
  /** With `/`, no leading or trailing one. */
  readonly path: string
  /** When this environment variable is set and not empty, the root is `path` below its value instead. */
  readonly variable?: { readonly name: string; readonly path: string }
  /** False for a folder name too common to be taken for skills unasked; `doctor --client` still knows it. */
  readonly discovered?: false
}

/** What a client refuses or overlooks; what `doctor --client` checks a skill against. */
export interface DialectLimits {
  /** Directories from the root down to the skill's own: 1 means `<root>/<skill>/SKILL.md` only. */
  readonly maximumDepth?: number
  /** Source of a regular expression that the whole name must match. */
  readonly namePattern?: string
  readonly nameEqualsDirectory?: boolean
  /** Characters. */
  readonly maximumName?: number
  /** Characters. */
  readonly maximumDescription?: number
  readonly projectNeedsTrust?: boolean
}

/** One system or client as data: nothing in the program asks for it by name. */
export interface Dialect {
  /** Kebab-case; the value of `--client`. */
  readonly id: string
  /** Other ids that people type for it. */
  readonly aliases?: readonly string[]
  readonly title: string
  readonly kind: 'system' | 'client' | 'convention'
  /** What stands in its place in `agent-signs.ts`: where it leaves traces of itself. */
  readonly signs?: readonly string[]
  /** In the client's own order where it has one, strongest first. */
  readonly projectRoots: readonly DialectRoot[]
  readonly userRoots: readonly DialectRoot[]
  readonly systemRoots?: readonly DialectRoot[]
  /** What a user calls the skill by; absent when that is not known. */
  readonly nameFrom?: 'frontmatter' | 'directory'
  readonly limits?: DialectLimits
  /** The frontmatter fields it reads; absent when that is not known. */
  readonly fields?: readonly string[]
}

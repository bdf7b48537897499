import type { Scope } from '../catalog/scope.ts'

/** A place to look for skills, before it is known which project, which home and which owners there are. */
export interface RootPattern {
  /**
   * `project` the project's root · `user` the home directory · `config` the platform's configuration
   * directory · `bundled` the skills that ship with the product · `extra` each configured directory.
   */
  readonly base: 'project' | 'user' | 'config' | 'bundled' | 'extra'
  /** With `/`; empty means the base itself. One segment may be `*`: the room, agent or role that owns the root. */
  readonly path: string
  readonly scope: Scope
  /** Order inside the scope, 0 first. The extra directories are counted on from theirs. */
  readonly order: number
  /** The dialect that named it. */
  readonly source: string
  /** When this environment variable is set and not empty, the root is `path` below its value instead. */
  readonly variable?: { readonly name: string; readonly path: string }
  /** Children that hold skills of another rung and are no skills themselves (decisions R-5). */
  readonly containers?: readonly string[]
}

/** Where skills come from, as data. One row of `runtime/fetch` for each kind. */
export type PackageSource =
  | {
      readonly kind: 'git'
      /** Decides how a link to the web page is read and how the source is written down. */
      readonly host: 'github' | 'gitlab' | 'other'
      /** What git is given: https, ssh, git or file, or the short form `user@host:path`. Without credentials. */
      readonly url: string
      /** Branch, tag or commit; the default branch without. */
      readonly ref?: string
      /** Directory within, with `/`. */
      readonly path?: string
      /** Both were read from the address of a web page, which does not tell where the one ends: see `atLongestRef`. */
      readonly isFromPage?: true
    }
  /** Absolute, or relative to the project with `./`. */
  | { readonly kind: 'directory'; readonly path: string }
  /** A zip, tar.gz, `.skill` or SKILL.md: a URL or a path. */
  | { readonly kind: 'archive'; readonly location: string }
  /** A host that publishes an index of its skills below `/.well-known`. */
  | { readonly kind: 'well-known'; readonly url: string }
  | { readonly kind: 'npm'; readonly name: string; readonly version?: string }
  | { readonly kind: 'clawhub'; readonly slug: string; readonly owner?: string; readonly version?: string }
  /** A package of an APM registry; the newest version where none is named. */
  | { readonly kind: 'apm'; readonly name: string; readonly version?: string }
  /** An MCP server with the Skills extension: its address, or the command that starts it, its words parted by spaces. */
  | { readonly kind: 'mcp'; readonly server: string }
  /** `registry/repository:tag` or `…@sha256:…`. */
  | { readonly kind: 'oci'; readonly reference: string }

export type PackageSourceKind = PackageSource['kind']

/** A source, and which of its skills are wanted; none named is all, or the choice of a person. */
export interface PackageRequest {
  readonly source: PackageSource
  readonly skills: readonly string[]
}

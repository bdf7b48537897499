/** A plugin of a package, as the manifests of the package name it. */
export interface Plugin {
  readonly name: string
  /** Relative to the package with `/`; empty for the package itself. */
  readonly directory: string
  /** Folders that are skills of it or hold some, where its manifest names any; relative to the package. */
  readonly skills: readonly string[]
}

export interface PackagePlugins {
  readonly plugins: readonly Plugin[]
  /** Plugins that a marketplace lists and that lie somewhere else, with the source that `metier add` takes. */
  readonly elsewhere: readonly { readonly name: string; readonly source: string }[]
}

export interface SplitScript {
  readonly text: string
  readonly digest: string
}

export interface SplitBundleOptions {
  /** Of esbuild, with `absWorkingDir` two directories below the top that modules are named from. */
  readonly options: Readonly<Record<string, unknown>>
  readonly entry: string
  readonly also: readonly string[]
  readonly finish: (text: string) => SplitScript
  readonly rest: string
}

export function splitBundle(options: SplitBundleOptions): Promise<{
  readonly scripts: readonly [start: SplitScript, rest: SplitScript & { readonly name: string }]
  readonly metafiles: readonly { readonly inputs: Readonly<Record<string, unknown>> }[]
}>

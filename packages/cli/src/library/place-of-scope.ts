/**
 * Where to write, as the `scope` of a call says: `project`, `user`, another scope that commands know, or a folder of
 * skills (decisions R-40).
 */
export function placeOfScope(scope: string | undefined): { readonly scope?: string; readonly path?: string } {
  if (scope === undefined) return {}
  return /^(?:\.{0,2}[\\/]|\.{1,2}$|~[\\/]|[A-Za-z]:[\\/])/.test(scope) ? { path: scope } : { scope }
}

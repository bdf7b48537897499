/**
 * How fields beyond the specification are written (decisions R-3): `string` keeps every value under
 * `metadata` one text, `nested` writes lists and structures as YAML blocks there, `claude` is
 * `string` with the fields that Claude Code reads left at the top level.
 */
export type MetadataStyle = 'string' | 'nested' | 'claude'

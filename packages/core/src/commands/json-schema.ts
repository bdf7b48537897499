/** A JSON Schema (2020-12) as plain data; only objects, `true` is written `{}`. */
export type JsonSchema = Readonly<Record<string, unknown>>

import { RE2JS, RE2JSException } from 're2js'

/** A compiled pattern whose matching takes time in proportion to the text, whatever the pattern says. */
export interface LinearPattern {
  /** Does it match anywhere? */
  test(text: string): boolean
  /** 0-based offsets of matches that are not empty, up to `limit`. */
  matches(text: string, limit: number): readonly { readonly start: number; readonly end: number }[]
}

export interface LinearPatternOptions {
  readonly ignoreCase?: boolean
}

/** Steps of a compiled pattern; `(a{1000}){1000}` would have a million. */
const largestProgram = 10_000

/** Compiles a pattern in RE2's syntax, which knows no look-around and no back references. Never throws. */
export function linearPattern(
  source: string,
  { ignoreCase = false }: LinearPatternOptions = {},
): LinearPattern | { readonly problem: string } {
  try {
    const compiled = RE2JS.compile(source, RE2JS.MULTILINE | (ignoreCase ? RE2JS.CASE_INSENSITIVE : 0))
    if (compiled.programSize() > largestProgram) return { problem: 'is too large; repeat less' }
    return {
      test: (text) => compiled.matcher(text).find(),
      matches(text, limit) {
        const matcher = compiled.matcher(text)
        const found: { start: number; end: number }[] = []
        while (found.length < limit && matcher.find()) {
          if (matcher.end() > matcher.start()) found.push({ start: matcher.start(), end: matcher.end() })
        }
        return found
      },
    }
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error
    return { problem: `is no pattern in RE2's syntax (${error.message})` }
  }
}

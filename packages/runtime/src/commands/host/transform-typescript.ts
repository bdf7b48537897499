import { createRequire } from 'node:module'
import { MetierError } from '@metier/core'

/** The part of `oxc-transform` that is used. */
interface Transformer {
  readonly transformSync: (
    name: string,
    source: string,
    options: { readonly sourcemap: boolean; readonly lang: 'ts' },
  ) => {
    readonly code: string
    readonly map?: unknown
    readonly errors: readonly { readonly message: string; readonly severity?: string }[]
  }
}

/** A parser written in another language has its own stack, and nobody writes code that is nested deeper. */
const deepest = 400

let found: Transformer | null | undefined

function transformer(): Transformer | undefined {
  if (found !== undefined) return found ?? undefined
  try {
    // By a name that no bundler follows: the package is the user's to install.
    const name = ['oxc', 'transform'].join('-')
    found = createRequire(import.meta.filename)(name)
  } catch {
    found = null
  }
  return found ?? undefined
}

/** Node that strips types by itself (22.18 and 23.6 on) says so. */
function stripsTypes(): boolean {
  return 'typescript' in process.features && process.features.typescript !== false
}

/** Can TypeScript run here? */
export function canRunTypescript(): boolean {
  return transformer() !== undefined || stripsTypes()
}

/**
 * TypeScript as JavaScript; `undefined` where Node does it. Throws `missing-dependency` where neither can, and
 * `command-failed` for a file that is no TypeScript.
 */
export function transformTypescript(name: string, source: string): string | undefined {
  const oxc = transformer()
  if (oxc === undefined) {
    if (stripsTypes()) return undefined
    throw new MetierError({
      code: 'missing-dependency',
      message: `${name} is TypeScript, and this Node (${process.version}) cannot run it.`,
      next: 'Use Node 22.18 or newer, or install oxc-transform beside metier: `npm install oxc-transform`.',
    })
  }
  if (nesting(source) > deepest) {
    throw new MetierError({ code: 'command-failed', message: `${name} is nested too deeply to be read.` })
  }
  const { code, map, errors } = oxc.transformSync(name, source, { sourcemap: true, lang: 'ts' })
  const [error] = errors
  if (error !== undefined) throw new MetierError({ code: 'command-failed', message: `SyntaxError: ${error.message}` })
  const encoded = Buffer.from(JSON.stringify(map ?? null)).toString('base64')
  return `${code}\n//# sourceMappingURL=data:application/json;base64,${encoded}\n`
}

/** How deep the code may be nested at most; texts count too, which does no harm. Chains of signs count as nests. */
function nesting(source: string): number {
  let depth = 0
  let most = 0
  let chain = 0
  for (const character of source) {
    if ('([{<`'.includes(character)) depth += 1
    else if (')]}>`'.includes(character)) depth = Math.max(0, depth - 1)
    chain = '!~+-?:=>'.includes(character) ? chain + 1 : /\s/.test(character) ? chain : 0
    most = Math.max(most, depth, chain)
  }
  return most
}

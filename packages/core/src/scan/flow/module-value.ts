import { addressesIn } from '../hosts/addresses-in.ts'
import type { Piece } from '../piece.ts'
import type { Evaluator } from './evaluator.ts'
import { flowValue, isKnown, taintsOf, unknownPart, type FlowValue } from './flow-value.ts'
import type { Place } from './program.ts'

/** What `require(name)` or `import_module(name)` gives; a name or a text of somebody else's is recorded as run. */
export function moduleValue(
  evaluator: Evaluator,
  { path, name, place }: { readonly path: string; readonly name: FlowValue; readonly place: Place },
): FlowValue | undefined {
  const run = (value: FlowValue): void => evaluator.record('run-code', place, { callee: path, values: [value] })
  // `https://…/module.js?v=${now}`: whose it is does not hang on what follows.
  const [known = ''] = name.shape.split(unknownPart)
  if (!isKnown(name) && /^https?:\/\/[^/]+\//.test(known) && isForeignModule(known) && !isForPages(evaluator.piece))
    run(flowValue({ taints: [{ kind: 'remote', detail: known }] }))
  if (!isKnown(name)) {
    if (taintsOf([name]).some(({ kind }) => kind === 'remote' || kind === 'decoded')) run(name)
    return undefined
  }
  const module = name.shape.replace(/^node:/, '').replace('/promises', '.promises')
  if (isForeignModule(module) && !isForPages(evaluator.piece))
    run(flowValue({ taints: [{ kind: 'remote', detail: module }] }))
  const put = evaluator.options.files.get(name.shape.replace(/^file:\/\//, ''))
  if (put !== undefined) run(put)
  const own = /^\.|^[\w-]+$/.test(module) ? evaluator.options.modules.find(evaluator.piece.path, module) : undefined
  const { path: _, ...whole } = own?.get('module.exports') ?? {}
  return flowValue({ ...whole, path: module, ...(own && { module: own }) })
}

/** What a page shows that is meant for another page: a browser loads its modules by address, and nothing runs here. */
function isForPages({ role, text: { text } }: Piece): boolean {
  return role === 'fence' && /<script\b|\bdocument\.\w|\baddEventListener\s{0,2}\(/.test(text)
}

/** A module by its address, from a machine that is no registry of modules. */
function isForeignModule(module: string): boolean {
  const host = /^https?:/.test(module) ? addressesIn(module, 1)[0]?.host : undefined
  return (
    host !== undefined &&
    !/(?:^|\.)(?:deno\.land|esm\.(?:sh|run)|jsr\.io|jsdelivr\.net|unpkg\.com|skypack\.dev|cloudflare\.com|googleapis\.com|gstatic\.com|jspm\.(?:dev|io)|localhost)$/.test(
      host,
    )
  )
}

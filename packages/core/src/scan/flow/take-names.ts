import type { Evaluator } from './evaluator.ts'

/** Names that are taken out of a module of which all are taken. */
const most = 1000

/** All that another program of the skill holds is held here too: `from keys import *`, `. ./lib.sh`. */
export function takeNames(evaluator: Evaluator, module: string): void {
  const { modules, program } = evaluator.options
  const own = modules.find(program.piece.path, module)
  let left = most
  for (const [name, value] of own ?? []) {
    if (left-- <= 0) return
    if (!evaluator.names.has(name)) evaluator.set(name, value)
  }
}

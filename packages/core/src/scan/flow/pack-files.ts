import { contentOf } from './content-of.ts'
import type { KnownCommand } from './evaluate-command.ts'
import type { Evaluator } from './evaluator.ts'
import { flowValue, taintsOf, type FlowValue } from './flow-value.ts'
import { keepFile } from './keep-file.ts'
import { treeTaints } from './tree-taints.ts'
import { withoutLeftOut } from './without-left-out.ts'

/** A program that packs files into an archive, or takes them out: what was packed is in what is unpacked. */
export function packFiles(evaluator: Evaluator, { name, words, input, place }: KnownCommand): FlowValue {
  const [, flags, ...others] = words
  const plain = withoutLeftOut(name, name === 'zip' ? words.slice(1) : others).filter(
    ({ shape }) => !shape.startsWith('-'),
  )
  const isUnpacking = name === 'tar' && /^-?\w*x/.test(flags?.shape ?? '')
  if (isUnpacking) {
    const archive = plain[0] === undefined ? undefined : evaluator.options.files.get(plain[0].shape)
    const target = others[others.findIndex(({ shape }) => shape === '-C') + 1]
    const file = target !== undefined && /\//.test(target.shape) ? `${target.shape}/*` : '*'
    if (archive !== undefined) keepFile(evaluator, { file, value: archive, place })
    return flowValue({ taints: archive?.taints ?? [] })
  }
  const contents = plain.map(({ shape }) => contentOf(evaluator, shape))
  // What is packed may be told by the pipe: `find … | tar c -T -`.
  const told = input === undefined ? [] : [input]
  const isElsewhere = words.some(({ shape }, at) => shape === '-C' && !treeTaints.isTree(words[at + 1] ?? flowValue()))
  const tree = treeTaints.readAll(isElsewhere ? told : [...plain, ...told])
  const value = flowValue({ taints: [...taintsOf([...contents, ...told]), ...tree] })
  const [first] = plain
  const archive = first === undefined || treeTaints.isTree(first) ? undefined : first.shape
  if (archive !== undefined) keepFile(evaluator, { file: archive, value, place })
  return value
}

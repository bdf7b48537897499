import type { KnownCommand } from './evaluate-command.ts'
import type { Evaluator } from './evaluator.ts'
import { flowValue, taintsOf, unknownPart, type FlowValue } from './flow-value.ts'
import { keepFile } from './keep-file.ts'
import type { Place } from './program.ts'
import { treeTaints } from './tree-taints.ts'

/** `git push` sends all of a repository; `git clone` and `git fetch` bring what another machine holds. */
export function gitCommand(evaluator: Evaluator, { words, place }: KnownCommand): FlowValue {
  const rest = words.slice(1).map(({ shape }) => shape)
  const { files } = evaluator.options
  const [deed = ''] = rest
  const plain = rest.slice(1).filter((word) => !word.startsWith('-'))
  const output = flowValue({ taints: taintsOf(words) })
  if (deed === 'remote' && /^(?:add|set-url)$/.test(rest[1] ?? '')) {
    const value = flowValue({ shape: rest[3] ?? unknownPart })
    keepFile(evaluator, { file: `remote ${rest[2] ?? ''}`, value, place })
    return output
  }
  const [to = ''] = plain
  const address = files.get(`remote ${to}`)?.shape ?? to
  if (deed === 'push' && address.includes('://')) {
    evaluator.record('send', place, {
      callee: 'git push',
      values: [flowValue({ shape: address }), flowValue({ taints: [{ kind: 'personal', detail: 'the repository' }] })],
    })
    return output
  }
  const packed = packedBy(evaluator, { words: rest, place })
  if (packed !== undefined) return packed
  const brought = flowValue({ taints: [{ kind: 'remote', detail: address }] })
  if (deed === 'clone' && address.includes('://')) {
    keepFile(evaluator, { file: `${folderOf(address, plain[1])}/**`, value: brought, place })
    return output
  }
  if (/^(?:fetch|pull)$/.test(deed) && address.includes('://'))
    keepFile(evaluator, { file: fetched, value: brought, place })
  return /^(?:show|cat-file|notes|archive)$/.test(deed) ? (files.get(fetched) ?? output) : output
}

/** All files of a repository by their names, or packed: `git ls-files`, `git archive`, `git bundle create - --all`. */
function packedBy(
  evaluator: Evaluator,
  { words, place }: { readonly words: readonly string[]; readonly place: Place },
): FlowValue | undefined {
  const here = flowValue({ shape: '.' })
  const [deed, second, third] = words
  if (deed === 'ls-files') return flowValue({ taints: treeTaints.found(here) })
  const isBundle = deed === 'bundle' && second === 'create' && words.includes('--all')
  const isArchive =
    deed === 'archive' && !evaluator.options.files.has(fetched) && !words.some((word) => word.startsWith('--remote'))
  if (!isBundle && !isArchive) return undefined
  const packed = flowValue({ taints: treeTaints.read(here) })
  const option = words.findIndex((word) => /^(?:-o|--output)$/.test(word))
  const file = isBundle ? third : option === -1 ? undefined : words[option + 1]
  if (file !== undefined && file !== '-') keepFile(evaluator, { file, value: packed, place })
  return packed
}

/** Under this name is kept what was fetched, which other commands print again. */
const fetched = 'git fetched'

/** The folder into which a repository is cloned: the one that is named, or the last part of the address. */
function folderOf(address: string, named: string | undefined): string {
  return (named ?? address.replace(/\.git$|\/$/g, '').replace(/^.*\//, '')).replace(/\/$/, '')
}

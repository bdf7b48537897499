import type { KnownCommand } from './evaluate-command.ts'
import type { Evaluator } from './evaluator.ts'
import { flowValue, taintsOf, unknownPart, type FlowTaint, type FlowValue } from './flow-value.ts'

/** `git push` sends all of a repository; `git clone` and `git fetch` bring what another machine holds. */
export function gitCommand(evaluator: Evaluator, { words, place }: KnownCommand): FlowValue {
  const rest = words.slice(1).map(({ shape }) => shape)
  const { files } = evaluator.options
  const [deed = ''] = rest
  const plain = rest.slice(1).filter((word) => !word.startsWith('-'))
  const output = flowValue({ taints: taintsOf(words) })
  if (deed === 'remote' && /^(?:add|set-url)$/.test(rest[1] ?? '')) {
    files.set(`remote ${rest[2] ?? ''}`, flowValue({ shape: rest[3] ?? unknownPart }))
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
  const remote: FlowTaint = { kind: 'remote', detail: address }
  if (deed === 'clone' && address.includes('://') && files.size < 500) {
    files.set(`${folderOf(address, plain[1])}/**`, flowValue({ taints: [remote] }))
    return output
  }
  if (/^(?:fetch|pull)$/.test(deed) && address.includes('://') && files.size < 500)
    files.set(fetched, flowValue({ taints: [remote] }))
  return /^(?:show|cat-file|notes|archive)$/.test(deed) ? (files.get(fetched) ?? output) : output
}

/** Under this name is kept what was fetched, which other commands print again. */
const fetched = 'git fetched'

/** The folder into which a repository is cloned: the one that is named, or the last part of the address. */
function folderOf(address: string, named: string | undefined): string {
  return (named ?? address.replace(/\.git$|\/$/g, '').replace(/^.*\//, '')).replace(/\/$/, '')
}

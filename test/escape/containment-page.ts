import { sandboxPromises, type SandboxPromise } from '@metier/core'
import { createFakeHost } from '@metier/testing'
import { watchedGap } from '../../packages/runtime/src/sandbox/bounds-gaps.ts'
import { bubblewrapGaps } from '../../packages/runtime/src/sandbox/bubblewrap/bubblewrap-gaps.ts'
import { createLimitsSandbox } from '../../packages/runtime/src/sandbox/limits/create-limits-sandbox.ts'
import { limitsGaps } from '../../packages/runtime/src/sandbox/limits/limits-gaps.ts'
import { createOpenSandbox } from '../../packages/runtime/src/sandbox/off/create-open-sandbox.ts'
import { escapeAreas } from './all-cases.ts'

const meanings: Readonly<Record<SandboxPromise, string>> = {
  'no-network': 'talks to nobody unless the network is granted',
  'network-by-host': 'talks to the hosts that are granted and to no other, where hosts are',
  'system-read-only': 'changes nothing of the system',
  'home-hidden': 'sees nothing of your home, of `/run` and of other files of yours',
  'workspace-grant': 'sees and changes the project only as granted, and never its own skill',
  'files-as-judged': 'is the one that was judged, also when its file is changed before it starts',
  'processes-hidden': 'sees and reaches no process but its own',
  'no-capabilities': 'has no rights beyond yours and can get none',
  'group-killed': 'leaves nothing running',
  'output-capped': 'prints no more than it may',
  'time-capped': 'runs no longer than it may',
  'memory-capped': 'takes no more memory than it may',
  'process-count-capped': 'has no more processes than it may',
  'file-size-capped': 'writes no larger file than it may',
  'environment-clean': 'gets no variable, descriptor or terminal that was not meant for it',
}

function limits(platform: string): ReadonlySet<SandboxPromise> {
  return createLimitsSandbox({ host: createFakeHost({ platform }) }).promises
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n')
}

/** The part of docs/containment.md that is made from the sandboxes and from what the tests try. */
export function containmentTables(): string {
  const columns = [new Set(sandboxPromises), limits('linux'), limits('darwin'), createOpenSandbox().promises]
  const rows = sandboxPromises.map((promise) => {
    const cells = columns.map((column) => (column.has(promise) ? 'yes' : 'no'))
    return `| ${meanings[promise]} | ${cells.join(' | ')} |`
  })
  const open = Object.entries(escapeAreas).flatMap(([area, cases]) => {
    const tries = cases.filter(({ breaks }) => !limits('linux').has(breaks)).map((one) => one.tries)
    return tries.length === 0 ? [] : [`- **${area}:** ${tries.join('; ')}.`]
  })
  const attempts = Object.values(escapeAreas).flat().length
  return [
    '| a program | bubblewrap | limits, Linux | limits, macOS | off |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    '### What bubblewrap does not stop',
    '',
    list(bubblewrapGaps),
    '',
    '### What limits do not stop',
    '',
    list(limitsGaps),
    '',
    `Where it applies, both add: ${watchedGap}`,
    '',
    `Of the ${attempts} attempts that the tests make, bubblewrap stops all. Limits stop those on time, output, memory,`,
    'processes and files; these they do not stop, or not everywhere:',
    '',
    ...open,
  ].join('\n')
}

import type { Flow } from '../flow/flow.ts'
import { unknownPart } from '../flow/flow-value.ts'

/** `subprocess.run(command)` without a shell: what came from elsewhere is among the words, and seldom the one that decides what runs. */
export function isOnlyStarted({ kind, callee, values, piece, start, end }: Flow): boolean {
  const [command] = values
  return (
    kind === 'run-shell' &&
    callee.startsWith('subprocess.') &&
    command?.items === undefined &&
    command?.shape === unknownPart &&
    !/\bshell\s{0,2}=\s{0,2}True\b/.test(piece.text.text.slice(start, end))
  )
}

import { buildSkillView } from '../build-skill-view.ts'
import type { Flow } from '../flow/flow.ts'
import { flowValue, type FlowValue } from '../flow/flow-value.ts'
import { readScanFile } from '../read-scan-file.ts'

/** A flow in a Python program of which the place is given by words of it: from where they begin to the end of their line. */
export function flowOfProgram(text: string, words: string, value: FlowValue = flowValue()): Flow {
  const file = readScanFile({ path: 'scripts/a.py', bytes: new TextEncoder().encode(text) })
  const [piece] = buildSkillView({ name: 'tables', files: [file], paths: ['scripts/a.py'] }).code
  if (piece === undefined) throw new Error('no program')
  const start = text.indexOf(words)
  const end = text.indexOf('\n', start)
  return { kind: 'run-shell', piece, start, end, callee: words.replace(/\(.*/, ''), values: [value] }
}

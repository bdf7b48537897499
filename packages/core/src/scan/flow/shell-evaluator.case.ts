import { readScanFile } from '../read-scan-file.ts'
import { buildSkillView } from '../build-skill-view.ts'
import { Evaluator } from './evaluator.ts'
import type { Flow } from './flow.ts'
import { OwnModules } from './own-modules.ts'
import { readShell } from './read-shell.ts'

/** An evaluator of a shell script that has not begun, and what it will record. */
export function shellEvaluator(text = 'true\n'): { readonly evaluator: Evaluator; readonly flows: readonly Flow[] } {
  const file = readScanFile({ path: 'a.sh', bytes: new TextEncoder().encode(text) })
  const [piece] = buildSkillView({ name: 'tables', files: [file], paths: ['a.sh'] }).code
  if (piece === undefined) throw new Error('A script is code.')
  const flows: Flow[] = []
  const program = { piece, statements: readShell(text) ?? [] }
  const record = (flow: Flow) => void flows.push(flow)
  const known = { modules: new OwnModules(), files: new Map(), ownFiles: new Set<string>() }
  return { evaluator: new Evaluator({ program, ...known, readShell, record }), flows }
}

import { buildSkillView } from '../build-skill-view.ts'
import { readScanFile } from '../read-scan-file.ts'
import { taintsOf } from './flow-value.ts'

/** What flows where in a shell script that is the whole of a skill: `send secret`, `run-code remote`. */
export function shellFlows(text: string): readonly string[] {
  const file = readScanFile({ path: 'a.sh', bytes: new TextEncoder().encode(text) })
  const { flows: found } = buildSkillView({ name: 'tables', files: [file], paths: ['a.sh'] })
  return found.map(
    ({ kind, values }) =>
      `${kind} ${taintsOf(values)
        .map((taint) => taint.kind)
        .join()}`,
  )
}

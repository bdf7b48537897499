import { buildSkillView } from '../build-skill-view.ts'
import { readScanFile } from '../read-scan-file.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'

const read = (path: string, text: string) => readScanFile({ path, bytes: new TextEncoder().encode(text) })

/** Does a rule find anything in a skill of one program, whose SKILL.md says `usual` unless it is told otherwise? */
export function isFoundIn(rule: (skill: SkillView) => Iterable<ScanHit>, usual: string) {
  return (path: string, text: string, page = usual): boolean => {
    const files = [read('SKILL.md', `# Tables\n\n${page}\n`), read(path, text)]
    return [...rule(buildSkillView({ name: 'tables', files, paths: ['SKILL.md', path] }))].length > 0
  }
}

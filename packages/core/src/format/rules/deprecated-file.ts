import { finding } from './finding.ts'
import type { Rule } from './rule.ts'

const deprecated = ['manifest.json', 'tools.py', 'prompts.md']

export const deprecatedFile: Rule = {
  code: 'deprecated-file',
  looksAt: 'files',
  summary: 'There is a file that the Omni Skill Standard gave up',
  why: 'What `manifest.json`, `tools.py` and `prompts.md` once held stands in SKILL.md and `scripts/` now (OMN-71).',
  next: 'Move what it says to SKILL.md or `scripts/`, and delete it.',
  check(input) {
    return deprecated.flatMap((file) => {
      if (input.files?.includes(file) !== true) return []
      const message = `There is a file ${file}, which the Omni Skill Standard gave up`
      const help = 'Move what it says to SKILL.md or scripts/, and delete it.'
      return [finding(input, { code: 'deprecated-file', message, help })]
    })
  },
}

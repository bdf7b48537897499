import type { ScanRule } from '../scan-rule.ts'
import { hitAt } from './hit-at.ts'
import { javascriptScripts } from './javascript-scripts.ts'
import { matchesIn } from './matches-in.ts'

const call =
  /(?<![\w$.])eval\s{0,20}(?:\?\.)?\(|\b(?:globalThis|window|self|global|this)\s{0,4}(?:\.\s{0,4}eval\b|\[\s{0,4}['"`]eval['"`]\s{0,4}\])|\(\s{0,4}0\s{0,4},\s{0,4}eval\s{0,4}\)|\bvm\s{0,4}\.\s{0,4}(?:runIn\w{3,20}|Script)\s{0,4}\(/g

/** WUN-46. */
export const dynamicCodeEval: ScanRule = {
  id: 'dynamic-code-eval',
  severity: 'critical',
  summary: 'A script runs text as code',
  why: 'What runs is decided when it runs, so that nobody can have read it before.',
  next: 'Replace it by the code it stands for; to read data, use `JSON.parse`.',
  *check(skill) {
    for (const piece of javascriptScripts(skill)) {
      for (const match of matchesIn(piece, call)) yield hitAt(piece, match, { message: 'Runs text as code with eval.' })
    }
  },
}

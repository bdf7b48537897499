import type { ScanRule } from '../scan-rule.ts'
import { hitAt } from './hit-at.ts'
import { javascriptScripts } from './javascript-scripts.ts'
import { matchesIn } from './matches-in.ts'

const call =
  /\bnew\s{1,20}Function\s{0,20}\(|(?<![\w$.])Function\s{0,4}\(\s{0,8}['"`]|\b(?:globalThis|window|self|global)\s{0,4}(?:\.\s{0,4}Function\s{0,4}\(|\[\s{0,4}['"`]Function['"`]\s{0,4}\])|\.constructor\s{0,4}\.\s{0,4}constructor\s{0,4}\(|\[\s{0,4}['"`]constructor['"`]\s{0,4}\]\s{0,4}\(/g

/** WUN-46. */
export const dynamicFunctionConstructor: ScanRule = {
  id: 'dynamic-function-constructor',
  severity: 'critical',
  summary: 'A script makes functions out of text',
  why: 'The Function constructor is eval by another name: what runs is decided when it runs.',
  next: 'Replace it by the code it stands for.',
  *check(skill) {
    for (const piece of javascriptScripts(skill)) {
      for (const match of matchesIn(piece, call)) {
        yield hitAt(piece, match, { message: 'Makes a function out of text.' })
      }
    }
  },
}

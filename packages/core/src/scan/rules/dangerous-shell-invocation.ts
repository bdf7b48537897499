import type { ScanRule } from '../scan-rule.ts'
import { hitAt } from './hit-at.ts'
import { javascriptScripts } from './javascript-scripts.ts'
import { matchesIn } from './matches-in.ts'

// Not the `exec` of a regular expression: nothing before it, or a name that holds the module.
const call =
  /(?<![\w$.])(?:exec|execSync|spawn|spawnSync|execFile|execFileSync|fork)\s{0,20}\(|\b(?:child_?process|cp|proc|shell)\s{0,4}\.\s{0,4}(?:exec|execSync|spawn|spawnSync|execFile|execFileSync|fork)\s{0,20}\(|require\(\s{0,8}['"`](?:node:)?child_process['"`]\s{0,8}\)\s{0,4}\.\s{0,4}\w+\s{0,4}\(/g

/** WUN-45. */
export const dangerousShellInvocation: ScanRule = {
  id: 'dangerous-shell-invocation',
  severity: 'critical',
  summary: 'A script starts other programs through child_process',
  why: 'Whatever it starts has all rights of the user, and a shell does with a file name whatever the name says.',
  next: 'Read what is started and with what; accept the skill if you would type it yourself.',
  *check(skill) {
    for (const piece of javascriptScripts(skill)) {
      if (!piece.text.text.includes('child_process')) continue
      for (const match of matchesIn(piece, call)) {
        yield hitAt(piece, match, { message: 'Starts another program through child_process.' })
      }
    }
  },
}

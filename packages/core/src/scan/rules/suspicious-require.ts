import type { ScanRule } from '../scan-rule.ts'
import { hitAt } from './hit-at.ts'
import { javascriptScripts } from './javascript-scripts.ts'
import { matchesIn } from './matches-in.ts'

const computed = /(?<![\w$.])(?:require|import)\s{0,4}\(\s{0,20}(?:`[^`]{0,200}\$\{|[^'"`\s)])/g

/** A module whose name is computed. A template without a value in it is a plain name. */
export const suspiciousRequire: ScanRule = {
  id: 'suspicious-require',
  severity: 'warn',
  summary: 'A module is loaded whose name is computed',
  why: 'Which code runs is decided when it runs, and can come from data.',
  next: 'Name the module, or see where the name comes from.',
  *check(skill) {
    for (const piece of javascriptScripts(skill)) {
      for (const match of matchesIn(piece, computed)) {
        yield hitAt(piece, match, { message: 'Loads a module whose name is computed.' })
      }
    }
  },
}

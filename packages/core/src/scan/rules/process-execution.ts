import type { ScanRule } from '../scan-rule.ts'
import { hitAt } from './hit-at.ts'
import { matchesIn } from './matches-in.ts'

const call =
  /\bsubprocess\.(?:run|Popen|call|check_call|check_output|getoutput)\s{0,4}\(|\bos\.(?:system|popen|exec[lv]p?e?|spawn\w{1,4})\s{0,4}\(|\bKernel\.(?:system|exec|spawn)\b|\bIO\.popen\b|\b(?:shell_exec|passthru|proc_open)\s{0,4}\(|\bStart-Process\b|\b(?:Deno\.Command|Bun\.spawn)\b/g
const dynamic = /(?<![\w.])(?:eval|exec)\s{0,4}\(|__import__\s{0,4}\(|\bcompile\s{0,4}\([^)]{0,200}['"]exec['"]/g

/** Ruling 5: in other languages a warning, unless it is part of something worse. */
export const processExecution: ScanRule = {
  id: 'process-execution',
  severity: 'warn',
  summary: 'A script in another language than JavaScript starts programs or runs text as code',
  why: 'Whatever it starts has all rights of the user.',
  next: 'Read what is started and with what.',
  *check(skill) {
    for (const piece of skill.code) {
      if (piece.role !== 'script' || piece.language === 'javascript' || piece.language === 'shell') continue
      const [first] = matchesIn(piece, call)
      if (first !== undefined) yield hitAt(piece, first, { message: 'Starts another program.' })
      const [text] = piece.language === 'python' ? matchesIn(piece, dynamic) : []
      if (text !== undefined) yield hitAt(piece, text, { message: 'Runs text as code.' })
    }
  },
}

import type { Diagnostic } from '../../diagnostic.ts'
import { finding } from './finding.ts'
import type { Rule } from './rule.ts'

const homePath = /(?<![\w.~/-])(?:\/Users\/|\/home\/|[A-Za-z]:\\Users\\)([A-Za-z][\w.-]{0,40})/g
// Names that stand for whoever reads.
const placeholders =
  /^(?:your?|my|me|user|username|name|runner|node|ubuntu|linuxbrew|vscode|app|shared|public|example|foo|x+)\b/

export const absolutePath: Rule = {
  code: 'absolute-path',
  looksAt: 'body',
  summary: 'A path belongs to one person’s machine',
  why: 'A skill says what holds anywhere (SQD-52): a path into a home directory exists on one machine.',
  next: 'Write a path relative to the skill or to the project.',
  check(input) {
    const { text } = input.body
    const findings: Diagnostic[] = []
    homePath.lastIndex = 0
    for (let found = homePath.exec(text); found !== null && findings.length < 50; found = homePath.exec(text)) {
      const owner = (found[1] ?? '').toLowerCase()
      if (placeholders.test(owner)) continue
      const start = input.document.bodyOffset + found.index
      const span = { start, end: start + found[0].length }
      const message = `\`${found[0]}\` is a path on one person’s machine`
      const help = 'Write a path relative to the skill or to the project.'
      findings.push(finding(input, { code: 'absolute-path', message, help, span }))
    }
    return findings
  },
}

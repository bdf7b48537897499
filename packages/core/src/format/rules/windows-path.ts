import { finding } from './finding.ts'
import type { Rule } from './rule.ts'

// A file with an extension below a folder: regular expressions and escapes do not look like this.
const relativeBackslashes = /^(?:\.\\)?(?:[\w-]{2,40}\\){1,8}[\w-]{1,80}\.[a-z]{1,5}$/i

export const windowsPath: Rule = {
  code: 'windows-path',
  looksAt: 'body',
  summary: 'A path has backslashes',
  why: 'Paths with `/` work on every system, those with backslashes on Windows only.',
  next: 'Write the path with `/`.',
  check(input) {
    return input.body.codes.flatMap(({ text, start, end }) => {
      if (!relativeBackslashes.test(text)) return []
      const message = `The path \`${text}\` has backslashes, which only Windows understands`
      const forward = text.replaceAll('\\', '/')
      const at = input.document.text.indexOf(text, start)
      const edits = [{ start: at, end: at + text.length, text: forward }]
      const fix = at < start || at + text.length > end ? undefined : { title: `Write \`${forward}\``, edits }
      return [
        finding(input, { code: 'windows-path', message, help: `Write \`${forward}\`.`, span: { start, end }, fix }),
      ]
    })
  },
}

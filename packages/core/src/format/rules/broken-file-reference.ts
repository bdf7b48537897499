import { finding } from './finding.ts'
import { relativePath } from './relative-path.ts'
import type { Rule } from './rule.ts'

export const brokenFileReference: Rule = {
  code: 'broken-file-reference',
  looksAt: 'body',
  summary: 'A link leads to a file that the skill does not have',
  why: 'The model follows links from the body (the third level of disclosure) and finds nothing.',
  next: 'Correct the path, or add the file.',
  check(input) {
    const { files } = input
    if (files === undefined) return []
    const known = new Set(files.flatMap(withDirectories))
    return input.body.links.flatMap(({ destination, start, end }) => {
      const path = relativePath(destination)
      // A word such as `URL` stands for a link in an example.
      if (path === undefined || path === 'outside' || !/[./]/.test(path) || known.has(path)) return []
      const message = `The link to \`${path}\` leads to no file of this skill`
      const help = 'Correct the path, which starts at the directory of the skill, or add the file.'
      return [finding(input, { code: 'broken-file-reference', message, help, span: { start, end } })]
    })
  },
}

/** The file, and the folders above it, which a link may mean too. */
function withDirectories(file: string): readonly string[] {
  const segments = file.split('/')
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'))
}

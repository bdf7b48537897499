import { finding } from './finding.ts'
import { relativePath } from './relative-path.ts'
import type { Rule } from './rule.ts'

export const referenceOutsideSkill: Rule = {
  code: 'reference-outside-skill',
  looksAt: 'body',
  summary: 'A link leaves the directory of the skill',
  why: 'A skill is copied, packed and served as one folder: what lies beside it is not there any more.',
  next: 'Copy the file into the skill, or name the other skill in words.',
  check(input) {
    return input.body.links.flatMap(({ destination, start, end }) => {
      if (relativePath(destination) !== 'outside') return []
      const message = `The link to \`${destination}\` leaves the directory of the skill`
      const help = 'Copy the file into the skill, or name the other skill in words.'
      return [finding(input, { code: 'reference-outside-skill', message, help, span: { start, end } })]
    })
  },
}

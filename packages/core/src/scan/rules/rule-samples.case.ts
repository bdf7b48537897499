import { expect, it } from 'vitest'
import { scanPolicies } from '../scan-policies.ts'
import { scanSkill } from '../scan-skill.ts'

/** The expected findings stand in the sample: this mark at the end of each line where the rule must find something. */
const mark = / *⟵(\w*)$/

export interface RuleSample {
  readonly says: string
  /** `SKILL.md` unless told. */
  readonly path?: string
  readonly text: string
  /** Further files. */
  readonly also?: Readonly<Record<string, string>>
}

/** Runs one rule over samples: found exactly where the sample says, with the severity it says after the mark. */
export function ruleSamples(rule: string, samples: readonly RuleSample[]): void {
  it.each(samples)(`${rule}: $says`, ({ path = 'SKILL.md', text, also = {} }) => {
    const lines = text.split('\n')
    const expected = lines.flatMap((line, index) => {
      const found = mark.exec(line)
      return found === null ? [] : [{ line: index + 1, ...(found[1] !== '' && { severity: found[1] }) }]
    })
    const plain = lines.map((line) => line.replace(mark, '')).join('\n')
    const files = Object.entries({
      'SKILL.md': '---\nname: sample\ndescription: A sample.\n---\n',
      ...also,
      [path]: plain,
    })
    const { findings } = scanSkill({
      name: 'sample',
      files: files.map(([name, content]) => ({ path: name, bytes: new TextEncoder().encode(content) })),
      policy: scanPolicies.documented,
    })
    const found = findings.filter((finding) => finding.rule === rule && finding.path === path)
    expect(found.toSorted((a, b) => a.line - b.line)).toMatchObject(expected)
    expect(found).toHaveLength(expected.length)
  })
}

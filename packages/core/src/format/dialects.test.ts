import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseSkill } from './parse-skill.ts'

const root = join(import.meta.dirname, '../../../../fixtures/dialects')

const cases = readdirSync(root).flatMap((system) =>
  readdirSync(join(root, system)).map((skill) => [`${system}/${skill}`, join(root, system, skill)] as const),
)

// OST-3 OST-4 OMN-16 OMN-18 OMN-20 OMN-60 WUN-16 WUN-17 WUN-26 BTW-2 SQD-2 SQD-9: the example skills of the five
// systems, in words of our own and with the same structure, and those of clients.
describe('a skill of another system loads to the model it means', () => {
  it.each(cases)('%s', (name, directory) => {
    const path = join(directory, 'SKILL.md')
    const directoryName = name.slice(name.indexOf('/') + 1)
    const { skill, diagnostics } = parseSkill({ bytes: readFileSync(path), path: name, directoryName })
    expect(diagnostics).toEqual([])
    const expected = join(directory, 'expected.json')
    expect(existsSync(expected), `${expected} is missing; it should hold ${JSON.stringify(skill)}`).toBe(true)
    expect(JSON.parse(JSON.stringify(skill))).toEqual(JSON.parse(readFileSync(expected, 'utf8')))
  })
})

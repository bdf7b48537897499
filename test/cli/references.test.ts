import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Sandbox } from './sandbox.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = new Sandbox()
  sandbox.write('metier.yaml', 'skills:\n  allowBundled: []\nsession:\n  includeFlat: false\n')
})
afterEach(() => sandbox.remove())

const role = (content: object): string => sandbox.write('.agents/roles/dev/role.json', JSON.stringify(content))
const room = (content: object): string => sandbox.write('.agents/war-rooms/r1/config.json', JSON.stringify(content))
const named = (...words: string[]): readonly string[] =>
  [...sandbox.run('prompt', ...words).stdout.matchAll(/<name>(.*)<\/name>/g)].map(([, name]) => name ?? '').toSorted()

describe('the references of a role and a room', () => {
  beforeEach(() => {
    for (const name of ['x-one', 'x-two', 'x-three']) sandbox.skill(name, '', '.agents/skills/roles/qa')
    sandbox.skill('x-own', '', '.agents/skills/roles/dev')
  })

  // OST-19, OST-20
  it("bring in other roles' skills, those of role and room together", () => {
    expect(named('--role', 'dev')).toEqual(['x-own'])
    role({ skill_refs: ['x-one'] })
    room({ skill_refs: ['x-two', 'X_One'] })
    expect(named('--role', 'dev')).toEqual(['x-one', 'x-own'])
    expect(named('--role', 'dev', '--room', 'r1')).toEqual(['x-one', 'x-own', 'x-two'])
  })

  it('R-8 are those of the first that has any under refs.mode: first-non-empty', () => {
    role({ skill_refs: ['x-one'] })
    room({ skill_refs: ['x-two'] })
    sandbox.write(
      'metier.yaml',
      'skills:\n  allowBundled: []\nsession:\n  includeFlat: false\nrefs:\n  mode: first-non-empty\n',
    )
    expect(named('--role', 'dev', '--room', 'r1')).toHaveLength(2)
  })

  it('R-8 leave out what any of them disables', () => {
    role({ skill_refs: ['x-one', 'x-two'] })
    room({ disabled_skills: ['x-one'] })
    expect(named('--role', 'dev', '--room', 'r1')).toEqual(['x-own', 'x-two'])
  })

  //
  it('are reported where they name no skill, and are an error with --strict-refs', () => {
    role({ skill_refs: ['x-one', 'x-nowhere'] })
    for (const command of ['prompt', 'doctor']) {
      const lax = sandbox.run(command, '--role', 'dev')
      expect(lax.status).toBe(0)
      expect(lax.stdout + lax.stderr).toContain('name no skill: x-nowhere')
      expect(sandbox.run(command, '--role', 'dev', '--strict-refs').status).toBe(1)
      expect(sandbox.run(command, '--strict-refs').status).toBe(0)
    }
    role({ skill_refs: ['x-one'] })
    expect(sandbox.run('prompt', '--role', 'dev', '--strict-refs').status).toBe(0)
  })
})

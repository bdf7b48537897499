import { expect, it } from 'vitest'
import { buildSkillView } from '../build-skill-view.ts'
import { flowValue } from '../flow/flow-value.ts'
import { flowJudges } from './flow-judges.ts'
import { flowOfProgram } from './flow-of-program.case.ts'

function isPosted(kind: 'environment' | 'credentials' | 'secret', callee = 'gh'): boolean {
  const value = flowValue({ taints: [{ kind, detail: '.env' }] })
  const flow = flowOfProgram('gh issue create --body-file a.txt\n', 'gh issue create', value)
  const skill = buildSkillView({ name: 'tables', files: [], paths: [] })
  return flowJudges.exfiltration(skill, { ...flow, kind: 'send', callee })?.message.startsWith('Writes keys') ?? false
}

// WUN-103: an issue is read by whoever sees the repository, and found by whoever knows what to look for.
it('stops keys that are written into issues and gists', () => {
  expect(isPosted('environment')).toBe(true)
  expect(isPosted('credentials')).toBe(true)
})

it('lets what is no key be written, and leaves other commands to other judges', () => {
  expect(isPosted('secret')).toBe(false)
  expect(isPosted('environment', 'curl')).toBe(false)
})

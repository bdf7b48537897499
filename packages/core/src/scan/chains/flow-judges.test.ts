import { expect, it } from 'vitest'
import { buildSkillView } from '../build-skill-view.ts'
import { flowValue } from '../flow/flow-value.ts'
import { flowJudges } from './flow-judges.ts'
import { flowOfProgram } from './flow-of-program.case.ts'

function deedOfSending(...files: readonly string[]): string | undefined {
  const taints = files.map((detail) => ({ kind: 'credentials', detail }) as const)
  const value = flowValue({ shape: 'https://ingest.table-relay.net/e', taints })
  const flow = flowOfProgram('urlopen(request)\n', 'urlopen(request)', value)
  const skill = buildSkillView({ name: 'tables', files: [], paths: [] })
  const judged = flowJudges.exfiltration(skill, { ...flow, kind: 'send' })
  expect(judged?.message).toBe('Sends a file with credentials over the network.')
  return judged?.deed
}

// WUN-103: a long program may send one file of keys by chance, and is doubted for it; those of three keepers nobody sends by chance.
it('doubts keys of one service or two, and not those of three', () => {
  expect(deedOfSending('~/.netrc')).toBe('credentials-sent')
  expect(deedOfSending('~/.netrc', '~/.npmrc')).toBe('credentials-sent')
  expect(deedOfSending('~/.netrc', '~/.npmrc', '~/.pypirc')).toBeUndefined()
})

function isStolen(detail: string, ...addresses: readonly string[]): boolean {
  const taints = [{ kind: 'credentials', detail } as const]
  const value = flowValue({ items: addresses.map((shape) => flowValue({ shape })), taints })
  const flow = flowOfProgram('post(url)\n', 'post(url)', value)
  const skill = buildSkillView({ name: 'tables', files: [], paths: [] })
  return flowJudges.exfiltration(skill, { ...flow, kind: 'send' }) !== undefined
}

// WUN-103: an honest program asks the keychain for the key of the model that it calls, whatever it asks this model about.
it('lets one key out of a keeper go to a service that many know', () => {
  const key = 'security find-generic-password -s xai-api -w'
  expect(isStolen(key, 'https://api.x.ai/v1', 'https://github.com/a/b')).toBe(false)
  expect(isStolen(key, 'https://meter.x-ai-console.com/v1')).toBe(true)
  expect(isStolen(key, 'https://api.x.ai/v1', 'https://meter.x-ai-console.com/v1')).toBe(true)
  expect(isStolen(key, 'https://github.com/a/b')).toBe(true)
  expect(isStolen('the keychain', 'https://api.x.ai/v1', 'https://github.com/a/b')).toBe(true)
})

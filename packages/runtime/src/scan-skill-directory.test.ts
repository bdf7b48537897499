import { createTemporaryTree } from '@metier/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { scanSkillDirectory } from './scan-skill-directory.ts'

let tree: ReturnType<typeof createTemporaryTree>
beforeEach(() => {
  tree = createTemporaryTree({
    'skills/one/SKILL.md': '---\nname: one\ndescription: A sample.\n---\n',
    'skills/one/a.js': 'eval(x)',
    'own.yaml': 'rules: [{ id: own, severity: warn, message: M., remedy: R., pattern: sample }]',
  })
})
afterEach(() => tree.cleanUp())

const scan = (options = {}) => scanSkillDirectory('skills/one', { cwd: tree.path, home: tree.at('home'), ...options })

it('WUN-3 judges a skill in one call, under the settings that hold', async () => {
  expect(await scan()).toMatchObject({ verdict: 'block', findings: [{ rule: 'dynamic-code-eval', path: 'a.js' }] })
  expect((await scan({ policy: 'balanced' })).verdict).toBe('warn')
  tree.write('home/.config/metier/config.yaml', 'skills: { security: { policy: balanced } }')
  expect((await scan()).verdict).toBe('warn')
})

it('takes rules of the caller', async () => {
  const { findings } = await scan({ rulesFiles: ['own.yaml'] })
  expect(findings.map(({ rule }) => rule)).toContain('own')
})

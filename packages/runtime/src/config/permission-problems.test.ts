import { createFakeHost, createMemoryDisk } from '@metier/testing'
import { describe, expect, it } from 'vitest'
import { loadConfiguration } from './load-configuration.ts'

function problemsOf(text: string) {
  const { fileSystem } = createMemoryDisk({ '/home/user/.config/metier/config.yaml': text })
  return loadConfiguration({ fileSystem, host: createFakeHost(), cwd: '/project' }).diagnostics
}

describe('permissions that cannot be read', () => {
  it.each([
    [
      'permissions:\n  allow: [Bash(git, "Bash(gh:*)"]',
      /^permissions.allow: "Bash\(git" is no pattern, so it allows nothing/,
      2,
    ],
    ['permissions:\n  deny: ["rm -rf"]', /^permissions.deny: "rm -rf" .* counts for every command/, 2],
    ['grants:\n  network: ["gh pr"]', /^grants.network: "gh pr" .* allows nothing/, 2],
    ['grants:\n  credentials:\n    ~/.config/gh: ["gh pr"]', /"gh pr"/, 3],
  ])('%j is said', (text, message, line) => {
    expect(problemsOf(text)).toMatchObject([
      { code: 'invalid-permission', message: expect.stringMatching(message), range: { start: { line } } },
    ])
  })

  it('says nothing of those that can', () => {
    expect(problemsOf('permissions: { allow: ["Bash(gh pr:*)", Skill, "Read(x)"] }')).toEqual([])
  })
})

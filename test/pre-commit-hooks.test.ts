import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const hooks = readFileSync(new URL('../.pre-commit-hooks.yaml', import.meta.url), 'utf8')
const metier = fileURLToPath(new URL('../packages/cli/bin/metier.js', import.meta.url))
const valueOf = (key: string): string => new RegExp(`^  ${key}: (.+)$`, 'mu').exec(hooks)?.[1] ?? ''

describe('the pre-commit hook', () => {
  it.each(['SKILL.md', 'skills/a/SKILL.md', '.claude/skills/a/skill.md'])('looks at %s', (path) => {
    expect(path).toMatch(new RegExp(valueOf('files'), 'u'))
  })

  it.each(['README.md', 'skills/a/MYSKILL.md', 'SKILL.md.orig', 'skills/a/references/guide.md'])(
    'passes %s by',
    (path) => {
      expect(path).not.toMatch(new RegExp(valueOf('files'), 'u'))
    },
  )

  describe('called as the framework calls it, with the changed files after its entry', () => {
    let directory: string
    beforeAll(() => {
      directory = mkdtempSync(join(tmpdir(), 'metier-hook-'))
      for (const name of ['good', 'bad']) {
        mkdirSync(join(directory, name))
        const text = `---\nname: good\ndescription: Greets. Use when somebody comes in.\n---\n\nSay hello.\n`
        writeFileSync(join(directory, name, 'SKILL.md'), text)
      }
    })
    afterAll(() => {
      rmSync(directory, { recursive: true, force: true })
    })

    const run = (...files: readonly string[]) => {
      const [program, ...words] = valueOf('entry').split(' ')
      expect(program).toBe('metier')
      const environment = { PATH: process.env['PATH'] ?? '', HOME: directory }
      return spawnSync(process.execPath, [metier, ...words, ...files], {
        cwd: directory,
        env: environment,
        encoding: 'utf8',
      })
    }

    it('lets good skills pass', () => {
      expect(run('good/SKILL.md')).toMatchObject({ status: 0 })
    })

    it('stops a commit for one bad skill among good ones, and names it', () => {
      const { status, stdout } = run('good/SKILL.md', 'bad/SKILL.md')
      expect(status).toBe(1)
      expect(stdout).toContain('bad/SKILL.md')
      expect(stdout).toContain('name-directory-mismatch')
    })
  })
})

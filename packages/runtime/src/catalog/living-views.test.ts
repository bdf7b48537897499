import { createFakeSkillFacts } from '@metier/testing'
import { describe, expect, it } from 'vitest'
import type { CatalogService } from '../catalog-service.ts'
import { openStage } from './open-stage.case.ts'
import { skillText } from './stage.case.ts'

const root = '/project/.agents/skills'

function namesOf(service: CatalogService): readonly string[] {
  return service.view().active.map(({ name }) => name)
}

describe('views', () => {
  it('are remembered for one context of one snapshot', () => {
    const { service, tree, wait } = openStage({ skills: [`${root}/a`] })
    const view = service.view({ role: 'qa' })
    expect(service.view({ role: 'qa' })).toBe(view)
    expect(service.view({ role: 'engineer' })).not.toBe(view)
    tree.write(`${root}/b/SKILL.md`, skillText('b'))
    wait()
    expect(service.view({ role: 'qa' })).not.toBe(view)
  })

  // OST-15: global skills are in every session. OST-16: an engineer does not see what belongs to qa.
  it('OST-15 OST-16 OST-36 OST-37 SQD-12 SQD-13 scope what they show', () => {
    const { service } = openStage({
      skills: [
        `${root}/global/auto-memory`,
        `${root}/roles/engineer/fix`,
        `${root}/roles/qa/review`,
        '/project/.agents/war-rooms/r1/skills/fix',
        '/project/.ai-team/agents/ripley/skills/own',
      ],
    })
    const names = (options: Parameters<typeof service.view>[0]) => service.view(options).active.map(({ name }) => name)
    expect(names({})).toEqual(['auto-memory'])
    expect(names({ role: 'engineer' })).toEqual(['auto-memory', 'fix'])
    expect(names({ role: 'qa' })).toEqual(['auto-memory', 'review'])
    expect(names({ agent: 'ripley' })).toEqual(['auto-memory', 'own'])
    const fixOf = (room?: string) =>
      service.view({ role: 'engineer', ...(room !== undefined && { room }) }).resolve('fix')?.candidate.root.scope
    expect(fixOf('r1')).toBe('room')
    expect(fixOf('r2')).toBe('role')
    expect(service.load('auto-memory').text).toContain('auto-memory')
  })

  it('WUN-36 WUN-74 WUN-79 follow the settings', () => {
    const skills = [`${root}/a`, '/product/creator', '/product/other']
    const files = {
      '/home/user/.config/metier/config.yaml':
        'skills: { entries: { a: { enabled: false } }, allowBundled: [creator] }',
    }
    const { service } = openStage({ skills, files, bundledSkills: '/product' })
    expect(namesOf(service)).toEqual(['creator'])
    expect(service.view().resolve('a')?.state).toBe('disabled')
    expect(openStage({ skills, overrides: { 'skills.enabled': false } }).service.view().active).toEqual([])
  })

  it('carry what is known of a skill, without reading the skill for it', () => {
    const digest = `sha256:${'0'.repeat(64)}`
    const facts = createFakeSkillFacts({ [`${root}/a`]: { digest, verdict: 'block' } })
    const { service } = openStage({ skills: [`${root}/a`, `${root}/b`], facts })
    expect(service.view().resolve('a')).toMatchObject({ state: 'blocked', candidate: { digest } })
    expect(service.view().resolve('b')?.candidate).toMatchObject({ digest: null, verdict: 'unscanned' })
  })

  // BTW-10 and WUN-35, decisions R-5: the winner is taken away, one after the other.
  it.each([
    ['default', ['.claude', '.agents', '.btw', '.github', 'skills', 'assets']],
    ['btw', ['.claude', '.agents', '.btw']],
    ['wundr', ['.claude', 'skills']],
    ['omni', ['assets', '.claude']],
    ['ostwin', ['.agents', '.claude']],
    ['squad', ['.squad', '.github', '.copilot', '.claude', '.agents']],
  ])('BTW-10 WUN-35 the stronger root wins in preset %s', (preset, order) => {
    const inProject = order.map((name) => `/project/${name === 'skills' ? name : `${name}/skills`}/same`)
    const directories = [...inProject, '/home/user/.agents/skills/same', '/product/same']
    const { service, tree, wait } = openStage({ skills: directories, overrides: { preset }, bundledSkills: '/product' })
    const winners = directories.map((directory) => {
      const winner = service.view().resolve('same')?.candidate.directory
      tree.remove(directory)
      wait()
      return winner
    })
    expect(winners).toEqual(directories)
    expect(service.view().resolve('same')).toBeUndefined()
  })

  it('R-6 list and fetch agree: what is listed is what is loaded', () => {
    const { service } = openStage({
      skills: [`${root}/a`, '/project/.claude/skills/a', '/project/skills/b', '/home/user/.agents/skills/b'],
    })
    for (const { name, candidate } of service.view().active) {
      expect(service.load(name).entry.candidate.location).toBe(candidate.location)
    }
  })
})

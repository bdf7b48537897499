import { buildSkill, createCollectingJournal, createTemporaryTree } from '@metier/testing'
import { expect, it } from 'vitest'
import { createContext } from './create-context.ts'

it('follows the settings for as long as it lives', async () => {
  const tree = createTemporaryTree({
    'project/.git/HEAD': '',
    'project/.agents/skills/deploy/SKILL.md': buildSkill({ name: 'deploy' }),
  })
  try {
    const context = createContext({
      cwd: tree.at('project'),
      home: tree.at('home'),
      environment: {},
      journal: createCollectingJournal(),
    })
    const service = await context.catalog()
    const active = () => service.view().active.map(({ name }) => name)
    expect(active()).toEqual(['deploy'])
    tree.write('project/metier.yaml', 'skills: { entries: { deploy: { enabled: false } } }')
    service.refresh()
    expect(active()).toEqual([])
    expect(context.configuration.catalog.entries['deploy']).toEqual({ enabled: false })
  } finally {
    tree.cleanUp()
  }
})

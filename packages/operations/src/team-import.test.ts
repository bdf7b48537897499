import { createCollectingJournal, createTemporaryTree } from '@metier/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createContext } from './create-context.ts'
import { team } from './team.ts'

const bundle = {
  squad_format_version: '1.1',
  agents: { fenster: { charter: '# Fenster\n', skills: {} }, _alumni: { charter: '# Gone\n', skills: {} } },
  team_skills: {},
}

describe('team import', () => {
  let tree: ReturnType<typeof createTemporaryTree>
  beforeEach(() => {
    tree = createTemporaryTree({ '.git/HEAD': '', 'team.squad': JSON.stringify(bundle) })
  })
  afterEach(() => tree.cleanUp())

  // A folder that begins so is no member here either: it would be imported again each time
  it('takes in nobody who has left', async () => {
    const home = tree.at('home')
    const context = createContext({ cwd: tree.path, home, environment: {}, journal: createCollectingJournal() })
    const asked = team.input.parse({ action: 'import', subject: 'team.squad', dryRun: true })
    const { imported } = await team.handler(asked, context)
    expect(imported).toMatchObject({ members: ['fenster'], files: ['agents/fenster/charter.md'], applied: false })
  })
})

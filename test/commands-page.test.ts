import { describe, expect, it } from 'vitest'
import { commandsPage } from './docs/commands-page.ts'

describe('docs/commands.md', () => {
  it('says what the operations say', async () => {
    await expect(commandsPage()).toMatchFileSnapshot('../docs/commands.md')
  })
})

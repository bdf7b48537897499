import type { CatalogView } from '@metier/core'
import { describe, expect, it } from 'vitest'
import { createStage } from './stage.case.ts'
import { KeptTexts } from './kept-texts.ts'

const service = createStage({ skills: ['/project/.agents/skills/a'] }).open()
const view: CatalogView = service.view()
const loaded = (text: string) => ({ ...service.load('a'), text })

describe('texts that are kept', () => {
  it('are given for their stamp and no other', () => {
    const texts = new KeptTexts()
    texts.keep('/a', { stamp: '1', view, loaded: loaded('abc') })
    expect(texts.recall('/a', '1')?.loaded.text).toBe('abc')
    expect(texts.recall('/a', '2')).toBeUndefined()
    expect(texts.recall('/b', '1')).toBeUndefined()
    texts.keep('/a', { stamp: '2', view, loaded: loaded('abcd') })
    expect(texts.recall('/a', '1')).toBeUndefined()
    expect(texts.recall('/a', '2')?.loaded.text).toBe('abcd')
  })

  it('are no more than there is room for: what was asked for last stays', () => {
    const texts = new KeptTexts(10)
    for (const name of ['/a', '/b']) texts.keep(name, { stamp: '1', view, loaded: loaded('12345') })
    texts.recall('/a', '1')
    texts.keep('/c', { stamp: '1', view, loaded: loaded('12345') })
    expect(['/a', '/b', '/c'].filter((name) => texts.recall(name, '1') !== undefined)).toEqual(['/a', '/c'])
    // The same place again takes no more room than before.
    for (let round = 0; round < 9; round += 1) texts.keep('/c', { stamp: '1', view, loaded: loaded('12345') })
    expect(texts.recall('/a', '1')).toBeDefined()
    texts.keep('/d', { stamp: '1', view, loaded: loaded('x'.repeat(11)) })
    expect(['/a', '/c', '/d'].filter((name) => texts.recall(name, '1') !== undefined)).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { createFakeContext } from '../fake-context.case.ts'
import { OpeningCatalog } from './opening-catalog.ts'

function prepare() {
  const { catalog } = createFakeContext([{ name: 'one' }])
  const made: string[] = []
  const opening = new OpeningCatalog(async () => {
    made.push('made')
    return catalog
  })
  return { catalog, opening, made }
}

describe('a catalogue that is opened when it is needed', () => {
  it('is opened once, and then is the catalogue', async () => {
    const { opening, catalog, made } = prepare()
    expect(made).toEqual([])
    expect(() => opening.view()).toThrow('before it was open')
    await Promise.all([opening.open(), opening.open(), opening.watch()])
    expect([made, opening.isOpen]).toEqual([['made'], true])
    expect(opening.view().active.map(({ name }) => name)).toEqual(['one'])
    expect(opening.load('one').text).toBe(catalog.load('one').text)
  })

  it('tells those who listened before it was open', async () => {
    const { opening } = prepare()
    const [heard, left]: string[][] = [[], []]
    opening.onChange(() => heard?.push('told'))
    opening.onChange(() => left?.push('told'))()
    await opening.open()
    opening.tellAll()
    expect([heard, left]).toEqual([['told'], []])
  })

  it('says what it cannot be opened for, and is closed all the same', async () => {
    const opening = new OpeningCatalog(() => Promise.reject(new Error('no disk')))
    await expect(opening.open()).rejects.toThrow('no disk')
    expect(opening.isOpen).toBe(false)
    await opening.close()
  })

  it('is closed without ever having been opened', async () => {
    const { opening, made } = prepare()
    await opening.close()
    expect(made).toEqual([])
  })
})

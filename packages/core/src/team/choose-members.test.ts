import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseMembers, type RoutedMember } from './choose-members.ts'
import { readRouting } from './read-routing.ts'

const fenster: RoutedMember = { name: 'fenster', role: 'Core Dev', charter: 'Owns the server.', skills: [] }
const hockney: RoutedMember = { name: 'hockney', role: 'Tester', charter: 'Writes tests of everything.', skills: [] }
const keaton: RoutedMember = { name: 'keaton', role: 'Lead', charter: 'Keeps the scope.', skills: [] }
const team = [hockney, fenster, keaton]
const names = (...of: Parameters<typeof chooseMembers>) => chooseMembers(...of).map(({ name }) => name)
const knowing = (member: RoutedMember, name: string, score: number) => ({ ...member, skills: [{ name, score }] })

describe('chooseMembers', () => {
  it('takes whose name is said, whatever others know', () => {
    const rival = knowing(hockney, 'react-components', 0.9)
    expect(names('Fenster, fix the React components', [rival, fenster])).toEqual(['fenster', 'hockney'])
    expect(names('Open the fensters', [fenster]), 'a part of another word is no name').toEqual([])
  })

  it('takes who has a skill for it before who is only said to be for it', () => {
    const chosen = chooseMembers('Write tests for the invoices', [hockney, knowing(fenster, 'invoice-tests', 0.8)])
    expect(chosen.map(({ name }) => name)).toEqual(['fenster', 'hockney'])
    expect(chosen[0]?.reasons).toEqual([{ kind: 'skill', what: 'invoice-tests', score: 0.8 }])
    expect(chosen[1]?.reasons).toMatchObject([{ kind: 'charter', what: expect.stringContaining('test') }])
  })

  it('hears no name and no word of a template in a charter', () => {
    const charter = 'Writes decisions down.'
    const all = ['fenster', 'hockney', 'keaton'].map((name) => ({ name, charter: `# ${name}\n${charter}`, skills: [] }))
    expect(names('Write decisions down', all)).toEqual([])
    expect(chooseMembers('Hockney, write', all)[0]?.reasons).toEqual([{ kind: 'named', what: 'hockney', score: 4 }])
    expect(names('Write decisions down', all.slice(0, 1)), 'alone, every word tells').toEqual(['fenster'])
  })

  it('takes nobody where nothing speaks for anybody', () => {
    expect(names('Sharpen the kitchen knives', team)).toEqual([])
    expect(names('', team)).toEqual([])
  })

  it('follows the routing table of the team', () => {
    const rows = readRouting('| Work | Agent |\n|---|---|\n| Scope & priorities | **Keaton** |\n', ['keaton'])
    expect(chooseMembers('Set the priorities and the scope of March', team, rows)[0]).toMatchObject({
      name: 'keaton',
      reasons: [{ kind: 'routing', what: 'Scope & priorities', score: 1 }, { kind: 'charter' }],
    })
  })

  it('does not depend on the order of the team, and takes any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.shuffledSubarray(team, { minLength: 3 }), (task, shuffled) => {
        expect(chooseMembers(task, shuffled)).toEqual(chooseMembers(task, team))
      }),
    )
  })
})

describe('readRouting', () => {
  it.each([
    ['| React | Fenster | yes | Lightweight |', [{ work: 'React', member: 'fenster' }]],
    ['| React | 🔧 `fenster`', [{ work: 'React', member: 'fenster' }]],
    ['| React | Nobody |', []],
    ['| | Fenster |', []],
    ['React goes to fenster', []],
    ['|', []],
    ['', []],
  ])('reads %j', (text, rows) => expect(readRouting(text, ['fenster', 'hockney'])).toEqual(rows))
})

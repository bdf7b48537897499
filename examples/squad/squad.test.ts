import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createSquad } from './squad.ts'

const program = fileURLToPath(new URL('../../packages/cli/bin/metier.js', import.meta.url))

let home: string
beforeEach(() => {
  home = realpathSync(mkdtempSync(join(tmpdir(), 'metier-squad-')))
  for (const project of ['shop', 'next']) mkdirSync(join(home, project, '.git'), { recursive: true })
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

/** A model that answers by who it is told to be, and what it was sent. */
function scripted(answers: Readonly<Record<string, string>>) {
  const prompts: string[] = []
  const complete = async (prompt: string): Promise<string> => {
    prompts.push(prompt)
    const [, who = ''] = /^You are (\w+)/.exec(prompt) ?? []
    return answers[who] ?? 'Done.'
  }
  return { complete, prompts }
}

function squadIn(project: string, complete: (prompt: string) => Promise<string>) {
  const environment = { HOME: home, XDG_CONFIG_HOME: join(home, '.config'), XDG_CACHE_HOME: join(home, '.cache') }
  return createSquad({ cwd: join(home, project), metier: [process.execPath, program], complete, environment })
}

const lesson = [
  'The form says now what is wrong.',
  'LESSON: Messages for wrong input — Use when what people type is checked.',
  'Name the field and say what would be accepted. Give one example of a right value.',
].join('\n')

it('three members are hired, one learns, and the next project has them all', { timeout: 120_000 }, async () => {
  const { complete, prompts } = scripted({ hockney: lesson })
  const squad = squadIn('shop', complete)
  await squad.init()
  await squad.hire('Keaton', 'Lead')
  await squad.hire('Fenster', 'Core Dev')
  await squad.hire('Hockney', 'Tester')
  await squad.teach('Fenster should know that we always use Tailwind CSS')

  // Nobody knows this yet: the tester is started with all there is to read, and learns.
  const [first] = await squad.work('Hockney, write the messages of the form')
  expect(first).toEqual({
    member: 'hockney',
    mode: 'standard',
    answer: 'The form says now what is wrong.',
    learned: 'messages-for-wrong-input',
  })
  expect(prompts[0]).toContain('YOUR CHARTER:')

  // What was learned makes the same kind of work a focused one, and is the reason for whom it goes to.
  const [second] = await squad.work('Correct the messages for wrong input')
  expect(second).toMatchObject({ member: 'hockney', mode: 'lightweight' })
  expect(prompts[1]).toContain('Name the field and say what would be accepted.')
  expect(prompts[1]).not.toContain('YOUR CHARTER:')

  // Work for several goes to several.
  const all = await squad.work('Team: Keaton, Fenster and Hockney plan the release')
  expect(all.map(({ member }) => member).toSorted()).toEqual(['fenster', 'hockney', 'keaton'])

  // In the next project everybody is there with what they know, and the first task is a focused one.
  await squad.exportTo(join(home, 'shop.squad'))
  const next = scripted({})
  const moved = squadIn('next', next.complete)
  await moved.importFrom(join(home, 'shop.squad'))
  expect(await moved.work('Correct the messages for wrong input')).toMatchObject([
    { member: 'hockney', mode: 'lightweight', answer: 'Done.' },
  ])
  expect(next.prompts[0]).toContain('Name the field and say what would be accepted.')
  const taught = '.ai-team/agents/fenster/skills/tailwind-css/SKILL.md'
  expect(readFileSync(join(home, 'next', taught), 'utf8')).toContain('user-taught')

  // And it could move on from there: the same bytes again.
  await moved.exportTo(join(home, 'next.squad'))
  expect(readFileSync(join(home, 'next.squad'))).toEqual(readFileSync(join(home, 'shop.squad')))
})

it('says what the command says when something is wrong', { timeout: 60_000 }, async () => {
  const squad = squadIn('shop', scripted({}).complete)
  await expect(squad.work('Anything')).rejects.toThrow('There is no team')
})

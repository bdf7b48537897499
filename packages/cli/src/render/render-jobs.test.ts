import type { JobsOutput } from '@metier/operations'
import { describe, expect, it } from 'vitest'
import { chooseStyle } from '../terminal/choose-style.ts'
import { textWidth } from '../terminal/text-width.ts'
import { renderJobs } from './render-jobs.ts'

type Row = JobsOutput['jobs'][number]

const row: Row = {
  id: 'mwr8had7-bc2d21',
  state: 'done',
  skill: 'summarise',
  agent: 'codex',
  model: 'small',
  background: false,
  cwd: '/home/ada/shop',
  created: '2027-01-02T03:04:05.006Z',
  started: '2027-01-02T03:04:06.006Z',
  ended: '2027-01-02T03:05:05.006Z',
  attempts: 2,
  result: 'It sells shoes.',
  stop: 'done',
  usage: { inputTokens: 11, outputTokens: 7 },
}

async function render(output: Partial<JobsOutput>, width = 80) {
  const style = chooseStyle({ isTerminal: false, environment: {}, color: false })
  const page = { style, width, verbose: false, isTerminal: true, cwd: '/home/ada/shop', home: '/home/ada' }
  const whole: JobsOutput = { schema: 'metier.jobs/1', action: 'list', jobs: [row], more: 0, ...output }
  const { answer, notes = '' } = await renderJobs(whole, page, {})
  return { answer: String(answer), notes }
}

describe('renderJobs', () => {
  it.each([40, 60, 120])('keeps each job on one line of %d columns', async (width) => {
    const jobs = [row, { ...row, skill: '技能测试'.repeat(9) }]
    const { answer } = await render({ jobs }, width)
    const lines = answer.split('\n')
    expect(lines).toHaveLength(2)
    for (const line of lines) expect(textWidth(line)).toBeLessThanOrEqual(width)
    expect(lines[0]).toContain('mwr8had7-bc2d21  done')
  })

  it('says what makes a job where there is none, and how to see the rest', async () => {
    expect((await render({ jobs: [] })).notes).toContain('context: fork')
    expect((await render({ more: 3 })).notes).toContain('--limit 4')
  })

  it('shows one with all that happened and what came of it', async () => {
    const events = [
      { time: row.created, type: 'state' as const, text: 'running' },
      { time: row.created, type: 'text' as const, text: 'It sells shoes.' },
      { time: row.created, type: 'tool' as const, text: 'git status: done' },
    ]
    const { answer } = await render({ action: 'show', events })
    for (const part of ['summarise', 'codex, model small', '2 times', '11 in, 7 out', 'tool git status: done'])
      expect(answer).toContain(part)
    expect(answer.match(/It sells shoes\./g)).toHaveLength(1)
  })

  it('shows how far one is that runs: the end of what its agent has said', async () => {
    const { result: _result, stop: _stop, ended: _ended, ...running } = row
    const said = Array.from({ length: 30 }, (_, index) => ({
      time: row.created,
      type: 'text' as const,
      text: `${index}\n`,
    }))
    const shown = { action: 'show' as const, jobs: [{ ...running, state: 'running' as const }] }
    const { answer } = await render({ ...shown, events: said })
    expect(answer.split('\n').slice(-22)).toEqual(['', '  …', ...said.slice(-20).map(({ text }) => `  ${text.trim()}`)])
    const evil = [{ time: row.created, type: 'text' as const, text: 'a\u001B]0;owned\u0007' }]
    expect((await render({ ...shown, events: evil })).answer).not.toMatch(/(?!\n)\p{Cc}/u)
  })

  it('gives the answer alone, and says beside it what became of a budget', async () => {
    expect(await render({ action: 'wait' })).toEqual({ answer: 'It sells shoes.', notes: '' })
    expect((await render({ action: 'wait', jobs: [{ ...row, stop: 'budget' }] })).notes).toContain('budget')
    expect((await render({ action: 'wait', jobs: [{ ...row, truncated: true }] })).notes).toContain('jobs.outputBytes')
  })

  it('says why there is no answer, and what to do', async () => {
    const { result: _result, ...without } = row
    const failure = { code: 'agent-failed', message: 'It crashed.', next: 'Start it by hand.' }
    const { answer, notes } = await render({ action: 'wait', jobs: [{ ...without, state: 'failed', failure }] })
    expect(answer).toBe('')
    expect(notes).toContain('It crashed.\nStart it by hand.')
  })

  it.each(['list', 'show', 'wait', 'cancel'] as const)('lets no agent speak to the terminal (%s)', async (action) => {
    const evil = '\u001B]0;owned\u0007'
    const jobs = [{ ...row, skill: evil, agent: evil, model: evil, cwd: evil, result: evil }]
    const { answer, notes } = await render({ action, jobs, events: [{ time: '', type: 'tool', text: evil }] })
    expect(answer + notes).not.toMatch(/(?!\n)\p{Cc}/u)
  })
})

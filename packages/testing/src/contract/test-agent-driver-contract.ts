import type { AgentDriver, AgentEvent, AgentTask } from '@metier/core'
import { describe, expect, it } from 'vitest'

export interface AgentDriverStage {
  readonly driver: AgentDriver
  /** A real directory, absolute and real. */
  readonly directory: string
  /** Ends what the stage has started. */
  readonly cleanUp: () => Promise<void> | void
}

/** A contract test may run beside many others on a slow machine. */
const patientMs = 60_000

function taskOf({ directory }: AgentDriverStage, prompt: string, more: Partial<AgentTask> = {}): AgentTask {
  const base = { skill: 'sample', digest: null, prompt, allowedTools: [], timeoutMs: 60_000, environment: {} }
  return { ...base, cwd: directory, ...more }
}

/**
 * Every driver passes these against an agent that follows the script of `writeFakeAgent` or `modelScript`. `stage` is
 * asked anew for each test.
 */
export function testAgentDriverContract(name: string, stage: () => Promise<AgentDriverStage>): void {
  const on = async (test: (staged: AgentDriverStage) => Promise<void>) => {
    const staged = await stage()
    try {
      await test(staged)
    } finally {
      await staged.cleanUp()
    }
  }

  describe(`${name} runs a task`, () => {
    it('to its answer, telling what is said on the way', { timeout: patientMs }, async () =>
      on(async (staged) => {
        const events: AgentEvent[] = []
        const run = { signal: new AbortController().signal, onEvent: (event: AgentEvent) => void events.push(event) }
        const result = await staged.driver.run(taskOf(staged, 'hello "you" $HOME\nsecond line'), run)
        expect(result.stop).toBe('done')
        expect(result.text.trim()).toBe('you said: hello "you" $HOME\nsecond line')
        const said = events.flatMap((event) => (event.type === 'text' ? [event.text] : [])).join('')
        expect(said.trim()).toBe(result.text.trim())
      }),
    )

    it('whose wishes look like nothing usual', { timeout: patientMs }, async () =>
      on(async (staged) => {
        const more = { model: 'small', effort: 'high', system: 'Be brief.', budget: { maximumTurns: 5 } }
        const task = taskOf(staged, '@say done', { ...more, allowedTools: ['Read', '(broken', 'Bash(git:*)'] })
        const result = await staged.driver.run(task, { signal: new AbortController().signal, onEvent: () => undefined })
        expect(result.text.trim()).toBe('done')
      }),
    )

    it.each(['@fail', '@crash', '@garbage'])(
      'that ends in %s with a fault that names the agent and says what to do',
      { timeout: patientMs },
      async (prompt) =>
        on(async (staged) => {
          const run = { signal: new AbortController().signal, onEvent: () => undefined }
          await expect(staged.driver.run(taskOf(staged, prompt), run)).rejects.toMatchObject({
            code: 'agent-failed',
            message: expect.stringContaining(staged.driver.id),
            next: expect.stringMatching(/\S/),
          })
        }),
    )

    it('until it is cancelled', { timeout: patientMs }, async () =>
      on(async (staged) => {
        const controller = new AbortController()
        setTimeout(() => controller.abort(), 500)
        const running = staged.driver.run(taskOf(staged, '@wait'), {
          signal: controller.signal,
          onEvent: () => undefined,
        })
        await expect(running).rejects.toMatchObject({ code: 'interrupted' })
      }),
    )

    it('not at all when it was cancelled before', { timeout: patientMs }, async () =>
      on(async (staged) => {
        const run = { signal: AbortSignal.abort(), onEvent: () => undefined }
        await expect(staged.driver.run(taskOf(staged, '@say x'), run)).rejects.toMatchObject({ code: 'interrupted' })
      }),
    )

    it('and says in words what it leaves undone', async () =>
      on(async ({ driver }) => {
        for (const ignored of driver.ignores) expect(ignored).toMatch(/\w{3,} .*\w{3,} /)
        expect(new Set(driver.ignores).size).toBe(driver.ignores.length)
      }))
  })
}

import { hasToolHooks } from './has-tool-hooks.ts'
import { runHooks, type RunHooksOptions } from './run-hooks.ts'

export interface ToolHooksOptions<Result> extends Omit<RunHooksOptions, 'event' | 'tool'> {
  readonly tool: NonNullable<RunHooksOptions['tool']>
  readonly run: () => Promise<Result>
  /** What of the result the hooks that run afterwards are told. */
  readonly response: (result: Result) => unknown
}

/**
 * Calls a tool between the hooks of a skill, and gives what they had to say. Throws `refused` where one of those that
 * run before says no; nothing has been called then.
 */
export async function withToolHooks<Result>(
  options: ToolHooksOptions<Result>,
): Promise<{ readonly result: Result; readonly notes: readonly string[] }> {
  const { run, response, tool, ...rest } = options
  if (!hasToolHooks(options.entry)) return { result: await run(), notes: [] }
  const before = await runHooks({ ...rest, tool, event: 'before-tool' })
  const result = await run()
  const after = await runHooks({ ...rest, tool: { ...tool, response: response(result) }, event: 'after-tool' })
  return { result, notes: [...before, ...after] }
}

import { loadOperation, runOperation, type McpImportOutput } from '@metier/operations'
import { plural } from '../render/plural.ts'
import { printable } from '../terminal/printable.ts'
import type { LocalRunner } from './local-runners.ts'

const words: Readonly<Record<McpImportOutput['skills'][number]['state'], string>> = {
  new: 'new',
  changed: 'changed',
  unchanged: 'unchanged',
  imported: 'imported',
  failed: 'failed',
  declined: 'left out',
  gone: 'gone',
}

/** `metier mcp import SOURCE`: exit status 1 when a skill was not what its server said it is. */
export const runMcpImport: LocalRunner = async ({ run, environment, context }) => {
  const { action: _, role: _role, agent: _agent, room: _room, plan: _plan, expose: _expose, ...asked } = run.input
  const { output, no } = await runOperation(await loadOperation('mcp-import'), asked, context)
  const { stdout, stderr } = environment.streams
  if (run.global.json) stdout.write(`${JSON.stringify(output, null, 2)}\n`)
  else {
    const answer = lines(output)
    if (answer.length > 0) stdout.write(`${answer.join('\n')}\n`)
    else if (!run.global.quiet) stderr.write(`${nothing(output)}\n`)
  }
  return no ? 1 : 0
}

function isImport(output: unknown): output is McpImportOutput {
  return typeof output === 'object' && output !== null && 'skills' in output && 'refused' in output
}

function nothing(output: unknown): string {
  const server = isImport(output) ? output.server : null
  if (server !== null) return `${printable(server)} offers no such skill.`
  return 'Nothing was imported. `metier mcp import URL` shows what a server offers.'
}

function lines(output: unknown): readonly string[] {
  if (!isImport(output)) return []
  return [
    ...output.removed.map((name) => `removed  ${printable(name)}`),
    ...output.skills.map(({ state, name, files, size, reason, description }) => {
      const about = files === 0 ? description : `${plural(files, 'file')}, ${plural(size, 'byte')}`
      return `${words[state]}  ${printable(name)}  ${printable(reason ?? about)}`
    }),
    ...output.refused.map(({ uri, reason }) => `refused  ${printable(uri)}  ${printable(reason)}`),
  ]
}

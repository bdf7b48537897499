import type { RequestPermissionRequest, ToolKind } from '@agentclientprotocol/sdk'
import { valuesAt } from '../values-at.ts'
import type { AgentCall } from '../is-call-allowed.ts'

/** Kinds of the protocol as the tools that `allowed-tools` names. A kind that is not here is allowed by no pattern. */
const toolsOfKind: Partial<Record<ToolKind, readonly string[]>> = {
  read: ['Read'],
  edit: ['Edit', 'Write'],
  delete: ['Write'],
  move: ['Write'],
  search: ['Grep', 'Glob'],
  execute: ['Bash'],
  fetch: ['WebFetch'],
}

/** Where agents put what a tool is given; the protocol leaves it to them. */
const argumentPaths: Partial<Record<ToolKind, readonly string[]>> = {
  execute: ['command', 'cmd'],
  read: ['file_path', 'path', 'abs_path'],
  edit: ['file_path', 'path', 'abs_path'],
  fetch: ['url'],
}

/** What a permission is asked for. The title is what the agent shows a person: it proves nothing and is not read. */
export function callOfRequest({ toolCall }: RequestPermissionRequest): AgentCall {
  const kind = toolCall.kind ?? 'other'
  const found = (argumentPaths[kind] ?? []).flatMap((path) => valuesAt(toolCall.rawInput, path))[0]
  const argument = Array.isArray(found) ? commandLine(found) : found
  return { tools: toolsOfKind[kind] ?? [], ...(typeof argument === 'string' && { argument }) }
}

/** `["bash", "-lc", "git status"]` runs the line in it; words of a direct call are quoted, so that none reads as two. */
function commandLine(words: readonly unknown[]): string | undefined {
  if (!words.every((word) => typeof word === 'string')) return undefined
  const [shell = '', option = '', line] = words
  if (words.length === 3 && line !== undefined && /^(?:.*\/)?(?:ba|z|da)?sh$/.test(shell) && /^-l?c$/.test(option))
    return line
  return words.map((word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`)).join(' ')
}

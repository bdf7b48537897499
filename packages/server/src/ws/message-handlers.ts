import { resolve } from 'node:path'
import { MetierError, requestedSkill, type Approver, type Preset } from '@metier/core'
import { keptScanOf, loadOperation, runOperation, type Effect, type OperationContext } from '@metier/operations'
import type { CatalogService, Session, ViewOptions } from '@metier/runtime'
import type { ExecuteSkill } from '../skill-execution.ts'
import { refuseLocalInput } from '../http/refuse-local-input.ts'
import type { Guarded } from '../http/require-operation.ts'
import { activateSkill } from '../mcp/activate-skill.ts'
import { refusalCode } from '../mcp/refusal-code.ts'
import { reattachLimits } from '../http/reattach-limits.ts'
import { badMessage } from './bad-message.ts'
import type { ClientMessage } from './client-message.ts'
import { entriesByPlace } from './entries-by-place.ts'
import { PreparedAnswer } from './prepared-answer.ts'
import { preparedList } from './prepared-list.ts'
import { preparedScan } from './prepared-scan.ts'
import { SocketCall } from './socket-call.ts'
import { textField } from './text-field.ts'
import { WrittenTexts } from './written-texts.ts'

/** What a message is answered with, but for `type` and `id`. */
export type Answer = Readonly<Record<string, unknown>>

export interface MessageScope {
  readonly context: OperationContext
  readonly catalog: CatalogService
  readonly view: ViewOptions
  readonly preset: Preset
  /** The conversation that the client names; that of its connection when it names none. */
  readonly conversation: (id: string | undefined) => Session
  /** @throws MetierError `refused` when the caller may not do that. */
  readonly require: (effects: readonly Effect[]) => void
  /** @throws MetierError `refused` or `unauthorized` when the caller may not call this operation. */
  readonly requireOperation: (operation: Guarded) => void
  /**
   * For what is the user's own word.
   * @throws MetierError `unauthorized` without a token, `refused` when the token does not reach so far.
   */
  readonly requireWord: (effects: readonly Effect[]) => void
  readonly execute: ExecuteSkill
}

/** What belongs to one message; each is made when it is asked for, and most messages ask for neither. */
export interface MessageTurn {
  readonly signal: AbortSignal
  /** The person at this client. */
  readonly approver: Approver
}

interface MessageHandler {
  /** The `type` of the answer. */
  readonly answers: string
  readonly handle: (
    fields: ClientMessage['fields'],
    scope: MessageScope,
    turn: MessageTurn,
  ) => Promise<Answer | PreparedAnswer>
}

/** Every message that a client may send. The first three are Wundr's, names and all (WUN-88, WUN-89, WUN-90). */
export const messageHandlers: ReadonlyMap<string, MessageHandler> = new Map([
  ['list_skills', { answers: 'skills_list', handle: listSkills }],
  ['execute_skill', { answers: 'skill_result', handle: executeSkill }],
  ['scan_skill', { answers: 'scan_result', handle: scanSkill }],
  ['reattach', { answers: 'reattached', handle: reattach }],
  ['call', { answers: 'result', handle: callOperation }],
])

/** The list of ten thousand skills is megabytes, and a thousand clients ask for it whenever something changes. */
async function listSkills(fields: ClientMessage['fields'], scope: MessageScope): Promise<Answer | PreparedAnswer> {
  const who = pick(scope.view, ['role', 'agent', 'room', 'plan'])
  const { all = false } = fields
  const make = () => call('list', { ...who, all }, scope)
  if (typeof all !== 'boolean') return make()
  scope.requireOperation(await loadOperation('list'))
  return preparedList(scope.catalog.view(who), `list ${all}`, make)
}

const written = new WrittenTexts()

/** A person or a program of theirs starts it, so that what is kept from models is not kept from them. */
async function executeSkill(
  fields: ClientMessage['fields'],
  scope: MessageScope,
  turn: MessageTurn,
): Promise<PreparedAnswer> {
  scope.require(['read', 'execute'])
  const name = textField(fields, 'name') ?? ''
  const { catalog, view, preset } = scope
  const asks = fields['asks'] === true
  if (asks) scope.requireWord(['execute'])
  const here = catalog.view(view)
  const requested = requestedSkill(here, name, { asker: 'person' })
  if (requested.kind === 'refused') {
    throw new MetierError({ code: refusalCode(here.resolve(name)), message: requested.message })
  }
  if (requested.kind === 'catalogue') throw badMessage('Which skill? `name` is missing.')
  const session = scope.conversation(textField(fields, 'conversation'))
  const call = new SocketCall({ name: requested.entry.name, line: textField(fields, 'arguments'), view, turn, asks })
  const { name: executedName, text, by, notes, loaded } = await scope.execute(call)
  const options = { body: text, loaded, text: undefined, again: fields['again'] === true }
  const where = { catalog, view, preset, session, settings: () => scope.context.configuration }
  const result = by === 'agent' ? text : activateSkill(executedName, where, options)
  const members = { name: executedName, by, notes, active: session.active }
  return new PreparedAnswer(members, { name: 'result', json: written.of(result) })
}

/** By name, or by the directory of a skill that Metier knows: no other path of this machine is looked into from afar. */
async function scanSkill(fields: ClientMessage['fields'], scope: MessageScope): Promise<PreparedAnswer> {
  scope.require(['read'])
  const asked = textField(fields, 'path') ?? textField(fields, 'name') ?? ''
  const view = scope.catalog.view(scope.view)
  const place = asked === '' ? '' : resolve(scope.context.cwd, asked)
  const entry = entriesByPlace(view).get(place) ?? view.resolve(asked)
  if (entry === undefined) {
    throw new MetierError({
      code: 'unknown-skill',
      message: `${JSON.stringify(asked.slice(0, 200))} is neither a skill nor the directory of one that Metier knows here.`,
      next: 'Send {"type":"list_skills"} for the names; `metier scan PATH` scans any directory.',
    })
  }
  return preparedScan(entry.name, await keptScanOf(entry.candidate.directory, scope.context))
}

async function reattach(fields: ClientMessage['fields'], scope: MessageScope): Promise<Answer> {
  scope.require(['read'])
  const session = scope.conversation(textField(fields, 'conversation'))
  const text = session.reattach(reattachLimits(fields))
  return { text, active: session.active }
}

async function callOperation(fields: ClientMessage['fields'], scope: MessageScope): Promise<Answer> {
  const name = textField(fields, 'operation') ?? ''
  const { input = {} } = fields
  return { operation: name, output: await call(name, input, scope) }
}

/** Any operation that HTTP has. */
async function call(name: string, input: unknown, { context, requireOperation }: MessageScope): Promise<Answer> {
  const operation = await loadOperation(name)
  if (!operation.surfaces.includes('http')) {
    throw new MetierError({ code: 'not-found', message: `The operation ${JSON.stringify(name)} is not offered here.` })
  }
  requireOperation(operation)
  refuseLocalInput(operation, input)
  const { output } = await runOperation(operation, input, context)
  return asAnswer(output)
}

function asAnswer(output: unknown): Answer {
  return typeof output === 'object' && output !== null ? { ...output } : { output }
}

function pick(from: object, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(from).filter(([key]) => keys.includes(key)))
}

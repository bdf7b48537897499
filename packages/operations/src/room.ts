import { findOwners } from '@metier/runtime'
import * as z from 'zod'
import { defineOperation } from './define-operation.ts'
import { requireOwner } from './require-owner.ts'
import { roomActions, roomOutput, type RoomOutput } from './room-output.ts'
import { roomStage } from './room-stage.ts'
import { ownerOf, sessionOf } from './session-of.ts'

const input = z.object({
  action: z.enum(roomActions).default('list').describe('What to do').meta({ placeholder: 'ACTION', otherwise: 'show' }),
  room: z.string().min(1).optional().describe('show, stage: the room').meta({ placeholder: 'ROOM' }),
  role: z.string().min(1).optional().describe('As this role; that of its config.json unless said').meta({
    placeholder: 'NAME',
  }),
  plan: z.string().min(1).optional().describe('For this plan; that of its config.json unless said').meta({
    placeholder: 'ID',
  }),
  all: z.boolean().default(false).describe('stage: every skill of the session, not only those that are referred to'),
  env: z.boolean().default(false).describe('stage: print the environment variables that carry the index, as JSON'),
  strictRefs: z.boolean().default(false).describe('Exit with 1 when a reference names no skill, and stage nothing'),
  dryRun: z.boolean().default(false).describe('stage: say what would be done and write nothing'),
})

export type RoomInput = z.infer<typeof input>

/** What the room of a piece of work sees, and copies of its skills for an agent that works inside it. */
export const room = defineOperation({
  name: 'room',
  summary: 'See which skills a room has, and put copies of them into it',
  description:
    'A room is a folder in `.agents/war-rooms` with a config.json, which may name its role, its plan and `skill_refs`. ' +
    '`stage` copies the skills that role, room and plan refer to, with those they build on, into its folder `skills`, ' +
    'and takes copies away again that nothing refers to any more. Skills that a person made or changed there are left ' +
    'alone and count before all others.',
  group: 'teams',
  effects: ['read', 'write'],
  surfaces: ['cli', 'library'],
  input,
  output: roomOutput,
  positional: ['action', 'room'],
  short: { all: 'a', dryRun: 'n' },
  examples: [
    { command: 'room', explains: 'every room, with its role and plan' },
    { command: 'room show room-042', explains: 'each skill of a room, and why it is there' },
    { command: 'room stage room-042', explains: 'copies for the agent that works there' },
    { command: 'room stage room-042 --env', explains: 'the variables that its process starts with' },
  ],
  isNo: ({ refused }) => refused,
  handler: async (asked, context): Promise<RoomOutput> => {
    const { action, role, plan, strictRefs } = asked
    const service = await context.catalog()
    const { fileSystem, configuration } = context
    const owners =
      action === 'list' && asked.room === undefined
        ? findOwners('room', fileSystem, configuration.projectRoot)
        : [requireOwner('room', asked.room, context)]
    const sessions = owners.map(({ name, settings }) => ({
      name,
      session: sessionOf({ role, room: name, plan, settings }, service, context),
    }))
    const missing = sessions.reduce((sum, { session }) => sum + session.references.missing.length, 0)
    const refused = strictRefs && missing > 0
    const [first] = sessions
    const stage = { ...asked, dryRun: asked.dryRun || refused }
    return {
      schema: 'metier.room/1' as const,
      action,
      ...(action === 'list' && { rooms: sessions.map(({ name, session }) => ownerOf(name, session, 'room')) }),
      ...(action !== 'list' && first && { session: first.session }),
      ...(action === 'stage' && first && { staged: await roomStage(first.name, stage, context) }),
      env: asked.env,
      missing,
      refused,
    }
  },
})

import * as z from 'zod'
import { ownerSchema, sessionSchema } from './session-schema.ts'

export const roomActions = ['list', 'show', 'stage'] as const

const staged = z.object({
  directory: z.string().describe('Absolute path of the skills of the room'),
  steps: z.array(
    z.object({
      name: z.string(),
      folder: z.string().describe('Of the copy, in the directory'),
      action: z.enum(['add', 'update', 'same', 'keep', 'remove']),
      because: z.enum(['made-here', 'changed-here']).nullable().describe('Why it is kept: a person made or changed it'),
      origin: z.string().nullable().describe('What is copied: relative to the project, or absolute outside of it'),
    }),
  ),
  refused: z.array(z.object({ name: z.string(), why: z.string() })).describe('What cannot be copied'),
  isDamaged: z.boolean().describe('The list of earlier copies cannot be read: they stay'),
  manifest: z.string().nullable().describe('Absolute path of the index as JSON; null when there is no skill'),
  variables: z.record(z.string(), z.string()).describe("For the environment of the agent's process"),
  written: z.boolean(),
})

export const roomOutput = z.object({
  schema: z.literal('metier.room/1'),
  action: z.enum(roomActions),
  rooms: z.array(ownerSchema).optional().describe('list'),
  session: sessionSchema.optional().describe('show, stage'),
  staged: staged.optional().describe('stage'),
  env: z.boolean().describe('Whether only the variables are wanted'),
  missing: z.number().int().describe('References that name no skill'),
  refused: z.boolean().describe('Whether `strictRefs` was asked for and a reference names no skill'),
})

export type RoomOutput = z.infer<typeof roomOutput>
export type StagedOutput = z.infer<typeof staged>

import * as z from 'zod'

/** What a person may decide about a skill, in words of the commands. */
export const changeKinds = ['enable', 'disable', 'trust', 'distrust', 'accept', 'revoke'] as const

export type ChangeKind = (typeof changeKinds)[number]

export const changeInput = {
  change: z.enum(changeKinds).describe('What is to be done'),
  name: z.string().min(1).max(1000).describe('The skill'),
  where: z
    .enum(['project', 'user'])
    .optional()
    .describe('enable, disable: in whose settings; by default those of the place where the skill lies'),
  reason: z.string().optional().describe('accept: why you let it through; kept beside your word'),
  until: z.iso.date().optional().describe('accept: the last day on which your word holds'),
}

export interface ChangeAsked {
  readonly change: ChangeKind
  readonly name: string
  readonly where?: 'project' | 'user' | undefined
  readonly reason?: string | undefined
  readonly until?: string | undefined
}

import type { ShellLine } from './shell-line.ts'

/** What a program can do little without. Offered to the one who is asked, never given by itself. */
export interface UsualNeeds {
  readonly network: boolean
  readonly workspace?: 'read' | 'write'
  /** With `~` for the home directory. */
  readonly credentials: readonly string[]
}

const network: UsualNeeds = { network: true, credentials: [] }
const project: UsualNeeds = { network: false, workspace: 'read', credentials: [] }

/** From the documentation of each program: where it keeps what it logs in with, and whether it asks a server. */
const needs: ReadonlyMap<string, UsualNeeds> = new Map<string, UsualNeeds>([
  ['gh', { network: true, workspace: 'read', credentials: ['~/.config/gh'] }],
  ['glab', { network: true, workspace: 'read', credentials: ['~/.config/glab-cli'] }],
  ['git', { ...project, credentials: ['~/.gitconfig'] }],
  ['jj', project],
  ['rg', project],
  ['curl', network],
  ['wget', network],
  ['aws', { network: true, credentials: ['~/.aws'] }],
  ['gcloud', { network: true, credentials: ['~/.config/gcloud'] }],
  ['az', { network: true, credentials: ['~/.azure'] }],
  ['kubectl', { network: true, credentials: ['~/.kube'] }],
  ['npm', { network: true, workspace: 'write', credentials: [] }],
  ['pnpm', { network: true, workspace: 'write', credentials: [] }],
  ['yarn', { network: true, workspace: 'write', credentials: [] }],
])

/** What the programs of a line usually need, together. */
export function usualNeeds(line: ShellLine): UsualNeeds {
  const found = line.parts.flatMap(({ kind, words: [program] }) => {
    const known = kind === 'program' && typeof program === 'string' ? needs.get(program) : undefined
    return known === undefined ? [] : [known]
  })
  const isWritten = found.some(({ workspace }) => workspace === 'write')
  const isRead = isWritten || found.some(({ workspace }) => workspace === 'read')
  return {
    network: found.some((each) => each.network),
    ...(isRead && { workspace: isWritten ? ('write' as const) : ('read' as const) }),
    credentials: [...new Set(found.flatMap(({ credentials }) => credentials))],
  }
}

import { MetierError } from '../../errors/metier-error.ts'
import { decodeText } from '../../text/decode-text.ts'
import { encodeText } from '../../text/encode-text.ts'
import { everybodyWords } from '../learn/everybody-words.ts'
import { folderNameProblem } from '../folder-name-problem.ts'
import type { TeamChange } from '../team-change.ts'

export interface NewMemberOptions {
  /** As people say it; its folder is this in lower case with hyphens. */
  readonly name: string
  readonly role: string
  /** Texts with `{name}` and `{role}` in them. */
  readonly charter: Uint8Array
  readonly history: Uint8Array
  /** Folders of the members that are there. */
  readonly present: readonly string[]
}

export interface NewMember {
  /** Of its directory. */
  readonly folder: string
  readonly changes: readonly TeamChange[]
}

/** Whose decisions in the inbox are those of the person that the team works for. */
const taught = 'user'

/** The files of a new member. Throws `already-exists` and `invalid-input`. */
export function planNewMember({ name, role, charter, history, present }: NewMemberOptions): NewMember {
  const folder = folderOf(name)
  if (everybodyWords.has(folder.replaceAll('-', ' ')) || folder === taught) {
    throw new MetierError({
      code: 'invalid-input',
      message: `Nobody can be called ${folder}: it means ${folder === taught ? 'whoever teaches a team' : 'all of its members'}.`,
      next: 'Choose another name.',
    })
  }
  if (present.some((other) => other.toLowerCase() === folder)) {
    throw new MetierError({
      code: 'already-exists',
      message: `The team has a member ${folder} already.`,
      next: `Choose another name, or change agents/${folder}/charter.md.`,
      data: { member: folder },
    })
  }
  const fill = (bytes: Uint8Array) =>
    encodeText(
      decodeText(bytes).text.replaceAll(/\{(name|role)\}/g, (_, key: string) => (key === 'name' ? name.trim() : role)),
    )
  const change = (file: string, bytes: Uint8Array): TeamChange => ({
    path: `agents/${folder}/${file}`,
    bytes: fill(bytes),
    before: null,
    keeps: false,
  })
  return { folder, changes: [change('charter.md', charter), change('history.md', history)] }
}

function folderOf(name: string): string {
  const folder = name
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  if (folder !== '' && folder.length <= 64 && folderNameProblem(folder) === undefined && !/[\r\n]/.test(name))
    return folder
  throw new MetierError({
    code: 'invalid-input',
    message: `${JSON.stringify(name.slice(0, 100))} cannot be the name of a member.`,
    next: 'Use letters and digits, such as `metier team hire Fenster --role "Core Dev"`.',
  })
}

import { matchesIn } from '../rules/matches-in.ts'
import type { Piece } from '../piece.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import { untoldHit } from './untold-hit.ts'

/** The public half of a key, written out: whoever has the other half gets in. What stands for a key is shorter. */
const publicKey = /\b(?:ssh-(?:ed25519|rsa|dss)|ecdsa-sha2-nistp\d{3})\s{1,3}AAAA[A-Za-z0-9+/]{40,800}={0,2}/g
/** Where a key opens a repository or an account. */
const places =
  /\brepos\/[^\s"'`]{1,160}\/keys\b|\buser\/(?:ssh_signing_|gpg_)?keys\b|\bdeploy[-_ ]?keys?\b|\bssh-key\s{1,3}add\b|\baddDeployKey\b|\bcreateDeployKey\b|\b(?:root[-_]ssh[-_]keys|ssh[-_]authorized[-_]keys|authorized[-_]keys)\b["'\s]{0,3}[=:]/i
/** A key that lies in a file, which a command lets in. */
const fromFile = /\b(?:deploy-key|ssh-key)\s{1,3}add\s{1,3}["']?(?:\$\{?\w{1,40}\}?\/)?([\w./-]{1,120}\.pub)\b/g
/** Letters on either side of the key within which the place stands. */
const near = 400

/** How a page tells of it. */
const told = /authorized_keys|public keys?|ssh keys?|deploy[- ]keys?/

const letIn = 'Lets a key of somebody else into machines, repositories or accounts of the user.'

/** Keys of somebody, written in the skill, that are let into the user's repositories and accounts. */
export function* strangersKeys(skill: SkillView): Iterable<ScanHit> {
  for (const piece of skill.code) {
    if (piece.isExample || piece.role === 'inline-code') continue
    for (const match of matchesIn(piece, fromFile))
      if (skill.paths.has((match[1] ?? '').replace(/^(?:\.\/)?/, ''))) yield* untoldHit(skill, piece, match, letIn)
    for (const match of matchesIn(piece, publicKey)) {
      if (isLetIn(piece, match)) yield* untoldHit(skill, piece, match, letIn)
      else if (logsIn(skill, piece))
        yield* untoldHit(
          skill,
          piece,
          match,
          'Lets a key of somebody else log in by SSH, of which the skill says nothing.',
        )
    }
  }
}

/** Wherever in the file the list stands that opens a machine: the key may wait in a setting. */
function logsIn({ openText }: SkillView, { text: { text }, role }: Piece): boolean {
  return role !== 'fence' && text.includes('authorized_keys') && !told.test(openText)
}

function isLetIn({ text: { text } }: Piece, { index, 0: key }: RegExpExecArray): boolean {
  return places.test(text.slice(Math.max(0, index - near), index + key.length + near))
}

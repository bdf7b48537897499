import { compareBytes } from '../catalog/compare-bytes.ts'
import type { StagedSkill } from './staged-skill.ts'

/** The same copies give the same text. */
export function writeStagedFile(staged: ReadonlyMap<string, StagedSkill>): string {
  const skills = Object.fromEntries(
    [...staged]
      .toSorted(([one], [other]) => compareBytes(one, other))
      .map(([folder, { name, origin, source, digest, was }]) => [folder, { name, origin, source, digest, was }]),
  )
  return `${JSON.stringify({ schema: 'metier.staged/1', skills }, undefined, 2)}\n`
}

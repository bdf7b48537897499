import { teamFiles, type TeamBundle } from '@metier/core'
import { packZip } from '../archive/pack-zip.ts'

/** A team as a zip of its folder: the same team gives the same bytes. Throws `refused` for names no system could take. */
export async function packTeam(bundle: TeamBundle): Promise<Uint8Array> {
  return packZip(teamFiles(bundle))
}

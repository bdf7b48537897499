import { buildSkillView } from '../build-skill-view.ts'
import type { Piece } from '../piece.ts'
import { readScanFile } from '../read-scan-file.ts'
import type { SkillView } from '../skill-view.ts'

/** What a judge of places says of the first place in the code of a made skill where some words stand. */
export function foundIn(judge: (skill: SkillView, piece: Piece, start: number) => boolean) {
  return (files: Readonly<Record<string, string>>, words: string): boolean => {
    const read = Object.entries(files).map(([path, text]) =>
      readScanFile({ path, bytes: new TextEncoder().encode(text) }),
    )
    const skill = buildSkillView({ name: 'tables', files: read, paths: Object.keys(files) })
    const piece = skill.code.find(({ text, layer }) => layer === 0 && text.text.includes(words))
    if (piece === undefined) throw new Error(`no code with ${words}`)
    return judge(skill, piece, piece.text.text.indexOf(words))
  }
}

import { MappedText } from '../text/mapped-text.ts'
import type { Piece } from '../piece.ts'
import type { SkillView } from '../skill-view.ts'

/** A skill of one page, and the hosts that its user allows. */
export function skillOfPage(text: string, allowedHosts: readonly string[] = []): SkillView {
  const page: Piece = {
    path: 'SKILL.md',
    role: 'prose',
    language: 'markdown',
    text: new MappedText(text, new Uint32Array(text.length)),
    layer: 0,
    isExample: false,
  }
  return {
    name: 'sample',
    identity: 'sample',
    isAboutSecurity: false,
    prose: [page],
    code: [],
    spoken: [],
    whole: [page],
    paths: new Set(),
    openText: text.toLowerCase(),
    flows: [],
    unparsed: [],
    beyond: [],
    allowedHosts,
  }
}

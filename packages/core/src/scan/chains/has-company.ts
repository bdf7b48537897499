import { addressesIn } from '../hosts/addresses-in.ts'
import { hides } from '../orders/hides.ts'
import type { Piece } from '../piece.ts'
import type { SkillView } from '../skill-view.ts'
import { proseAround } from './prose-around.ts'
import { weighHost } from './weigh-host.ts'

const firstPage = /^skill\.md$/i
const ordered =
  /\b(?:first|must|before|required?|requires|mandatory|prerequisites?|always|do not (?:start|continue|skip)|needed)\b/i
const worked =
  /\b(?:run|execute|follow|complete|work through|carry out|perform|apply|do (?:the|what|all|everything)|go through|finish|set ?up|install)\b/i

/**
 * Does more than the command itself speak for an attack: whoever is asked hides who they are, nothing is encrypted on the way, or SKILL.md
 * has the agent do what the page says before anything else?
 */
export function hasCompany(skill: SkillView, piece: Piece, start: number): boolean {
  const isSuspect = addressesIn(piece.text.text, 20).some((address) => {
    const weight = weighHost(skill, address)
    return weight === 'hostile' || (weight === 'foreign' && (address.scheme === 'http' || address.scheme === 'ftp'))
  })
  return isSuspect || isKeptQuiet(skill, piece, start) || isWorkedThrough(skill, piece)
}

/** How far from a command it can be said that somebody is not to know of it. */
const nearby = 160

function isKeptQuiet(skill: SkillView, piece: Piece, start: number): boolean {
  return hides(proseAround(skill, piece, start, nearby)) !== -1
}

function isWorkedThrough({ prose }: SkillView, { path }: Piece): boolean {
  const name = path.replace(/^.*\//, '').toLowerCase()
  return prose.some(
    (page) =>
      firstPage.test(page.path) &&
      page.role !== 'frontmatter' &&
      page.text.text
        .split('\n')
        .some((line) => line.toLowerCase().includes(name) && ordered.test(line) && worked.test(line)),
  )
}

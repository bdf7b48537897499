import { addressesIn } from '../hosts/addresses-in.ts'
import type { Piece } from '../piece.ts'
import type { SkillView } from '../skill-view.ts'
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
export function hasCompany(skill: SkillView, piece: Piece): boolean {
  const isSuspect = addressesIn(piece.text.text, 20).some((address) => {
    const weight = weighHost(skill, address)
    return weight === 'hostile' || (weight === 'foreign' && (address.scheme === 'http' || address.scheme === 'ftp'))
  })
  return isSuspect || isWorkedThrough(skill, piece)
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

import {
  blankSkill,
  glanceFile,
  outlineFile,
  parseSkill,
  type FileHead,
  type Skill,
  type SkillOutline,
} from '@metier/core'
import { BriefCandidate, type BriefParts } from './brief-candidate.ts'
import { GlancedCandidate } from './glanced-candidate.ts'
import { skillHead } from './skill-head.ts'

export interface OutlineOptions extends Pick<BriefParts, 'context' | 'directoryName' | 'directory' | 'location'> {
  readonly head: FileHead
}

/** A candidate whose frontmatter was outlined; what else it says is read when somebody asks for the skill. */
class OutlinedCandidate extends BriefCandidate {
  declare readonly size: number
  declare readonly modified: number
  declare readonly head: string

  constructor(parts: BriefParts, head: string) {
    super(parts)
    this.size = parts.stat.size
    this.modified = parts.stat.modified
    this.head = head
  }

  protected override makeSkill(): Skill {
    const { location: path, directoryKey: directoryName, brief } = this
    const { skill } = parseSkill({ bytes: new TextEncoder().encode(this.head), path, directoryName })
    return skill ?? blankSkill(brief.name, brief.description)
  }
}

/**
 * The candidate of a head whose frontmatter is plain; `undefined` for every other, which `readCandidate` takes. Of
 * thousands of skills nearly all are plain, and reading them whole takes longer than all else that a listing does.
 */
export function outlinedCandidate(options: OutlineOptions): BriefCandidate | undefined {
  // Without spreading: this is made for each of thousands.
  const { context, directoryName, directory, location, head } = options
  const { bytes, stat } = head
  const isLate = head.isLate === true
  const glanced = isLate ? glanceFile(bytes, directoryName) : undefined
  if (glanced !== undefined) {
    return new GlancedCandidate({ context, directoryName, directory, location, outline: glanced, stat })
  }
  const outlined = outlineFile(bytes, isLate ? skillHead.glance.lateStat : stat.size)
  if (outlined === undefined) return undefined
  const outline = isLate ? apart(outlined.outline, directoryName) : outlined.outline
  const parts = { context, directoryName, directory, location, outline, stat }
  return isLate ? new GlancedCandidate(parts) : new OutlinedCandidate(parts, outlined.head)
}

/** Texts that are pieces of the frontmatter keep all of it; a space before a piece makes it a text of its own. */
function apart(outline: SkillOutline, directoryName: string): SkillOutline {
  const name = outline.name === directoryName ? directoryName : outline.name
  const description = ` ${outline.description}`.slice(1)
  const isBare = outline.bins === undefined && outline.hasMore === undefined
  return isBare ? { name, description } : { ...outline, name, description }
}

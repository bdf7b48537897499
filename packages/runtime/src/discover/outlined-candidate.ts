import { blankSkill, outlineFile, parseSkill, type FileHead, type Skill } from '@metier/core'
import { skillHead } from './skill-head.ts'
import { BriefCandidate, type BriefParts } from './brief-candidate.ts'

export interface OutlineOptions extends Pick<BriefParts, 'context' | 'directoryName' | 'directory' | 'location'> {
  readonly head: FileHead
}

/** A candidate whose frontmatter was outlined; what else it says is read when somebody asks for the skill. */
class OutlinedCandidate extends BriefCandidate {
  readonly head: string

  constructor(parts: BriefParts, head: string) {
    super(parts)
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
  const { bytes } = head
  const isLate = head.isLate === true
  const outlined = outlineFile(bytes, isLate ? skillHead.glance.lateStat : head.stat.size)
  if (outlined === undefined) return undefined
  const { outline } = outlined
  // Of a stamp that is there two numbers are kept, of thousands; one that is to come must be kept itself.
  const stat = isLate ? head.stat : { size: head.stat.size, modified: head.stat.modified }
  return new OutlinedCandidate({ context, directoryName, directory, location, outline, stat }, outlined.head)
}

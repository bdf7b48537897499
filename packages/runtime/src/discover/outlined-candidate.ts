import { blankSkill, outlineFile, parseSkill, type FileHead, type Skill } from '@metier/core'
import { BriefCandidate, type BriefParts } from './brief-candidate.ts'

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
  const { context, directoryName, directory, location, head } = options
  const { bytes, stat } = head
  const outlined = outlineFile(bytes, stat.size)
  if (outlined === undefined) return undefined
  const parts = { context, directoryName, directory, location, outline: outlined.outline, stat }
  return new OutlinedCandidate(parts, outlined.head)
}

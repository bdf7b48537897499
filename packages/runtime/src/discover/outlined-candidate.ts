import { blankSkill, frontmatterHead, outlineSkill, parseSkill, type FileHead, type Skill } from '@metier/core'
import { BriefCandidate, type BriefParts } from './brief-candidate.ts'

export interface OutlineOptions extends Pick<BriefParts, 'context' | 'directoryName' | 'directory' | 'location'> {
  readonly head: FileHead
}

/** A larger file may be too large: the full reader says so. */
const usualSize = 128 * 1024

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

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
export function outlinedCandidate({ head, ...options }: OutlineOptions): BriefCandidate | undefined {
  const { bytes, stat } = head
  if (stat.size > usualSize) return undefined
  const frontmatter = frontmatterHead(bytes)
  if (frontmatter === undefined) return undefined
  const text = decoder.decode(frontmatter)
  const outline = outlineSkill(text)
  return outline && new OutlinedCandidate({ ...options, outline, stat }, text)
}

import { sep } from 'node:path'

/** How the head of a SKILL.md is read. */
export const skillHead = {
  /** Behind the directory of a skill. */
  file: `${sep}SKILL.md`,
  /** Bytes within which nearly every frontmatter ends. */
  limit: 4 * 1024,
  options: { followLink: false, transient: true },
  /** At a glance most frontmatter ends within fewer bytes; where it does not, all is read again. A longer file may be too large. */
  glance: { limit: 1024, longest: 128 * 1024 },
} as const

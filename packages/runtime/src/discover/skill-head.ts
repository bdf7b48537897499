const options = { followLink: false, transient: true } as const

/** How the head of a SKILL.md is read. */
export const skillHead = {
  /** Bytes within which nearly every frontmatter ends. */
  limit: 4 * 1024,
  options,
  /** Bytes at a glance, which most frontmatter ends within; where it does not, all is read again. */
  glanceLimit: 1024,
  /** The same where its stamp may come later. A larger file is read with its stamp: it may be too large. */
  glance: { ...options, lateStat: 128 * 1024 },
} as const

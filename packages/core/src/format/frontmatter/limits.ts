/** Bounds on what a stranger's file may cost us. */
export const limits = {
  /** Bytes of a SKILL.md (decisions R-22); configurable. */
  fileBytes: 1024 * 1024,
  /** UTF-16 code units of frontmatter. */
  frontmatterLength: 64 * 1024,
  /** Keys of the frontmatter, at all depths together. */
  keys: 2000,
  /** Values of the frontmatter, at all depths together. */
  values: 10_000,
  /** Lists and maps inside one another. */
  depth: 32,
} as const

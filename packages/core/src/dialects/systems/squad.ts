import { defineRoots } from '../define-roots.ts'
import type { Dialect } from '../dialect.ts'

/** Checklist SQD-12, SQD-13 and SQD-17 (a frozen contract); `.squad` is the later name of `.ai-team`. */
export const squad: Dialect = {
  id: 'squad',
  title: 'Squad',
  kind: 'system',
  projectRoots: defineRoots(
    '.ai-team/agents/*/skills',
    '.squad/agents/*/skills',
    '.squad/skills',
    '.github/skills',
    '.copilot/skills',
    '.claude/skills',
    '.agents/skills',
    '.ai-team/skills',
  ),
  userRoots: [],
  nameFrom: 'directory',
  limits: { maximumDepth: 1, maximumDescription: 1024 },
}

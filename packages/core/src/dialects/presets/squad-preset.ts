import type { Preset } from '../preset.ts'
import { defaultPreset } from './default-preset.ts'

/** Locations are project-relative (checklist SQD-24). */
export const squadPreset: Preset = {
  ...defaultPreset,
  id: 'squad',
  title: 'Squad',
  projectOrder: ['.squad/skills', '.github/skills', '.copilot/skills', '.claude/skills', '.agents/skills'],
  writeRoots: { ...defaultPreset.writeRoots, project: '.ai-team/skills', team: '.ai-team/skills' },
  index: { format: 'xml', location: 'relative', indent: 2 },
  listedTools: ['squad_skill'],
}

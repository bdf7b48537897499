import type { Preset } from '../preset.ts'
import { defaultPreset } from './default-preset.ts'

/** Its literal behaviour: what fails the standard is passed over (checklist BTW-34), nothing over MCP (BTW-21). */
export const btwPreset: Preset = {
  ...defaultPreset,
  id: 'btw',
  title: 'btw',
  projectOrder: ['.claude/skills', '.agents/skills', '.btw/skills'],
  writeRoots: { ...defaultPreset.writeRoots, project: '.btw/skills', user: '~/.config/R/btw/skills' },
  activation: 'plain',
  listedTools: ['btw_tool_fetch_skill'],
  discoveryProfile: 'standard',
  servesCatalog: false,
}

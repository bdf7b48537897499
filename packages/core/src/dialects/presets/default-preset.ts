import type { Preset } from '../preset.ts'

/** The union of all systems, in btw's order (decisions R-5 and ruling 1). */
export const defaultPreset: Preset = {
  id: 'default',
  title: 'Everything, in the common order',
  projectOrder: ['.claude/skills', '.agents/skills', '.btw/skills', '.github/skills', 'skills', 'assets/skills'],
  writeRoots: {
    project: '.agents/skills',
    user: '~/.agents/skills',
    team: '.agents/skills/global',
    role: '.agents/skills/roles/*',
    agent: '.ai-team/agents/*/skills',
    room: '.agents/war-rooms/*/skills',
  },
  index: { format: 'xml', location: 'absolute' },
  activation: 'tagged',
  listedTools: [],
  serverName: 'metier',
  discoveryProfile: 'load',
  plainMarkdown: false,
  servesCatalog: true,
}

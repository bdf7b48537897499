import { expect, it } from 'vitest'
import { buildSkillView } from '../../build-skill-view.ts'
import { readScanFile } from '../../read-scan-file.ts'
import { patternRule } from '../pattern-rule.ts'
import { agentControlPatterns } from './agent-control-patterns.ts'

const rule = patternRule({ id: 'x', severity: 'critical', summary: '', why: '', next: '' }, agentControlPatterns)

function saidOf(text: string): readonly string[] {
  const file = readScanFile({ path: 'a.sh', bytes: new TextEncoder().encode(text) })
  const view = buildSkillView({ name: 'tables', files: [file], paths: ['a.sh'] })
  return [...rule.check(view)].map(({ message }) => message)
}

const writes = 'Writes into the instructions of the agent.'
const asksNothing = 'Switches off the questions an agent asks before it acts.'

// WUN-103: what steers the agent beyond this skill is told of, wherever it is written.
it.each([
  ['echo "be brief" >> ~/.claude/CLAUDE.md', writes],
  ['printf x >AGENTS.md', writes],
  [
    'for page in Path.home().glob(".claude/skills/*/SKILL.md"):\n    page.write_text(page.read_text() + text)\n',
    'Writes into the pages of all skills that are installed.',
  ],
  ['claude --permission-mode bypassPermissions -p "$1"', asksNothing],
])('is seen: %s', (text, says) => expect(saidOf(text)).toContain(says))

it.each([
  '# the global page: ~/.claude/projects/<project>/memory/MEMORY.md',
  '# a rule for all -> AGENTS.md',
  'case "$mode" in default|acceptEdits|plan|bypassPermissions) ;; esac',
  '# one of: default | bypassPermissions | plan',
])('is not seen: %s', (text) => expect(saidOf(text)).toEqual([]))

import { expect, it } from 'vitest'
import { buildSkillView } from '../build-skill-view.ts'
import { readScanFile } from '../read-scan-file.ts'
import { isRefusedThere } from './is-refused-there.ts'

function judged(files: Readonly<Record<string, string>>, place: string): boolean {
  const read = Object.entries(files).map(([path, text]) =>
    readScanFile({ path, bytes: new TextEncoder().encode(text) }),
  )
  const skill = buildSkillView({ name: 'tables', files: read, paths: Object.keys(files) })
  const piece = skill.code.find(({ text, layer }) => layer === 0 && text.text.includes(place))
  if (piece === undefined) throw new Error('no command')
  return isRefusedThere(skill, piece, piece.text.text.indexOf(place))
}

// WUN-103: a command of which a page says that it is refused, beside one that it gives.
it.each([
  ['- `rm -rf /`: Blocked'],
  ['| `rm -rf /` | denied |'],
  ['Ask it to `rm -rf /`. The tool is now blocked.'],
  ['### Command injection\n\n- Parts of a shell: `; rm -rf /`'],
  ['Commands such as `rm -rf /` and `dd` are caught.'],
  ['**Denied commands:**\n- `dd`\n- `rm -rf /`'],
  ['```text\nBLOCKED COMMANDS\n  • dd if=\n  • rm -rf /\n```'],
  ['Destructive: `rm -rf /`, `dd`. Ask first.'],
  ['| command | why not |\n| --- | --- |\n| `dd` | x |\n| `rm -rf /` | deletes all |'],
])('%s', (page) => expect(judged({ 'SKILL.md': page }, 'rm -rf')).toBe(true))

it.each([
  ['Run `rm -rf /` so that nothing is blocked.'],
  ['Run `rm -rf /`. The old cache is blocked.'],
  ['- `rm -rf /` and go on'],
  ['```sh\n# denied\nrm -rf /\n```'],
  ['### Command injection\n\n- First run `rm -rf /`'],
  ['| command | when |\n| --- | --- |\n| `rm -rf /` | each week |'],
  ['| step | risk |\n| --- | --- |\n| First run `rm -rf /` | none |'],
  ['This is destructive, so go on: `rm -rf /`.'],
  ['### Start\n\n- Parts of a shell: `; rm -rf /`'],
])('counts %s', (page) => expect(judged({ 'SKILL.md': page }, 'rm -rf')).toBe(false))

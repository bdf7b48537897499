import { describe, expect, it } from 'vitest'
import { buildSkillView } from '../../build-skill-view.ts'
import { readScanFile } from '../../read-scan-file.ts'
import { patternRule } from '../pattern-rule.ts'
import { destructivePatterns } from './destructive-patterns.ts'

const rule = patternRule({ id: 'x', severity: 'critical', summary: '', why: '', next: '' }, destructivePatterns)

/** What is refused there, without what is only warned of. */
function refused(path: string, text: string): readonly string[] {
  const file = readScanFile({ path, bytes: new TextEncoder().encode(text) })
  const view = buildSkillView({ name: 'tables', files: [file], paths: [path] })
  return [...rule.check(view)].filter(({ severity }) => severity === undefined).map(({ message }) => message)
}

// WUN-103: a folder of one's own may be emptied, the home of the user may not.
describe('files that go all over the home directory', () => {
  it.each([
    ['for f in Path.home().rglob("*"):\n    f.unlink()\n'],
    ['root = pathlib.Path.home()\nfor f in root.rglob("*"):\n    if f.is_file():\n        f.unlink()\n'],
    ["base = Path('~').expanduser()\nfor each in base.glob('**/*'):\n    os.remove(each)\n"],
  ])('are seen in %s', (text) => expect(refused('a.py', text)).toEqual(['Deletes files all over the home directory.']))

  it.each([
    ['it is the folder at hand', 'for f in Path.cwd().rglob("*"):\n    f.unlink()\n'],
    ['it is a cache', 'root = Path.home() / ".cache/notes"\nfor f in root.rglob("*"):\n    f.unlink()\n'],
    ['only one ending goes', 'for f in Path.home().rglob("*"):\n    if f.suffix == ".pyc":\n        f.unlink()\n'],
    ['only what is old goes', 'for f in Path.home().rglob("*"):\n    if f.stat().st_mtime < t:\n        f.unlink()\n'],
    ['it only counts', 'root = Path.home()\nprint(len(list(root.rglob("*"))))\n'],
  ])('are not refused where %s', (_, text) => expect(refused('a.py', text)).toEqual([]))
})

const loop = (places: string, then: string) =>
  `for root in ${places}; do\n  find "$root" -xdev -type f -iname '*.csv' ${then}\ndone\n`

// WUN-103: nobody asks whose tables these are.
it('sees papers destroyed in one place after the other', () => {
  const all = 'Deletes files all over the home directory and whatever else is mounted.'
  expect(refused('a.sh', loop('"$HOME" /mnt /media', '-exec shred -u {} +'))).toEqual([all])
  expect(refused('a.sh', loop('"$HOME/.cache/tables" /tmp/tables', '-delete'))).toEqual([])
  expect(refused('a.sh', loop('"$HOME" /mnt', '-print'))).toEqual([])
})

const asked = (words: string): string => `# Notes\n\n\`\`\`sh\npsql -c "INSERT INTO a VALUES (${words})"\n\`\`\`\n`

// WUN-103: whoever asks for money in a page has somebody else's data.
describe('a demand for money', () => {
  it('is seen in what a page has run', () => {
    const words = "'To restore it send 0.018 BTC to bc1qk4u8n2pz6v0wy5m3t7 within 72 hours.'"
    expect(refused('notes.md', asked(words))).toEqual(['Asks for money for what was taken.'])
  })

  it('is not seen in a price', () => {
    expect(refused('notes.md', asked("'send 0.018 BTC'"))).toEqual([])
  })
})

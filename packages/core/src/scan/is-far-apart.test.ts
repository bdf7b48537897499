import { describe, expect, it } from 'vitest'
import { buildSkillView } from './build-skill-view.ts'
import { isFarApart } from './is-far-apart.ts'
import { readScanFile } from './read-scan-file.ts'

const path = 'scripts/report.py'
const filler = (lines: number) => 'total = total + weight * amount  # kilograms\n'.repeat(lines)

function isFar(text: string, message: string, confidence: 'high' | 'medium' = 'high'): boolean {
  const files = [
    { path: 'SKILL.md', bytes: new TextEncoder().encode('---\nname: report\ndescription: Reports.\n---\n\nRun it.\n') },
    { path, bytes: new TextEncoder().encode(text) },
  ]
  const view = buildSkillView({ name: 'report', files: files.map(readScanFile), paths: files.map((file) => file.path) })
  const line = text.split('\n').findIndex((each) => each.includes('HERE')) + 1
  const place = { path, line, column: 1, evidence: '', why: '', next: '' }
  return isFarApart(view, { rule: 'theft', severity: 'critical', confidence, message, ...place })
}

// WUN-103: what chance may have joined in a long program of an honest skill is no block by itself.
describe('what a finding joins in a program', () => {
  it.each([
    ['Runs what was hidden by base64.b64decode.', 'page = base64.b64decode(answer)\n'],
    ['Runs what was hidden by character codes.', 'name = chr(65)\n'],
    ['Runs what another machine sent.', 'page = requests.get(address)\n'],
    ['Sends the whole environment over the network.', 'given = dict(os.environ)\n'],
    ['Sends a file with credentials over the network.', 'key = open(home + "/.netrc")\n'],
    ['Sends REPORT_TOKEN to somebody whose it is not.', 'key = settings["REPORT_TOKEN"]\n'],
    ['Calls files.test, which no page of the skill names, and opens files with keys.', 'key = "~/.aws/credentials"\n'],
  ])('is far apart in a long program where it stands elsewhere: %s', (message, origin) => {
    expect(isFar(`${origin}${filler(150)}act()  # HERE\n`, message)).toBe(true)
    expect(isFar(`${filler(150)}${origin}${filler(10)}act()  # HERE\n`, message)).toBe(false)
    expect(isFar(`${filler(75)}act()  # HERE\n${filler(10)}${origin}${filler(75)}`, message)).toBe(false)
    expect(isFar(`${origin}${filler(40)}act()  # HERE\n`, message)).toBe(false)
  })

  it('is near where the machine that is called is named near', () => {
    const message = 'Calls files.test, which no page of the skill names, and opens files with keys.'
    const near = 'HOST = "files.test"\nkey = "~/.aws/credentials"\n'
    expect(isFar(`${near}${filler(150)}call(HOST)  # HERE\n`, message)).toBe(false)
  })

  it('is not asked of what stands in one place', () => {
    expect(isFar(`${filler(150)}act()  # HERE\n`, 'Opens a shell for another machine.')).toBe(false)
  })

  it('is doubted in a vast program where the rule is not sure', () => {
    const shell = 'Opens a shell for another machine.'
    expect(isFar(`${filler(700)}act()  # HERE\n`, shell, 'medium')).toBe(true)
    expect(isFar(`${filler(700)}act()  # HERE\n`, shell)).toBe(false)
    expect(isFar(`${filler(600)}act()  # HERE\n`, shell, 'medium')).toBe(false)
  })

  it.each([
    ['was encoded', filler(700), 'Runs what another machine sent. It is hidden in 2 layers of encoding.'],
    ['was pressed into few lines', filler(700).replaceAll('\n', ';'), 'Runs what another machine sent.'],
  ])('is not excused where it %s', (_, text, message) => {
    expect(isFar(`${text}\nact()  # HERE\n`, message, 'medium')).toBe(false)
  })
})

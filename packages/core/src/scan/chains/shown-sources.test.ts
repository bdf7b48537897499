import { expect, it } from 'vitest'
import { buildSkillView } from '../build-skill-view.ts'
import { readScanFile } from '../read-scan-file.ts'
import { shownSources } from './shown-sources.ts'

function found(text: string): number {
  const file = readScanFile({ path: 'SKILL.md', bytes: new TextEncoder().encode(`# Tables\n\n${text}\n`) })
  return [...shownSources(buildSkillView({ name: 'tables', files: [file], paths: ['SKILL.md'] }))].length
}

// WUN-103: that a page names a machine does not make it a registry.
it.each([
  ['Install it: `pip install --extra-index-url https://a.four.test/simple rows`.', 1],
  ['```bash\npip install --index-url=http://198.51.100.7/simple rows\n```', 1],
  ['`pip install --index-url https://download.pytorch.org/whl/cpu torch`', 0],
  ['`pip install --index-url https://pypi.four.test/simple rows`', 0],
  ['Never run `pip install --index-url https://a.four.test/simple rows`.', 0],
])('%s', (text, count) => expect(found(text)).toBe(count))

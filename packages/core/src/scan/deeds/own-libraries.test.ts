import { expect, it } from 'vitest'
import { buildSkillView } from '../build-skill-view.ts'
import { readScanFile } from '../read-scan-file.ts'
import { ownLibraries } from './own-libraries.ts'

const script = (address: string, more = '') => `<script src="${address}"${more}></script>`
const strange = 'https://cdn.d3-static.test/v7/d3.min.js'

const read = (path: string, text: string) => readScanFile({ path, bytes: new TextEncoder().encode(text) })

function severityOf(text: string, page = 'Draws charts.'): string | undefined {
  const path = 'assets/chart.html'
  const files = [read('SKILL.md', `# Charts\n\n${page}\n`), read(path, text)]
  const [hit] = ownLibraries(buildSkillView({ name: 'charts', files, paths: ['SKILL.md', path] }))
  return hit && (hit.severity ?? 'critical')
}

// WUN-103: what such a page loads can be another thing tomorrow.
it('stops a page that loads a known library from a machine that no page tells of', () => {
  expect(severityOf(script(strange))).toBe('critical')
})

it('warns of one that the skill tells of, and stops it where nobody is to check what comes', () => {
  const told = 'The library comes from cdn.d3-static.test'
  expect(severityOf(script(strange), `${told}.`)).toBe('warn')
  expect(severityOf(script(strange), `${told}; leave out the integrity attribute.`)).toBe('critical')
})

it.each([
  ['from where libraries are given away', script('https://cdn.jsdelivr.net/npm/d3@7/dist/d3.min.js')],
  ['from a service that many know', script('https://cdn.datatables.net/1.13.7/js/jquery.dataTables.min.js')],
  ['from its own pages', script('https://d3js.org/d3.v7.min.js')],
  ['whose content is pinned', script(strange, ' integrity="sha384-abc"')],
  ['that nobody knows', script('https://cdn.d3-static.test/v7/house.min.js')],
])('lets a library pass %s', (_, text) => expect(severityOf(text)).toBeUndefined())

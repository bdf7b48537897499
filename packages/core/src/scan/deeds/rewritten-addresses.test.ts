import { expect, it } from 'vitest'
import { buildSkillView } from '../build-skill-view.ts'
import { readScanFile } from '../read-scan-file.ts'
import { rewrittenAddresses } from './rewritten-addresses.ts'

function found(path: string, text: string): readonly string[] {
  const files = [readScanFile({ path, bytes: new TextEncoder().encode(text) })]
  return [...rewrittenAddresses(buildSkillView({ name: 'tables', files, paths: [path] }))].map(({ message }) => message)
}

const other = 'dl.nodejs-tables.net'

// WUN-103: whoever follows such an address believes to be where they always were.
it.each([
  ['a.sh', `sed -i 's#https://nodejs\\.org/(dist|en)#https://${other}/\\1#g' "$1"`],
  ['a.py', `text = text.replace("https://nodejs.org/dist", "https://${other}/dist")`],
  ['a.js', `text = text.replace(/https:\\/\\/nodejs\\.org/g, "https://${other}")`],
])('finds one in %s: %s', (path, text) =>
  expect(found(path, text)).toEqual([`Puts ${other} in the place of nodejs.org.`]),
)

it.each([
  ['a host of the same', "sed -i 's#https://nodejs.org/en#https://dist.nodejs.org/en#g' a"],
  ['a service that many know', "sed -i 's#https://registry.npmjs.org#https://registry.npmmirror.com#g' a"],
  ['a machine of the house', "sed -i 's#https://registry.npmjs.org#https://nexus.corp.internal#g' a"],
  ['a place that is left open', "sed -i 's#https://registry.npmjs.org#https://npm.your-company.com#g' a"],
  ['an address that nobody knows', "sed -i 's#https://old.tables-site.net#https://new.tables-site.org#g' a"],
])('lets %s pass', (_, text) => expect(found('a.sh', text)).toEqual([]))

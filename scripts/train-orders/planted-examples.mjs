// What scan-trojans.mjs puts into pages, as examples: attacks in the voices of fifteen collections.
import { collections } from '../scan-trojans/payloads.mjs'
import { randomOf } from '../scan-trojans/random-of.mjs'
import { bagOf } from './bag-of.mjs'

const encoder = new TextEncoder()
/** Later collections are for measuring. */
const learned = 'first third seventh eighth ninth tenth twelfth thirteenth fourteenth fifteenth'.split(' ')
/** No kind of attack has more variants. */
const turns = 16
const page = /\.(?:md|mdc|txt)$/i
const frame = new Set(['name: helper', 'description: Helps.', '# Helper'])

/** Of each collection every attack that is words alone, on a page of its own. */
export function plantedExamples(table) {
  return learned.flatMap((group) =>
    Object.values(collections[group]).flatMap((make) =>
      variantsOf(make).map((texts) => {
        const text = `---\nname: helper\ndescription: Helps.\n---\n\n# Helper\n\n${texts.join('\n\n')}\n`
        const skill = { name: 'helper', files: [{ path: 'SKILL.md', bytes: encoder.encode(text) }] }
        const bag = bagOf(table, skill, { isAttack: true, isWanted: (_, window) => !frame.has(window.line.trim()) })
        return { ...bag, source: 'planted', group, isAttack: true }
      }),
    ),
  )
}

function variantsOf(make) {
  const random = randomOf(7)
  const variants = new Map()
  for (let turn = 0; turn < turns; turn += 1) {
    const added = make(random, 'helper')
    if (added.some(([path, text]) => path.startsWith('*') || !page.test(path) || text.includes('```'))) continue
    const texts = added.map(([, text]) => text)
    // Another address does not make another attack.
    const key = texts.join('\n').replaceAll(/[a-z]+:\/\/[^\s)"'`<>]+|[\w.-]+\.test\b|\d+/g, 'X')
    if (!variants.has(key)) variants.set(key, texts)
  }
  return [...variants.values()]
}

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const verbs = ['review', 'write', 'deploy', 'trace', 'migrate', 'document', 'measure', 'translate', 'plan', 'repair']
const things = [
  'invoices',
  'queries',
  'containers',
  'schemas',
  'reports',
  'emails',
  'dashboards',
  'contracts',
  'tests',
  'maps',
]
const filler =
  'Read the input first and say what is missing. Work in small steps, check each one, and write down what was decided. '

/** A small generator with a fixed seed, so that two runs measure the same files. */
function random(seed) {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/**
 * Writes `count` skills below `directory`, shaped like published ones: one in ten has nested metadata, one in ten a
 * folded description, one in ten a list; bodies are 1 to 12 KB.
 */
export function makeSkills(directory, count) {
  const next = random(42)
  for (let index = 0; index < count; index++) {
    const verb = verbs[index % verbs.length]
    const thing = things[Math.floor(index / 10) % things.length]
    const name = `${verb}-${thing}-${index}`
    const description = `Helps to ${verb} ${thing} of kind ${index}. Use when somebody asks to ${verb} ${thing}, or mentions ${thing} number ${index} in passing.`
    const head = ['---', `name: ${name}`]
    if (index % 10 === 3) head.push('description: >-', `  ${description}`, '  It works without a network.')
    else head.push(`description: ${description}`)
    if (index % 3 === 0) head.push('license: MIT')
    if (index % 10 === 5) head.push('allowed-tools: Read Grep Bash(git:*)')
    if (index % 10 === 7) head.push('triggers:', `  - "${verb} ${thing}"`, `  - ${thing}`)
    if (index % 10 === 9)
      head.push(
        'metadata:',
        '  author: somebody',
        '  version: "1.2.0"',
        '  openclaw:',
        '    requires:',
        '      bins: [git]',
      )
    head.push('---', '', `# ${verb} ${thing}`, '')
    const paragraphs = 8 + Math.floor(next() * 90)
    const body = Array.from({ length: paragraphs }, (_, line) => `${line + 1}. ${filler}`).join('\n')
    mkdirSync(join(directory, name), { recursive: true })
    writeFileSync(join(directory, name, 'SKILL.md'), `${head.join('\n')}\n${body}\n`)
  }
}

import * as fc from 'fast-check'
import { skillText } from './document-of.case.ts'

const word = fc.stringMatching(/^[a-z]{1,8}$/)
const phrase = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))
const comment = fc.option(word, { nil: undefined }).map((text) => (text === undefined ? '' : ` # about ${text}`))

/** The ways in which people write a list of texts. */
function list(key: string): fc.Arbitrary<string> {
  return fc.tuple(fc.array(phrase, { maxLength: 4 }), fc.nat(3), comment).map(([items, form, note]) => {
    if (form === 0 || items.length === 0) return `${key}: [${items.join(', ')}]${note}`
    if (form === 1) return `${key}: ${items.join(', ')}${note}`
    if (form === 2) return `${key}: '${JSON.stringify(items)}'${note}`
    return `${key}:${note}\n${items.map((item) => `  - ${item}`).join('\n')}`
  })
}

const flag = (key: string) =>
  fc.tuple(fc.constantFrom('true', 'no', '"false"', 'ON'), comment).map(([value, note]) => `${key}: ${value}${note}`)
const text = (key: string) =>
  fc
    .tuple(fc.oneof(phrase, fc.constantFrom('1.0', "'2.0.0'", '"x: y # z"', '2026-01-02')), comment)
    .map(([value, note]) => `${key}: ${value}${note}`)
const structure = (key: string) =>
  fc
    .tuple(word, phrase, fc.boolean())
    .map(([name, reason, flow]) =>
      flow
        ? `${key}: [{"name": "${name}", "reason": "${reason}", "optional": true}]`
        : `${key}:\n  - name: ${name}\n    reason: ${reason}\n    # why\n    optional: true`,
    )

const topLines: readonly fc.Arbitrary<string>[] = [
  text('version'),
  text('license'),
  list('triggers'),
  list('routing_keywords'),
  list('intents'),
  list('tags'),
  list('authors'),
  list('dependencies'),
  list('allowed_tools'),
  list('tools'),
  flag('user-invocable'),
  flag('disableModelInvocation'),
  fc.constantFrom('context: fork', 'context: inline'),
  fc.constantFrom('requires_mcp: true', 'requires_mcp: false'),
  structure('mcp_servers'),
  list('platform'),
  text('custom'),
  structure('custom-structure'),
  fc.constant('hooks:\n  start:\n    - echo'),
  fc.constant('permissions:\n  network: [example]'),
  fc.constant('# a comment of its own'),
]

const metadataLines: readonly fc.Arbitrary<string>[] = [
  text('version'),
  text('author'),
  list('tags'),
  list('authors'),
  structure('mcp-servers'),
  text('team'),
  flag('always'),
  fc.constant('wundr:\n  emoji: "\\U0001F41B"\n  requires:\n    bins: [gh]\n    env: []\n  other: 1.0'),
  fc.constant('openclaw: {"requires": {"bins": ["jq"]}, "primaryEnv": "KEY"}'),
  fc.constant('# inside'),
  fc.constant('empty: []'),
]

const indent = (lines: string) => lines.replace(/^/gm, '  ')

const keyOf = (line: string) => (line.startsWith('#') ? line : (/^[^:]*/.exec(line)?.[0] ?? line))

function distinct(lines: readonly fc.Arbitrary<string>[], maxLength: number): fc.Arbitrary<string[]> {
  return fc.uniqueArray(fc.oneof(...lines), { maxLength, selector: keyOf })
}

/** A SKILL.md with a legal name and description and any mixture of dialects around them. */
export const arbitrarySkillText: fc.Arbitrary<string> = fc
  .tuple(
    distinct(topLines, 8),
    distinct(metadataLines, 5),
    fc.nat(8),
    fc.boolean(),
    fc.string({ unit: 'binary-ascii', maxLength: 40 }),
  )
  .map(([top, metadata, place, crlf, body]) => {
    const lines = ['name: my-skill', 'description: "Draws: charts. Use when asked."', ...top]
    const entries = metadata.filter((line) => !line.startsWith('#')).length === 0 ? [] : metadata
    if (entries.length > 0) lines.splice(place % (lines.length + 1), 0, `metadata:\n${entries.map(indent).join('\n')}`)
    const file = skillText(lines.join('\n'), `# Body\n${body.replaceAll('\0', '')}`)
    return crlf ? file.replaceAll(/\r?\n/g, '\r\n') : file
  })

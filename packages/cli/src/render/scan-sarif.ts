import { joinWords } from '@metier/core'
import type { ScanOutput } from '@metier/operations'
import { version } from '../version.ts'

type Finding = ScanOutput['results'][number]['findings'][number]

const levels = { critical: 'error', warn: 'warning', info: 'note' } as const

/** Links in a message to places of one side. */
const mostLinks = 3

/** SARIF 2.1.0 (OASIS) for code scanning services; paths are those that were given, joined with the file's. */
export function scanSarif({ results, policy }: ScanOutput): string {
  const all = results.flatMap(({ path, findings }) => findings.map((finding) => ({ skill: path, finding })))
  const rules = [...new Map(all.map(({ finding }) => [finding.rule, finding])).values()].toSorted((left, right) =>
    left.rule < right.rule ? -1 : 1,
  )
  const indexes = new Map(rules.map(({ rule }, index) => [rule, index]))
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'metier scan', version, rules: rules.map(ruleOf) } },
        columnKind: 'utf16CodeUnits',
        properties: { policy },
        results: all.map(({ skill, finding }) => ({
          ruleId: finding.rule,
          ruleIndex: indexes.get(finding.rule),
          level: levels[finding.severity],
          message: { text: messageOf(finding) },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: uriOf(skill, finding.path) },
                region: { startLine: finding.line, startColumn: finding.column },
              },
            },
          ],
          ...relatedTo(skill, finding),
        })),
      },
    ],
  }
  return JSON.stringify(log, null, 2)
}

/** Places as links of our own wording: a name of a file in it could be a link of the skill's. */
function messageOf({ rule, message, next, joins }: Finding): string {
  if (joins === undefined) return `${message} ${next}`
  const words = joinWords(rule)
  const from = `${words.from} ${linked(joins.from.length, 0)}`
  const to = joins.to.length === 0 ? '' : `, ${words.to} ${linked(joins.to.length, joins.from.length)}`
  return `${message} ${next} (${from}${to})`
}

function linked(count: number, first: number): string {
  return Array.from({ length: Math.min(count, mostLinks) }, (_, index) => `[here](${first + index})`).join(', ')
}

/** What a finding joins; services show those that the message links to. */
function relatedTo(skill: string, { rule, joins }: Finding): object {
  if (joins === undefined) return {}
  const words = joinWords(rule)
  const places = [
    ...joins.from.map((place) => ({ ...place, does: words.from })),
    ...joins.to.map((place) => ({ ...place, does: words.to })),
  ]
  return {
    relatedLocations: places.map(({ path, line, does }, id) => ({
      id,
      message: { text: `${does} here` },
      physicalLocation: { artifactLocation: { uri: uriOf(skill, path) }, region: { startLine: line } },
    })),
  }
}

function ruleOf({ rule, why, next }: Finding): object {
  return { id: rule, shortDescription: { text: rule }, fullDescription: { text: why }, help: { text: next } }
}

/** What lies in an archive is shown at the archive: no service can open it. */
function uriOf(skill: string, file: string): string {
  const base = /skill\.md$/i.test(skill) ? skill.split(/[/\\]/).slice(0, -1) : skill.split(/[/\\]/)
  const [onDisk = file] = file.split('!/')
  return [...base, ...onDisk.split('/')]
    .filter((segment, index) => segment !== '' || index === 0)
    .map((segment) => encodeSegment(segment))
    .join('/')
}

function encodeSegment(segment: string): string {
  // A lone surrogate, which a broken file name can hold, has no encoding.
  const whole = segment.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')
  return encodeURIComponent(whole)
}

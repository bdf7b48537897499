import { LineIndex } from '../text/line-index.ts'
import { isRefusedQuote } from './is-refused-quote.ts'
import { buildSkillView } from './build-skill-view.ts'
import { readScanFile, type ReadFile } from './read-scan-file.ts'
import type { FlowPlace } from './flow/flow-place.ts'
import { linesApart } from './lines-apart.ts'
import { lowerLoneDoubts } from './lower-lone-doubts.ts'
import { raiseAgreeingDoubts } from './raise-agreeing-doubts.ts'
import type { JoinedPlaces } from './joined-places.ts'
import { inventoryRules } from './rules/inventory-rules.ts'
import type { FindingPlace, JoinedLines, ScanFinding } from './scan-finding.ts'
import type { ScanHit, ScanRule } from './scan-rule.ts'
import type { PieceRole } from './piece-roles.ts'
import type { ScanReport } from './scan-report.ts'
import { scanRules } from './scan-rules.ts'
import { scanSeverities } from './scan-severities.ts'
import type { ScanNote, SkillToScan } from './skill-to-scan.ts'
import type { SkillView } from './skill-view.ts'
import { scanPolicies } from './scan-policies.ts'
import { applyPolicy } from './apply-policy.ts'
import { evidenceOf } from './evidence-of.ts'
import { plural } from '../text/plural.ts'

/**
 * Judges a skill by all of its files. Pure and bounded: no disk, no network, nothing of the skill runs. Never throws;
 * when a rule fails the skill is blocked, because nobody has looked at it.
 */
export function scanSkill(skill: SkillToScan): ScanReport {
  const { files, notes = [], policy = scanPolicies.documented } = skill
  const skipped = notes.filter(({ rule }) => inventoryRules[rule]?.incomplete === true)
  const base = {
    filesScanned: files.filter(({ bytes }) => bytes !== undefined).length,
    skipped: skipped.map(({ path, message }) => ({ path, reason: message })),
  }
  let found: readonly ScanFinding[]
  try {
    found = [...notes.flatMap(findingOfNote), ...findingsOf(skill)]
  } catch (error) {
    const message = `The scanner failed: ${error instanceof Error ? error.message : String(error)}.`
    found = [...notes.flatMap(findingOfNote), ...findingOfNote({ rule: 'scanner-failed', path: 'SKILL.md', message })]
  }
  return { ...applyPolicy(found, policy), ...base }
}

/** Part of the time for taking a skill apart and following its programs: what was found until then is still to be judged. */
const partForReading = 0.7

/** What there was time to read, and whether that is all. */
interface ReadSkill {
  readonly view: SkillView
  readonly texts: ReadonlyMap<string, Located>
  readonly isCutShort: boolean
}

function readSkill({ name, files, policy, inflate, parser, mostProgramText, isLate }: SkillToScan): ReadSkill {
  let isCutShort = false
  const isReadingLate = isLate && ((): boolean => (isCutShort ||= isLate(partForReading)))
  const read: ReadFile[] = []
  for (const { path, bytes } of files) {
    if (isReadingLate?.() === true) break
    if (bytes !== undefined) read.push(readScanFile({ path, bytes }))
  }
  const view = buildSkillView({
    name,
    files: read,
    paths: files.map(({ path }) => path),
    ...(policy?.allowedHosts && { allowedHosts: policy.allowedHosts }),
    ...(inflate && { inflate }),
    ...(parser && { parser }),
    ...(mostProgramText !== undefined && { mostProgramText }),
    ...(isReadingLate && { isLate: isReadingLate }),
  })
  return { view, texts: new Map(read.map((file) => [file.path, new Located(file)])), isCutShort }
}

function findingsOf(skill: SkillToScan): readonly ScanFinding[] {
  const { parser, isLate } = skill
  const { view, texts, isCutShort } = readSkill(skill)
  // One finding of a rule on a line, the gravest: the same thing can be seen in more than one way.
  const found = new Map<string, ScanFinding>()
  for (const rule of [...scanRules, ...(skill.userRules ?? [])]) {
    if (isLate?.() === true) {
      return [...found.values(), ...tooSlow(`Stopped before ${rule.id}.`)]
    }
    for (const hit of rule.check(view)) {
      const finding = findingAt(texts, rule, hit)
      if (finding === undefined) continue
      const key = `${rule.id}\0${finding.path}\0${finding.line}`
      const before = found.get(key)
      if (before === undefined || isGraver(finding, before)) found.set(key, finding)
    }
  }
  return [
    ...doubtsWeighed(view, [...found.values()]),
    ...unfollowed(view, parser),
    ...(isCutShort ? tooSlow('Stopped before all of it was read.') : []),
  ]
}

/** Doubts that stand alone are lowered, and those that models share are raised; pages about security are full of both. */
function doubtsWeighed(view: SkillView, findings: readonly ScanFinding[]): readonly ScanFinding[] {
  const weighed = lowerLoneDoubts(view, findings)
  return view.isAboutSecurity ? weighed : raiseAgreeingDoubts(weighed)
}

function tooSlow(message: string): readonly ScanFinding[] {
  return findingOfNote({ rule: 'too-slow', path: 'SKILL.md', message })
}

function findingAt(texts: ReadonlyMap<string, Located>, rule: ScanRule, hit: ScanHit): ScanFinding | undefined {
  const finding = texts.get(hit.piece.path)?.finding(rule, hit)
  if (finding === undefined || hit.joins === undefined) return finding
  return { ...finding, joins: joinedLines(texts, hit.joins) }
}

function joinedLines(texts: ReadonlyMap<string, Located>, { from, to }: JoinedPlaces): JoinedLines {
  const linesOf = (places: readonly FlowPlace[]): readonly FindingPlace[] =>
    places.flatMap(({ piece, at }) => {
      const line = texts.get(piece.path)?.line(piece.text.origin(at))
      return line === undefined ? [] : [{ path: piece.path, line }]
    })
  return { from: linesOf(from), to: linesOf(to) }
}

/** Programs that values were not followed through. Those that are shown in a page run by nobody's word. */
function unfollowed({ unparsed, beyond }: SkillView, parser: SkillToScan['parser']): readonly ScanFinding[] {
  if (parser === undefined) return []
  const left = new Set(beyond)
  const tooMany = new Set(beyond.flatMap(({ path, role }) => (isShown(role) ? [] : [path])))
  return [
    ...unparsed.flatMap((piece) =>
      piece.role === 'script' && !left.has(piece)
        ? findingOfNote({
            rule: 'not-parsed',
            path: piece.path,
            message: 'Was read by its text alone; values were not followed through it.',
          })
        : [],
    ),
    ...Array.from(tooMany).flatMap((path) =>
      findingOfNote({
        rule: 'too-much-code',
        path,
        message: 'Stands behind more programs than are followed, and was read by its text alone.',
      }),
    ),
  ]
}

function isShown(role: PieceRole): boolean {
  return role === 'fence' || role === 'inline-code'
}

function isGraver(finding: ScanFinding, than: ScanFinding): boolean {
  const bySeverity = scanSeverities.indexOf(finding.severity) - scanSeverities.indexOf(than.severity)
  if (bySeverity !== 0) return bySeverity < 0
  const isSurer = than.confidence === 'low' && finding.confidence !== 'low'
  // One function may be called from near and from far.
  return isSurer || (finding.confidence === than.confidence && linesApart(finding) < linesApart(than))
}

/** Turns places in pieces into places in the file as it is on disk. */
class Located {
  readonly #text: string
  readonly #lines: LineIndex

  constructor({ text }: ReadFile) {
    this.#text = text
    this.#lines = new LineIndex(text)
  }

  line(offset: number): number {
    return this.#lines.position(offset).line
  }

  finding(rule: ScanRule, hit: ScanHit): ScanFinding {
    const { piece, start, end, message, deed } = hit
    const { line, column } = this.#lines.position(piece.text.origin(start))
    return {
      rule: rule.id,
      ...this.#weight(rule, hit),
      path: piece.path,
      line,
      column,
      message: piece.layer === 0 ? message : `${message} It is hidden in ${plural(piece.layer, 'layer')} of encoding.`,
      evidence: evidenceOf(piece.text.text, start, end),
      why: rule.why,
      next: rule.next,
      ...(deed && { deed }),
      ...(piece.layer > 0 && { layers: piece.layer }),
    }
  }

  /** What counts for less where it is only quoted, to be refused, is a warning. */
  #weight({ severity }: ScanRule, hit: ScanHit): Pick<ScanFinding, 'severity' | 'confidence'> {
    const own = { severity: hit.severity ?? severity, confidence: hit.confidence ?? ('high' as const) }
    const { piece, start } = hit
    if (own.severity !== 'critical' || piece.role !== 'prose') return own
    return isRefusedQuote(this.#text, piece.text.origin(start)) ? { severity: 'warn', confidence: 'low' } : own
  }
}

function findingOfNote({ rule: id, path, message }: ScanNote): readonly ScanFinding[] {
  const rule = inventoryRules[id]
  if (rule === undefined) return []
  const { severity, confidence, why, next, incomplete } = rule
  const place = { path, line: 1, column: 1, message, evidence: '', why, next }
  return [{ rule: id, severity, confidence, ...place, ...(incomplete && { incomplete }) }]
}

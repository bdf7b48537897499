import { isShownAsExample } from '../chains/is-shown-as-example.ts'
import { isPage } from '../is-page.ts'
import { hitAt } from '../rules/hit-at.ts'
import { matchesIn } from '../rules/matches-in.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import { unknownAddress } from './unknown-address.ts'

/** A push to an address that is written out: the user's own place has a name, `origin`. */
const pushed =
  /\bgit\b[^\n|;&]{0,80}\bpush\b[^\n|;&]{0,160}?["'\s](?:https?:\/\/|ssh:\/\/(?:[\w.-]{1,40}@)?|[\w.-]{1,40}@)(?<host>[\w-]{1,60}(?:\.[\w-]{1,60}){1,5})(?=[:/])[^\n]{0,160}/g

/** All of a repository in one file, which is then uploaded. */
const bundled =
  /\bgit\b[^\n|;&`]{0,60}\bbundle create\s{1,3}["']?[^\s"'`]{3,120}[^]{0,600}?\b(?:curl|wget)\b[^\n]{0,120}?(?:-T|--upload-file|--data-binary|--post-file|-F|--form)[^\n]{0,120}?https?:\/\/(?<host>[\w-]{1,60}(?:\.[\w-]{1,60}){1,5})/g

/** A name for a place, and all branches pushed there. */
const named =
  /\bgit\s{1,3}remote\s{1,3}add\s{1,3}["']?(?<name>[\w.-]{1,40})["']?\s{1,3}["']?(?:https?:\/\/(?:[^\s@/"']{1,120}@)?|ssh:\/\/(?:[\w.-]{1,40}@)?|[\w.-]{1,40}@)(?<host>[\w-]{1,60}(?:\.[\w-]{1,60}){1,5})(?=[:/])(?=[^]{0,500}?\n[^\n]{0,12}\bgit\s{1,3}push\b(?=[^\n]{0,120}--(?:all|mirror)\b)[^\n]{0,120}?\s\k<name>\b)/g

/** Work that is pushed to a machine which nobody is known to keep. In 5,900 published skills nothing is. */
export function* workPushedAway(skill: SkillView): Iterable<ScanHit> {
  const places = [
    ...skill.code.map((piece) => [piece, pushed] as const),
    // A page puts a sentence between the two commands; programs are followed.
    ...skill.whole
      .filter(({ path }) => isPage(path))
      .flatMap((piece) => [bundled, named].map((pattern) => [piece, pattern] as const)),
  ]
  for (const [piece, pattern] of places) {
    if (piece.isExample) continue
    for (const match of matchesIn(piece, pattern)) {
      const address = unknownAddress(skill, `https://${match.groups?.['host'] ?? ''}/`, { countsOwn: true })
      if (address === undefined || isShownAsExample(skill, piece, match.index)) continue
      yield hitAt(piece, match, {
        message: `Pushes the work of the user to ${address.host}, which nobody is known to keep.`,
        confidence: 'medium',
        severity: skill.isAboutSecurity ? 'warn' : 'critical',
      })
    }
  }
}

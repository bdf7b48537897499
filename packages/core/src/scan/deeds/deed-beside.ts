import { belongsTo } from '../chains/belongs-to.ts'
import { blankLeftOut } from '../chains/blank-left-out.ts'
import { isImageRecipe } from '../chains/is-image-recipe.ts'
import { isKeptService } from '../hosts/is-kept-service.ts'
import type { Piece } from '../piece.ts'
import type { ScanDeed } from '../scan-deed.ts'
import type { SkillView } from '../skill-view.ts'
import { deedKinds } from './deed-kinds.ts'
import { isToldReport } from './is-told-report.ts'
import type { StrangeContact } from './strange-contact.ts'

/** How far around a call something belongs to it, in characters. */
const around = 500

/** Places where one deed is done that are told. */
const mostPlaces = 60

/** Something that a program does beside turning to a stranger. */
export interface DeedBeside {
  /** Follows `and`. */
  readonly says: string
  readonly deed?: ScanDeed
  /** 0-based offsets in the text of the piece, where it is looked for in all of it. */
  readonly places?: readonly number[]
}

/** What a program does beside turning to a stranger; `undefined` where it does nothing that matters. */
export function deedBeside(skill: SkillView, piece: Piece, contact: StrangeContact): DeedBeside | undefined {
  const text = blankLeftOut(piece.text.text)
  const known = deeds.find(({ pattern }) => pattern.test(text))
  if (known !== undefined)
    return { says: known.says, places: placesOf(known.says, text), ...(known.deed && { deed: known.deed }) }
  const near = [contact.start, text.indexOf(contact.host)]
    .filter((at, index, all) => at !== -1 && all.indexOf(at) === index)
    .map((at) => text.slice(Math.max(0, at - around), at + contact.end - contact.start + around))
    .join('\n')
  const says =
    thingBeside(piece, near, contact.host) ??
    keyBeside(piece, near, contact.host) ??
    // Whom many people know, and who alone says what lies there, is called openly, though a page may not name it.
    (isKeptService(contact.host) ? undefined : mannerOf(skill, piece, near))
  return says === undefined ? undefined : { says }
}

const deeds = [...deedKinds.reading, ...deedKinds.lasting]

/** Wherever the deed is done, by whichever of its patterns. */
function placesOf(deed: string, text: string): readonly number[] {
  return deeds
    .filter(({ says }) => says === deed)
    .flatMap(({ pattern }) => {
      const every = new RegExp(pattern.source, `${pattern.flags}g`)
      return Array.from(text.matchAll(every), ({ index }) => index).slice(0, mostPlaces)
    })
}

/** What it opens, and what it has sent there too. */
function thingBeside({ role }: Piece, near: string, host: string): string | undefined {
  if (has(near, deedKinds.opens)) return 'opens the machine, or what it keeps, to it'
  if (has(near, deedKinds.forwards) && near.includes(`@${host}`)) return 'has mail go there too'
  return role === 'config' && handsSecrets(near, host) ? 'hands it secrets of a pipeline' : undefined
}

/** Languages in which it is known where a key goes. */
const followed: ReadonlySet<string> = new Set(['python', 'javascript', 'shell', 'powershell'])
const vendors =
  /^(?:AWS|GITHUB|GH|GITLAB|ANTHROPIC|SLACK|STRIPE|NPM|PYPI|DOCKER|TWILIO|CLOUDFLARE|VERCEL|KUBE|VAULT)_\w{0,40}(?:KEY|TOKEN|SECRET|PASSWORD|CREDENTIALS)/

/** The key of a known service, where it stands beside a call to somebody else. */
function keyBeside({ language }: Piece, near: string, host: string): string | undefined {
  if (followed.has(language)) return undefined
  const found = [...near.matchAll(deedKinds.keyNames)].some(
    ([, name = '']) => vendors.test(name) && !belongsTo(name, host),
  )
  return found ? 'has the key of another service at hand' : undefined
}

/** How it gives or runs something. */
function mannerOf(skill: SkillView, { text: { text }, role, path }: Piece, near: string): string | undefined {
  const isReport = isToldReport(skill, `${path}\n${text}`)
  const gives = deedKinds.gives.test(near) && !isReport
  const runs = deedKinds.runs.test(text)
  if (gives && deedKinds.takesEnvironment.test(near)) return 'gives something away beside the whole environment'
  if ((gives || runs) && deedKinds.hides.test(near))
    return `${gives ? 'gives something away' : 'runs something'} without anybody seeing it`
  if ((gives || runs) && !isReport && deedKinds.wary.test(text)) return 'looks where or when it runs before it acts'
  // Recipes and pipelines fetch and run what they set up; which, other rules weigh.
  const isOwnProgram = role === 'script' && !isReport && !isImageRecipe(path)
  return runs && isOwnProgram ? 'runs something that is not written in it' : undefined
}

function has(text: string, pattern: RegExp): boolean {
  pattern.lastIndex = 0
  return pattern.test(text)
}

/** The key of a service is not handed on where it goes to that service. */
function handsSecrets(text: string, host: string): boolean {
  return [...text.matchAll(deedKinds.pipelineSecrets)].some(([, name = '']) => !belongsTo(name, host))
}

import { keptByName } from '../kept-by-name.ts'
import type { SkillView } from '../skill-view.ts'
import { ownerLabel } from './owner-label.ts'

const common: ReadonlySet<string> = new Set([
  'api',
  'www',
  'app',
  'com',
  'org',
  'net',
  'dev',
  'co',
  'io',
  'ai',
  'raw',
  'cdn',
  'get',
  'install',
  'github',
  'gist',
  'static',
  'assets',
  'storage',
  'pages',
  'githubusercontent',
  'docs',
  'download',
  'downloads',
  'cloud',
  'data',
  'server',
  'service',
  'example',
  'tool',
  'tools',
  'agent',
  'agents',
  'skill',
  'skills',
  'open',
  'web',
  'proxy',
  'test',
  'code',
  'claude',
  'link',
  'page',
  'site',
  'update',
  'updates',
  'setup',
  'auth',
  'token',
  'file',
  'files',
  'config',
  'host',
  'local',
  'image',
  'images',
  'script',
  'scripts',
  // What many a machine is for: whoever sets one up for an attack takes a word of the skill.
  ...'build builds cache mirror registry repo packages package keys sync metrics telemetry stats search render media edge relay gateway pool portal support help status monitor monitoring report reports logs events feed backup share check checks verify license licence baseline presets templates'.split(
    ' ',
  ),
])

/** Three letters that say what a skill is about, and not whose it is. */
const short: ReadonlySet<string> = new Set(
  'pdf csv sql git aws gcp npm seo ios css llm mcp rag cli log job bot ads tax map img svg xml ocr pip ssh vpn dns url qr3 doc xls ppt mac win php sdk tdd bug fix run new get use all any one two day web app dev api com org net old pro max top now ask add'.split(
    ' ',
  ),
)

/**
 * Is the host the skill's own business: under its name, or named whole by what it says of itself? A part of a longer
 * label is not enough: whoever sets up a host for an attack gives it a name that fits.
 */
export function isOwnHost(skill: SkillView, host: string): boolean {
  const labels = host.split('.').slice(0, -1)
  // `openglance.dev` may well be the home of a skill named `glance`.
  const name = skill.name.replace(/[^a-z0-9]+/g, '')
  if (name.length >= 5 && !common.has(name) && labels.some((label) => isNameOf(label, name))) return true
  // Many makers have three letters: whole words of the name, and the very name that they registered.
  const owner = ownerLabel(host) ?? ''
  if (owner.length === 3 && !short.has(owner) && skill.name.split(/[^a-z0-9]+/).includes(owner)) return true
  if (labels.some((label) => label.length >= 6 && !common.has(label) && name.includes(label.replaceAll('-', ''))))
    return true
  return labels.some((label) => label.length >= 4 && !common.has(label) && isTold(skill, label))
}

const told = new WeakMap<SkillView, (label: string) => boolean>()

/** A skill may name the same host thousands of times, and what it says of itself may be long: it is read once for each label. */
function isTold(skill: SkillView, label: string): boolean {
  const says = told.get(skill) ?? keptByName((word) => hasWord(skill.identity, word))
  told.set(skill, says)
  return says(label)
}

/** With a few letters more in the same word: `tool-sync.test` is registered by whoever wants to be taken for the home of `tool`. */
function isNameOf(label: string, name: string): boolean {
  if (label.replaceAll('-', '') === name) return true
  return !label.includes('-') && label.includes(name) && label.length <= name.length + 6
}

const homeField =
  /(?:homepage|repository|repo|url|website|source|docs|documentation|author|api_?base|base_?url)["']?\s{0,4}:\s{0,4}["']?$/

function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const before = text.slice(Math.max(0, at - 80), at)
    const after = text.slice(at + word.length, at + word.length + 2)
    if (/[a-z0-9]$/.test(before) || /^[a-z0-9]/.test(after)) continue
    // Inside of an address it is the address that says so, unless it is given as the skill's home.
    const address = /(?:https?:\/\/\S{0,70}|[\w-]{1,40}\.)$/.exec(before)
    if (address === null ? !/^\.[a-z]/.test(after) : homeField.test(before.slice(0, address.index))) return true
  }
  return false
}

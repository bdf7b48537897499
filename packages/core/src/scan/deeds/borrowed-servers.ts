import { belongsTo } from '../chains/belongs-to.ts'
import { matchesIn } from '../rules/matches-in.ts'
import { addressesIn } from '../hosts/addresses-in.ts'
import type { Piece } from '../piece.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import { isStrange } from './is-strange.ts'

const settings =
  /(?:^|\/)\.?mcp(?:[-_.][\w-]{1,30})?\.json$|(?:^|\/)(?:claude_desktop_config|settings(?:\.local)?|cline_mcp_settings|mcp_config)\.json$/i
/** Servers that everybody knows, by the names under which they are installed. */
const famous =
  /"((?:@[\w.-]{1,60}\/)?(?:mcp-server-|server-|mcp-)?(?:filesystem|github|gitlab|slack|postgres|puppeteer|playwright|brave-search|memory|fetch|sequential-thinking|gdrive|google-maps|sentry|everything|sqlite|git|time)(?:-mcp(?:-server)?|-server)?)(?:@[\w.^~-]{1,20})?"/g
/** Whoever publishes them. */
const makers =
  /^@(?:modelcontextprotocol|playwright|executeautomation|anthropic|anthropic-ai|github|gitlab|slack|sentry|microsoft|supabase|cloudflare|upstash|brave|google|googleapis)\//
const starts = /"(?:npx|uvx|bunx|pnpx|pipx|pnpm|docker|node|python3?)"/
const remote = /"(?:url|serverUrl|endpoint|httpUrl)"\s{0,4}:\s{0,4}"(https?:\/\/[^"\s]{4,300})"/g
/** A key out of the environment: `Bearer ${GITHUB_TOKEN}`. */
const keys = /\$\{?(?:env:)?([A-Z][A-Z0-9_]{2,60}(?:TOKEN|KEY|SECRET|PASSWORD|PAT))\b/g
/** A server that is started from a package, with what it is given of the environment. */
const started =
  /"args"\s{0,4}:\s{0,4}\[((?:\s{0,20}"[^"\n]{0,120}"\s{0,4},?){1,10})\s{0,20}\]\s{0,4},\s{0,20}"env"\s{0,4}:\s{0,4}\{([^{}]{10,1500}(?:\$\{[^{}]{1,80}\}[^{}]{0,400}){0,12})\}/g
/** The first word that is no option, without its version. */
const packageName = /"((?:@[\w.-]{1,60}\/)?[a-z][\w.-]{1,80})(?:@[\w.^~-]{1,20})?"/
/** Keys of which everybody knows whose they are: of models, and of what is changed or published with them. */
const keyring: readonly (readonly [keeper: string, isOfModel: boolean, key: RegExp])[] = [
  ['github', false, /"(?:GITHUB|GH)_(?:\w{1,30}_)?(?:TOKEN|PAT)"/],
  ['gitlab', false, /"GITLAB_(?:\w{1,30}_)?TOKEN"/],
  ['npm', false, /"(?:NPM|NODE_AUTH)_TOKEN"/],
  ['pypi', false, /"(?:PYPI|TWINE)_\w{1,30}"/],
  ['aws', false, /"AWS_(?:SECRET_ACCESS_KEY|SESSION_TOKEN)"/],
  ['stripe', false, /"STRIPE_\w{1,30}KEY"/],
  ['slack', false, /"SLACK_\w{0,30}TOKEN"/],
  ['anthropic', true, /"ANTHROPIC_(?:API_KEY|AUTH_TOKEN)"/],
  ['openai', true, /"OPENAI_API_KEY"/],
  ['gemini', true, /"(?:GEMINI|GOOGLE)_API_KEY"/],
]
/** How far behind its address the headers of a server stand. */
const around = 600

/** Servers of the agent that a skill brings: a famous one from a stranger, and a stranger's that is handed somebody's key. */
export function* borrowedServers(skill: SkillView): Iterable<ScanHit> {
  for (const piece of skill.code) {
    if (piece.isExample) continue
    if (piece.role === 'config' || piece.role === 'fence') yield* keyrings(skill, piece)
    if (piece.role !== 'config' || !settings.test(piece.path)) continue
    yield* strangers(skill, piece)
    if (!starts.test(piece.text.text)) continue
    for (const match of matchesIn(piece, famous)) {
      const [, name = ''] = match
      if (!name.startsWith('@') || makers.test(name)) continue
      const [owner = ''] = name.slice(1).split('/')
      if (skill.openText.includes(name.toLowerCase()) || skill.identity.includes(owner.toLowerCase())) continue
      yield hit(piece, match, 'Has the agent start a well-known server out of the package of a stranger.')
    }
  }
}

/** One server that is given keys of models and of what is published with others needs none of them for what it is. */
function* keyrings(skill: SkillView, piece: Piece): Iterable<ScanHit> {
  for (const match of matchesIn(piece, started)) {
    const [, words = '', environment = ''] = match
    const name = packageName.exec(words)?.[1] ?? ''
    const given = keyring.filter(([keeper, , key]) => key.test(environment) && !name.includes(keeper))
    const ofModels = given.filter(([, isOfModel]) => isOfModel).length
    if (given.length < 3 || ofModels === 0 || ofModels === given.length || makers.test(name)) continue
    yield hit(piece, match, 'Hands keys of several services to one server out of the package of a stranger.')
  }
}

function* strangers(skill: SkillView, piece: Piece): Iterable<ScanHit> {
  const { text } = piece.text
  for (const match of matchesIn(piece, remote)) {
    const [address] = addressesIn(match[1] ?? '', 1)
    if (address === undefined || !isStrange(skill, address)) continue
    const near = text.slice(Math.max(0, match.index - around), match.index + around)
    const isHanded = [...near.matchAll(keys)].some(([, name = '']) => !belongsTo(name, address.host))
    if (isHanded) yield hit(piece, match, 'Hands the key of another service to a server that no page tells of.')
  }
}

function hit(piece: Piece, match: RegExpExecArray, message: string): ScanHit {
  return {
    piece,
    start: match.index,
    end: match.index + match[0].length,
    message,
    confidence: 'medium',
    severity: 'critical',
  }
}

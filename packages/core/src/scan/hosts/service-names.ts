import { knownServices } from './known-services.ts'
import { ownerLabel } from './owner-label.ts'

/** Names of services that are words as well: many things that have nothing to do with them bear these. */
const words: ReadonlySet<string> = new Set(
  [
    'abuse across adjust agents android angular apollo arcade archive astral astro awesome axiom backlog backstage',
    'bandwidth branch brave builder bundler cambridge canada carthage category celo census chain changelog charm',
    'chase checkpoint chess clarity clerk close cloud cognition comet comfy component consensus containers convex',
    'copper counter crates crontab cucumber customer dagger daily daisy datacite deceptive delta deque diagrams',
    'diesel discover dynamic dynamics eclipse elastic electron elicit encore endoflife everhour every expensify',
    'fathom fireworks first fixer flagger fonts formkit framer front genius genome glama gnosis golem graphite',
    'graphql gremlin gutenberg height helium honeycomb hotels hunter iconify incident increment indeed inference',
    'informs intuit investing jumper juniper kernel kraken lambda laravel lemonde lens levels lever libraries',
    'lightstep linear loggly loom luma maestro magento majestic manifold manning mantine manus markdown mastra',
    'material matrix maven mercury mermaid meshy meta metabase microchip mindtools minecraft miniflare modal monday',
    'moonshot motion mouser nature neptune octopus office openid optimism oracle orcid otter outlook packagist',
    'paddle paradigm parallel passkeys patterns pearson people percy phishtank pinata pixel plaid planet plausible',
    'polar polyfill polygon postman prefect prefix prettier primer prisma proton python quotable railway raindrop',
    'react reactjs readme readwise realtor relay remix remove render replicate resemble resend ripple robin rocket',
    'safe sanity scale science scoop scorecard scroll segment semver shields shortcut signal sitemaps skills socket',
    'spider spline spring springer square stability stackone starship startpage stateless statista status steel',
    'stellar stoplight suite swagger swift swiftui taskfile temporal tenor terraform threads together tomorrow',
    'transport trello trigger turbo typeset umbrella unicode united unity unstructured upwork vector vocal voicebox',
    'weather weave websocket windmill wired workable workday workos worldbank',
  ].flatMap((names) => names.split(' ')),
)
/** Shorter ones are words by chance. */
const fewestLetters = 5

let names: ReadonlySet<string> | undefined

/** The names of the services that many people know, as they stand in their addresses: `firecrawl`. */
export function serviceNames(): ReadonlySet<string> {
  names ??= new Set(
    knownServices
      .flatMap((line) => line.split(' '))
      .flatMap((host) => ownerLabel(host) ?? [])
      .filter((name) => name.length >= fewestLetters && !name.includes('-') && !words.has(name)),
  )
  return names
}

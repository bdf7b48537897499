import { addressesIn } from '../hosts/addresses-in.ts'
import { isKeptService } from '../hosts/is-kept-service.ts'
import { hitAt } from '../rules/hit-at.ts'
import { matchesIn } from '../rules/matches-in.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import { weighHost } from '../chains/weigh-host.ts'
import { isStrange } from './is-strange.ts'

/** A library that everybody knows, taken by a page out of a place that is not its own: with or without its version. */
const library =
  /<script\b[^>\n]{0,80}\bsrc\s{0,2}=\s{0,2}["']https?:\/\/[^\s"'>]{4,160}\/(?:d3|react(?:-dom)?|vue|jquery|three|chart|bootstrap|lodash|plotly|mermaid|leaflet|highlight|marked|mathjax|katex|echarts|alpine|htmx|tailwind\w{0,8})(?:[.@-][\w.@-]{0,40})?\.m?js\b[^>\n]{0,200}>/gi
/** Where libraries are given away, and the pages of the libraries themselves. */
const givers =
  /(?:^|\.)(?:jsdelivr\.net|unpkg\.com|cdnjs\.cloudflare\.com|cloudflare\.com|googleapis\.com|gstatic\.com|bootstrapcdn\.com|bootcdn\.net|bootcdn\.cn|staticfile\.(?:org|net)|baomitu\.com|bytecdntp\.com|esm\.sh|esm\.run|skypack\.dev|jspm\.(?:io|dev)|jquery\.com|d3js\.org|plot\.ly|plotly\.com|leafletjs\.com|highcharts\.com|mathjax\.org|tailwindcss\.com|threejs\.org|vuejs\.org|reactjs\.org|alpinejs\.dev|htmx\.org|aspnetcdn\.com|fbcdn\.net|github\.io|azureedge\.net|rawgit\.com|statically\.io|polyfill\.io)$/

/** A page that says so has a reason to: what is checked cannot be replaced later. */
const unchecked = /\b(?:leave out|leaving out|without|omit|drop|skip|remove)\b[^.\n]{0,30}\bintegrity\b/

/** Pages that load a well-known library from a machine of somebody else, whose word runs wherever the page is opened. Companies keep
 * copies of their own: where a page tells of the machine, it is a warning, unless it has the check left out. */
export function* ownLibraries(skill: SkillView): Iterable<ScanHit> {
  if (skill.isAboutSecurity) return
  // Of a file of HTML the programs are code, and what calls them is read like a page.
  for (const piece of [...skill.code, ...skill.prose])
    for (const match of matchesIn(piece, library)) {
      const address = addressesIn(match[0], 2).at(0)
      if (address === undefined || givers.test(address.host) || isKeptService(address.host)) continue
      if (weighHost(skill, address) !== 'foreign') continue
      if (/\bintegrity\s{0,2}=/.test(match[0])) continue
      const isTold = !isStrange(skill, address) && !unchecked.test(skill.openText)
      yield hitAt(piece, match, {
        message: 'Loads a library that everybody knows from a machine of somebody else.',
        confidence: 'medium',
        ...(isTold && { severity: 'warn' }),
      })
    }
}

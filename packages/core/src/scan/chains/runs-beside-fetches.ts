import { addressesIn } from '../hosts/addresses-in.ts'
import { isCodeHost } from '../hosts/is-code-host.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import { unfollowedRuns } from './unfollowed-runs.ts'
import { weighDownload } from './weigh-download.ts'

const { isJudged, made, places } = unfollowedRuns

/** What takes something from another machine, in any of the languages of which there is no tree. */
const fetches =
  /\b(?:curl|wget|aria2c|bitsadmin|certutil)\b|\bdownload\w{0,20}|\bfetch\w{0,12}\s{0,3}[("']|\bURL(?:Session|Loader|ClassLoader|Connection|DownloadToFile\w?)?\s{0,3}\(|\bURLDownloadToFile\b|\bopen(?:Stream|Connection)\b|\bhttps?\w{0,8}\s{0,3}(?:\.|::?)\s{0,3}\w{2,20}|\bhttpc?\s{0,2}:\s{0,2}\w{2,12}|\bslurp\b|\bgetContent\b|\bcontentsOf:|\bfile_get_contents\b|\bcurl_exec\b|\bcopy\s{0,3}\(\s{0,3}['"]https?|\bURI\.open\b|\bNet::HTTP\b|\bXMLHTTP\b|\bWinHttp\w{0,20}|\bWebClient\b|\bHttpClient\b|\bnewHttpClient\b|\breqwest\b|\bureq\b|\bReq\.get|\bHTTPoison\b|\bLWP\b|\bHTTP::Tiny\b|\bget_url\b|\breadText\s{0,2}\(/gi
const within = 900
/** What is fetched may stand in what is run. */
const argument = 150

/**
 * Something fetched and, a few lines on, something started that is put together while it runs: programs in languages
 * without a tree are judged by what stands close together, if they talk to a machine that no page tells of.
 */
export function* runsBesideFetches(skill: SkillView): Iterable<ScanHit> {
  for (const piece of skill.code) {
    if (!isJudged(piece)) continue
    const { text } = piece.text
    const sources = places(text, fetches)
    if (sources.length === 0) continue
    for (const { start, end } of made(text)) {
      const source = sources.findLast((each) => each.start < end + argument && start - each.end < within)
      if (source === undefined) continue
      const from = Math.max(0, source.start - 300)
      const addresses = addressesIn(text.slice(from, end + 200), 5)
      if (addresses.length === 0) continue
      yield {
        piece,
        start,
        end,
        message: 'Starts or runs something beside what it fetches from another machine.',
        ...weighDownload(skill, piece, { start, addresses, isHidden: false }),
        // To stand close by is too little to say against somebody whose name and history everybody can see.
        ...(addresses.every(({ host }) => isCodeHost(host)) && { severity: 'warn' }),
      }
    }
  }
}

import { addressesIn } from '../hosts/addresses-in.ts'
import { isHouseHost } from '../hosts/is-house-host.ts'
import { hitAt } from '../rules/hit-at.ts'
import { matchesIn } from '../rules/matches-in.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import { isOfSomebody } from './is-of-somebody.ts'
import { isShownAsExample } from './is-shown-as-example.ts'
import { weighHost } from './weigh-host.ts'

/** Where a page has an installer take packages from an address. */
const shown = /--(?:extra-)?index-url[\s=]{1,4}["']?https?:\/\/[^\s"'`)\],;<>|&]{4,300}/g
const isKnownRegistry =
  /(?:^|\.)(?:pypi\.org|pythonhosted\.org|pytorch\.org|nvidia\.com|intel\.com|amd\.com|googleapis\.com|pkg\.dev|amazonaws\.com|azure\.com|visualstudio\.com|github\.io|github\.com|gitlab\.com|anaconda\.org|anaconda\.com|edu\.cn|aliyun\.com|aliyuncs\.com|tencent\.com|tencentyun\.com|huaweicloud\.com|douban\.com|ustc\.edu\.cn|onnxruntime\.ai|vllm\.ai|rapids\.ai|jfrog\.io)$/

/** What a page itself says is told of; only a machine of nobody that serves packages is worth a word then. */
export function* shownSources(skill: SkillView): Iterable<ScanHit> {
  for (const piece of skill.code) {
    const isShown = piece.role === 'fence' || piece.role === 'inline-code'
    if (!isShown || piece.isExample || !piece.text.text.includes('index-url')) continue
    for (const match of matchesIn(piece, shown)) {
      const [source] = addressesIn(match[0], 1)
      if (source === undefined || isOfSomebody(source) || isKnownRegistry.test(source.host)) continue
      if (isHouseHost(source.host)) continue
      const weight = weighHost(skill, source)
      if ((weight !== 'foreign' && weight !== 'hostile') || isShownAsExample(skill, piece, match.index)) continue
      yield hitAt(piece, match, {
        message: 'Takes packages from a machine that is no registry anybody knows.',
        confidence: 'medium',
      })
    }
  }
}

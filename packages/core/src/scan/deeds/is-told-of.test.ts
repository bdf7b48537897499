import { expect, it } from 'vitest'
import { isToldOf } from './is-told-of.ts'
import { skillOfPage } from './skill-of-page.case.ts'

// WUN-103
it.each([
  ['asks https://rates.tables.test/daily', 'rates.tables.test', true],
  ['searches Semantic Scholar', 'api.semanticscholar.org', true],
  ['searches arXiv', 'export.arxiv.org', true],
  ['set `FAL_KEY`', 'queue.fal.run', true],
  ['import fal_client', 'queue.fal.run', true],
  ['sets up Wix', 'www.wixapis.com', true],
  ['formats tables', 'api.tables.test', false],
  ['works on PDF tools', 'pdf-tools.test', false],
  ['works on Tables', 'tables-cache.test', false],
  ['works on 198 tables', '198.51.100.7', false],
  ['reads the API', 'api.strangers.test', false],
  ['checks the Style', 'style.strangers.test', false],
  ['the Cluster-lister', 'stats.clusterlist.test', false],
  ['from Tables', 'tables.co.uk', true],
  ['counts guests of Luma', 'api.lu.ma', true],
  ['counts guests by aluma', 'api.lu.ma', false],
  ['sends to Feishu', 'open.larksuite.com', true],
  ['speaks by Volcengine', 'openspeech.bytedance.com', true],
  ['speaks by Volcengine', 'someones-bucket.tos-cn-beijing.volces.com', false],
  ['sends a note', 'open.larksuite.com', false],
  ['from Tables', 'tables.strangers.vercel.app', false],
])('%s: whether it tells of %s: %s', (text, host, isTold) => {
  expect(isToldOf(skillOfPage(text), host)).toBe(isTold)
})

import { expect, it } from 'vitest'
import { simplifiedChinese } from './simplified-chinese.ts'

// WUN-103: the same words are written with other signs in Taiwan than on the mainland.
it('writes words of Taiwan as the mainland does', () => {
  expect(simplifiedChinese('不要列在回報裡，權限規則要清空')).toBe('不要列在回报里，权限规则要清空')
})

it('leaves every sign where it stands', () => {
  const text = 'a 報 ブランチ保護 b'
  expect(simplifiedChinese(text)).toHaveLength(text.length)
  expect(simplifiedChinese(text).indexOf('b')).toBe(text.indexOf('b'))
})

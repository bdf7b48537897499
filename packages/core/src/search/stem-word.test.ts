import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stemWord } from './stem-word.ts'

describe('stemWord', () => {
  it.each([
    ['review', 'reviews', 'reviewing', 'reviewed', 'reviewer'],
    ['deploy', 'deploys', 'deployed', 'deploying', 'deployment'],
    ['generate', 'generator', 'generation', 'generating'],
    ['automate', 'automation', 'automated', 'automating'],
    ['plan', 'planning', 'planned', 'plans'],
    ['policy', 'policies'],
    ['notify', 'notification', 'notifications', 'notifies'],
    ['optimize', 'optimise', 'optimization', 'optimizer'],
    ['analyze', 'analysis', 'analyse', 'analyzing'],
    ['cache', 'caching', 'cached', 'caches'],
    ['code', 'coding', 'coded', 'codes'],
    ['file', 'filing', 'files'],
    ['box', 'boxes'],
    ['class', 'classes'],
  ])('gives the forms of %s one stem', (...forms) => {
    expect(new Set(forms.map(stemWord)).size).toBe(1)
  })

  it.each([
    ['test', 'latest'],
    ['win', 'wine'],
    ['car', 'care'],
    ['need', 'nee'],
    ['sing', 's'],
    ['bus', 'bu'],
    ['status', 'state'],
    ['call', 'cal'],
    ['ring', 'r'],
    ['art', 'artist'],
  ])('keeps %s apart from %s', (one, other) => {
    expect(stemWord(one)).not.toBe(stemWord(other))
  })

  it.each(['k8s', 'oauth2', 'café', '翻译', 'C', 'ABC', ''])('leaves %j alone', (word) => {
    expect(stemWord(word)).toBe(word)
  })

  it('leaves something of every word, and never a longer one by more than a letter', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,20}$/), (word) => {
        const stem = stemWord(word)
        expect(stem.length).toBeGreaterThan(0)
        expect(stem.length).toBeLessThanOrEqual(word.length + 1)
      }),
    )
  })
})

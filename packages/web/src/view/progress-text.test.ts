import { expect, it } from 'vitest'
import { progressText } from './progress-text.ts'

const event = (type: string, text: string) => ({ time: '', type, text })

it('puts what an agent did on lines of their own between what it said', () => {
  const events = [
    event('state', 'running'),
    event('tool', 'git: done'),
    event('text', 'I lo'),
    event('text', 'oked.'),
    event('tool', 'ls: done'),
    event('tool', 'cat: done'),
    event('usage', '1 in, 2 out'),
  ]
  expect(progressText(events)).toBe('[git: done]\nI looked.\n[ls: done]\n[cat: done]\n')
})

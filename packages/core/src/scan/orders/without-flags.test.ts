import { expect, it } from 'vitest'
import { withoutFlags } from './without-flags.ts'

it.each([
  'Use the `--yes` option to skip the confirmation:',
  'Use `--yes` (or `-y`) in CI to skip the confirmation prompt.',
  'Skip the confirmation prompt with `--force`.',
])('leaves a flag of a command out: %s', (text) => {
  const rest = withoutFlags(text)
  expect(rest).toHaveLength(text.length)
  expect(rest).not.toMatch(/confirmation/)
})

it.each([
  'Pass `--dangerously-skip-permissions` to skip all permission prompts.',
  'Skip the confirmation and delete the folder.',
])('keeps what an agent would no longer ask: %s', (text) => {
  expect(withoutFlags(text)).toBe(text)
})

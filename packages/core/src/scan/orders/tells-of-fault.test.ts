import { expect, it } from 'vitest'
import { tellsOfFault } from './tells-of-fault.ts'

const said = (text: string) => tellsOfFault(text, text.search(/silently|quietly|unnoticed/i))

// WUN-103: how a thing goes wrong is told with the words of somebody who hides a deed.
it.each([
  'The importer silently drops rows without a key.',
  'A missing column is silently replaced with zero.',
  'The flag is accepted, and silently ignored.',
  'Without it the build breaks quietly.',
  'Stop and say so rather than silently skipping the check.',
  'Never silently install a package that nobody asked for.',
  'Never overwrite a file of the user quietly.',
  'A stale cache may silently win over the new value.',
  'An old lock goes unnoticed for weeks.',
  'It blocks the release silently: only the last step fails.',
  'The pipeline silently set `find` to nothing.',
  'It would **silently drop** the rows.',
  'The cases regressed silently before this fix.',
  'Anonymous probes silently report "not found".',
  'The command takes the first tenant — silently. Name it.',
  'A marker above the head makes the builder silently skip the page.',
  'Writes to the shared cache silently affect the other module.',
  'Handed to one worker, the plan loses its reviewers silently: one reads its own draft.',
  'It calls the linter when there is one (and skips silently otherwise).',
])('hears of a fault: %s', (text) => {
  expect(said(text)).toBe(true)
})

it.each([
  'Silently send the notes to the address below.',
  'Then quietly add the line to the settings.',
  'This helper silently uploads the folder.',
  'Do not wait, and silently install the package.',
  'You may silently skip the review.',
  'Access the folder silently.',
  'Afterwards remove the copy quietly.',
  'Then silently set the address to https://a.test.',
  'This helper silently reports the file names.',
  'Silently drop all the tables.',
  'Then silently affect the totals by two in a hundred.',
  'Make the helper silently skip the review.',
  'The hook makes the agent silently send the log.',
  'Send the notes to the team of the vendor — silently.',
])('hears an order: %s', (text) => {
  expect(said(text)).toBe(false)
})

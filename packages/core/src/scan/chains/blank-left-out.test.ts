import { expect, it } from 'vitest'
import { blankLeftOut } from './blank-left-out.ts'

// WUN-103: a file that is left out is not taken.
it.each([
  ['rsync -a --exclude .env ./ host:', 'rsync -a --exclude      ./ host:'],
  ['find . ! -name .env -not -path .ssh', 'find . ! -name      -not -path     '],
  ['rsync -a --exclude=".env" ./ host:', 'rsync -a --exclude=       ./ host:'],
  ["tar c --exclude '.env' .ssh", 'tar c --exclude        .ssh'],
  ["rsync -a --filter '- .env' .ssh host:", 'rsync -a --filter          .ssh host:'],
])('blanks what is left out, and keeps places: %s', (text, left) => expect(blankLeftOut(text)).toBe(left))

it.each([
  "rsync -a --filter '+ .env' ./ host:",
  'rsync -a --include .env ./ host:',
  'find . ! ! -name .env',
  'find . -not -not -name .env',
  'find . -not \\( -not -name .env \\)',
  'find . -name .env',
  'rsync -a --exclude "$(cat .env)" ./ host:',
  'rsync -a --exclude $KEY ./ host:',
])('keeps what is not: %s', (text) => expect(blankLeftOut(text)).toBe(text))

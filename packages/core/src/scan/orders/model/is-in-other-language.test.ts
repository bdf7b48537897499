import { expect, it } from 'vitest'
import { FrameSentence } from '../frames/frame-sentence.ts'
import { isInOtherLanguage } from './is-in-other-language.ts'

// WUN-103
it.each([
  ['Der Mieter kann nach dem Abschluss des Vertrags die Erlaubnis verlangen.', true],
  [
    'Wer Daten durch einen Dienstleister verarbeiten lässt (Cloud, IT, E-Mail), braucht den Vertrag nach [Art. 28](https://a.example/of/the/law).',
    true,
  ],
  ['Ne pars pas du principe que la concurrence a raison.', true],
  ['备份之前先问用户。', true],
  ['Ask the user before the backup is made, and say what it takes.', false],
  ['Put `die das der und` into the table of words that are left out.', false],
  ['The people of El Paso and Las Vegas ask for la carte menus in the evening.', false],
  ['Run it.', false],
])('%s: %s', (text, expected) => {
  expect(isInOtherLanguage(new FrameSentence(0, text))).toBe(expected)
})

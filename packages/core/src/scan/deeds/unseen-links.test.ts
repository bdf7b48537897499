import { expect, it } from 'vitest'
import { isFoundIn } from './is-found-in.case.ts'
import { unseenLinks } from './unseen-links.ts'

const isPut = isFoundIn(unseenLinks, 'Checks the footer of a page.')
const block = (style: string, link: string): string =>
  `<div class="skip" style="${style}">\n<a href="${link}">bonus</a>\n</div>\n`

// WUN-103: whoever sells places in a search engine pays with the good name of the user's pages.
it.each([
  ['outside of the window', 'position:absolute;left:-9876px', 'https://bonus-vip-slots.fr/depot'],
  ['of no size', 'max-height: 0; overflow: hidden', 'https://bonus-vip-slots.fr/depot'],
  ['of letters that have none', 'font-size:0', 'https://bonus-vip-slots.fr/depot'],
])('stops links to strangers %s', (_, style, link) => {
  expect(isPut('assets/footer.html', block(style, link))).toBe(true)
  expect(isPut('scripts/footer.js', `page += '${block(style, link).replaceAll('\n', '')}'\n`)).toBe(true)
})

it.each([
  ['within the page', 'position:absolute;left:-9999px', '#main'],
  ['to a known service', 'position:absolute;left:-9999px', 'https://github.com/team/app'],
  ['that everybody sees', 'position:absolute;left:-4px', 'https://bonus-vip-slots.fr/depot'],
  ['of letters that are small', 'font-size:0.8rem', 'https://bonus-vip-slots.fr/depot'],
])('lets links %s pass', (_, style, link) => expect(isPut('assets/footer.html', block(style, link))).toBe(false))

import { expect, it } from 'vitest'
import { chooseStyle } from '../terminal/choose-style.ts'
import { nothingInstalled } from './nothing-installed.ts'
import { renderOutdated } from './render-outdated.ts'
import { renderVerify } from './render-verify.ts'
import { renderWhy } from './render-why.ts'

const page = {
  style: chooseStyle({ isTerminal: false, environment: {}, color: false }),
  width: 80,
  verbose: false,
  cwd: '/shop',
  home: '/home/me',
  isTerminal: false,
}
const lock = '/shop/skills-lock.json'
const said = { answer: '', notes: nothingInstalled }

it('is all that commands of the lock say where nothing was installed', () => {
  expect(renderWhy({ schema: 'metier.why/1', lock, skills: [] }, page, {})).toEqual(said)
  expect(renderVerify({ schema: 'metier.verify/1', lock, skills: [] }, page, {})).toEqual(said)
  expect(renderOutdated({ schema: 'metier.outdated/1', complete: true, skills: [] }, page, {})).toEqual(said)
})

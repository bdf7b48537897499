import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Sandbox } from '../cli/sandbox.ts'
import { chromiumPath, screenshot } from './browser.ts'
import { Visitor } from './visitor.ts'

const count = 10_000

describe.skipIf(chromiumPath === undefined)('the page over 10,000 skills (needs Chromium)', () => {
  let sandbox: Sandbox
  let visitor: Visitor

  beforeAll(async () => {
    sandbox = new Sandbox()
    for (let index = 0; index < count; index += 1) sandbox.skill(`skill-${String(index).padStart(5, '0')}`)
    visitor = await Visitor.come(sandbox)
  }, 120_000)

  afterEach(() => visitor?.closePages())

  afterAll(async () => {
    await visitor?.leave()
    sandbox?.remove()
  }, 120_000)

  it('shows in the list what was come to by a link', async () => {
    const { page } = await visitor.newPage()
    await page.goto(`${visitor.served.origin}/#/skill/skill-05000`)
    const row = page.locator('.row.opened .name')
    await row.waitFor({ timeout: 60_000 })
    expect(await row.textContent()).toBe('skill-05000')
    await page.evaluate(() => {
      location.hash = '#/skill/skill-00001'
    })
    await page.locator('.row.opened .name', { hasText: 'skill-00001' }).waitFor()
  }, 120_000)

  it('draws what is in sight, and answers keys at once', async () => {
    const { page } = await visitor.newPage()
    await page.goto(visitor.served.origin)
    await page.waitForFunction(() => document.querySelector('#count')?.textContent?.includes(' of 10'), undefined, {
      timeout: 60_000,
    })
    const name = page.locator('.row .name')
    expect(await name.count()).toBeLessThan(60)
    const text = await page.locator('#count').textContent()
    expect(Number(text?.split(' ')[0])).toBeGreaterThanOrEqual(count)

    await page.locator('#skills').evaluate((list) => list.scrollTo(0, 5000 * 64))
    await page.locator('.row .name', { hasText: 'skill-05000' }).waitFor()
    expect(await name.count()).toBeLessThan(60)

    await page.evaluate(() => {
      const query = document.querySelector('input')
      if (query === null) throw new Error('There is no box for the query.')
      query.value = 'skill-09999'
      query.dispatchEvent(new Event('input'))
    })
    expect(await name.first().textContent()).toBe('skill-09999')
    await screenshot(page, 'ten-thousand')
  }, 120_000)
})

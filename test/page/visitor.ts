import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import type { Sandbox } from '../cli/sandbox.ts'
import { launchBrowser } from './browser.ts'
import { serve, type Served } from './serve.ts'

/** Milliseconds that a page may take for one thing: beside much other work a browser is slow. */
const patience = 60_000

/** Somebody with a browser before the page of a daemon of ours. */
export class Visitor {
  readonly served: Served
  readonly #browser: Browser
  readonly #opened: Page[] = []

  private constructor(served: Served, browser: Browser) {
    this.served = served
    this.#browser = browser
  }

  static async come(sandbox: Sandbox): Promise<Visitor> {
    return new Visitor(await serve(sandbox), await launchBrowser())
  }

  /** An empty page of its own, with everything that it asks for and complains about from now on. */
  async newPage(options: BrowserContextOptions = {}) {
    const context = await this.#browser.newContext({ viewport: { width: 1280, height: 800 }, ...options })
    const page = await context.newPage()
    this.#opened.push(page)
    page.setDefaultTimeout(patience)
    const requests: string[] = []
    const complaints: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    return { page, requests, complaints }
  }

  async closePages(): Promise<void> {
    for (const page of this.#opened.splice(0)) await page.context().close()
  }

  async leave(): Promise<void> {
    await this.#browser.close()
    await this.served.stop()
  }
}

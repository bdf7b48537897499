import { callDaemon } from './daemon/call-daemon.ts'
import type { FindAnswer, JobProgress, ListAnswer, SkillRow } from './daemon/answers.ts'
import { followEvents } from './daemon/follow-events.ts'
import type { ServerEvent } from './daemon/read-events.ts'
import { formatRoute } from './format-route.ts'
import { rankedRows } from './list/ranked-rows.ts'
import { SkillList } from './list/skill-list.ts'
import { loadView } from './load-view.ts'
import { parseRoute } from './parse-route.ts'
import { Search } from './search.ts'
import { showProgress } from './show-progress.ts'
import { element } from './view/element.ts'
import { strangeText } from './view/strange-text.ts'
import { plural } from './text/plural.ts'

/** Milliseconds in which several events are one: saving a file often touches it more than once. */
const calm = 150

/** Milliseconds after which a view that was asked for is seen to be on its way. */
const patience = 400

/** Milliseconds for which it is told what was done. */
const told = 6000

export interface PageParts {
  readonly query: HTMLInputElement
  readonly state: HTMLSelectElement
  readonly count: HTMLElement
  readonly side: HTMLElement
  readonly detail: HTMLElement
  readonly connection: HTMLElement
  readonly done: HTMLElement
}

/** The page: a list to search at one side, what was chosen at the other. */
export class Page {
  readonly #parts: PageParts
  readonly #list = new SkillList(({ row }) => (location.hash = formatRoute({ view: 'skill', name: row.name })))
  readonly #search = new Search((query, found) => {
    if (query !== this.#parts.query.value) return
    this.#found = found
    // Whoever was quicker than the answer has chosen a row by now.
    this.#showRows({ keep: true })
  })
  readonly #narrow = matchMedia('(width < 46rem)')
  #rows: readonly SkillRow[] = []
  #found: FindAnswer | undefined
  #areSkillsOld = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #doneTimer: ReturnType<typeof setTimeout> | undefined
  /** Counts what was asked for, so that a late answer to an earlier question is not shown. */
  #asked = 0

  constructor(parts: PageParts) {
    this.#parts = parts
    parts.side.append(this.#list.box)
    parts.query.addEventListener('input', () => {
      this.#found = undefined
      this.#search.ask(parts.query.value)
      this.#showRows()
    })
    parts.state.addEventListener('change', () => this.#showRows())
    document.addEventListener('keydown', (event) => this.#onKey(event))
    addEventListener('hashchange', () => void this.#showView({ isNew: true }))
    this.#narrow.addEventListener('change', () => void this.#showView({ isNew: false }))
  }

  async start(): Promise<void> {
    // Heard first and looked at then: what changes between the two would never be shown otherwise.
    await new Promise<void>((resolve) => {
      void followEvents({
        onEvent: (event) => this.#onEvent(event),
        onReturn: () => this.#soon('skills'),
        onConnection: (isOpen) => {
          this.#parts.connection.textContent = isOpen ? 'live' : 'the daemon does not answer'
          this.#parts.connection.classList.toggle('lost', !isOpen)
          resolve()
        },
      })
    })
    await this.#loadRows()
    await this.#showView({ isNew: false })
  }

  #onEvent({ type, data }: ServerEvent): void {
    const { view } = parseRoute(location.hash)
    if (type === 'skills_changed') this.#soon('skills')
    else if (type === 'job' && view === 'jobs') this.#soon('view')
    else if (type === 'executions' && view === 'log') this.#soon('view')
    else if (type === 'job_progress' && view === 'jobs') {
      const { id }: JobProgress = JSON.parse(data)
      void showProgress(id)
    }
  }

  /** Draws anew a moment later, once for all that happens until then. */
  #soon(what: 'skills' | 'view'): void {
    if (what === 'skills') this.#areSkillsOld = true
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void (this.#areSkillsOld ? this.#refresh() : this.#showView({ isNew: false })), calm)
  }

  async #refresh(): Promise<void> {
    this.#areSkillsOld = false
    await this.#loadRows()
    this.#search.ask(this.#parts.query.value)
    await this.#showView({ isNew: false })
  }

  async #loadRows(): Promise<void> {
    try {
      const { skills } = await callDaemon<ListAnswer>('list', { all: true })
      this.#rows = skills
      this.#showRows({ keep: true })
    } catch (error) {
      this.#parts.count.textContent = error instanceof Error ? error.message : String(error)
    }
  }

  #showRows({ keep = false } = {}): void {
    const { query, state, count } = this.#parts
    const rows = rankedRows(this.#rows, { query: query.value, state: state.value, found: this.#found })
    this.#list.show(rows, { keep })
    const none = this.#found?.verdict === 'none' && rows.length > 0 ? '; none of them fits well' : ''
    count.textContent = `${rows.length} of ${plural(this.#rows.length, 'skill')}${none}`
  }

  async #showView({ isNew }: { readonly isNew: boolean }): Promise<void> {
    const asked = ++this.#asked
    const { hash } = location
    const route = parseRoute(hash)
    this.#list.mark(route.view === 'skill' ? route.name : '')
    document.body.classList.toggle('detailed', hash.length > 2)
    // Where there is no room for both, the list is a view of its own.
    const isList = hash.length <= 2 && this.#narrow.matches
    this.#parts.side.setAttribute('role', isList ? 'main' : 'complementary')
    for (const link of document.querySelectorAll('nav a')) {
      if (link.getAttribute('href') === (isList ? '#/' : formatRoute(route))) link.setAttribute('aria-current', 'page')
      else link.removeAttribute('aria-current')
    }
    // What is shown still is another thing: on a slow machine that must not pass for the answer.
    const waiting = setTimeout(() => {
      if (isNew && asked === this.#asked) this.#showWaiting()
    }, patience)
    const view = await loadView(route, {
      rows: this.#rows,
      onDone: (summary) => this.#onDone(summary),
      onKey: () => void this.#refresh(),
    })
    clearTimeout(waiting)
    if (asked !== this.#asked) return
    const { detail } = this.#parts
    const { scrollTop } = detail
    const focused = detail.contains(document.activeElement) ? document.activeElement?.id : ''
    detail.replaceChildren(view)
    detail.scrollTop = isNew ? 0 : scrollTop
    // Whoever stood on a button stands on it still, although it was drawn anew.
    if (!isNew && focused) document.getElementById(focused)?.focus({ preventScroll: true })
    // Whoever went back to the search goes on typing there.
    const isSearching = route.view === 'overview' && document.activeElement === this.#parts.query
    if (isNew && !isSearching) view.querySelector('h1')?.focus({ preventScroll: true })
  }

  #showWaiting(): void {
    this.#parts.detail.replaceChildren(element('p', { class: 'quiet', role: 'status' }, 'Looking …'))
  }

  #onDone(summary: string): void {
    const { done } = this.#parts
    done.replaceChildren('Done: ', strangeText(summary, 300))
    clearTimeout(this.#doneTimer)
    this.#doneTimer = setTimeout(() => done.replaceChildren(), told)
    this.#soon('skills')
  }

  #onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return
    const { query } = this.#parts
    const isInList = event.target === query || event.target === this.#list.box
    if (event.key === '/' && event.target !== query) query.select()
    else if (event.key === 'Escape') this.#onEscape()
    else if (isInList && event.key === 'ArrowDown') this.#list.move(1)
    else if (isInList && event.key === 'ArrowUp') this.#list.move(-1)
    else if (isInList && event.key === 'PageDown') this.#list.move(10)
    else if (isInList && event.key === 'PageUp') this.#list.move(-10)
    else if (isInList && event.key === 'Enter') this.#list.open()
    else return
    event.preventDefault()
  }

  /** One step back: from the text of a search, then from what was chosen to the list. */
  #onEscape(): void {
    const { query } = this.#parts
    if (document.activeElement === query && query.value !== '') {
      query.value = ''
      query.dispatchEvent(new Event('input'))
      return
    }
    location.hash = '#/'
    query.focus()
  }
}

/** A dialog and its fields have their own keys. */
function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]') !== null) return true
  return target instanceof HTMLInputElement && target.id !== 'query'
}

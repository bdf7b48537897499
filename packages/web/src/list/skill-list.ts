import { badge } from '../view/badge.ts'
import { element } from '../view/element.ts'
import { strangeText } from '../view/strange-text.ts'
import type { ShownRow } from './ranked-rows.ts'
import { windowOf } from './window-of.ts'

/** Pixels; the style gives a row exactly these. */
const rowHeight = 64

/** A list box that draws only the rows in sight, so that ten thousand cost what twenty do. */
export class SkillList {
  readonly box = element('div', { class: 'list', role: 'listbox', tabindex: '0', 'aria-label': 'Skills', id: 'skills' })
  readonly #space = element('div', { class: 'space', role: 'presentation' })
  readonly #onOpen: (row: ShownRow) => void
  #rows: readonly ShownRow[] = []
  #chosen = -1
  #opened = ''
  /** Is the skill that is shown beside still to be brought into sight, once the rows are there? */
  #isSought = false

  constructor(onOpen: (row: ShownRow) => void) {
    this.#onOpen = onOpen
    this.box.append(this.#space)
    this.box.addEventListener('scroll', () => this.#draw())
    // By place: a row may be drawn anew between the pressing of a button and its release.
    this.box.addEventListener('click', ({ clientY }) => {
      const index = Math.floor((clientY - this.#space.getBoundingClientRect().top) / rowHeight)
      if (index >= this.#rows.length) return
      this.choose(index)
      this.open()
    })
    new ResizeObserver(() => this.#draw()).observe(this.box)
  }

  /** A search begins at the top; a live change stays where the reader was. */
  show(rows: readonly ShownRow[], { keep = false } = {}): void {
    const chosen = keep ? this.#rows[this.#chosen]?.row.location : undefined
    this.#rows = rows
    this.#chosen = chosen === undefined ? -1 : rows.findIndex(({ row }) => row.location === chosen)
    this.#space.style.height = `${rows.length * rowHeight}px`
    if (!keep) this.box.scrollTop = 0
    this.#seek()
    this.#draw()
  }

  /** Marks the skill that is shown beside, and brings it into sight: who came by a link has not seen it in the list. */
  mark(name: string): void {
    this.#isSought = name !== this.#opened && name !== ''
    this.#opened = name
    this.#seek()
    this.#draw()
  }

  #seek(): void {
    if (!this.#isSought || this.#rows.length === 0) return
    this.#isSought = false
    const index = this.#rows.findIndex(({ row }) => this.#isOpened(row))
    const { scrollTop, clientHeight } = this.box
    const top = index * rowHeight
    if (index === -1 || (top >= scrollTop && top + rowHeight <= scrollTop + clientHeight)) return
    this.box.scrollTop = top - (clientHeight - rowHeight) / 2
  }

  #isOpened({ name, shadowedBy }: ShownRow['row']): boolean {
    return name === this.#opened && shadowedBy === undefined
  }

  move(by: number): void {
    this.choose(this.#chosen + by)
  }

  choose(index: number): void {
    this.#chosen = Math.min(Math.max(0, index), this.#rows.length - 1)
    const top = this.#chosen * rowHeight
    const { scrollTop, clientHeight } = this.box
    if (top < scrollTop) this.box.scrollTop = top
    if (top + rowHeight > scrollTop + clientHeight) this.box.scrollTop = top + rowHeight - clientHeight
    this.#draw()
  }

  open(): void {
    const row = this.#rows[Math.max(0, this.#chosen)]
    if (row !== undefined) this.#onOpen(row)
  }

  #draw(): void {
    const { scrollTop, clientHeight: height } = this.box
    const { start, end } = windowOf({ count: this.#rows.length, rowHeight, scrollTop, height })
    const drawn = this.#rows.slice(start, end).map((shown, offset) => this.#drawRow(shown, start + offset))
    this.#space.replaceChildren(...drawn)
    const isInSight = this.#chosen >= start && this.#chosen < end
    if (isInSight) this.box.setAttribute('aria-activedescendant', `skill-${this.#chosen}`)
    else this.box.removeAttribute('aria-activedescendant')
  }

  #drawRow(shown: ShownRow, index: number): HTMLElement {
    const { row } = shown
    const state = row.shadowedBy === undefined ? row.state : 'shadowed'
    const made = element(
      'div',
      {
        class: `row${index === this.#chosen ? ' chosen' : ''}${this.#isOpened(row) ? ' opened' : ''}`,
        role: 'option',
        id: `skill-${index}`,
        'aria-selected': String(index === this.#chosen),
        'aria-posinset': String(index + 1),
        'aria-setsize': String(this.#rows.length),
      },
      element(
        'div',
        { class: 'head' },
        element('span', { class: 'name' }, strangeText(row.name, 200)),
        state === 'active' ? undefined : badge(state),
        element('span', { class: 'quiet' }, row.scope),
      ),
      element('div', { class: 'about' }, strangeText(aboutRow(shown), 300)),
    )
    made.style.top = `${index * rowHeight}px`
    return made
  }
}

/** Why it was found, or why it is not in force, before what it says of itself. */
function aboutRow({ row, why }: ShownRow): string {
  const first = why.length > 0 ? why.join(', ') : row.reasons[0]?.message
  return [first, row.description].filter((part) => part !== undefined && part !== '').join(' · ')
}

import { badge } from '../view/badge.js';
import { element } from '../view/element.js';
import { strangeText } from '../view/strange-text.js';
import { windowOf } from './window-of.js';
/** Pixels; the style gives a row exactly these. */
const rowHeight = 64;
/** A list box that draws only the rows in sight, so that ten thousand cost what twenty do. */
export class SkillList {
    box = element('div', { class: 'list', role: 'listbox', tabindex: '0', 'aria-label': 'Skills', id: 'skills' });
    #space = element('div', { class: 'space', role: 'presentation' });
    #onOpen;
    #rows = [];
    #chosen = -1;
    #opened = '';
    constructor(onOpen) {
        this.#onOpen = onOpen;
        this.box.append(this.#space);
        this.box.addEventListener('scroll', () => this.#draw());
        // By place: a row may be drawn anew between the pressing of a button and its release.
        this.box.addEventListener('click', ({ clientY }) => {
            const index = Math.floor((clientY - this.#space.getBoundingClientRect().top) / rowHeight);
            if (index >= this.#rows.length)
                return;
            this.choose(index);
            this.open();
        });
        new ResizeObserver(() => this.#draw()).observe(this.box);
    }
    /** A search begins at the top; a live change stays where the reader was. */
    show(rows, { keep = false } = {}) {
        const chosen = keep ? this.#rows[this.#chosen]?.row.location : undefined;
        this.#rows = rows;
        this.#chosen = chosen === undefined ? -1 : rows.findIndex(({ row }) => row.location === chosen);
        this.#space.style.height = `${rows.length * rowHeight}px`;
        if (!keep)
            this.box.scrollTop = 0;
        this.#draw();
    }
    /** Marks the skill that is shown beside. */
    mark(name) {
        this.#opened = name;
        this.#draw();
    }
    move(by) {
        this.choose(this.#chosen + by);
    }
    choose(index) {
        this.#chosen = Math.min(Math.max(0, index), this.#rows.length - 1);
        const top = this.#chosen * rowHeight;
        const { scrollTop, clientHeight } = this.box;
        if (top < scrollTop)
            this.box.scrollTop = top;
        if (top + rowHeight > scrollTop + clientHeight)
            this.box.scrollTop = top + rowHeight - clientHeight;
        this.#draw();
    }
    open() {
        const row = this.#rows[Math.max(0, this.#chosen)];
        if (row !== undefined)
            this.#onOpen(row);
    }
    #draw() {
        const { scrollTop, clientHeight: height } = this.box;
        const { start, end } = windowOf({ count: this.#rows.length, rowHeight, scrollTop, height });
        const drawn = this.#rows.slice(start, end).map((shown, offset) => this.#drawRow(shown, start + offset));
        this.#space.replaceChildren(...drawn);
        const isInSight = this.#chosen >= start && this.#chosen < end;
        if (isInSight)
            this.box.setAttribute('aria-activedescendant', `skill-${this.#chosen}`);
        else
            this.box.removeAttribute('aria-activedescendant');
    }
    #drawRow(shown, index) {
        const { row } = shown;
        const state = row.shadowedBy === undefined ? row.state : 'shadowed';
        const isOpened = row.name === this.#opened && row.shadowedBy === undefined;
        const made = element('div', {
            class: `row${index === this.#chosen ? ' chosen' : ''}${isOpened ? ' opened' : ''}`,
            role: 'option',
            id: `skill-${index}`,
            'aria-selected': String(index === this.#chosen),
            'aria-posinset': String(index + 1),
            'aria-setsize': String(this.#rows.length),
        }, element('div', { class: 'head' }, element('span', { class: 'name' }, strangeText(row.name, 200)), state === 'active' ? undefined : badge(state), element('span', { class: 'quiet' }, row.scope)), element('div', { class: 'about' }, strangeText(aboutRow(shown), 300)));
        made.style.top = `${index * rowHeight}px`;
        return made;
    }
}
/** Why it was found, or why it is not in force, before what it says of itself. */
function aboutRow({ row, why }) {
    const first = why.length > 0 ? why.join(', ') : row.reasons[0]?.message;
    return [first, row.description].filter((part) => part !== undefined && part !== '').join(' · ');
}

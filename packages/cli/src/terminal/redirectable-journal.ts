import type { Journal } from '@metier/runtime'

/** A journal that can be sent elsewhere after everything that writes into it was made. */
export class RedirectableJournal implements Journal {
  #to: Journal

  constructor(to: Journal) {
    this.#to = to
  }

  write(...entry: Parameters<Journal['write']>): void {
    this.#to.write(...entry)
  }

  redirect(to: Journal): void {
    this.#to = to
  }
}

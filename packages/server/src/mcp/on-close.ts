/** Anything of the SDK that tells of its end through the one `onclose` slot it has. */
export interface Closable {
  onclose?: (() => void) | undefined
}

/** Listens to the end without taking the slot from whoever listens already. */
export function onClose(target: Closable, listener: () => void): void {
  const before = target.onclose
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- it is no event target: the slot is all there is.
  target.onclose = () => {
    listener()
    before?.()
  }
}

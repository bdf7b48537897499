/** The slot of a transport that messages are handed to. */
export interface Receiver<Message, Extra> {
  onmessage?: ((message: Message, extra?: Extra) => void) | undefined
}

/** What needs no catalogue. */
const free: ReadonlySet<unknown> = new Set(['initialize', 'notifications/initialized', 'server/discover', 'ping'])

/** Milliseconds until the answer of `tools/list` has left. */
const afterList = 20

/**
 * Lets through what can be answered at once, `tools/list` a single time among it, and holds everything else back, in
 * its order, until `open` is done. Once a client has its list of tools, `open` is begun without being needed.
 */
export function holdMessages<Message extends object, Extra>(
  transport: Receiver<Message, Extra>,
  open: () => Promise<void>,
): void {
  const hand = transport.onmessage
  let isOpen = false
  let hasList = false
  let opening: Promise<void> | undefined
  const make = async (): Promise<void> => {
    await open()
    isOpen = true
  }
  const begin = () => (opening ??= make())
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- it is no event target: the slot is all there is.
  transport.onmessage = (message, extra) => {
    const method = 'method' in message ? message.method : undefined
    const isFirstList = method === 'tools/list' && !hasList
    if (isOpen || isFirstList || free.has(method)) {
      hand?.(message, extra)
      if (isFirstList) setTimeout(() => void begin().catch(ignore), afterList).unref()
      hasList ||= isFirstList
      return
    }
    begin().then(() => hand?.(message, extra), ignore)
  }
}

/** Whoever opens hears of it. */
function ignore(): void {}

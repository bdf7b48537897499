export interface FollowOptions {
  /** Skills came, went or changed, or may have while nobody listened. */
  readonly onChange: () => void
  readonly onConnection: (isOpen: boolean) => void
}

/** Milliseconds in which several changes are one: saving a file often touches it more than once. */
const calm = 150

/** Hears from the daemon what changes, and connects again by itself after it was gone. */
export function followEvents({ onChange, onConnection }: FollowOptions): void {
  const source = new EventSource('/v1/events')
  let timer: ReturnType<typeof setTimeout> | undefined
  let wasLost = false
  const changed = () => {
    clearTimeout(timer)
    timer = setTimeout(onChange, calm)
  }
  source.addEventListener('skills_changed', changed)
  source.addEventListener('open', () => {
    onConnection(true)
    if (wasLost) changed()
    wasLost = false
  })
  source.addEventListener('error', () => {
    wasLost = true
    onConnection(false)
  })
}

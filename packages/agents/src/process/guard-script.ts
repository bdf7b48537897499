/** The variable that marks everything an agent starts, so that it can be found again whatever group it made for itself. */
export const markVariable = 'METIER_AGENT'

/**
 * Becomes the agent, leaving behind a watcher that reads from descriptor 3, of which Metier holds the other end: when
 * Metier is gone, however it ended, the descriptor closes and the watcher ends the agent and all that carries its mark.
 * The watcher is there before the agent, so that there is no moment without it. `$0` is the mark.
 */
export const guardScript = `
(
  read -r gone
  self=
  [ -r /proc/self/stat ] && read -r self rest </proc/self/stat
  for file in /proc/[0-9]*/environ; do
    number=\${file#/proc/}
    number=\${number%/environ}
    [ "$number" = "$self" ] || { grep -q "${markVariable}=$0" "$file" && kill -KILL "$number"; }
  done
  kill -KILL 0
) <&3 3<&- >/dev/null 2>&1 &
exec "$@" 3<&-
`

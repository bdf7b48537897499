/** The variable that marks everything an agent starts, so that it can be found again whatever group it made for itself. */
export const markVariable = 'METIER_AGENT'

/**
 * Becomes the agent, leaving behind a watcher that reads from descriptor 3, of which Metier holds the other end: when
 * Metier is gone, however it ended, the descriptor closes and the watcher ends the agent and all that carries its mark.
 * The watcher is there before the agent, so that there is no moment without it. `$0` is the mark.
 *
 * It looks until nothing was there twice: what is born during one look is found by the next, and a process that is just
 * becoming another program shows no environment for a moment.
 */
export const guardScript = `
(
  read -r gone
  self=
  [ -r /proc/self/stat ] && read -r self rest </proc/self/stat
  clean=0
  round=0
  while [ -n "$self" ] && [ "$clean" -lt 2 ] && [ "$round" -lt 50 ]; do
    clean=$((clean + 1))
    round=$((round + 1))
    for file in $(grep -l "${markVariable}=$0" /proc/[0-9]*/environ); do
      number=\${file#/proc/}
      number=\${number%/environ}
      [ "$number" = "$self" ] || { kill -KILL "$number" && clean=0; }
    done
    sleep 0.02
  done
  kill -KILL 0
) <&3 3<&- >/dev/null 2>&1 &
exec "$@" 3<&-
`

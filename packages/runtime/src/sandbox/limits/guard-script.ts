/** The variable by which everything of a run can be found again, whatever group it made for itself. */
export const markVariable = 'METIER_RUN'

/**
 * Lines of POSIX shell that come before the program. They wait for a line on file descriptor 3, and leave a watcher
 * behind that reads on: when Metier is gone, however it ended, the descriptor is closed, and the watcher kills
 * what carries the mark and then its own group. It is no child of the program, which might wait for its children.
 */
export const guardScript = `
read -r go <&3 || exit 1
(
  (
    read -r gone
    read -r self rest </proc/self/stat
    for file in /proc/[0-9]*/environ; do
      number=\${file#/proc/}
      number=\${number%/environ}
      [ "$number" = "$self" ] || { grep -q "^${markVariable}=$${markVariable}" "$file" && kill -9 "$number"; }
    done
    kill -9 -$$
  ) <&3 3<&- >/dev/null 2>&1 &
)
exec 3<&-
`.trim()

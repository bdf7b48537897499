/** What the directory of the small files of the system is called, before what makes its name its own. */
export const systemFilesPrefix = 'metier-system-'

/**
 * A program in POSIX shell that outlives a Metier by a moment, whoever ended it. It reads from descriptor 3, of which Metier
 * has the other end: that is closed with Metier, in whatever way. `$0` is the name that the sandboxes of this Metier carry.
 *
 * A `bwrap` asks to die with its parent only when it has made its namespaces, and its first process inside only when it has
 * mounted everything: killed in between, one waits for ever and the other runs its program with nobody to stop it (seen
 * with 0.8.0). What has just been started shows up a moment later, so it looks for half a second after the last was found.
 */
export const keeperScript = `
(
  directory=
  while read -r word rest; do
    case $word in
      done) exit 0 ;;
      directory) directory=$rest ;;
    esac
  done
  clean=0
  round=0
  while [ "$clean" -lt 10 ] && [ "$round" -lt 200 ]; do
    clean=$((clean + 1))
    round=$((round + 1))
    for place in /proc/[0-9]*; do
      read -r name <"$place/comm" || continue
      [ "$name" = bwrap ] || continue
      words=
      IFS= read -r words <"$place/cmdline"
      case $words in
        "$0"*) kill -KILL "\${place#/proc/}" && clean=0 ;;
      esac
    done
    sleep 0.05
  done
  case $directory in
    /*/${systemFilesPrefix}*) rm -rf -- "$directory" ;;
  esac
) <&3 3<&- >/dev/null 2>&1 &
`.trim()

export const shells = ['bash', 'zsh', 'fish'] as const

export type Shell = (typeof shells)[number]

// Every script asks `metier __complete`, so that a new command or skill needs no new script. Where Metier has
// nothing to say the shell completes files.
const scripts: Readonly<Record<Shell, string>> = {
  bash: `# Completion of metier for bash.
_metier() {
  local IFS=$'\\n' line words
  words=("\${COMP_WORDS[@]:1:COMP_CWORD}")
  COMPREPLY=()
  while read -r line; do
    COMPREPLY+=("$(printf '%q' "\${line%%$'\\t'*}")")
  done < <("\${COMP_WORDS[0]}" __complete -- "\${words[@]}" 2>/dev/null)
}
complete -o default -F _metier metier
`,
  zsh: `#compdef metier
# Completion of metier for zsh.
_metier() {
  local line value
  local -a found
  while IFS= read -r line; do
    value="\${line%%$'\\t'*}"
    if [[ "$line" == *$'\\t'* ]]; then
      found+=("\${value//:/\\\\:}:\${line#*$'\\t'}")
    else
      found+=("\${value//:/\\\\:}")
    fi
  done < <("\${words[1]}" __complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)
  if (( \${#found} )); then
    _describe 'metier' found
  else
    _files
  fi
}
if [ "$funcstack[1]" = "_metier" ]; then
  _metier "$@"
else
  compdef _metier metier
fi
`,
  fish: `# Completion of metier for fish.
function __metier_complete
  set -l words (commandline -opc) (commandline -ct)
  $words[1] __complete -- $words[2..-1] 2>/dev/null
end
complete -c metier -a '(__metier_complete)'
`,
}

/** The text to put where the shell finds it. */
export function completionScript(shell: string): string {
  const script = new Map<string, string>(Object.entries(scripts)).get(shell)
  if (script === undefined) throw new RangeError(`There is no completion for ${shell}.`)
  return script
}

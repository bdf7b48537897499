/** `<SKILL_DIR>/scripts/run.sh`: in capitals, and before a path that a program would hardly write to. */
const blank = /<([A-Z][A-Z0-9_-]{1,40})>(?=\/(?!dev\/))/g

/** A command as a page shows it, with names for the places that the reader fills in; a shell would read from one and write to the other. */
export function withBlanksFilled(command: string): string {
  return command.includes('>/') ? command.replace(blank, '_$1_') : command
}

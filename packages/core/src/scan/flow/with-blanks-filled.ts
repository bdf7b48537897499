/** `<SKILL_DIR>/scripts/run.sh`: in capitals, and before a path that a program would hardly write to. */
const folder = /<([A-Z][A-Z0-9_-]{1,40})>(?=\/(?!dev\/))/g
/** `docker exec -i <CONTAINER> psql`: where the name of a machine stands before what is run there. */
const machine = /(?<=\b(?:exec|ssh)\b[^\n|;&<>]{0,60}\s)<([A-Z][A-Z0-9_-]{1,40})>(?=\s{1,2}[a-z])/g

/** A command as a page shows it, with names for the places that the reader fills in; a shell would read from one and write to the other. */
export function withBlanksFilled(command: string): string {
  return command.replace(folder, '_$1_').replace(machine, '_$1_')
}

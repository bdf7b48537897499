import type { Piece } from '../piece.ts'

const longest = 300
/** A call or command that runs what follows somewhere else than on the machine of the user. */
const elsewhere =
  /\b(?:sandbox|container|devbox|microvm|vm|droplet)\w{0,12}\.(?:\w{1,20}\.){0,2}(?:exec|run|execute|runCommand|runCode|start|sh)\w{0,10}\s{0,3}\([^;\n]{0,60}$|\b(?:docker|podman|nerdctl)\s{1,3}(?:run|exec)\s[^;|&\n]{0,200}$|\b(?:docker|podman)\s{1,3}compose\s{1,3}(?:run|exec)\s[^;|&\n]{0,200}$|\badb\s{1,3}(?:-\w\s{1,3}(?:\S{1,40}\s{1,3})?){0,2}shell\s[^;|&\n]{0,200}$/i
/** What opens the machine to the container. */
const opened =
  /--privileged|--pid[= ]host|--net(?:work)?[= ]host|--cap-add|docker\.sock|(?:-v|--volume|--mount)[= ]\S{0,20}(?:\/:|~|\$HOME|\$\{HOME\}|source=\/,)/

/** Is a place in a fence part of a recipe of an image, or handed to a sandbox, a container or a phone on the desk, in which it stays? */
export function isInContainer({ role, text: { text } }: Piece, start: number): boolean {
  if (role !== 'fence') return false
  if (isRecipeLine(text, start)) return true
  const lineStart = Math.max(text.lastIndexOf('\n', start - 1) + 1, start - longest)
  const before = text.slice(lineStart, start)
  return elsewhere.test(before) && !opened.test(before)
}

/** `RUN …`, over as many lines as it goes on: no shell has a command of that name. */
function isRecipeLine(text: string, start: number): boolean {
  let lineStart = text.lastIndexOf('\n', start - 1) + 1
  for (let turn = 0; turn < 40 && lineStart > 1 && text[lineStart - 2] === '\\'; turn += 1)
    lineStart = text.lastIndexOf('\n', lineStart - 2) + 1
  return /^\s{0,8}(?:ONBUILD\s{1,4})?RUN\s/.test(text.slice(lineStart, lineStart + 40))
}

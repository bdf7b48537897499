import type { AgentsOutput } from '@metier/operations'
import { columns } from '../terminal/columns.ts'
import { printable } from '../terminal/printable.ts'
import { shortPath } from '../terminal/short-path.ts'
import { plural } from './plural.ts'
import type { Renderer } from './renderer.ts'

/** Each agent with the folder it reads in this project, or else of the user; a mark for those that are in use here. */
export const renderAgents: Renderer<AgentsOutput> = ({ agents }, page) => {
  const here = agents.filter((each) => each.here)
  const rows = agents.map(({ id, here: isHere, project, user }) => {
    const plain = `${isHere ? '✓' : ' '} ${printable(id)}`
    return { plain, left: isHere ? page.style.green(plain) : plain, right: shortPath(project ?? user ?? '', page) }
  })
  return {
    answer: columns(rows, { indent: 0, width: page.width }),
    notes: `${plural(agents.length, 'agent')}, ${here.length} in use here. \`metier add SOURCE --agent ID\` installs for one.`,
  }
}

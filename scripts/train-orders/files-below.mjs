import { readdirSync, readFileSync, lstatSync } from 'node:fs'
import { join, relative } from 'node:path'

const mostBytes = 1024 * 1024

/** The files of a skill, in an order that is the same everywhere; no link, and none that the scanner would not read whole. */
export function filesBelow(root) {
  const files = []
  const walk = (folder) => {
    for (const name of readdirSync(folder).toSorted()) {
      const path = join(folder, name)
      const stat = lstatSync(path)
      if (stat.isDirectory()) walk(path)
      else if (stat.isFile() && stat.size <= mostBytes)
        files.push({ path: relative(root, path), bytes: readFileSync(path) })
    }
  }
  walk(root)
  return files
}

/** A file with one command, `go`. */
export const scriptSource = (run: string, more = ''): string =>
  `import { defineCommand } from 'metier'\nexport const go = defineCommand({ name: 'go', category: 'read', description: 'Goes.', ${more} run: ${run} })\n`

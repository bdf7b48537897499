import { createRealCatalog } from '../real-catalog.case.ts'
import { createFakeContext } from '../fake-context.case.ts'
import { runMcpStdio } from './run-mcp-stdio.ts'

// The program that tests start as a process of its own: argument 2 is a directory of skills. What it says goes to
// standard error, as in the real program, and the last word proves that it ended by itself.
const { context, journal } = createFakeContext([])
const catalog = createRealCatalog(process.argv[2] ?? '')
await runMcpStdio({ ...context, catalog: async () => catalog })
for (const { level, message } of journal.entries) process.stderr.write(`${level}: ${message}\n`)
process.stderr.write('ended\n')

// Preloaded into a measured process: leaves its peak resident memory (KB) in a file when it ends.
process.on('exit', () => {
  require('node:fs').writeFileSync(process.env.METIER_BENCH_MEMORY, String(process.resourceUsage().maxRSS))
})

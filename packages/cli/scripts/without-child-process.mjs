/**
 * An esbuild plugin: commander loads Node's child_process, and with it the network, for subcommands that are programs
 * of their own. We have none, and every start would pay for it.
 */
export const withoutChildProcess = {
  name: 'without-child-process',
  setup(build) {
    build.onResolve({ filter: /^node:child_process$/ }, ({ importer }) =>
      /node_modules[\\/]commander[\\/]/.test(importer) ? { path: 'nothing', namespace: 'nothing' } : undefined,
    )
    build.onLoad({ filter: /.*/, namespace: 'nothing' }, () => ({ contents: 'module.exports = {}' }))
  },
}

// What is used of the library of the Agent Client Protocol. Only reached through `import()`: the command line keeps it in a
// bundle of its own, because few commands start an agent. The only place that names its functions.
export { client, ndJsonStream, RequestError } from '@agentclientprotocol/sdk'

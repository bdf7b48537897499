// The library of the protocol, for whoever publishes skills or reads those of another server. Only reached through
// `import()`: the command line keeps it in a bundle of its own, because few commands need it. Its parts for skills are
// marked experimental, so this is the only place that names them.
export { Client, StreamableHTTPClientTransport, type Transport } from '@modelcontextprotocol/client'
export { SkillsClient, SkillVerificationError } from '@modelcontextprotocol/client/ext/skills'
export { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
export { SkillCatalogError, skillEntry } from '@modelcontextprotocol/server/ext/skills'

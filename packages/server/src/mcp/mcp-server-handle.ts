// The low-level server, on purpose (OMN-36): our handlers check arguments themselves, because the names that a
// schema lists are advice to the model and every alias stays callable.
export { Server as McpServerHandle } from '@modelcontextprotocol/server'

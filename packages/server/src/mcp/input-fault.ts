/**
 * What is wrong with what came in, on one line. A schema that refuses a message tells everything that each of its
 * alternatives missed, on a hundred lines.
 */
export function inputFault(error: Error): string {
  if ('issues' in error) return 'a message that is no JSON-RPC 2.0 was passed over.'
  return error.message.split('\n', 1).join('')
}

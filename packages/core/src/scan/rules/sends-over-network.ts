// `router.post` and its like answer requests; they send none.
const send =
  /(?<![\w$.])fetch\s{0,4}\(|\bglobalThis\s{0,4}\.\s{0,4}fetch\b|\baxios\b|(?<!\b(?:router|app|server|api|express|fastify|hono))\.post\s{0,4}\(|\bhttps?\s{0,4}\.\s{0,4}(?:request|get)\s{0,4}\(|\bXMLHttpRequest\b|\bsendBeacon\b|\bnet\.(?:connect|createConnection)\b/i

/** Does this JavaScript send anything to another machine? */
export function sendsOverNetwork(code: string): boolean {
  return send.test(code)
}

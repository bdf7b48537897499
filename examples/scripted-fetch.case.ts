/** A model's interface over HTTP that follows a script: one JSON answer after the other, and what it was sent. */
export function scriptedFetch(answers: readonly unknown[]): { fetch: typeof fetch; requests: readonly string[] } {
  const requests: string[] = []
  return {
    requests,
    fetch: async (_url, options) => {
      requests.push(typeof options?.body === 'string' ? options.body : '')
      return Response.json(answers[requests.length - 1] ?? { error: { message: 'The script is over.' } })
    },
  }
}

/** Calls an operation of the daemon that served this page. Throws an `Error` whose message is for people. */
export async function callDaemon<Answer>(operation: string, input: object, signal?: AbortSignal): Promise<Answer> {
  const response = await fetch(`/v1/${operation}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
    ...(signal && { signal }),
  })
  if (response.ok) {
    const answer: Answer = await response.json()
    return answer
  }
  const failed: { error?: { message?: string; next?: string } } = await response.json().catch(() => ({}))
  const { message = `The daemon answered with status ${response.status}.`, next } = failed.error ?? {}
  throw new Error(next === undefined ? message : `${message} ${next}`)
}

/** The same response; `onEnd` hears once when its body was read to the end, broke, or was given up. */
export function tellOfEnd(response: Response, onEnd: () => void): Response {
  const { body, status, statusText, headers } = response
  if (body === null) {
    onEnd()
    return response
  }
  const reader = body.getReader()
  const told = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (!done) return controller.enqueue(value)
        controller.close()
      } catch (error) {
        controller.error(error)
      }
      onEnd()
    },
    cancel(reason) {
      onEnd()
      return reader.cancel(reason)
    },
  })
  return new Response(told, { status, statusText, headers })
}

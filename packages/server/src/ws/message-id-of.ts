import { isMessageId, type MessageId } from './is-message-id.ts'

/** UTF-16 code units of a text that is read once more for its id alone: a flood is refused so that it is not read. */
const longest = 4096

/** The id of a text that was refused, so that whoever sent it knows which answer will not come. */
export function messageIdOf(text: string): MessageId | undefined {
  if (text.length > longest) return undefined
  try {
    const value: unknown = JSON.parse(text)
    const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined
    return isMessageId(id) ? id : undefined
  } catch {
    return undefined
  }
}

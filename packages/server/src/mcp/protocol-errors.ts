import { MetierError, errorCodes } from '@metier/core'
import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server'

/**
 * For requests whose results cannot say that they failed, unlike those of tools: a `MetierError` becomes an error of
 * the protocol with its own code; of anything else the text stays here, because it may hold paths or worse.
 */
export async function protocolErrors<Value>(action: () => Value | Promise<Value>): Promise<Value> {
  try {
    return await action()
  } catch (error) {
    if (error instanceof ProtocolError) throw error
    if (!(error instanceof MetierError)) {
      throw new ProtocolError(ProtocolErrorCode.InternalError, 'Metier failed at this request; its log says why.')
    }
    const text = error.next === undefined ? error.message : `${error.message} ${error.next}`
    throw new ProtocolError(errorCodes[error.code].rpc, text, { code: error.code })
  }
}

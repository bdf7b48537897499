import { Server, type JSONRPCRequest, type Result, type ServerContext } from '@modelcontextprotocol/server'
import { wrongParameters } from './wrong-parameters.ts'

type Handler = (request: JSONRPCRequest, context: ServerContext) => Promise<Result>

/**
 * The low-level server, on purpose (OMN-36): our handlers check arguments themselves, because the names that a
 * schema lists are advice to the model and every alias stays callable.
 */
export class McpServerHandle extends Server {
  /**
   * The SDK throws a bare error at parameters of the wrong shape, which goes out as a failure of ours with the whole
   * finding of its schema. It does so before our handler is begun, and thus at once; what our handlers throw comes later.
   */
  // oxlint-disable-next-line no-underscore-dangle -- the SDK names its hook so
  protected override _wrapHandler(method: string, handler: Handler): Handler {
    // oxlint-disable-next-line no-underscore-dangle -- as above
    return super._wrapHandler(method, (request, context) => {
      try {
        return handler(request, context)
      } catch (error) {
        throw wrongParameters(method, error) ?? error
      }
    })
  }
}

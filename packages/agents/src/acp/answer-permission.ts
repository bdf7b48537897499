import type {
  PermissionOptionKind,
  RequestPermissionRequest,
  RequestPermissionResponse,
} from '@agentclientprotocol/sdk'

/** Once, never always: what this skill may do, the next may not. */
export function answerPermission({ options }: RequestPermissionRequest, allowed: boolean): RequestPermissionResponse {
  const wanted: readonly PermissionOptionKind[] = allowed ? ['allow_once'] : ['reject_once', 'reject_always']
  const option = wanted.flatMap((kind) => options.filter((each) => each.kind === kind))[0]
  if (option === undefined) return { outcome: { outcome: 'cancelled' } }
  return { outcome: { outcome: 'selected', optionId: option.optionId } }
}

import { judgeVersion } from '@metier/core'

/** Names a service, a model and the way of asking: what was said is remembered under it. */
export function judgeId({ url, model }: { readonly url: string; readonly model: string }): string {
  return `${url} ${model} ${judgeVersion}`
}

import type { SkillView } from '../skill-view.ts'
import type { JudgedOrder } from './judged-order.ts'
import { infection } from './judges/infection.ts'
import { remoteRules } from './judges/remote-rules.ts'
import type { OrderWindow } from './order-window.ts'

/**
 * Whether words that a skill hands on, in a program that writes them or in a page that has them copied, are an order. Only those rules are
 * asked whose words no honest skill has: what the others look for, programs and templates say all day.
 */
export function judgeHandedOn({ isAboutSecurity }: SkillView, window: OrderWindow): JudgedOrder | undefined {
  return isAboutSecurity ? undefined : (infection(window) ?? remoteRules(window))
}

import { isNamedHome } from '../../chains/is-named-home.ts'
import type { SkillView } from '../../skill-view.ts'
import { orderText } from '../order-text.ts'
import { orderPatterns } from '../order-patterns.ts'
import type { JudgedOrder } from '../judged-order.ts'
import type { OrderWindow } from '../order-window.ts'

const { placeOf } = orderText

/** A program from nobody known that the user, or the agent, is told to start. */
export function lure(window: OrderWindow, skill: SkillView): JudgedOrder | undefined {
  const { line, weights } = window
  const at = placeOf(orderPatterns.program, line)
  const isStrange = weights.some((weight) => weight === 'foreign' || weight === 'hostile')
  if (at === -1 || !isStrange || areFromHome(skill, window)) return undefined
  const isOrder =
    /\b(?:must|required|requires?|needs?|necessary|before (?:the|you|using|going)|missing|have to|obligator\w+|mandatory)\b|必须|需要|обязательно|требуется|debe|necesita|erforderlich|muss|doit|obrigat[óo]ri\w+|obbligatori\w+|verplicht|bắt buộc|必要|必須|필요/iu.test(
      line,
    )
  const starts =
    /\b(?:run|start|launch|execute|open|install)\b|运行|запустите|запусти|ejecut\w+|execut\w+|esegu\w+|starte\w*|lance\w*|実行|실행/iu.test(
      line,
    )
  if (!isOrder || !starts) return undefined
  return {
    rule: 'prerequisite-lure',
    message: 'Has a program from nobody known started as a prerequisite.',
    confidence: 'medium',
    at,
  }
}

/** Every program in the paragraph comes from where its maker is at home, by what the page says elsewhere. */
function areFromHome(skill: SkillView, { addresses, weights, piece, start }: OrderWindow): boolean {
  const programs = addresses.filter(({ scheme, host, path }) =>
    orderPatterns.program.test(`${scheme}://${host}${path}`),
  )
  return (
    programs.length > 0 &&
    !weights.includes('hostile') &&
    programs.every((address) => isNamedHome(skill, piece, start, address))
  )
}

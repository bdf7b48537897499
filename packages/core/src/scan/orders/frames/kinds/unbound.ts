import type { FrameScene } from '../frame-scene.ts'
import { holdBack } from '../hold-back.ts'
import { Tally, type WeighedFrame } from '../tally.ts'

/** What binds the agent is said not to. */
export function unbound(scene: FrameScene): WeighedFrame | undefined {
  const lifting = scene.mark('lift')
  if (lifting === undefined || !scene.names('bounds', 'orders') || !scene.hasNear('self')) return undefined
  // Machines are stopped; rules are not.
  if (/^(?:stop|kill|exclud|paus|mut|silenc|drop|allow)/i.test(scene.core.text.slice(lifting.at))) return undefined
  // A word of it far away is about something else.
  const isBeside = [...scene.core.all('bounds'), ...scene.core.all('orders')].some(
    ({ word }) => word > lifting.word - 8 && word <= lifting.word + 8,
  )
  if (!isBeside) return undefined
  const tally = new Tally()
  tally.add(1, 'lifted')
  tally.add(scene.names('bounds') ? 2 : 0.5, 'what binds the agent')
  if (/\b(?:assistant|model|persona|character|ai)\b/i.test(scene.text)) tally.add(1, 'the agent')
  if (
    /\b(?:answers?|complies|comply|in full|completely|to the letter|everything|any (?:question|request)|harmful|illegal|weapons?|policies|makers?|safety|ethic\w+|moral\w*|training|refusals?|requests? (?:are|is) to be)\b/i.test(
      scene.text,
    )
  )
    tally.add(1.25, 'whatever is asked')
  if (
    /\b(?:previous|prior|earlier|system-level|system|developer) (?:[\w-]+ )?instructions\b/i.test(scene.core.text) &&
    /\b(?:this|these|below|following)\b/i.test(scene.text)
  )
    tally.add(2, 'by this page')
  if (scene.saidNear('deceive')) tally.add(0.5, 'passed off as something else')
  if (scene.isHidden) tally.add(1.5, 'hidden')
  if (scene.concealment() === 2) tally.add(2, 'unseen')
  holdBack(
    scene,
    tally,
    scene.isHidden || /\b(?:you|your|assistant|persona|this page|these rules)\b/i.test(scene.core.text),
  )
  return tally.frame({
    rule: 'instruction-override',
    message: 'Tells the agent that what binds it does not',
    at: lifting.at,
  })
}

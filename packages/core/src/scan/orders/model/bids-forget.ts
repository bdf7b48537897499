import { orderGate } from '../order-gate.ts'
import { orderText } from '../order-text.ts'

const bidding = orderGate.add(
  /\b(?:olvid|ignor|descart|oubli|vergiss|vergesst|missacht|esque[cç]|desconsider|dimentic|zapomn|zignoruj)\p{L}{0,8}\s(?:\S{1,20}\s){0,4}(?:instruc|instrução|consigne|anweisung|vorgaben|instruções|istruzion|instrukcj|poleceń|polecenia)|(?<!\p{L})(?:забудь|игнорируй|забудьте|игнорируйте)\s(?:\S{1,20}\s){0,4}(?:инструкц|указани)|(?:指示|命令).{0,14}(?:無視|無効|忘れ)|(?:忽略|忘记|忘掉|无视).{0,10}(?:指令|指示|规则)|(?:지시|지침).{0,10}(?:무시|잊)/iu,
)

/** Whether a paragraph bids an agent forget what it was told before, in a language that the frames have few words of. */
export function bidsForget(line: string): boolean {
  return orderText.has(bidding, line)
}

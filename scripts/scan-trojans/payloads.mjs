import { advised } from './advised.mjs'
import { annexed } from './annexed.mjs'
import { appended } from './appended.mjs'
import { appointed } from './appointed.mjs'
import { attached } from './attached.mjs'
import { bedded } from './bedded.mjs'
import { bent } from './bent.mjs'
import { carried } from './carried.mjs'
import { channels } from './channels.mjs'
import { clerked } from './clerked.mjs'
import { confided } from './confided.mjs'
import { control } from './control.mjs'
import { dealings } from './dealings.mjs'
import { deliveries } from './deliveries.mjs'
import { disguises } from './disguises.mjs'
import { doors } from './doors.mjs'
import { downloads } from './downloads.mjs'
import { errands } from './errands.mjs'
import { everyday } from './everyday.mjs'
import { fitted } from './fitted.mjs'
import { grafted } from './grafted.mjs'
import { headed } from './headed.mjs'
import { hinted } from './hinted.mjs'
import { lasting } from './lasting.mjs'
import { layers } from './layers.mjs'
import { ledgers } from './ledgers.mjs'
import { letIn } from './let-in.mjs'
import { lodged } from './lodged.mjs'
import { machine } from './machine.mjs'
import { murmured } from './murmured.mjs'
import { noted } from './noted.mjs'
import { planted } from './planted.mjs'
import { pocketed } from './pocketed.mjs'
import { posted } from './posted.mjs'
import { prescribed } from './prescribed.mjs'
import { primed } from './primed.mjs'
import { quiet } from './quiet.mjs'
import { recipes } from './recipes.mjs'
import { rooted } from './rooted.mjs'
import { secondHand } from './second-hand.mjs'
import { settled } from './settled.mjs'
import { slipped } from './slipped.mjs'
import { smuggled } from './smuggled.mjs'
import { supplied } from './supplied.mjs'
import { theft } from './theft.mjs'
import { toldTo } from './told-to.mjs'
import { toned } from './toned.mjs'
import { tongues } from './tongues.mjs'
import { tools } from './tools.mjs'
import { trades } from './trades.mjs'
import { tucked } from './tucked.mjs'
import { tuned } from './tuned.mjs'
import { unlocked } from './unlocked.mjs'
import { unseen } from './unseen.mjs'
import { unusual } from './unusual.mjs'
import { variants } from './variants.mjs'
import { veiled } from './veiled.mjs'
import { weakened } from './weakened.mjs'
import { whispered } from './whispered.mjs'
import { workedIn } from './worked-in.mjs'
import { workshops } from './workshops.mjs'
import { wrapped } from './wrapped.mjs'

/** Every kind of attack by its name, in the collections in which they were written and judged. */
export const collections = {
  first: { ...downloads, ...theft, ...lasting },
  second: tools,
  third: { ...recipes, ...layers, ...channels, ...control, ...machine, ...tongues },
  fourth: unusual,
  fifth: quiet,
  sixth: unseen,
  seventh: everyday,
  eighth: { ...trades, ...doors, ...ledgers },
  ninth: workshops,
  tenth: { ...errands, ...deliveries, ...disguises, ...dealings },
  eleventh: variants,
  twelfth: { ...smuggled, ...weakened, ...advised, ...carried },
  thirteenth: secondHand,
  fourteenth: { ...planted, ...toldTo, ...hinted, ...settled, ...bent },
  fifteenth: { ...slipped, ...murmured },
  sixteenth: { ...grafted, ...veiled, ...rooted, ...unlocked, ...whispered },
  seventeenth: { ...lodged, ...confided },
  eighteenth: { ...bedded, ...prescribed },
  nineteenth: { ...appended, ...attached, ...annexed },
  twentieth: { ...workedIn, ...letIn, ...noted },
  twentyFirst: { ...clerked, ...appointed, ...posted },
  twentySecond: {
    ...fitted,
    ...pocketed,
    ...wrapped,
    ...primed,
    ...tuned,
    ...supplied,
    ...headed,
    ...tucked,
    ...toned,
  },
}

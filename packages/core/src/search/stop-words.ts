/**
 * English words that say nothing about what somebody looks for. Our own list: function words, the words of a polite
 * request, and what is left of contractions. Nothing here names a thing, an action on a thing, or a quality.
 */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a an the this that these those ' +
    'i me my mine myself we us our ours you your yours yourself he him his she her hers it its itself they them their theirs ' +
    'am is are was were be been being do does did doing done have has had having will would shall should can could may might must ' +
    'and or but nor so yet if then else than because while although though unless until whether ' +
    'of at by for with about against between into through during before after above below to from in out on off over under ' +
    'again further once here there when where why how what which who whom whose ' +
    'all any both each few more most other others some such no not only own same too very just also even ever ' +
    'as up down per via etc ie eg vs ' +
    'please kindly want wants wanted need needs needed like let lets help helps thanks thank hi hello hey ' +
    'something anything everything nothing someone anyone everyone somebody anybody way ways thing things stuff ' +
    'really actually basically currently now still already maybe perhaps ' +
    'get gets got getting make makes made making give gives given using use used uses user users ' +
    's t d ll re ve m don doesn didn isn aren wasn weren won wouldn couldn shouldn hasn haven hadn cannot ' +
    'one ones upon within without across among around toward towards am im ' +
    'new able'
  ).split(' '),
)

const calls = /\b(?:curl|wget)\b[^\n|;&]{0,300}/g
/** Fetches, opens or hides something in order to run it. */
const runsMore =
  /\|\s{0,4}(?:sudo\s{1,3})?(?:[^\s|]{0,40}\/)?(?:(?:ba|z|da|k)?sh|python3?|perl|node|ruby|php)\b|\bbase64\b|\/dev\/(?:tcp|shm)|\bn(?:et)?c\b|\bpython3?\s{1,3}-c|\beval\b|<\(|DownloadString|\biwr\b|\birm\b|\bchmod\b|\bsource\b|\/tmp\/|\/\.[a-z][\w-]{0,30}\/\.|[\s/]\.[a-z]\w{0,30}\.(?:sh|py)\b/i
/** Gives something along, or keeps what it is answered. */
const gives = /\s(?:-d|-F|-T|-o|-O|--data\S{0,12}|--form|--upload-file|--output|--post-(?:data|file))\b|@|\$\(|`/

/** Does a job start nothing that it fetches, and give nothing to the machines that it asks over TLS? */
export function isPlainJobText(job: string): boolean {
  if (runsMore.test(job)) return false
  const called = [...job.matchAll(calls)].map(([call]) => call.replace(/\s-[oO]\s{0,2}\/dev\/null/, ''))
  if (called.length === 0) return !/https?:\/\//.test(job)
  return called.every((call) => /https:\/\/(?!\d)/.test(call) && !gives.test(call))
}

import { openCrew, openScanThread, type ScanThread } from '@metier/runtime'

/** A skill needs less than 200 MB beside what the scanner itself takes (see `scanLimits`). */
const mostMegabytes = 512

/** A thread that runs this script to judge large skills, not started yet. */
export function prepareScanThread(script: string): ScanThread {
  return openScanThread({ openCrew: () => openCrew({ script, words: ['__thread'], count: 1, mostMegabytes }) })
}

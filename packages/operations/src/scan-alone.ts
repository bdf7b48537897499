/** The variable that tells a process that it scans a share of what another one was asked for: it shares in its turn with nobody. */
export const scanAlone = 'METIER_SCAN_ALONE'

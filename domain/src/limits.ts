/** Business constants, also of the import; units stand in the names. */

/** Characters of observation, reason and mishap detail. */
export const followUpTextMax = 500

/** Bad cells of an import that can still be corrected in its preview; one more blocks saving. */
export const badCellsMax = 100
export const importRowsMax = 60_000
/** Monitorings that one import may make, all its rows together. */
export const importMonitoringsMax = 200_000
/** Monitorings that one row of an import may spread into. */
export const seriesMax = 4_000

export const toastMs = 5_000
/** Time without input before the countdown starts. */
export const sessionMs = 3_600_000
/** The countdown before an idle person is signed out. */
export const idleMs = 15_000
export const requestTimeoutMs = 90_000
/** Time a lazily loaded page may take to arrive. */
export const chunkTimeoutMs = 120_000

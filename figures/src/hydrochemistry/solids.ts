/** Pixels of a mark's radius by its dissolved solids (mg/L): it grows with their root, from fresh water to brine. */
export const solidsRadius = (tdsMgL: number): number =>
  Math.round(Math.min(8, 3 + Math.sqrt(Math.max(0, tdsMgL)) / 20) * 10) / 10

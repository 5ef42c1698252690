import type { DeviceRow, Variable } from '@puquio/contract/modi/devices'

/** The newest reading among variables in use; of several at once that of the first variable. */
export function newestOf(variables: readonly Variable[]): DeviceRow['newest'] {
  let newest: DeviceRow['newest'] = null
  for (const { name, unit, decimals, latest, retiredAt } of variables) {
    if (retiredAt !== null || latest === null) continue
    if (newest === null || latest.measuredAt > newest.measuredAt)
      newest = { ...latest, variable: name, unit, decimals }
  }
  return newest
}

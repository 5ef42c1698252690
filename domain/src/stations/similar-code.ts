import { stationKey } from './station-key.ts'

/** Finds the known code that a new one probably means: `YA01`, `YA–01` and `YA-O1` are like `YA-01`. */
export const similarCodes = (known: Iterable<string>) => {
  const codes = new Map<string, string>()
  for (const code of known) codes.set(looseKey(code), code)
  return (code: string): string | null => codes.get(looseKey(code)) ?? null
}

/** Without signs, and with letters that look like digits as these: O as 0, I and L as 1. */
const looseKey = (code: string): string =>
  stationKey(code)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    // Between two digits a sign tells P-1-11 from P-11-1.
    .replace(/(?<=\p{N})[^\p{L}\p{N}]+(?=\p{N})/gu, '~')
    .replace(/[^\p{L}\p{N}~]+/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')

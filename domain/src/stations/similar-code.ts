import { normalForm } from '../normal-form.ts'
import { stationKey } from './station-key.ts'

/**
 * Finds the known code that a new one probably means: `YA01`, `YA–01`, `YA-O1` and `YA-1` are like
 * `YA-01`.
 */
export const similarCodes = (known: Iterable<string>) => {
  const codes = new Map<string, string>()
  const numbered = new Map<string, string>()
  for (const code of known) {
    codes.set(looseKey(code), code)
    numbered.set(looseKey(withoutLeadingZeros(code)), code)
  }
  return (code: string): string | null =>
    codes.get(looseKey(code)) ?? numbered.get(looseKey(withoutLeadingZeros(code))) ?? null
}

/** Returns how many signs have to change to make one code of the other; 0 where they are alike as `similarCodes` says. */
export const codeDistance = (one: string, other: string): number => {
  if (looseKey(one) === looseKey(other)) return 0
  const [from, to] = [one, other].map((code) => looseKey(withoutLeadingZeros(code))) as [
    string,
    string,
  ]
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (const [at, sign] of [...from].entries()) {
    const next = [at + 1]
    for (let column = 1; column <= to.length; column++)
      next.push(
        Math.min(
          (row[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (row[column - 1] ?? 0) + (to[column - 1] === sign ? 0 : 1),
        ),
      )
    row = next
  }
  return row[to.length] ?? 0
}

/** Leading zeros only where written as digits: the O of `PO-1` distinguishes it from `P-1`. */
const withoutLeadingZeros = (code: string): string => code.replace(/(?<!\p{N})0+(?=\p{N})/gu, '')

/** Without signs, and with letters that look like digits as these: O as 0, I and L as 1. */
const looseKey = (code: string): string =>
  normalForm(stationKey(code), 'NFKD')
    .replace(/\p{M}/gu, '')
    // A sign between two digits is kept: P-1-11 is not P-11-1.
    .replace(/(?<=\p{N})[^\p{L}\p{N}]+(?=\p{N})/gu, '~')
    .replace(/[^\p{L}\p{N}~]+/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')

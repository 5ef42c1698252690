import { nameKey } from '../../name-key.ts'
import { findParameter, keysOf } from '../../parameters/find-parameter.ts'
import type { Matrix } from '../../parameters/parameter.ts'
import { type ParameterKey, parameterKeys, parameterOf } from '../../parameters/parameters.ts'

/**
 * Returns the parameters of the catalogue that a text names, in their order. A name that means several
 * ("cobre") is that of the matrix, the total one unless the text says dissolved; what still means several is
 * left out.
 */
export const parametersIn = (text: string, matrix: Matrix | null): ParameterKey[] => {
  const found = new Set<ParameterKey>()
  const words = [...text.matchAll(/[\p{L}\d]+(?:[.,]\d+)?/gu)]
  for (let at = 0; at < words.length; ) {
    const taken = longestAt(text, words, at, matrix)
    for (const key of taken.keys) found.add(key)
    at += taken.words
  }
  return [...found]
}

const longestWords = 5

const longestAt = (
  text: string,
  words: readonly RegExpExecArray[],
  at: number,
  matrix: Matrix | null,
) => {
  const first = words[at] as RegExpExecArray
  if (firstWords().has(firstKey(first[0])))
    for (let count = Math.min(longestWords, words.length - at); count > 0; count--) {
      const last = words[at + count - 1] as RegExpExecArray
      const name = text.slice(first.index, last.index + last[0].length)
      if (/[;:]|\.\s|°/.test(name) || (count > 1 && /[,(]/.test(name.replace(/\d,\d/g, ''))))
        continue
      if (name.length <= 4 && !/[\p{Lu}\d]/u.test(name) && !isSpanishName(name)) continue
      if (name.length <= 2 && !isSymbol(text, first.index, name)) continue
      const keys = settled(keysOf(findParameter(name)), matrix, text)
      if (keys.length > 0) return { keys, words: count }
    }
  return { keys: [], words: 1 }
}

const word = /[\p{L}\d]+(?:[.,]\d+)?/u

const firstKey = (first: string): string => nameKey(first).replace(',', '.')

let known: ReadonlySet<string> | undefined

/** The first words of all names, so that few words of a text are looked up. */
const firstWords = (): ReadonlySet<string> => {
  known ??= new Set(
    parameterKeys().flatMap((key) => {
      const { name, symbol, aliases } = parameterOf(key)
      return [symbol, name.es, ...aliases].map((text) => firstKey(word.exec(text)?.[0] ?? ''))
    }),
  )
  return known
}

/** Short symbols and other languages' abbreviations are words, too ("mes"); "zinc" is a name. */
const isSpanishName = (name: string): boolean =>
  keysOf(findParameter(name)).some((key) =>
    nameKey(parameterOf(key).name.es).startsWith(nameKey(name)),
  )

/** Symbols of two letters are words, too ("Se", "As", "Al"): they count in a list of symbols alone. */
const isSymbol = (text: string, at: number, symbol: string): boolean => {
  if (symbol === 'pH') return true
  if (!/^\p{Lu}/u.test(symbol)) return false
  const before = text.slice(Math.max(0, at - 3), at)
  const after = text.slice(at + symbol.length, at + symbol.length + 12)
  const isListed = /[,(/]\s?$|^\s?y\s$|\sy\s$/.test(before)
  const goesOn = /^(?:[,)/.;]|\sy\s\p{Lu}|\s(?:total|disuelt|en PM))/u.test(after)
  return isListed
    ? goesOn || /^\s*$/.test(after)
    : /^(?:,\s\p{Lu}\p{Ll}?(?:,|\s|$)|\s(?:total|disuelt|en PM)|\sy\s\p{Lu}\p{Ll}?(?!\p{L}))/u.test(
        after,
      )
}

const settled = (keys: ParameterKey[], matrix: Matrix | null, text: string): ParameterKey[] => {
  if (keys.length <= 1) return keys
  const inMatrix = keys.filter((key) => parameterOf(key).matrix === (matrix ?? 'water'))
  const left = inMatrix.length > 0 ? inMatrix : keys
  if (left.length === 1) return left
  const fraction = /disuelt/i.test(text) && !/total/i.test(text) ? 'dissolved' : 'total'
  const ofFraction = left.filter((key) => parameterOf(key).fraction === fraction)
  return ofFraction.length === 1 ? ofFraction : []
}

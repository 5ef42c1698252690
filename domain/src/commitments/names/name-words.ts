import { nameKey } from '../../name-key.ts'

/** A name's letters and digits alone: `COM-013 – Agua` and `com 013: agua` are the same. */
export const lettersOf = (name: string): string => nameKey(name).replace(/[^\p{L}\d]+/gu, '')

const codePattern = /^([a-z]{1,8})[\s._/-]*(\d+(?:[.-]\d+)*)(?![\d])/

/** The code that a name begins with, its number without leading zeros: `COM-013 Agua` has `com 13`. */
export function codeOf(name: string): { code: string; isWhole: boolean } | null {
  const key = nameKey(name).replace(/^[^a-z\d]+/, '')
  const [whole, letters, numbers] = codePattern.exec(key) ?? []
  if (whole === undefined || numbers === undefined) return null
  const plain = numbers
    .split(/[.-]/)
    .map((number) => number.replace(/^0+(?=\d)/, ''))
    .join('.')
  return {
    code: `${letters} ${plain}`,
    isWhole: !/[\p{L}\d]/u.test(key.slice(whole.length)),
  }
}

/** The beginnings of its words, so that plurals and genders are one; words of one or two letters say nothing. */
export const stemsOf = (name: string): ReadonlySet<string> =>
  new Set(
    (nameKey(name).match(/\p{L}{3,}|\d+/gu) ?? [])
      .filter((word) => !idle.has(word))
      .map((word) => word.slice(0, 6)),
  )

const idle = new Set(['del', 'las', 'los', 'con', 'por', 'para', 'una', 'the', 'and', 'des', 'les'])

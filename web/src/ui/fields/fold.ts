import { normalForm } from '@puquio/domain'

/** For searching: without accents and capitals, so that 'quimica' finds 'Geoquímica'. */
export const fold = (text: string): string =>
  normalForm(text, 'NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Every word of the search occurs, in any order. */
export const matches = (text: string, search: string): boolean => {
  const folded = fold(text)
  return fold(search)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}

/** Those that begin with what is searched come first: a code that is typed whole is not passed by names that have it, too. */
export const bestFirst = <One>(
  found: readonly One[],
  search: string,
  textOf: (one: One) => string,
): One[] => {
  const begins = (one: One) => Number(fold(textOf(one)).startsWith(fold(search).trim()))
  return found.toSorted((one, other) => begins(other) - begins(one))
}

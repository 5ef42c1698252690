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

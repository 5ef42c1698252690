import { normalForm } from './normal-form.ts'

/**
 * Returns the key by which names are compared: without case, accents and doubled spaces. The database's
 * name_key(), which its unique indexes use, does the same.
 */
export const nameKey = (name: string): string => (isKey.test(name) ? name : normalKey(name))

/** Words of lower-case ASCII with single spaces between them are their own key. */
const isKey = /^(?:[!-@[-`a-~]+(?: [!-@[-`a-~]+)*)?$/

const normalKey = (name: string): string =>
  normalForm(name, 'NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

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

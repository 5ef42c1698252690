import { normalForm } from './normal-form.ts'

/**
 * Returns the key by which names are compared: without case, accents and doubled spaces. The database's
 * name_key(), which its unique indexes use, does the same.
 */
export const nameKey = (name: string): string => (isKey.test(name) ? name : normalKey(name))

/** Words of lower-case ASCII with single spaces between them are their own key. */
const isKey = /^(?:[!-@[-`a-~]+(?: [!-@[-`a-~]+)*)?$/

/** Names of lists, with what stands around them in a file, are shorter. */
const nameLettersMax = 500

/** The key of a cell that may name something of a list; an empty one where it is too long for any name. */
export const cellKey = (text: string): string => (text.length > nameLettersMax ? '' : nameKey(text))

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

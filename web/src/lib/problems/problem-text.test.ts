import { problems } from '@puquio/contract'
import { languages } from '@puquio/domain'
import i18next from 'i18next'
import { afterEach, describe, expect, it } from 'vitest'
import { CallError } from '../api/call-error.ts'
import { accountProblemVariants } from './account-problem-texts.ts'
import { firstProblemTexts, firstProblemVariants } from './first-problem-texts.ts'
import { failureOf, problemText } from './problem-text.ts'
import { problemTexts, problemVariants } from './problem-texts.ts'

afterEach(() => i18next.changeLanguage('es'))

const variants = { ...firstProblemVariants, ...accountProblemVariants, ...problemVariants }
const all = { ...firstProblemTexts, ...problemTexts, ...variants }

describe('the words of a problem', () => {
  it.each(Object.entries(all))(
    '%s: the same in four languages, ending as a sentence',
    (_, text) => {
      const holes = (words: string) => [...words.matchAll(/\{\{\w+\}\}/g)].map(String).toSorted()
      for (const language of languages) {
        expect(holes(text[language])).toEqual(holes(text.es))
        expect(text[language]).toMatch(/^[\p{Lu}“«].*\.$/u)
        expect(text[language]).not.toMatch(/[!¡]/)
      }
    },
  )

  it('has a variant only of problems that there are', () => {
    const names = Object.keys(variants)
    for (const name of names) {
      const problem = name.split('_').slice(0, -1).join('_')
      expect(Object.keys(problems)).toContain(problem)
    }
  })

  it.each([
    [{ problem: 'NO_VALID_TOKEN', params: { reason: 'superseded' } }, /otro dispositivo/],
    [{ problem: 'NO_VALID_TOKEN', params: { reason: 'password-changed' } }, /contraseña cambió/],
    [{ problem: 'NO_VALID_TOKEN', params: { reason: 'unknown' } }, /expiró o se inició/],
    [{ problem: 'USER_NOT_ACTIVE', params: { mailed: true } }, /enlace de activación/],
    [{ problem: 'USER_NOT_ACTIVE', params: { mailed: false } }, /administrador/],
    [{ problem: 'TOO_MANY_TRIES', params: { retryAfterS: 8 } }, /8 segundos/],
    [{ problem: 'TOO_MANY_TRIES', params: { retryAfterS: 3600 } }, /60 minutos/],
    [{ problem: 'TOO_LARGE', params: { maxMb: 20 } }, /20 MB/],
    [{ problem: 'TOO_LARGE', params: {} }, /más pequeño/],
    [
      { problem: 'WORKBOOK_COLUMNS_MISSING', params: { columns: ['Código', 'Tipo'] } },
      /: Código, Tipo\./,
    ],
    [{ problem: 'SOMETHING_NEWER', params: {} }, /Error del sistema/],
    [new Error('any'), /Error del sistema/],
    [null, /Error del sistema/],
  ])('%j', (told, words) => expect(problemText(told)).toMatch(words))

  it('follows the language', async () => {
    await i18next.changeLanguage('fr')
    const error = new CallError({ status: 404, code: 404, problem: 'NOT_FOUND', requestId: 'r9' })
    expect(failureOf(error)).toEqual({ text: problemTexts.NOT_FOUND.fr, requestId: 'r9' })
  })
})

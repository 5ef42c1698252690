import { languages } from '@puquio/domain'
import { expect, it } from 'vitest'
import { translate } from './translate.ts'

it('writes numbers as the language does, and leaves a name that nothing fills', () => {
  const text = {
    es: '{{min}} {{x}}',
    en: '{{min}} {{x}}',
    fr: '{{min}} {{x}}',
    pt: '{{min}} {{x}}',
  }
  expect(languages.map((language) => translate(text, language, { min: 100_000.5 }))).toEqual([
    '100,000.5 {{x}}',
    '100,000.5 {{x}}',
    '100\u202f000,5 {{x}}',
    '100.000,5 {{x}}',
  ])
})

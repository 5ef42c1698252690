import {
  cellProblemTerms,
  languages,
  listColumnTerms,
  suggestionTerm,
  type Text,
  yesNoWords,
} from '@puquio/domain'
import { describe, expect, it } from 'vitest'
import * as terms from '../terms.ts'

const all = { ...terms, cellProblemTerms, listColumnTerms, suggestionTerm }

const groups: [string, Record<string, Text>][] = Object.entries(all).map(([name, group]) => [
  name,
  isText(group) ? { text: group } : group,
]) as [string, Record<string, Text>][]

function isText(group: object): group is Text {
  return 'es' in group && typeof group.es === 'string'
}

const placeholders = (text: string): string[] => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted()

describe.each(groups)('%s', (_name, group) => {
  it.each(Object.entries(group))('%s says the same in every language', (_key, text) => {
    for (const language of languages) {
      expect(text[language].trim()).not.toBe('')
      expect(text[language]).not.toMatch(/[!¡]/)
      expect(placeholders(text[language])).toEqual(placeholders(text.es))
    }
  })
})

describe('planColumnTerms', () => {
  it('has headings that name one column each, whatever the language', () => {
    const columns = new Map<string, string>()
    for (const [column, text] of Object.entries<Text>(terms.planColumnTerms)) {
      for (const language of languages) {
        expect(columns.get(text[language]) ?? column).toBe(column)
        columns.set(text[language], column)
      }
    }
  })
})

describe('yesNoWords', () => {
  it('understands the words that are written', () => {
    for (const answer of ['yes', 'no'] as const) {
      for (const language of languages) {
        const word = terms.yesNoTerms[answer][language]
          .normalize('NFD')
          .replace(/\p{M}/gu, '')
          .toLowerCase()
        expect(yesNoWords[answer]).toContain(word)
      }
    }
  })
})

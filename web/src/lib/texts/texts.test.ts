import { languages } from '@puquio/domain'
import i18next from 'i18next'
import { describe, expect, it } from 'vitest'

import.meta.glob('../../**/*texts.ts', { eager: true })

const data = i18next.store.data as Record<string, Record<string, Record<string, string>>>
const spanish = Object.entries(data['es'] ?? {}).flatMap(([namespace, words]) =>
  Object.entries(words).map(([key, text]) => [`${namespace}:${key}`, text] as const),
)
const wordsIn = (language: string, name: string): string => {
  const [namespace = '', key = ''] = name.split(/:(.*)/s)
  return data[language]?.[namespace]?.[key] ?? ''
}
const holes = (text: string) => new Set(text.match(/\{\{\w+\}\}/g))

describe('every text of the web', () => {
  it('is here', () => expect(spanish.length).toBeGreaterThan(300))

  it.each(spanish)('%s says the same in four languages', (name, text) => {
    for (const language of languages) {
      const words = wordsIn(language, name)
      expect(words).not.toBe('')
      expect(words).not.toMatch(/[!¡]|\s\s/)
      expect(holes(words)).toEqual(holes(text))
      // A short text may end with an abbreviation's full stop.
      if (text.split(' ').length > 4) expect(words.at(-1) === '.').toBe(text.endsWith('.'))
    }
  })
})

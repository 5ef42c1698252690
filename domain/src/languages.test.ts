import { describe, expect, it } from 'vitest'
import { defaultLanguage, defineTexts, isLanguage, languages } from './languages.ts'

describe('languages', () => {
  it('has four, Spanish first', () => {
    expect(languages).toEqual(['es', 'en', 'fr', 'pt'])
    expect(defaultLanguage).toBe('es')
  })

  it('knows its own and nothing else', () => {
    expect(languages.every(isLanguage)).toBe(true)
    expect(['ES', 'de', '', null, 1].some(isLanguage)).toBe(false)
  })

  it('gives texts back unchanged', () => {
    const texts = { save: { es: 'Guardar', en: 'Save', fr: 'Enregistrer', pt: 'Salvar' } }
    expect(defineTexts(texts)).toBe(texts)
  })
})

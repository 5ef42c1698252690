import { expect, it } from 'vitest'
import { draftOfQuote } from './commitment-draft.ts'

it('names what was marked by its first clause or whole words, and joins what the lines of the page part', () => {
  const { shortName, text } = draftOfQuote(
    'Asimismo, se realizará el monito-\nreo trimestral de la calidad del agua superficial\nen las estaciones aprobadas, con la finalidad de verificar los estándares.',
  )
  expect(text).toBe(
    'Asimismo, se realizará el monitoreo trimestral de la calidad del agua superficial en las estaciones aprobadas, con la finalidad de verificar los estándares.',
  )
  expect(shortName).toBe(
    'Se realizará el monitoreo trimestral de la calidad del agua superficial en las estaciones…',
  )
})

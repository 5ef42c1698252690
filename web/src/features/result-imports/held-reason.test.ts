import i18next from 'i18next'
import { afterAll, expect, it } from 'vitest'
import { heldReason } from './held-reason.ts'

afterAll(() => i18next.changeLanguage('es'))

it('says where the first of two stands, its row without a thousands separator', async () => {
  const duplicate = { reason: 'duplicate' as const, params: { row: 12345, at: 27 } }
  expect(heldReason(duplicate, 'heldReasons')).toBe(
    'El mismo resultado ya está, con el mismo valor. No se agrega otra vez. El primero está en la fila 12345, columna AB.',
  )
  const onSheet = { ...duplicate, params: { ...duplicate.params, sheet: 'A & B <1>' } }
  await i18next.changeLanguage('en')
  expect(heldReason(onSheet, 'findingReasons')).toBe(
    'The file has this result already, with the same value. Leave it once. The first one is on the sheet “A & B <1>”, row 12345, column AB.',
  )
  expect(heldReason({ ...duplicate, params: {} }, 'heldReasons')).not.toContain('row')
})

import { expect, test } from 'vitest'
import { tokensFile } from './tokens-file.ts'

test('each device has a line, and no cell is a formula or breaks out of its quotes', () => {
  const text = tokensFile(
    ['N.° de serie', 'Nombre', 'Token'],
    [
      { serial: 'S-1', name: 'Piezómetro "A", norte', secret: 'pud_one' },
      { serial: '=1+1', name: '@suma', secret: 'pud_two' },
    ],
  )
  expect(text).toBe(
    '\ufeff"N.° de serie","Nombre","Token"\r\n' +
      '"S-1","Piezómetro ""A"", norte","pud_one"\r\n' +
      '"\'=1+1","\'@suma","pud_two"\r\n',
  )
})

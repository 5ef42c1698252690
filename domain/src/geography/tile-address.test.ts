import { expect, it } from 'vitest'
import { isTileAddress } from './tile-address.ts'

it.each([
  ['https://tiles.example.com/{z}/{x}/{y}.png', true],
  ['http://10.1.2.3:8080/wmts/{z}/{x}/{-y}?style=a', true],
  ['https://{a-c}.tiles.example.com/{z}/{x}/{y}.png', true],
  ['https://tiles.example.com/{z}/{x}.png', false],
  ['https://tiles.example.com/', false],
  ['javascript:alert(1)//{z}{x}{y}', false],
  ['https://tiles.example.com; script-src *//{z}/{x}/{y}', false],
  ['https://tiles.example.com/{z}/{x}/{y}.png onload', false],
  ['ftp://tiles.example.com/{z}/{x}/{y}.png', false],
  ['//tiles.example.com/{z}/{x}/{y}.png', false],
])('%s is an address of tiles: %s', (text, isOne) => {
  expect(isTileAddress(text)).toBe(isOne)
})

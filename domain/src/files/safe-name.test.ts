import { describe, expect, it, test } from 'vitest'
import { freeName, safeName } from './safe-name.ts'

describe('safeName', () => {
  it.each([
    ['../../etc/passwd', '_.._etc_passwd'],
    ['..', '_'],
    ['.', '_'],
    ['', '_'],
    ['/etc/passwd', '_etc_passwd'],
    ['C:\\Windows\\win.ini', 'C__Windows_win.ini'],
    ['\\\\server\\share', '__server_share'],
    ['.htaccess', 'htaccess'],
    ['CON', '_CON'],
    ['nul.pdf', '_nul.pdf'],
    ['COM1.tar.gz', '_COM1.tar.gz'],
    ['Lpt³', '_Lpt³'],
    ['informe.pdf.', 'informe.pdf'],
    ['informe.pdf . .', 'informe.pdf'],
    ['a<b>|c?*', 'a_b__c__'],
  ])('%j is kept as %j', (given, name) => expect(safeName(given)).toBe(name))

  it.each([
    'río "Mantaro".png',
    'Informe N° 1.5 (final).pdf',
    'Consola.pdf',
    'río Ñahuinpuquio.jpg',
    'nulo.pdf',
  ])('leaves %j', (name) => expect(safeName(name)).toBe(name))
})

test('freeName counts before the ending', () => {
  const taken = new Set(['a.pdf', 'a (2).pdf', 'b'])
  const isTaken = (name: string) => taken.has(name)
  expect(['a.pdf', 'b', 'c.pdf', 'd'].map((name) => freeName(name, isTaken))).toEqual([
    'a (3).pdf',
    'b (2)',
    'c.pdf',
    'd',
  ])
})

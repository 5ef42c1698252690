import { expect, test } from 'vitest'
import { contentDisposition } from './content-disposition.ts'

test.each([
  ['plan.xlsx', 'plan.xlsx', 'plan.xlsx'],
  ['Informe año 1.pdf', 'Informe ano 1.pdf', 'Informe%20a%C3%B1o%201.pdf'],
  ['a"b\\c%d.pdf', 'abcd.pdf', 'a%22b%5Cc%25d.pdf'],
  ["it's (1)*.pdf", "it's (1)*.pdf", 'it%27s%20%281%29%2A.pdf'],
  ['a\r\nset-cookie: b.pdf', 'aset-cookie: b.pdf', 'a%0D%0Aset-cookie%3A%20b.pdf'],
  // A file name of Windows may hold half of a pair.
  ['photo \ud83d.jpg', 'photo .jpg', 'photo%20%EF%BF%BD.jpg'],
  ['\udc00\ud83d\ude00', '', '%EF%BF%BD%F0%9F%98%80'],
])('names the download %j', (name, ascii, encoded) => {
  const header = contentDisposition(name)
  expect(header).toBe(`attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`)
  expect(() => new Headers({ 'content-disposition': header })).not.toThrow()
})

test('says what is shown in the page', () => {
  expect(contentDisposition('a.png', { isInline: true })).toMatch(/^inline; /)
})

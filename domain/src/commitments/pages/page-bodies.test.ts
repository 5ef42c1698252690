import { expect, it } from 'vitest'
import { linesOf, pageBodies } from './page-bodies.ts'

const bodies = (pages: readonly string[]) =>
  pageBodies(pages).map(({ start, end }, at) => pages[at]?.slice(start, end))

it('leaves out what repeats at the edges, with its numbers', () => {
  const page = (at: number) =>
    `\n  EIA-d Proyecto Norte \nCapítulo 6\n\n${'abcde'[at]}: cuerpo\nmás ${'vwxyz'[at]}\n\nRev. 0 \nPágina ${at} de 9\n`
  expect(bodies([1, 2, 3, 4].map(page))).toEqual(
    [1, 2, 3, 4].map((at) => `${'abcde'[at]}: cuerpo\nmás ${'vwxyz'[at]}`),
  )
})

it('knows headers that left and right pages have in turn', () => {
  const pages = [1, 2, 3, 4, 5, 6].map(
    (at) => `${at % 2 ? 'Minera Sur' : 'EIA-d'}\nTexto ${'abcdef'[at]}`,
  )
  expect(bodies(pages)).toEqual([1, 2, 3, 4, 5, 6].map((at) => `Texto ${'abcdef'[at]}`))
})

it.each(['12', '- 12 -', 'Página 12', 'Pág. 12 de 90', '12/90', 'xiv', 'p. 3'])(
  'takes %s for a page number, at the edge alone',
  (number) => {
    expect(bodies([`Uno\n${number}\nDos\n${number}`])).toEqual([`Uno\n${number}\nDos`])
  },
)

it('leaves what repeats within pages, what stands alone, and what two far pages share', () => {
  const pages = Array.from(
    { length: 12 },
    (_, at) => `${'abdefghjkmno'[at]}\nFuente: propia\nfin ${'mnopqrstuvwy'[at]}`,
  )
  expect(bodies(pages)).toEqual(pages)
  const far = pages.map((page, at) => (at === 0 || at === 11 ? `Igual\n${page}` : page))
  expect(bodies(far)).toEqual(far)
  expect(bodies(['Una sola página'])).toEqual(['Una sola página'])
})

it('leaves sentences that say what shall be done, unless they stand on every page', () => {
  const pages = [1, 2, 3, 4].map((at) => `Se realizará el monitoreo en M-0${at}.`)
  expect(bodies(pages)).toEqual(pages)
  const footer = Array.from('abdefgh', (letter) => `${letter}\nQueda prohibida su copia.`)
  expect(bodies(footer)).toEqual('abdefgh'.split(''))
})

it('has an empty body where there is nothing else', () => {
  expect(bodies(['', '\n \n', '7'])).toEqual(['', '', ''])
  expect([...linesOf(' a \n\n b')]).toEqual([
    { start: 1, end: 2, text: 'a' },
    { start: 6, end: 7, text: 'b' },
  ])
})

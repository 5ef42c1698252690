import { expect, test } from 'vitest'
import { linkParts } from './link-parts.ts'

const linksOf = (text: string) =>
  linkParts(text)
    .filter(({ isLink }) => isLink)
    .map((part) => part.text)

test('finds the addresses of a text, without the signs that end its sentences', () => {
  expect(linksOf('Ver https://www.gob.pe/oefa.')).toEqual(['https://www.gob.pe/oefa'])
  expect(linksOf('(http://mina.pe:8080/a?b=1&c=%22x%22) y «https://ana.gob.pe»')).toEqual([
    'http://mina.pe:8080/a?b=1&c=%22x%22',
    'https://ana.gob.pe',
  ])
  for (const none of [
    '',
    'www.gob.pe',
    'javascript:alert(1)',
    'https://',
    'ftp://a.pe',
    'https:// a',
  ])
    expect(linksOf(none)).toEqual([])
})

test('loses nothing of the text', () => {
  for (const text of ['', 'a https://x.pe b', 'https://x.pehttps://y.pe', '\n https://x.pe/\n.'])
    expect(
      linkParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
})

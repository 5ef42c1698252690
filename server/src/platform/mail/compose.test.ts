import { expect, test } from 'vitest'
import { compose } from './compose.ts'

const openings = ['', '">', "'>", '</p>', '</a>', '</body>', '-->', '<!--', ']]>', '&quot;>']
const bodies = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">a</a>',
  '<style>@import "//evil.example"</style>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<form action="//evil.example"><input name=q>',
  '<base href="//evil.example">',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '" onmouseover="alert(1)',
  "' onmouseover='alert(1)",
  '&lt;img src=x onerror=alert(1)&gt;',
  '&#60;img src=x onerror=alert(1)&#62;',
]
/** The tags of a mail with their attributes' names, and what stands between them. */
const tag =
  /<!doctype html>|<\/?(?:html|body|p|a|h2|table|tr|td|th)(?: (?:style|href)="[^"<>]*")*>/g
const shapeOf = (html: string) => html.match(tag)?.map((one) => one.replace(/="[^"]*"/g, ''))
const wordsOf = (html: string) => html.split(tag)
const decoded = (words: string) =>
  words
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

const texts = openings.flatMap((opening) => bodies.map((body) => `${opening}${body}`))

test.each(texts)('%j in a mail is words, wherever it stands', (text) => {
  const address = `https://puquio.example/#${text}`
  const mail = compose({
    to: 'rosa@example.com',
    subject: text,
    before: [text, 'Segundo párrafo'],
    tables: [{ title: text, head: [text, text], rows: [[text, text]], none: text }],
    link: { label: text, address },
    after: [text],
  })
  const plain = compose({
    to: '',
    subject: '',
    before: ['a', 'b'],
    tables: [{ title: 't', head: ['h', 'i'], rows: [['r', 's']], none: '' }],
    link: { label: 'c', address: 'https://d.example' },
    after: ['e'],
  })
  expect(shapeOf(mail.html)).toEqual(shapeOf(plain.html))
  const words = wordsOf(mail.html)
  expect(words.filter((one) => /[<>"]/.test(one))).toEqual([])
  expect(words.map(decoded).filter((one) => one === text)).toHaveLength(8)
  const [, href = ''] = /href="([^"]*)"/.exec(mail.html) ?? []
  expect(decoded(href)).toBe(address)
})

test('an address in a text can be opened, and is shown as far as people read it', () => {
  const before = ['Plano: https://mina.pe/a?b=1&c=2. Fin']
  const { html, text } = compose({ to: '', subject: '', before, after: [] })
  expect(html).toContain(
    '<p>Plano: <a href="https://mina.pe/a?b=1&amp;c=2" style="word-break:break-all">https://mina.pe/a?…</a>. Fin</p>',
  )
  expect(text).toContain(before[0])
})

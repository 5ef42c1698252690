import { describe, expect, it } from 'vitest'
import { type CsvEncoding, detectDialect } from './csv-dialect.ts'

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
/** As UTF-8, of letters below U+0800. */
const utf8Of = (text: string) =>
  Uint8Array.from(
    [...text].flatMap((letter) => {
      const code = letter.codePointAt(0) ?? 0
      return code < 0x80 ? [code] : [0xc0 | (code >> 6), 0x80 | (code & 0x3f)]
    }),
  )
const decode = (bytes: Uint8Array, encoding: CsvEncoding) =>
  encoding.startsWith('utf-16')
    ? Array.from({ length: bytes.length / 2 }, (_, at) => {
        const [one = 0, other = 0] = [bytes[at * 2], bytes[at * 2 + 1]]
        return String.fromCharCode(
          encoding === 'utf-16le' ? one | (other << 8) : (one << 8) | other,
        )
      }).join('')
    : String.fromCharCode(...bytes)
const detect = (bytes: Uint8Array) => detectDialect(bytes, decode)

describe('detectDialect', () => {
  it.each([
    ['a,b,c\n1,2,3\n', ','],
    ['a;b;c\r\n1,5;2,5;3,5\r\n1,5;2,5;3,5\r\n', ';'],
    ['a\tb\tc\n1,5\t2,5\t3\n', '\t'],
    ['a|b|c\n1,2|2|3\n', '|'],
    ['"x;y",b,c\n"1;2;3;4",5,6\n', ','],
    ['"two\nlines;",b;c\n"a ""quoted"" ,;";2\n', ';'],
    ['sep=;\na,b;c\n1,2;3\n', ';'],
    ['a;b;c', ';'],
  ] as const)('%j is parted by %j', (text, delimiter) =>
    expect(detect(bytesOf(text))?.delimiter).toBe(delimiter),
  )

  it('takes titles above the table for no rows of it', () => {
    const text = `Informe 12, Lima\n\n${'E-01;1,5;2,5;3,5;4,5\n'.repeat(5)}`
    expect(detect(bytesOf(text))).toMatchObject({ delimiter: ';', columns: 5 })
  })

  it('tells UTF-8 with and without its mark from Windows-1252', () => {
    const text = 'Estación;µg/L\n'
    expect(detect(utf8Of(text))).toMatchObject({ encoding: 'utf-8', markBytes: 0 })
    expect(detect(utf8Of(`\u00ef\u00bb\u00bf`))).not.toMatchObject({ markBytes: 3 })
    expect(detect(Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8Of(text)]))).toMatchObject({
      encoding: 'utf-8',
      markBytes: 3,
    })
    expect(detect(bytesOf(text))).toMatchObject({ encoding: 'windows-1252', delimiter: ';' })
  })

  it('reads the UTF-16 of Excel’s Unicode text', () => {
    const text = 'a\tb\n1\t2\n'
    const little = [...bytesOf(text)].flatMap((byte) => [byte, 0])
    expect(detect(Uint8Array.from([0xff, 0xfe, ...little]))).toEqual({
      encoding: 'utf-16le',
      markBytes: 2,
      delimiter: '\t',
      quote: '"',
      columns: 2,
    })
  })

  it('allows a letter that the end of the sample cuts', () => {
    expect(detect(utf8Of('Estació').subarray(0, -1))?.encoding).toBe('utf-8')
  })

  it.each([
    [[0xc0, 0x80]],
    [[0xed, 0xa0, 0x80]],
    [[0xf5, 0x80, 0x80, 0x80]],
    [[0xe0, 0x80, 0x80]],
    [[0x80]],
    [[0xf3, 0x2c]],
  ])('finds no UTF-8 in %j', (bytes) =>
    expect(detect(Uint8Array.from([...bytes, 0x2c]))?.encoding).toBe('windows-1252'),
  )

  it('finds no text in bytes of zero', () =>
    expect(detect(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]))).toBeNull())
})

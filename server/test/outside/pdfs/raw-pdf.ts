/** A page by its content stream, with what else its dictionary and its resources have. */
export type RawPage = { content: string; entries?: string; resources?: string }

/** Objects to add, as the file has them, beside catalogue, page tree, pages and fonts; they begin at number 10. */
export type RawParts = { objects?: string[]; catalogue?: string; trailer?: string }

export const firstOwnObject = 10
const fonts = '/F1 3 0 R /F2 4 0 R'

/**
 * A PDF written by hand, so that a test has every operator as it wants it. F1 is Helvetica as Windows encodes it, F2
 * has a ligature at code 1, and at code 2 an e whose accent is a character of its own.
 */
export function rawPdf(pages: readonly RawPage[], parts: RawParts = {}): Buffer {
  const own = parts.objects ?? []
  const firstPage = firstOwnObject + own.length
  const kids = pages.map((_, index) => `${firstPage + index * 2} 0 R`)
  const named = '<< /Type /Encoding /Differences [1 /fi /eacute] >>'
  const toUnicode = stream(
    '/CIDInit /ProcSet findresource begin begincmap /CMapName /X def 1 begincodespacerange <00> <FF> endcodespacerange ' +
      '2 beginbfchar <01> <FB01> <02> <00650301> endbfchar 1 beginbfrange <20> <7E> <0020> endbfrange endcmap end',
  )
  const objects: string[] = [
    `<< /Type /Catalog /Pages 2 0 R ${parts.catalogue ?? ''} >>`,
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids.join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding ${named} /ToUnicode 5 0 R >>`,
    toUnicode,
    ...Array.from({ length: firstOwnObject - 6 }, () => 'null'),
    ...own,
    ...pages.flatMap(({ content, entries, resources }, index) => [
      `<< /Type /Page /Parent 2 0 R ${entries ?? '/MediaBox [0 0 600 800]'} /Contents ${firstPage + index * 2 + 1} 0 R ` +
        `/Resources << /Font << ${fonts} >> ${resources ?? ''} >> >>`,
      stream(content),
    ]),
  ]
  let file = '%PDF-1.7\n'
  const offsets: number[] = []
  objects.forEach((object, index) => {
    offsets.push(file.length)
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
  })
  const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${lines.join('')}`
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R ${parts.trailer ?? ''} >>`
  return Buffer.from(`${file}${table}${trailer}\nstartxref\n${file.length}\n%%EOF\n`, 'latin1')
}

export const stream = (content: string, entries = ''): string =>
  `<< /Length ${content.length} ${entries} >>\nstream\n${content}\nendstream`

/** A line of text at a place, in points from the left and the bottom edge, in Latin letters. */
export const line = (text: string, x: number, y: number, size = 10, font = 'F1'): string =>
  `BT /${font} ${size} Tf ${x} ${y} Td (${text.replaceAll(/[\\()]/g, String.raw`\$&`)}) Tj ET\n`

import { deflateRawSync } from 'node:zlib'
import { entry, type RawEntry, rawPackage, sheetOpening, workbookParts } from './raw-package.ts'

/** The same numbers for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const rows = Array.from(
  { length: 40 },
  (_, at) =>
    `<row r="${at + 1}"><c r="A${at + 1}" t="inlineStr"><is><t>PM-${at}</t></is></c><c r="B${at + 1}"><f>1+${at}</f><v>${at}</v></c></row>`,
).join('')
const sheet = `${sheetOpening}<sheetData>${rows}</sheetData><mergeCells count="1"><mergeCell ref="A2:A4"/></mergeCells></worksheet>`

/** What is repeated over and over where somebody looks for a pattern that is not linear. */
const pieces = [
  '<mergeCell ',
  '</f></c>',
  '<c ',
  '<row r="',
  '<',
  '>',
  ' ',
  '"',
  '<c r="A1"><f>',
  '&#',
  '<is><t>',
  '<mergeCells><mergeCell ref="A1:XFD1048576"/>',
  '</row>',
  '<!--',
  '<![CDATA[',
  '<sheet name="',
  '<Relationship Id="',
]

/** A workbook that was changed by chance, in its XML or in its bytes. */
export function mutatedPackage(seed: number): Buffer {
  const chance = seeded(seed)
  const below = (count: number) => Math.floor(chance() * count)
  const parts = workbookParts(sheet).map((part) => ({ ...part }))
  const xmls = xmlOf()
  for (let change = 0; change <= below(3); change++) {
    const at = chance() < 0.7 ? parts.length - 1 : below(parts.length)
    parts[at] = mutatedPart(parts[at]!, xmls[at] ?? sheet)
  }
  const bytes = rawPackage(parts)
  if (chance() < 0.3)
    for (let flip = 0; flip <= below(20); flip++) bytes[below(bytes.length)] = below(256)
  return chance() < 0.1 ? bytes.subarray(0, below(bytes.length)) : bytes

  function mutatedPart({ name }: RawEntry, xml: string): RawEntry {
    const at = below(xml.length)
    const kind = below(5)
    if (kind === 0) return entry(name, xml.slice(0, at) + xml.slice(at + below(200)))
    if (kind === 1) return entry(name, xml.slice(0, at))
    const piece = pieces[below(pieces.length)]!
    const times = 10 ** (1 + below(5))
    const repeated = piece.repeat(Math.min(times, 1_000_000 / piece.length))
    if (kind === 2) return entry(name, xml.slice(0, at) + repeated + xml.slice(at))
    if (kind === 3) return entry(name, xml.slice(0, at) + repeated)
    const mutated = entry(name, repeated)
    return { ...mutated, deflated: deflateRawSync(repeated, { level: below(10) }) }
  }
}

/** The sheet's XML stands where its part does; the small parts are taken from the same list. */
function xmlOf(): string[] {
  const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  return [
    `<Types><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/></Types>`,
    '<Relationships><Relationship Id="rId1" Type="x/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    '<workbook xmlns:r="r"><sheets><sheet name="Plan" sheetId="1" r:id="rId1"/></sheets></workbook>',
    '<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
  ]
}

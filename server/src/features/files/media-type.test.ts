import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { entry, rawPackage } from '../../../test/workbooks/raw-package.ts'
import { mediaTypeOf } from './media-type.ts'

const headBytes = 8192
const contentTypes = (part: string, kind: string) =>
  entry(
    '[Content_Types].xml',
    `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${kind}.main+xml"/></Types>`,
  )

/** An office file whose list of contents begins at this byte, as openpyxl and others write it: last. */
function officeFile(part: string, kind: string, listAt: number) {
  const main = entry(part, '<main/>')
  const before = 30 + part.length + main.deflated.length
  const name = `${part.split('/')[0]}/theme.xml`
  const rest = listAt - before - 30 - name.length
  const filling = { name, deflated: randomBytes(rest), size: rest, crc: 0 }
  return rawPackage([main, filling, contentTypes(part, kind)])
}
const typeOf = async (file: Buffer) =>
  (await mediaTypeOf({ bytes: file.subarray(0, headBytes), size: file.length }))?.ext

test.each([
  ['xlsx', 'xl/workbook.xml', 'spreadsheetml.sheet'],
  ['docx', 'word/document.xml', 'wordprocessingml.document'],
  ['pptx', 'ppt/presentation.xml', 'presentationml.presentation'],
])('an %s is one wherever its list of contents stands', async (ext, part, kind) => {
  const found: Record<number, string | undefined> = {}
  for (let listAt = 7_600; listAt < 8_600; listAt += 7) {
    const type = await typeOf(officeFile(part, kind, listAt))
    if (type !== ext) found[listAt] = type
  }
  expect(found).toEqual({})
})

test('another archive stays one', async () => {
  const rest = randomBytes(20_000)
  const archive = rawPackage([
    entry('readme.txt', 'x'),
    { name: 'data.bin', deflated: rest, size: rest.length, crc: 0 },
    entry('xl/workbook.xml', '<main/>'),
  ])
  expect(await typeOf(archive)).toBe('zip')
})

import { constants, crc32, deflateRawSync } from 'node:zlib'

/** An entry as it will stand in the package; `claims` lies about its size. */
export type RawEntry = {
  name: string
  deflated: Buffer
  size: number
  crc: number
  claims?: number
}

export function entry(name: string, content: string | Buffer): RawEntry {
  const data = Buffer.from(content)
  return { name, deflated: deflateRawSync(data), size: data.length, crc: crc32(data) }
}

/**
 * An entry of any size in no time: one deflated unit, flushed to a byte boundary, repeated.
 * Its checksum is left wrong, since a guard has to stop long before the end.
 */
export function swollenEntry(
  name: string,
  parts: { before: string; unit: string; times: number; after: string },
): RawEntry {
  const flush = { finishFlush: constants.Z_FULL_FLUSH }
  const unit = deflateRawSync(parts.unit, flush)
  return {
    name,
    deflated: Buffer.concat([
      deflateRawSync(parts.before, flush),
      ...new Array<Buffer>(parts.times).fill(unit),
      deflateRawSync(parts.after),
    ]),
    size: parts.before.length + parts.unit.length * parts.times + parts.after.length,
    crc: 0,
  }
}

/** A zip archive with exactly these entries, lies and doubles included. */
export function rawPackage(entries: RawEntry[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, deflated, size, crc, claims } of entries) {
    const tail = Buffer.alloc(26)
    tail.writeUInt16LE(20, 0)
    tail.writeUInt16LE(8, 4)
    tail.writeUInt16LE(0x5c21, 8)
    tail.writeUInt32LE(crc >>> 0, 10)
    tail.writeUInt32LE(deflated.length, 14)
    tail.writeUInt32LE((claims ?? size) >>> 0, 18)
    tail.writeUInt16LE(name.length, 22)
    locals.push(Buffer.from('PK\x03\x04', 'latin1'), tail, Buffer.from(name), deflated)
    const after = Buffer.alloc(14)
    after.writeUInt32LE(offset, 10)
    const made = Buffer.from([20, 0])
    directory.push(Buffer.from('PK\x01\x02', 'latin1'), made, tail, after, Buffer.from(name))
    offset += 30 + name.length + deflated.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, central, end])
}

/** The parts of a workbook of one sheet, under each of the names, to be changed by who tests. */
export function workbookParts(sheetXml: string | RawEntry, names = ['Plan']): RawEntry[] {
  const sheets = names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId1"/>`)
  const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships'
  return [
    entry(
      '[Content_Types].xml',
      `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
    ),
    entry(
      '_rels/.rels',
      `<?xml version="1.0"?><Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    entry(
      'xl/workbook.xml',
      `<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${relations}"><sheets>${sheets.join('')}</sheets></workbook>`,
    ),
    entry(
      'xl/_rels/workbook.xml.rels',
      `<?xml version="1.0"?><Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    typeof sheetXml === 'string' ? entry('xl/worksheets/sheet1.xml', sheetXml) : sheetXml,
  ]
}

export const sheetOpening =
  '<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">'

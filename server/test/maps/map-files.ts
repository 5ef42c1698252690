import { ZipFile } from 'yazl'

/** A zip of files by their names. */
export async function zipOf(files: Readonly<Record<string, Buffer>>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, bytes] of Object.entries(files)) zip.addBuffer(bytes, name)
  zip.end()
  const parts: Buffer[] = []
  for await (const part of zip.outputStream as AsyncIterable<Buffer>) parts.push(part)
  return Buffer.concat(parts)
}

type Shape = { x: number; y: number; name: string }
type Beside = { prj?: string; cpg?: string; encoding?: 'utf8' | 'latin1' }

/** The files of a shapefile of points (ESRI, Shapefile Technical Description; dBASE III). */
export function shapefileOf(
  shapes: readonly Shape[],
  { prj, cpg, encoding = 'latin1' }: Beside,
): Record<string, Buffer> {
  const head = Buffer.alloc(100)
  head.writeInt32BE(9994, 0)
  head.writeInt32LE(1000, 28)
  head.writeInt32LE(1, 32)
  const records = shapes.map(({ x, y }, at) => {
    const record = Buffer.alloc(28)
    record.writeInt32BE(at + 1, 0)
    record.writeInt32BE(10, 4)
    record.writeInt32LE(1, 8)
    record.writeDoubleLE(x, 12)
    record.writeDoubleLE(y, 20)
    return record
  })
  const table = Buffer.alloc(65)
  table[0] = 3
  table.writeUInt32LE(shapes.length, 4)
  table.writeUInt16LE(65, 8)
  table.writeUInt16LE(21, 10)
  table.write('NOMBRE', 32, 'latin1')
  table.write('C', 43, 'latin1')
  table[48] = 20
  table[64] = 0x0d
  const rows = shapes.map(({ name }) => {
    const row = Buffer.alloc(21, ' ')
    row.write(name, 1, encoding)
    return row
  })
  return {
    'capa.shp': Buffer.concat([head, ...records]),
    'capa.dbf': Buffer.concat([table, ...rows]),
    ...(prj === undefined ? {} : { 'capa.prj': Buffer.from(prj) }),
    ...(cpg === undefined ? {} : { 'capa.cpg': Buffer.from(cpg) }),
  }
}

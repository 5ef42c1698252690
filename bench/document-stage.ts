import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findQpdf } from '../server/src/platform/pdf/rewrite/find-qpdf.ts'
import { rewritePdf } from '../server/src/platform/pdf/rewrite/rewrite-pdf.ts'
import { buildMember, buildProject, insert } from '../server/test/build.ts'
import type { startPuquio } from './start-puquio.ts'

const sentence =
  'El titular realizara el monitoreo trimestral de la calidad del agua en los puntos de control aprobados.'

/**
 * A PDF as programs usually write it: each page with its content and a picture of its own, one after another, so that
 * what a viewer needs of all pages is spread over the file.
 */
export function spreadPdf(pages: number, pictureBytes: number): Buffer {
  const parts: Buffer[] = []
  const offsets: number[] = []
  let length = 0
  const put = (...pieces: (string | Buffer)[]) => {
    for (const piece of pieces) {
      const part = typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece
      parts.push(part)
      length += part.length
    }
  }
  const object = (number: number, ...pieces: (string | Buffer)[]) => {
    offsets[number] = length
    put(`${number} 0 obj\n`, ...pieces, '\nendobj\n')
  }
  put('%PDF-1.7\n')
  object(1, '<< /Type /Catalog /Pages 2 0 R >>')
  object(3, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>')
  const side = Math.max(1, Math.floor(Math.sqrt(pictureBytes / 3)))
  const kids = Array.from({ length: pages }, (_, n) => 4 + n * 3)
  for (const [n, number] of kids.entries()) {
    const lines = Array.from(
      { length: 38 },
      (_, row) => `BT /F1 9 Tf 60 ${760 - row * 14} Td (${n + 1}.${row + 1} ${sentence}) Tj ET`,
    )
    const content = `${lines.join('\n')}\nq 160 0 0 60 60 90 cm /P Do Q`
    object(
      number,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${number + 1} 0 R `,
      `/Resources << /Font << /F1 3 0 R >> /XObject << /P ${number + 2} 0 R >> >> >>`,
    )
    object(number + 1, `<< /Length ${content.length} >>\nstream\n${content}\nendstream`)
    const picture = randomBytes(side * side * 3)
    object(
      number + 2,
      `<< /Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceRGB /BitsPerComponent 8 `,
      `/Length ${picture.length} >>\nstream\n`,
      picture,
      '\nendstream',
    )
  }
  const list = kids.map((number) => `${number} 0 R`).join(' ')
  object(2, `<< /Type /Pages /Count ${pages} /Kids [${list}] >>`)
  const size = 4 + pages * 3
  const start = length
  const rows = Array.from(
    { length: size - 1 },
    (_, n) => `${String(offsets[n + 1]).padStart(10, '0')} 00000 n \n`,
  )
  put(`xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`)
  put(`trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`)
  return Buffer.concat(parts)
}

/** The copy that the viewer's job would make of a file. */
export async function viewingCopyOf(content: Buffer): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'puquio-bench-'))
  try {
    const path = join(folder, 'file')
    await writeFile(path, content)
    const copy = await rewritePdf({
      path,
      folder,
      bytes: content.length,
      qpdf: findQpdf(null),
      project: 0,
      signal: new AbortController().signal,
    })
    if (copy === null) throw new Error('The file could not be rewritten')
    return await readFile(copy)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Puquio = Awaited<ReturnType<typeof startPuquio>>

/** A project with an instrument, whose documents its reader can open. */
export async function buildShelf({ platform: { database, files } }: Puquio) {
  const project = await buildProject(database)
  const projectId = project.id
  const entry = { position: 1, kind: 'screen', label: 'screen.Commitments', alias: 'Commitments' }
  await insert(database, 'menu_item', { projectId, ...entry })
  const reader = await buildMember(database, project, 'read')
  const at = new Date().toISOString()
  const unit = await insert(database, 'mining_unit', { projectId, name: 'Unidad de banco' })
  const instrument = await insert(database, 'instrument', {
    projectId,
    miningUnitId: unit.id,
    name: 'EIA-d',
    kind: 'eia-d',
    year: 2014,
    createdAt: at,
    createdBy: reader.id,
  })
  const keep = async (content: Buffer) => {
    const path = join(tmpdir(), `puquio-bench-${process.pid}-${randomBytes(6).toString('hex')}`)
    await writeFile(path, content)
    const sha256 = await files.put(path)
    await rm(path)
    const name = 'EIA-d.pdf'
    const row = { projectId, sha256, name, mediaType: 'application/pdf', bytes: content.length }
    return insert(database, 'stored_file', { ...row, uploadedAt: at, uploadedBy: reader.id })
  }
  const add = async (pages: number, original: Buffer, viewing: Buffer | null) => {
    const document = await insert(database, 'instrument_document', {
      projectId,
      instrumentId: instrument.id,
      name: 'EIA-d.pdf',
      fileId: (await keep(original)).id,
      viewingFileId: viewing === null ? null : (await keep(viewing)).id,
      pages,
      hasScript: false,
      state: 'ready',
      addedAt: at,
      addedBy: reader.id,
    })
    return `/environmental-instruments/documents/${document.id}`
  }
  return { reader, add }
}

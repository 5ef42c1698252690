import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Rows } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import type { FileStore } from '../src/platform/files/file-store.ts'
import type { EvidenceFile } from './evidence.ts'

export type Kept = { sha256: Buffer; bytes: number; mediaType: string }
type Seeded = {
  type: 'instrument' | 'evidence' | 'image' | 'report'
  folder?: string
  name: string
  /** A title a version, the oldest first; for a picture its place among the photographs. */
  versions: readonly (string | number)[]
  isBinned?: boolean
}

const seededFiles: readonly Seeded[] = [
  {
    type: 'report',
    name: 'Informe trimestral IV-2025.pdf',
    versions: ['Informe trimestral IV-2025 (borrador)', 'Informe trimestral IV-2025'],
  },
  {
    type: 'report',
    folder: 'Informes de 2025',
    name: 'Informe trimestral III-2025.pdf',
    versions: ['Informe trimestral III-2025'],
  },
  {
    type: 'instrument',
    folder: 'Estudio de impacto ambiental',
    name: 'EIA 2019, resumen ejecutivo.pdf',
    versions: ['Estudio de impacto ambiental 2019'],
  },
  {
    type: 'instrument',
    folder: 'Plan de cierre',
    name: 'Plan de cierre 2022.pdf',
    versions: ['Plan de cierre de minas 2022'],
  },
  {
    type: 'evidence',
    folder: 'Actas',
    name: 'Acta de supervisión, enero.pdf',
    versions: ['Acta de supervisión'],
  },
  { type: 'image', folder: 'Relavera', name: 'Relavera, vista norte.png', versions: [0] },
  { type: 'image', folder: 'Relavera', name: 'Relavera, vista sur.png', versions: [1, 2] },
  { type: 'image', name: 'Laguna.png', versions: [3] },
  { type: 'image', name: 'Laguna (movida).png', versions: [2], isBinned: true },
]

type Setting = {
  projectId: number
  author: number
  now: string
  evidence: readonly EvidenceFile[]
  pages: ReadonlyMap<string, Kept>
}

/** A page for each title, of which the containers hold. */
export async function keepPages(files: FileStore): Promise<Map<string, Kept>> {
  const titles = seededFiles.flatMap(({ versions }) =>
    versions.filter((version) => typeof version === 'string'),
  )
  const pages = new Map<string, Kept>()
  for (const title of titles) {
    const content = page(title)
    const path = join(tmpdir(), `puquio-page-${randomUUID()}`)
    await writeFile(path, content, { mode: 0o600 })
    const sha256 = await files.put(path)
    await rm(path, { force: true })
    pages.set(title, { sha256, bytes: content.length, mediaType: 'application/pdf' })
  }
  return pages
}

export async function loadContainers(rows: Rows, setting: Setting): Promise<void> {
  const { projectId, author, now, evidence, pages } = setting
  const folders = new Map<string, number>()
  const insert = async (statement: ReturnType<typeof sql>): Promise<number> => {
    const [row] = await rows<{ id: number }>(statement)
    return row?.id as number
  }
  const folderOf = async (type: string, name: string | undefined): Promise<number | null> => {
    if (name === undefined) return null
    const known = folders.get(`${type} ${name}`)
    if (known !== undefined) return known
    const id = await insert(sql`
      insert into container_folder (project_id, type, name, created_at, created_by)
      values (${projectId}, ${type}, ${name}, ${now}, ${author}) returning id`)
    folders.set(`${type} ${name}`, id)
    return id
  }
  const contentOf = (version: string | number): Kept | undefined => {
    if (typeof version === 'string') return pages.get(version)
    const image = evidence[version]
    return image && { ...image, mediaType: 'image/png' }
  }
  for (const { type, folder, name, versions, isBinned } of seededFiles) {
    const folderId = await folderOf(type, folder)
    const binned = isBinned ? { at: now, by: author } : { at: null, by: null }
    const id = await insert(sql`
      insert into container_file (project_id, type, folder_id, name, version, binned_at, binned_by)
      values (${projectId}, ${type}, ${folderId}, ${name}, ${versions.length}, ${binned.at}, ${binned.by})
      returning id`)
    for (const [index, version] of versions.entries()) {
      const kept = contentOf(version) as Kept
      const fileId = await insert(sql`
        insert into stored_file (project_id, sha256, name, media_type, bytes, uploaded_at, uploaded_by)
        values (${projectId}, ${kept.sha256}, ${name}, ${kept.mediaType}, ${kept.bytes}, ${now}, ${author})
        returning id`)
      await rows(sql`
        insert into container_version (project_id, container_file_id, version, file_id, made_at, made_by)
        values (${projectId}, ${id}, ${index + 1}, ${fileId}, ${now}, ${author})`)
    }
  }
}

/** One page of PDF with a title (ISO 32000-1, 7.5), in Latin-1. */
function page(title: string): Buffer {
  const text = title.replace(/[\\()]/g, '\\$&')
  const drawn = `BT /F1 20 Tf 60 760 Td (${text}) Tj ET BT /F1 11 Tf 60 730 Td (Documento de demostración) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let written = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = written.length
    written += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${written.length}\n%%EOF\n`
  return Buffer.from(`${written}${table}${trailer}`, 'latin1')
}

import { randomUUID } from 'node:crypto'
import type { Database } from '../../src/platform/db/database.ts'
import { insert, type Row } from '../build.ts'

type Of = { project: Row; admin: { id: number } }

/** A folder for evidence. */
export function buildFolder(
  database: Database,
  { project, admin }: Of,
  isBinned = false,
): Promise<Row> {
  return insert(database, 'container_folder', {
    projectId: project.id,
    type: 'evidence',
    name: randomUUID(),
    createdAt: at,
    createdBy: admin.id,
    ...(isBinned ? { binnedAt: at, binnedBy: admin.id } : {}),
  })
}

/** A file of a container, with one version. */
export async function buildContainerFile(
  database: Database,
  { project, admin, file }: Of & { file: Row },
  isBinned = false,
  type = 'evidence',
): Promise<Row> {
  const projectId = project.id
  const made = await insert(database, 'container_file', {
    projectId,
    type,
    name: `${randomUUID()}.pdf`,
    ...(isBinned ? { binnedAt: at, binnedBy: admin.id } : {}),
  })
  await insert(database, 'container_version', {
    projectId,
    containerFileId: made.id,
    version: 1,
    fileId: file.id,
    madeAt: at,
    madeBy: admin.id,
  })
  return made
}

/** An upload of which nothing has arrived yet. */
export async function buildUpload(
  database: Database,
  { project, user }: { project: Row; user: { id: number } },
): Promise<string> {
  const id = randomUUID()
  await insert(database, 'container_upload', {
    id,
    projectId: project.id,
    userId: user.id,
    type: 'evidence',
    name: 'foto.png',
    bytes: 68,
    modifiedMs: 0,
    createdAt: at,
  })
  return id
}

const at = '2026-02-01T12:00:00Z'

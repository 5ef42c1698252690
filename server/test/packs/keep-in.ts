import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { insert, type Row } from '../build.ts'
import type { TestApp } from '../harness.ts'

export type Keep = (
  project: { id: number },
  name: string,
  mediaType: string,
  content: Buffer,
) => Promise<Row>

/** Puts a file into the store, with its record. */
export const keepIn =
  (puquio: TestApp, user: { id: number }, folder: string): Keep =>
  async (project, name, mediaType, content) => {
    const path = join(folder, 'kept')
    writeFileSync(path, content)
    return insert(puquio.database, 'stored_file', {
      projectId: project.id,
      sha256: await puquio.platform.files.put(path),
      name,
      mediaType,
      bytes: content.length,
      uploadedAt: '2026-02-01T12:00:00Z',
      uploadedBy: user.id,
    })
  }

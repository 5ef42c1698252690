import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Platform } from '../src/platform/platform.ts'
import { buildMember, buildMine, insert } from './build.ts'

/** A project with a row in every table that belongs to projects, for the proofs about all of them. */
export async function buildEverything({ database, files, config }: Platform) {
  const mine = await buildMine(database)
  const { project, admin, plan, monitoring } = mine
  const projectId = project.id
  const inProject = { projectId, monitoringId: monitoring.id }
  const at = '2026-02-01T12:00:00Z'
  const member = await buildMember(database, project, 'read')

  const content = randomBytes(32)
  const sha256 = createHash('sha256').update(content).digest()
  const path = join(config.dataFolder, `upload-${sha256.toString('hex')}`)
  writeFileSync(path, content)
  await files.put(sha256, path)
  const stored = { projectId, sha256, name: 'ficha.pdf', mediaType: 'application/pdf', bytes: 32 }
  const file = await insert(database, 'stored_file', {
    ...stored,
    uploadedAt: at,
    uploadedBy: admin.id,
  })
  await insert(database, 'monitoring_evidence', { ...inProject, fileId: file.id, kind: 'photo' })
  const change = { ...inProject, at, userId: admin.id, action: 'followed-up', changes: '[]' }
  await insert(database, 'monitoring_change', change)
  await insert(database, 'monitoring_addition', {
    projectId,
    key: randomUUID(),
    planId: plan.id,
    added: 1,
    at,
  })

  const item = await insert(database, 'menu_item', {
    projectId,
    position: 1,
    kind: 'screen',
    label: 'menu.home',
    alias: 'Home',
  })
  await insert(database, 'menu_hidden', { projectId, menuItemId: item.id, userId: member.id })

  const key = randomUUID()
  await insert(database, 'plan_import', {
    projectId,
    key,
    userId: admin.id,
    fileName: 'plan.xlsx',
    fileHash: sha256,
    contentHash: sha256,
    state: 'checked',
    aliveAt: at,
    createdAt: at,
  })
  const cells = ['PM-01']
  await insert(database, 'plan_import_row', {
    projectId,
    key,
    position: 0,
    row: 2,
    cells,
    stationKey: 'pm-01',
  })
  return { ...mine, member, file, key, menuItem: item }
}

export type Everything = Awaited<ReturnType<typeof buildEverything>>

import { randomUUID } from 'node:crypto'
import {
  containerMaxBytes,
  type containerRoutes,
  type ContainerType,
  openContainerTypes,
} from '@puquio/contract/containers'
import { roles, safeName } from '@puquio/domain'
import type { z } from 'zod'
import { readProjectBytes } from '../../../platform/db/project-bytes.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { requireFreeDisk, requireQuota } from '../../../platform/files/room.ts'
import type { Platform } from '../../../platform/platform.ts'
import { Problem } from '../../../platform/problem.ts'
import { findNamed } from '../changes-store.ts'
import { refuseHidden } from '../folders.ts'
import type { Arriving } from './arriving.ts'
import {
  announcedBytes,
  countUploads,
  findSameUpload,
  insertUpload,
  lockBeginning,
} from './store.ts'

/** Most unfinished uploads of one person in a project, each of which keeps what has arrived. */
const unfinishedMax = 50

type UploadToBegin = z.output<typeof containerRoutes.beginUpload.body>

/** Begins an upload. The same file for the same place, of which a part has arrived, is gone on with. */
export async function beginUpload(
  { config }: Pick<Platform, 'config'>,
  scope: ProjectScope,
  { arriving, asked: { onSameName, ...given } }: { arriving: Arriving; asked: UploadToBegin },
) {
  refuseType(scope, given.type)
  if (given.bytes > containerMaxBytes)
    throw new Problem('TOO_LARGE', { maxMb: containerMaxBytes / 1_000_000 })
  const upload = { ...given, name: safeName(given.name), arrivesIn: await arriving.folderId() }
  const id = await scope.transaction(async (scope) => {
    await refuseHidden(scope, upload.type, upload.folderId)
    // Told before the bytes are sent; it is looked at once more when they have come.
    if (onSameName === 'ask' && (await findNamed(scope, upload, upload.name)))
      throw new Problem('FILE_NAME_TAKEN', { name: upload.name })
    await lockBeginning(scope)
    const same = await findSameUpload(scope, upload)
    if (same) return same.id
    if ((await countUploads(scope)) >= unfinishedMax)
      throw new Problem('UPLOADS_UNFINISHED', { max: unfinishedMax })
    await requireFreeDisk(config, upload.bytes)
    await requireQuota(config, scope, upload.bytes)
    if (!isAdmin(scope)) await requireShare(config, scope, upload.bytes)
    const id = randomUUID()
    await insertUpload(scope, { id, ...upload })
    return id
  })
  return { id, received: await arriving.received(id) }
}

const isAdmin = ({ isSystemAdmin, permissions }: ProjectScope) =>
  isSystemAdmin || permissions.includes(roles.ADMIN)

/** Bytes that somebody announces and does not send must not keep others out; one file may be of any size. */
async function requireShare(
  { projectQuotaBytes }: Platform['config'],
  scope: ProjectScope,
  bytes: number,
) {
  const announced = await announcedBytes(scope)
  const left = projectQuotaBytes - (await readProjectBytes(scope)) + announced
  if (announced > 0 && announced + bytes > left / 4) throw new Problem('UPLOADS_TOO_LARGE')
}

/** Users without ADMIN add to some types. */
function refuseType(scope: ProjectScope, type: ContainerType) {
  if (!isAdmin(scope) && !openContainerTypes.includes(type)) throw new Problem('ACCESS_DENIED')
}

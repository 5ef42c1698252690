import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { ArrivingBytes } from '../../../platform/http/take-bytes.ts'
import { requireFreeDisk } from '../../../platform/files/room.ts'
import type { Platform } from '../../../platform/platform.ts'
import { Problem } from '../../../platform/problem.ts'
import type { Arriving } from './arriving.ts'
import { uploadHere } from './upload-here.ts'

type Part = { arriving: Arriving; id: string; offset: number; bytes: ArrivingBytes }

export async function receivePart(
  { config }: Pick<Platform, 'config'>,
  scope: ProjectScope,
  { arriving, id, offset, bytes: { length, stream } }: Part,
) {
  const upload = await uploadHere(scope, arriving, id)
  if (upload.containerFileId !== null) throw new Problem('NOT_FOUND')
  if (offset + length > upload.bytes)
    throw new Problem('UPLOAD_OFFSET', { received: await arriving.received(id) })
  await requireFreeDisk(config, length)
  return { id, received: await arriving.write(id, { offset, bytes: stream }) }
}

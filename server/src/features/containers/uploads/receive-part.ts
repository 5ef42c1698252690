import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { ArrivingBytes } from '../../../platform/http/take-bytes.ts'
import { Problem } from '../../../platform/problem.ts'
import type { Arriving } from './arriving.ts'
import { uploadHere } from './upload-here.ts'

type Part = { arriving: Arriving; id: string; offset: number; bytes: ArrivingBytes }

export async function receivePart(
  scope: ProjectScope,
  { arriving, id, offset, bytes: { length, stream } }: Part,
) {
  const requireUnfinished = async () => {
    const upload = await uploadHere(scope, arriving, id)
    if (upload.containerFileId !== null) throw new Problem('NOT_FOUND')
    return upload
  }
  const upload = await requireUnfinished()
  if (offset + length > upload.bytes)
    throw new Problem('UPLOAD_OFFSET', { received: await arriving.received(id) })
  const requireWanted = async () => void (await requireUnfinished())
  const part = { sentBy: scope.userId, offset, bytes: stream, length, requireWanted }
  return { id, received: await arriving.write(id, part) }
}

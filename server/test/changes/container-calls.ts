import { containerRoutes } from '@puquio/contract/containers'
import type { buildMine } from '../build.ts'
import type { ChangeCall, ChangeName } from './change-call.ts'
import type { TestApp } from '../harness.ts'
import { buildContainerFile, buildFolder } from '../proofs/build-container.ts'
import { buildEvidence } from '../proofs/build-everything.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const upload = {
  type: 'evidence',
  folderId: null,
  name: 'foto.png',
  bytes: png.length,
  modifiedMs: 0,
  onSameName: 'ask',
} as const

type Project = {
  mine: Awaited<ReturnType<typeof buildMine>>
  as: { id: number }
  on: { projectId: number }
}
type Thing = (make: (given: Project) => Promise<ChangeCall>) => () => Promise<ChangeCall>
type Calls = Record<Extract<ChangeName, `containers.${string}`>, () => Promise<ChangeCall>>

/** Those of file containers, for changeCalls. */
export function containerCalls(puquio: TestApp, thing: Thing): Calls {
  const { database, platform } = puquio
  const folder = (isBinned = false, body?: object) =>
    thing(async ({ mine }) => ({
      params: { folderId: (await buildFolder(database, mine, isBinned)).id },
      ...(body ? { body } : {}),
    }))
  const file = (isBinned = false, body?: object) =>
    thing(async ({ mine }) => {
      const stored = await buildEvidence(platform, mine)
      const made = await buildContainerFile(database, { ...mine, file: stored }, isBinned)
      return { params: { containerFileId: made.id }, ...(body ? { body } : {}) }
    })
  const begun = async ({ as, on }: Project) => {
    const calls = await puquio.signIn(as)
    const { id } = await calls.call(containerRoutes.beginUpload, { params: on, body: upload })
    return { uploadId: id }
  }
  const part = { query: { offset: 0 }, file: { name: '', bytes: png } }
  return {
    'containers.createFolder': thing(async () => ({
      body: { type: 'evidence', parentId: null, name: 'Nueva' },
    })),
    'containers.editFolder': folder(false, { name: 'Otra' }),
    'containers.binFolder': folder(),
    'containers.restoreFolder': folder(true),
    'containers.editFile': file(false, { name: 'otra.pdf' }),
    'containers.binFile': file(),
    'containers.restoreFile': file(true),
    'containers.restoreVersion': file(false, { version: 1 }),
    'containers.beginUpload': thing(async () => ({ body: upload })),
    'containers.uploadPart': thing(async (project) => ({
      params: await begun(project),
      ...part,
    })),
    'containers.finishUpload': thing(async (project) => {
      const params = await begun(project)
      const calls = await puquio.signIn(project.as)
      const { file, query } = part
      const to = { params: { ...project.on, ...params }, query }
      await calls.call(containerRoutes.uploadPart, to, { file })
      return { params, body: { onSameName: 'ask' } }
    }),
    'containers.cancelUpload': thing(async (project) => ({ params: await begun(project) })),
    'containers.discardUpload': thing(async (project) => ({ params: await begun(project) })),
  }
}

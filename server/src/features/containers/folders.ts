import type { containerRoutes, ContainerFolder, ContainerType } from '@puquio/contract/containers'
import { freeName, nameKey, safeName } from '@puquio/domain'
import type { z } from 'zod'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { alreadyExists, orAlreadyExists } from '../../platform/db/or-already-exists.ts'
import { Problem } from '../../platform/problem.ts'
import {
  countFolders,
  findFolder,
  folderNamesIn,
  insertFolder,
  isShown,
  lockContainers,
  setFolderBinned,
  shownFolders,
  updateFolder,
} from './folders-store.ts'

/** Most folders of one type in a project, all of which the page reads at once. */
const foldersMax = 2_000

export const createFolder = (
  scope: ProjectScope,
  { type, parentId, name: given }: z.output<typeof containerRoutes.createFolder.body>,
): Promise<ContainerFolder> =>
  scope.transaction(async (scope) => {
    await lockContainers(scope)
    const name = safeName(given)
    await refuseHidden(scope, type, parentId)
    if ((await countFolders(scope, type)) >= foldersMax)
      throw new Problem('FOLDERS_FULL', { max: foldersMax })
    await refuseTaken(scope, { type, parentId, name })
    return orAlreadyExists(insertFolder(scope, { type, parentId, name }), 'name', name)
  })

export const editFolder = (
  scope: ProjectScope,
  id: number,
  change: z.output<typeof containerRoutes.editFolder.body>,
): Promise<null> =>
  scope.transaction(async (scope) => {
    await lockContainers(scope)
    const folder = await shownFolder(scope, id)
    const { type } = folder
    const name = change.name === undefined ? folder.name : safeName(change.name)
    const parentId = change.parentId === undefined ? folder.parentId : change.parentId
    await refuseHidden(scope, type, parentId)
    if (parentId !== null && (await isWithin(scope, type, parentId, id)))
      throw new Problem('FOLDER_IN_ITSELF')
    const isElsewhere = parentId !== folder.parentId
    if (isElsewhere || nameKey(name) !== nameKey(folder.name))
      await refuseTaken(scope, { type, parentId, name })
    await orAlreadyExists(updateFolder(scope, id, { name, parentId }), 'name', name)
    return null
  })

export const binFolder = (scope: ProjectScope, id: number): Promise<null> =>
  scope.transaction(async (scope) => {
    await lockContainers(scope)
    await shownFolder(scope, id)
    await setFolderBinned(scope, id, true)
    return null
  })

/** Where the folder that it was in is not shown, it comes back at the top. */
export const restoreFolder = (scope: ProjectScope, id: number): Promise<null> =>
  scope.transaction(async (scope) => {
    await lockContainers(scope)
    const folder = await findFolder(scope, id)
    if (!folder?.isBinned) throw new Problem('NOT_FOUND')
    const { type } = folder
    const parentId = await shownOrTop(scope, type, folder.parentId)
    const taken = await folderNamesIn(scope, type, parentId)
    const name = freeName(folder.name, (one) => taken.has(nameKey(one)))
    // Its old name may be taken as long as it is in the bin.
    await updateFolder(scope, id, { name, parentId })
    await orAlreadyExists(setFolderBinned(scope, id, false), 'name', name)
    return null
  })

/** The container's top is always shown. */
export async function refuseHidden(scope: ProjectScope, type: ContainerType, id: number | null) {
  if (id !== null && !(await isShown(scope, type, id))) throw new Problem('NOT_FOUND')
}

export const shownOrTop = async (scope: ProjectScope, type: ContainerType, id: number | null) =>
  id !== null && (await isShown(scope, type, id)) ? id : null

async function shownFolder(scope: ProjectScope, id: number) {
  const folder = await findFolder(scope, id)
  if (!folder || !(await isShown(scope, folder.type, id))) throw new Problem('NOT_FOUND')
  return folder
}

async function isWithin(scope: ProjectScope, type: ContainerType, id: number, above: number) {
  const below = await scope.rows<{ id: number }>(shownFolders(scope, type, above))
  return below.some((one) => one.id === id)
}

async function refuseTaken(
  scope: ProjectScope,
  { type, parentId, name }: { type: ContainerType; parentId: number | null; name: string },
) {
  const taken = await folderNamesIn(scope, type, parentId)
  if (taken.has(nameKey(name))) throw alreadyExists('name', name)
}

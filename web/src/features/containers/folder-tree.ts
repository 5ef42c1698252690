import type { ContainerFolder } from '@puquio/contract/containers'

/** Returns the folders from the top down to the one that is open. */
export const folderPath = (
  folders: readonly ContainerFolder[],
  open: number | null,
): readonly ContainerFolder[] => {
  const found = folders.find(({ id }) => id === open)
  return found ? [...folderPath(folders, found.parentId), found] : []
}

/** Returns all folders with their depth, each before those in it; `without` leaves a folder out with its own. */
export const folderLines = (
  folders: readonly ContainerFolder[],
  without: number | null = null,
  parentId: number | null = null,
  depth = 0,
): readonly { folder: ContainerFolder; depth: number }[] =>
  folders
    .filter((folder) => folder.parentId === parentId && folder.id !== without)
    .flatMap((folder) => [
      { folder, depth },
      ...folderLines(folders, without, folder.id, depth + 1),
    ])

import { z } from 'zod'
import {
  binnedItem,
  containerFile,
  containerFileDetail,
  containerFolder,
  containerType,
  fileChange,
  folderChange,
  folderInput,
  mediaGroups,
  monitoringFile,
} from './containers/files.ts'
import { containerUploadRoutes } from './containers/uploads.ts'
import { file, route } from './kit/route.ts'
import { flag, idList, idText, listQuery, nothing, pageOf } from './kit/values.ts'

export * from './containers/files.ts'
export * from './containers/uploads.ts'

const inProject = z.object({ projectId: idText })
const oneFolder = inProject.extend({ folderId: idText })
const oneFile = inProject.extend({ containerFileId: idText })
const of = '/fkl-file/projects/:projectId'
const pages = ['name', 'bytes', 'changedAt', 'changedBy'] as const

export const containerRoutes = {
  folders: route({
    method: 'GET',
    path: `${of}/folders`,
    access: 'project:read',
    reads: ['containers'],
    summary: 'All folders of a type of container',
    params: inProject,
    query: z.object({ type: containerType.default('instrument') }),
    response: z.array(containerFolder),
  }),
  createFolder: route({
    method: 'POST',
    path: `${of}/folders`,
    access: 'project:admin',
    changes: ['containers'],
    summary: 'Create a folder',
    params: inProject,
    body: folderInput,
    response: containerFolder,
    problems: ['NOT_FOUND', 'ALREADY_EXISTS', 'FOLDERS_FULL'],
  }),
  editFolder: route({
    method: 'PATCH',
    path: `${of}/folders/:folderId`,
    access: 'project:admin',
    changes: ['containers'],
    summary: 'Rename a folder, or move it with all that it holds',
    params: oneFolder,
    body: folderChange,
    response: nothing,
    problems: ['ALREADY_EXISTS', 'FOLDER_IN_ITSELF'],
  }),
  binFolder: route({
    method: 'DELETE',
    path: `${of}/folders/:folderId`,
    access: 'project:admin',
    changes: ['containers'],
    summary: 'Put a folder into the bin with all that it holds',
    params: oneFolder,
    response: nothing,
  }),
  restoreFolder: route({
    method: 'POST',
    path: `${of}/folders/:folderId/restore`,
    access: 'project:admin',
    changes: ['containers'],
    summary: 'Take a folder out of the bin; where its name is taken it gets a number',
    params: oneFolder,
    response: nothing,
    problems: ['ALREADY_EXISTS'],
  }),
  files: route({
    method: 'GET',
    path: `${of}/container-files`,
    access: 'project:read',
    reads: ['containers', 'users'],
    summary: 'Files of a folder of a container, or of all of its folders where something is sought',
    params: inProject,
    query: listQuery(pages).extend({
      type: containerType.default('instrument'),
      /** The container's top where it is left out. */
      folder: idText.optional(),
      group: z.enum(mediaGroups).optional(),
      /** Of all folders, as where something is sought. */
      everywhere: flag,
    }),
    response: pageOf(containerFile),
  }),
  bin: route({
    method: 'GET',
    path: `${of}/container-bin`,
    access: 'project:read',
    reads: ['containers', 'users'],
    summary: 'What was put into the bin of a type of container',
    params: inProject,
    query: listQuery(['name', 'binnedAt', 'binnedBy']).extend({
      type: containerType.default('instrument'),
    }),
    response: pageOf(binnedItem),
  }),
  monitoringFiles: route({
    method: 'GET',
    path: `${of}/monitoring-files`,
    access: 'project:read',
    reads: ['monitorings', 'reference', 'users'],
    summary: 'Evidence of monitorings, which is changed at its monitoring alone',
    params: inProject,
    query: listQuery(['name', 'bytes', 'uploadedAt', 'uploadedBy', 'station']).extend({
      group: z.enum(mediaGroups).optional(),
    }),
    response: pageOf(monitoringFile),
  }),
  file: route({
    method: 'GET',
    path: `${of}/container-files/:containerFileId`,
    access: 'project:read',
    reads: ['containers', 'users'],
    summary: 'One file with its versions',
    params: oneFile,
    response: containerFileDetail,
  }),
  content: file({
    method: 'GET',
    path: `${of}/container-files/:containerFileId/content`,
    access: 'project:read',
    summary: 'The content of a file, or of one of its versions',
    params: oneFile,
    query: z.object({ inline: z.literal('1').optional(), version: idText.optional() }),
  }),
  archive: file({
    method: 'GET',
    path: `${of}/container-archive`,
    access: 'project:read',
    summary: 'Files and folders of a container as one ZIP file',
    params: inProject,
    query: z.object({
      type: containerType.default('instrument'),
      files: idList,
      folders: idList,
    }),
  }),
  editFile: route({
    method: 'PATCH',
    path: `${of}/container-files/:containerFileId`,
    access: 'project:admin',
    changes: ['containers'],
    summary: 'Rename a file, or move it to another folder',
    params: oneFile,
    body: fileChange,
    response: nothing,
    problems: ['ALREADY_EXISTS'],
  }),
  binFile: route({
    method: 'DELETE',
    path: `${of}/container-files/:containerFileId`,
    access: 'project:admin',
    changes: ['containers'],
    summary: 'Put a file into the bin',
    params: oneFile,
    response: nothing,
  }),
  restoreFile: route({
    method: 'POST',
    path: `${of}/container-files/:containerFileId/restore`,
    access: 'project:admin',
    changes: ['containers'],
    summary: 'Take a file out of the bin; where its name is taken it gets a number',
    params: oneFile,
    response: nothing,
    problems: ['ALREADY_EXISTS'],
  }),
  restoreVersion: route({
    method: 'POST',
    path: `${of}/container-files/:containerFileId/versions`,
    access: 'project:admin',
    changes: ['containers'],
    summary: 'Make the content of an earlier version the newest one',
    params: oneFile,
    body: z.object({ version: z.int().positive() }),
    response: nothing,
  }),
  ...containerUploadRoutes,
}

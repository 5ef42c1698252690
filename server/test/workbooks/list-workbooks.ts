import { type AnyList, type ListImport, referenceRoutes } from '@puquio/contract/reference'
import type { Content } from '../../src/platform/xlsx/write/content.ts'
import { writeWorkbook } from '../../src/platform/xlsx/write/write-workbook.ts'
import { buildMember, buildProject } from '../build.ts'
import type { TestApp } from '../harness.ts'
import type { Calls, SentFile } from '../send.ts'

/** A project without any lists, and its administrator's calls. */
export async function emptyProject(puquio: TestApp) {
  const project = await buildProject(puquio.database)
  const calls = await puquio.signIn(await buildMember(puquio.database, project, 'admin'))
  return { project, projectId: project.id, calls }
}

export const listWorkbookOf = (rows: Content[][], name = 'Datos') =>
  writeWorkbook([{ name, columns: (rows[0] ?? []).map(() => ({})), rows }])

export const sendList = (
  calls: Calls,
  projectId: number,
  list: AnyList,
  bytes: Buffer,
  name = 'lista.xlsx',
) =>
  calls.call(referenceRoutes.importList, { params: { projectId, list } }, { file: { name, bytes } })

export const refusedList = (
  calls: Calls,
  projectId: number,
  list: AnyList,
  bytes: Buffer,
  language = 'es',
) =>
  calls.refusal(
    referenceRoutes.importList,
    { params: { projectId, list } },
    { file: { name: 'lista.xlsx', bytes }, headers: { 'accept-language': language } },
  )

export const takeList = (
  calls: Calls,
  projectId: number,
  list: AnyList,
  language = 'es',
  query: object = {},
) =>
  calls.send(
    referenceRoutes.exportList,
    { params: { projectId, list }, query },
    { headers: { 'accept-language': language } },
  )

export const countsOf = ({ created, edited, unchanged, issueCount }: ListImport) => [
  created,
  edited,
  unchanged,
  issueCount,
]

export const takeErrors = (
  calls: Calls,
  projectId: number,
  list: AnyList,
  file: SentFile,
  language = 'es',
) =>
  calls.send(
    referenceRoutes.listErrors,
    { params: { projectId, list } },
    { file, headers: { 'accept-language': language } },
  )

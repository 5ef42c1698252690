import { containerRoutes as api } from '@puquio/contract/containers'
import { fromBufferPromise } from 'yauzl'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildMember, buildProject } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { buildContainerFile } from '../../../test/proofs/build-container.ts'
import { buildEverything } from '../../../test/proofs/build-everything.ts'
import { whileLocked } from '../../../test/lock-waits.ts'
import type { Calls } from '../../../test/send.ts'
import { sql } from '../../platform/db/sql.ts'

let puquio: TestApp
let admin: Calls
let reader: Calls
let on: { projectId: number }
let made: number
beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())
/** A project of its own for each test. */
beforeEach(async () => {
  const project = await buildProject(puquio.database)
  on = { projectId: project.id }
  admin = await puquio.signIn(await buildMember(puquio.database, project, 'admin'))
  reader = await puquio.signIn(await buildMember(puquio.database, project, 'read'))
  made = 0
})

const type = 'report' as const
const pdf = (text: string) => Buffer.from(`%PDF-1.4\n%âãÏÓ\n1 0 obj <<>> endobj\n${text}`, 'latin1')
const folder = (name: string, parentId: number | null = null) =>
  admin.call(api.createFolder, { params: on, body: { type, parentId, name } })
async function add(
  name: string,
  folderId: number | null = null,
  text = name,
  onSameName: 'ask' | 'version' = 'ask',
) {
  const bytes = pdf(text)
  const body = { type, folderId, name, bytes: bytes.length, modifiedMs: ++made, onSameName }
  const { id: uploadId } = await admin.call(api.beginUpload, { params: on, body })
  const params = { ...on, uploadId }
  await admin.send(api.uploadPart, { params, query: { offset: 0 } }, { file: { name: '', bytes } })
  return admin.call(api.finishUpload, { params, body: { onSameName } })
}
const names = async (query: object = {}) =>
  (await reader.call(api.files, { params: on, query: { type, ...query } })).items.map(
    ({ name }) => name,
  )
const file = (containerFileId: number) => ({ ...on, containerFileId })

describe('folders', () => {
  test('are nested, counted, renamed and moved, and never into themselves', async () => {
    const year = await folder('2026')
    const month = await folder('Enero', year.id)
    await add('a.pdf', month.id)
    expect(await reader.call(api.folders, { params: on, query: { type } })).toEqual([
      { id: year.id, parentId: null, name: '2026', items: 1 },
      { id: month.id, parentId: year.id, name: 'Enero', items: 1 },
    ])
    const edit = (folderId: number, body: object) =>
      admin.send(api.editFolder, { params: { ...on, folderId }, body })
    expect((await edit(year.id, { parentId: month.id })).json()).toMatchObject({
      problem: 'FOLDER_IN_ITSELF',
    })
    expect((await edit(year.id, { parentId: year.id })).json()).toMatchObject({
      problem: 'FOLDER_IN_ITSELF',
    })
    await folder('Enero')
    expect((await edit(month.id, { parentId: null })).json()).toMatchObject({
      problem: 'ALREADY_EXISTS',
      params: { value: 'Enero' },
    })
    expect((await edit(month.id, { name: 'ENERO' })).statusCode).toBe(204)
    expect((await edit(month.id, { name: '../..' })).statusCode).toBe(204)
    const tree = await reader.call(api.folders, { params: on, query: { type } })
    expect(tree.find(({ id }) => id === month.id)).toMatchObject({ name: '_' })
  })

  test('have one name each, without case and accents, however it is spelt', async () => {
    const first = await folder('Análisis')
    const create = (name: string) => {
      const body = { type, parentId: null, name }
      return admin.send(api.createFolder, { params: on, body })
    }
    const taken = (name: string) => ({
      problem: 'ALREADY_EXISTS',
      params: { value: name },
      fields: [{ path: 'name', code: 'taken' }],
    })
    expect((await create('ANALISIS')).json()).toMatchObject(taken('ANALISIS'))
    // Its last letter has two small forms.
    await folder('ΟΔΟΣ')
    expect((await create('ΟΔΟΣ')).json()).toMatchObject(taken('ΟΔΟΣ'))
    const other = await folder('Otra')
    const params = { ...on, folderId: other.id }
    const body = { name: 'analisis' }
    expect(await admin.refusal(api.editFolder, { params, body })).toMatchObject(taken('analisis'))
    await admin.call(api.binFolder, { params: { ...on, folderId: first.id } })
    await admin.call(api.editFolder, { params, body })
    await admin.call(api.restoreFolder, { params: { ...on, folderId: first.id } })
    const all = await reader.call(api.folders, { params: on, query: { type } })
    expect(all.map(({ name }) => name)).toContain('Análisis (2)')
  })

  test('and files are refused where their name is taken in this very moment', async () => {
    const atOnce = await Promise.all(
      Array.from({ length: 8 }, () =>
        admin.send(api.createFolder, { params: on, body: { type, parentId: null, name: 'Actas' } }),
      ),
    )
    expect(atOnce.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409, 409, 409, 409,
    ])
    const kept = await add('acta.pdf')
    const elsewhere = (name: string) => sql`
      insert into container_file (project_id, type, name) values (${on.projectId}, ${type}, ${name})`
    const refusal = await whileLocked(puquio.database, elsewhere('Informe.pdf'), {
      waiting: 1,
      work: () => admin.refusal(api.editFile, { params: file(kept.id), body: { name: 'informe' } }),
    })
    expect(refusal).toMatchObject({
      status: 409,
      problem: 'ALREADY_EXISTS',
      fields: [{ path: 'name', code: 'taken' }],
    })
  })

  test('go to the bin with all that they hold, and come back with it', async () => {
    const year = await folder('2026')
    const month = await folder('Enero', year.id)
    await add('a.pdf', month.id)
    const params = { ...on, folderId: year.id }
    await admin.call(api.binFolder, { params })
    expect(await reader.call(api.folders, { params: on, query: { type } })).toEqual([])
    expect(await names({ everywhere: true })).toEqual([])
    expect(
      (await admin.send(api.files, { params: on, query: { type, folder: month.id } })).json(),
    ).toMatchObject({ total: 0 })
    expect((await reader.call(api.bin, { params: on, query: { type } })).items).toMatchObject([
      { kind: 'folder', name: '2026' },
    ])
    await folder('2026')
    await admin.call(api.restoreFolder, { params })
    expect(
      (await reader.call(api.folders, { params: on, query: { type } })).map(({ name }) => name),
    ).toEqual(['2026', '2026 (2)', 'Enero'])
    expect(await names({ everywhere: true })).toEqual(['a.pdf'])
  })
})

describe('files', () => {
  test('are listed by folder, and sought in all of them', async () => {
    const year = await folder('2026')
    await add('informe anual.pdf', year.id)
    await add('acta.pdf')
    expect(await names()).toEqual(['acta.pdf'])
    expect(await names({ folder: year.id })).toEqual(['informe anual.pdf'])
    expect(await names({ search: 'informe' })).toEqual(['informe anual.pdf'])
    expect(await names({ search: '%' })).toEqual([])
    expect(await names({ everywhere: true, sort: '-name' })).toEqual([
      'informe anual.pdf',
      'acta.pdf',
    ])
    expect(await names({ everywhere: true, group: 'workbook' })).toEqual([])
    expect(await names({ type: 'image' })).toEqual([])
  })

  test('keep their ending and their folder’s names apart', async () => {
    const one = await add('uno.pdf')
    await add('dos.pdf')
    const rename = (name: string) =>
      admin.send(api.editFile, { params: file(one.id), body: { name } })
    expect((await rename('DOS.pdf')).json()).toMatchObject({ problem: 'ALREADY_EXISTS' })
    await rename('pagina.html')
    await rename('con.pdf')
    expect(await names()).toEqual(['_con.pdf', 'dos.pdf'])
    const year = await folder('2026')
    const move = { params: file(one.id), body: { folderId: year.id } }
    await admin.call(api.editFile, move)
    expect(await names({ folder: year.id })).toEqual(['_con.pdf'])
  })

  test('have versions, each of which can be had and brought back', async () => {
    const { id } = await add('plano.pdf', null, 'uno')
    await add('plano.pdf', null, 'dos', 'version')
    const content = async (query: object = {}) => {
      const { rawPayload, headers } = await reader.send(api.content, { params: file(id), query })
      const said = String(headers['content-disposition'])
      return [/filename="([^"]*)"/.exec(said)?.[1], rawPayload.toString('latin1').slice(-3)]
    }
    expect([await content(), await content({ version: 1 })]).toEqual([
      ['plano.pdf', 'dos'],
      ['plano v1.pdf', 'uno'],
    ])
    await admin.call(api.restoreVersion, { params: file(id), body: { version: 1 } })
    expect((await content())[1]).toBe('uno')
    const detail = await reader.call(api.file, { params: file(id) })
    expect(detail.versions.map(({ version, restoredFrom }) => [version, restoredFrom])).toEqual([
      [3, 1],
      [2, null],
      [1, null],
    ])
    expect(detail.sha256).toBe(detail.versions[2]?.sha256)
    expect(
      (await admin.send(api.restoreVersion, { params: file(id), body: { version: 9 } })).statusCode,
    ).toBe(404)
  })

  test('go to the bin and come back, under another name where theirs is taken', async () => {
    const { id } = await add('acta.pdf')
    await admin.call(api.binFile, { params: file(id) })
    expect(await names()).toEqual([])
    expect((await admin.send(api.editFile, { params: file(id), body: {} })).statusCode).toBe(404)
    await add('acta.pdf')
    await admin.call(api.restoreFile, { params: file(id) })
    expect(await names()).toEqual(['acta (2).pdf', 'acta.pdf'])
    expect((await admin.send(api.restoreFile, { params: file(id) })).statusCode).toBe(404)
  })
})

test('a folder of another project, named in a body, is not there', async () => {
  const { folder: theirs } = await buildEverything(puquio.platform)
  const { id } = await add('a.pdf')
  const upload = { name: 'x.png', bytes: 9, modifiedMs: 0, onSameName: 'ask' }
  for (const [route, params, body] of [
    [api.createFolder, on, { type: 'evidence', parentId: theirs.id, name: 'x' }],
    [api.editFolder, { ...on, folderId: (await folder('y')).id }, { parentId: theirs.id }],
    [api.editFile, file(id), { folderId: theirs.id }],
    [api.beginUpload, on, { ...upload, type: 'evidence', folderId: theirs.id }],
  ] as const)
    expect((await admin.send(route, { params, body })).statusCode).toBe(404)
  for (const query of [{ folders: [theirs.id] }, { type: 'evidence', folders: [theirs.id] }])
    expect((await admin.send(api.archive, { params: on, query })).statusCode).toBe(404)
  const listed = { type: 'evidence' as const, folder: theirs.id }
  expect((await admin.call(api.files, { params: on, query: listed })).total).toBe(0)
})

test('an archive holds what was chosen, in its folders, under names that are safe anywhere', async () => {
  const year = await folder('2026')
  const month = await folder('Enero', year.id)
  const a = await add('a.pdf')
  await add('b "dos".pdf', year.id)
  await add('c.pdf', month.id)
  const listed = async (query: object) => {
    const answer = await reader.send(api.archive, { params: on, query: { type, ...query } })
    if (answer.statusCode !== 200) return answer.statusCode
    expect(answer.headers['content-type']).toBe('application/zip')
    const zip = await fromBufferPromise(answer.rawPayload, { lazyEntries: true })
    const found: string[] = []
    for await (const entry of zip.eachEntry()) found.push(entry.fileName)
    return found.toSorted()
  }
  expect(await listed({})).toEqual(['2026/Enero/c.pdf', "2026/b 'dos'.pdf", 'a.pdf'])
  expect(await listed({ files: [a.id], folders: [month.id] })).toEqual(['Enero/c.pdf', 'a.pdf'])
  expect(await listed({ files: [a.id, 999_999] })).toBe(404)
})

test('evidence of monitorings is seen among the evidence, and cannot be deleted from there', async () => {
  const mine = await buildEverything(puquio.platform)
  const as = await puquio.signIn(mine.admin)
  const params = { projectId: mine.project.id }
  const { items } = await as.call(api.monitoringFiles, { params, query: {} })
  expect(items).toMatchObject([
    { id: mine.file.id, name: 'ficha.pdf', monitoringId: mine.monitoring.id },
  ])
  for (const route of [api.binFile, api.editFile])
    expect(
      (
        await as.send(route, {
          params: { ...params, containerFileId: 999_999 },
          ...(route === api.editFile ? { body: {} } : {}),
        })
      ).statusCode,
    ).toBe(404)
  // Where the same stored file is kept in a container too, only that goes to the bin.
  const twice = await buildContainerFile(puquio.database, mine)
  await as.call(api.binFile, { params: { ...params, containerFileId: twice.id } })
  expect((await as.call(api.monitoringFiles, { params, query: {} })).total).toBe(1)
})

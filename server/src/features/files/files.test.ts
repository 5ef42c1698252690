import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileRoutes as routes } from '@puquio/contract/files'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuiltUser, buildMember, buildProject, type Row } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { callsOf } from '../../../test/send.ts'
import { projectScope } from '../../platform/db/scopes/make-scope.ts'
import { acceptFile, insertFile } from './service.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const pdf = Buffer.from('%PDF-1.4\n%âãÏÓ\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n', 'latin1')

let puquio: TestApp
let project: Row
let member: BuiltUser
let folder: string
beforeAll(async () => {
  puquio = await startTestApp()
  project = await buildProject(puquio.database)
  member = await buildMember(puquio.database, project, 'read')
  folder = mkdtempSync(join(tmpdir(), 'puquio-files-'))
})
afterAll(async () => {
  await puquio.close()
  rmSync(folder, { recursive: true, force: true })
})

async function keep(bytes: Buffer, name: string, accepted = ['image/png', 'application/pdf']) {
  const path = join(folder, 'arrived')
  writeFileSync(path, bytes)
  const sha256 = createHash('sha256').update(bytes).digest()
  const scope = projectScope(puquio.database, puquio.clock, {
    projectId: project.id,
    userId: member.id,
    permissions: [],
    isSystemAdmin: false,
    timeZone: 'America/Lima',
  })
  const file = { path, name, bytes: bytes.length }
  const kept = await acceptFile(file, accepted)
  await puquio.platform.files.put(path, sha256)
  return insertFile(scope, { ...kept, sha256 })
}
const at = (fileId: number, inProject: Row = project) => ({
  params: { projectId: inProject.id, fileId },
})

test('comes back byte for byte, named and guarded against being run', async () => {
  const { id } = await keep(png, 'río "Mantaro".png')
  const answer = await (await puquio.signIn(member)).send(routes.download, at(id))
  expect(answer.rawPayload).toEqual(png)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': `attachment; filename="rio Mantaro.png"; filename*=UTF-8''r%C3%ADo%20%22Mantaro%22.png`,
    'cache-control': 'private, no-cache',
    etag: `"${createHash('sha256').update(png).digest('hex')}"`,
    vary: 'cookie',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'self'",
    'x-content-type-options': 'nosniff',
  })
})

test('images and PDFs open in the page by the cookie alone; a link cannot carry a header', async () => {
  const { cookie = '' } = (await puquio.signIn(member)).headers
  const browser = callsOf(puquio.app, { cookie })
  for (const [bytes, name] of [
    [png, 'a.png'],
    [pdf, 'b.pdf'],
  ] as const) {
    const { id } = await keep(bytes, name)
    const answer = await browser.send(routes.download, { ...at(id), query: { inline: '1' } })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-disposition']).toMatch(/^inline;/)
  }
  expect(await puquio.nobody.refusal(routes.download, at(1))).toMatchObject({ code: 'FK-0001' })
})

test('a browser that holds it may show it only as long as the session lasts', async () => {
  const { id } = await keep(png, 'a.png')
  const { cookie = '' } = (await puquio.signIn(member)).headers
  const browser = callsOf(puquio.app, { cookie })
  const input = { ...at(id), query: { inline: '1' } }
  const { etag, ...first } = (await browser.send(routes.download, input)).headers
  const ask = (held: string) =>
    browser.send(routes.download, input, { headers: { 'if-none-match': held } })

  const same = await ask(`"other", W/${String(etag)}`)
  expect([same.statusCode, same.body]).toEqual([304, ''])
  for (const name of ['cache-control', 'content-disposition', 'content-security-policy', 'vary'])
    expect(same.headers[name]).toBe(first[name])
  expect((await ask('"other"')).rawPayload).toEqual(png)

  await puquio.signIn(member)
  expect((await ask(String(etag))).statusCode).toBe(401)
})

test('what is not accepted is refused by its bytes, whatever its name', async () => {
  await expect(keep(Buffer.from('<script>alert(1)</script>'), 'photo.png')).rejects.toMatchObject({
    problem: 'FILE_TYPE_NOT_ACCEPTED',
  })
  await expect(keep(pdf, 'photo.png', ['image/png'])).rejects.toMatchObject({
    problem: 'FILE_TYPE_NOT_ACCEPTED',
  })
  await expect(keep(Buffer.alloc(0), 'empty.png')).rejects.toMatchObject({ problem: 'FILE_EMPTY' })
})

const heic = Buffer.from('\0\0\0\x10ftypheic\0\0\0\0\0\0\0\x08meta', 'latin1')
const webp = Buffer.from(`RIFF\x16\0\0\0WEBPVP8X\x0a${'\0'.repeat(13)}`, 'latin1')
const jpeg = Buffer.from(
  'ffd8ffe000104a46494600010100000100010000ffffc0000b080001000101011100',
  'hex',
)

test.each([
  ['image/jpeg', jpeg, 3],
  ['image/jpeg', jpeg, 25],
  ['image/png', png, 20],
  ['image/webp', webp, 20],
  ['image/heic', heic, 16],
  ['application/pdf', pdf, 8],
])('%s is kept with a whole header, and refused cut before its end', async (type, bytes, cut) => {
  expect(await keep(bytes, 'arrived', [type])).toMatchObject({ mediaType: type })
  const refused = keep(bytes.subarray(0, cut), 'arrived', [type])
  await expect(refused).rejects.toMatchObject({ problem: 'FILE_DAMAGED' })
})

test('the same bytes are kept once, and nothing half-written stays', async () => {
  const once = createHash('sha256').update(png).digest('hex')
  await Promise.all([keep(png, 'a.png'), keep(png, 'b.png')])
  const kept = join(puquio.platform.config.dataFolder, 'files')
  expect(existsSync(join(kept, once.slice(0, 2), once.slice(2, 4), once))).toBe(true)
  expect(readdirSync(kept).filter((name) => name.startsWith('arriving'))).toEqual([])
})

test('of another project is not there', async () => {
  const { id } = await keep(png, 'a.png')
  const elsewhere = await buildProject(puquio.database)
  const stranger = await puquio.signIn(await buildMember(puquio.database, elsewhere, 'admin'))
  expect(await stranger.refusal(routes.download, at(id))).toMatchObject({ status: 404 })
  expect(await stranger.refusal(routes.download, at(id, elsewhere))).toMatchObject({ status: 404 })
})

test('parts of a file are sent as they are asked for, and only of what the asker has', async () => {
  const { id } = await keep(pdf, 'partes.pdf')
  const asks = await puquio.signIn(member)
  const etag = `"${createHash('sha256').update(pdf).digest('hex')}"`
  const ask = (headers: Record<string, string>) => asks.send(routes.download, at(id), { headers })
  const all = pdf.length
  for (const [range, start, end] of [
    ['bytes=0-3', 0, 3],
    ['bytes=4-', 4, all - 1],
    ['bytes=-5', all - 5, all - 1],
    [`bytes=4-${all * 9}`, 4, all - 1],
    [`bytes=-${all * 9}`, 0, all - 1],
  ] as const) {
    const answer = await ask({ range, 'if-range': etag })
    expect([range, answer.statusCode, answer.headers['content-range']]).toEqual([
      range,
      206,
      `bytes ${start}-${end}/${all}`,
    ])
    expect(answer.headers['content-length']).toBe(String(end - start + 1))
    expect(answer.rawPayload).toEqual(pdf.subarray(start, end + 1))
  }
  for (const headers of [
    {},
    { range: 'bytes=0-1,3-4' },
    { range: 'bytes=5-2' },
    { range: 'pages=1-2' },
    { range: 'bytes=-' },
    { range: 'bytes=0-3', 'if-range': '"other"' },
    { range: 'bytes=0-3', 'if-range': `W/${etag}` },
  ]) {
    const answer = await ask(headers)
    expect([headers, answer.statusCode]).toEqual([headers, 200])
    expect(answer.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-length': String(all),
    })
    expect(answer.rawPayload).toEqual(pdf)
  }
  for (const range of [`bytes=${all}-`, 'bytes=-0']) {
    const answer = await ask({ range })
    expect([range, answer.statusCode, answer.headers['content-range']]).toEqual([
      range,
      416,
      `bytes */${all}`,
    ])
  }
})

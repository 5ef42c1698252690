import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { containerRoutes } from '@puquio/contract/containers'
import { fileRoutes } from '@puquio/contract/files'
import { monitoringRoutes } from '@puquio/contract/monitorings'
import { notificationRoutes } from '@puquio/contract/notifications'
import { attachmentRoutes } from '@puquio/contract/notifications/attachments'
import { memberRoutes } from '@puquio/contract/people/members'
import { projectRoutes } from '@puquio/contract/projects'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildMember, buildMine } from '../build.ts'
import { startTestApp, type TestApp } from '../harness.ts'
import type { Calls, Sent } from '../send.ts'
import { memberWorkbook } from '../workbooks/member-workbooks.ts'

/** What people's browsers must never run, and names that must never be a path. */
let puquio: TestApp
let calls: Calls
let on: { projectId: number }
let monitoringId: number
beforeAll(async () => {
  puquio = await startTestApp()
  const mine = await buildMine(puquio.database)
  await buildMember(puquio.database, mine.project, 'read')
  calls = await puquio.signIn(mine.admin)
  on = { projectId: mine.project.id }
  monitoringId = mine.monitoring.id
})
afterAll(() => puquio.close())

const bytes = (text: string) => Buffer.from(text, 'latin1')
const script = '<script>parent.document.title="run"</script>'
const html = `<!doctype html><html><body>${script}</body></html>`
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const jpeg = Buffer.from(
  'ffd8ffe000104a46494600010100000100010000ffc0000b080001000101011100ffd9',
  'hex',
)
const webp = bytes(`RIFF\x40\0\0\0WEBPVP8X\x0a${'\0'.repeat(50)}`)
const pdf = bytes('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n')
const zip = Buffer.concat([
  bytes('PK\x03\x04\x14\0\0\0\0\0'),
  Buffer.alloc(20),
  bytes('a.html'),
  bytes(html),
])

const beginnings: Record<string, Buffer> = {
  nothing: Buffer.alloc(0),
  png,
  jpeg,
  webp,
  pdf,
  zip,
  gif: bytes('GIF89a/*'),
  'a whole GIF': bytes(
    'GIF89a\x01\0\x01\0\x80\0\0\xff\xff\xff\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;',
  ),
  exe: bytes('MZ\x90\0'),
  bom: Buffer.from('efbbbf', 'hex'),
  utf16: Buffer.from('fffe', 'hex'),
  flash: bytes('CWS\x08'),
  'old office': Buffer.from('d0cf11e0a1b11ae1', 'hex'),
}
const endings: Record<string, string> = {
  html,
  svg,
  'an XML stylesheet': `<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="#x"?>${svg}`,
  'a PDF behind': `${html}%PDF-1.4\n1 0 obj <<>> endobj`,
  JavaScript: '=1;alert(1)//*/',
  'UTF-7': '+ADw-script+AD4-alert(1)+ADw-/script+AD4-',
  'JavaScript in a comment': '/*\x00*/=1;alert(1);/*',
  'a ZIP behind': `${html}PK\x03\x04\x14\0\0\0\0\0`,
  MHTML: `MIME-Version: 1.0\nContent-Type: multipart/related; boundary=x\n\n--x\nContent-Type: text/html\n\n${html}`,
}
const isFull = process.env.PUQUIO_PROVE === 'full'
const every = Object.entries(beginnings).flatMap(([first, begin], row) =>
  Object.entries(endings)
    // One round of each in the short run.
    .filter((_, column) => isFull || (row + column) % 3 === 0)
    .map(([last, end]) => ({
      what: `${first}, then ${last}`,
      content: Buffer.concat([begin, bytes(end)]),
    })),
)
const claims = isFull
  ? ['foto.png', 'acta.pdf', 'pagina.html', 'dibujo.svg', 'libro.xlsx']
  : ['foto.png', 'acta.pdf']

const drawn: Record<string, Buffer> = {
  'image/png': png.subarray(0, 8),
  'image/jpeg': jpeg.subarray(0, 3),
  'image/webp': bytes('RIFF'),
  'application/pdf': bytes('%PDF'),
}
/** Shown in the page only where it is, and is said to be, what browsers draw without running anything. */
function expectHarmless({ statusCode, headers, rawPayload }: Sent) {
  expect(statusCode).toBe(200)
  expect(headers['x-content-type-options']).toBe('nosniff')
  const type = String(headers['content-type'])
  expect(type).not.toMatch(/html|svg|xml(?!formats)|script|text\//)
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'/)
  if (type !== 'application/pdf') expect(headers['content-security-policy']).toContain('sandbox')
  const disposition = String(headers['content-disposition'])
  if (!disposition.startsWith('inline')) return expect(disposition).toMatch(/^attachment; /)
  const magic = drawn[type]
  expect(magic).toBeDefined()
  expect(rawPayload.subarray(0, magic?.length)).toEqual(magic)
}

async function keepInContainer(
  name: string,
  content: Buffer,
  type: 'evidence' | 'image' | 'report',
) {
  const body = { type, folderId: null, name, bytes: content.length, modifiedMs: 0 }
  const begun = await calls.send(containerRoutes.beginUpload, {
    params: on,
    body: { ...body, onSameName: 'both' },
  })
  if (begun.statusCode !== 200) return begun
  const params = { ...on, uploadId: begun.json().id }
  await calls.send(
    containerRoutes.uploadPart,
    { params, query: { offset: 0 } },
    { file: { name: '', bytes: content } },
  )
  const finished = await calls.send(containerRoutes.finishUpload, {
    params,
    body: { onSameName: 'both' },
  })
  if (finished.statusCode !== 200) await calls.send(containerRoutes.cancelUpload, { params })
  return finished
}

/** Sends it with a notification; returns the answer of the upload, and the content as it is then downloaded. */
async function attach(name: string, content: Buffer) {
  const kept = await calls.send(
    attachmentRoutes.upload,
    { params: on },
    { file: { name, bytes: content } },
  )
  if (kept.statusCode !== 200) return { kept }
  const { id: notificationId } = await calls.call(notificationRoutes.send, {
    params: on,
    body: {
      priority: 3,
      module: 'general',
      message: 'Con archivo',
      methods: [1],
      userIds: null,
      attachments: [kept.json().id],
    },
  })
  const detail = await calls.call(notificationRoutes.get, { params: { ...on, notificationId } })
  const [attachment] = detail.attachments
  const params = { ...on, notificationId, attachmentId: attachment?.id ?? 0 }
  const shown = await calls.send(attachmentRoutes.content, { params, query: { inline: '1' } })
  return { kept, name: attachment?.name ?? '', shown }
}

/** Sends it as a workbook of invitations, which is read and never kept. */
const invite = (name: string, content: Buffer) =>
  calls.send(
    memberRoutes.importWorkbook,
    { params: on, body: { save: 'yes' } },
    { file: { name, bytes: content } },
  )

/** Sets it as the project's logo. */
const setLogo = (name: string, content: Buffer) =>
  calls.send(projectRoutes.setLogo, { params: on }, { file: { name, bytes: content } })

describe.each(every)('$what', ({ content }) => {
  test.each(claims)('called %s is refused, or shown as what it is', async (name) => {
    for (const type of ['evidence', 'image', 'report'] as const) {
      const kept = await keepInContainer(name, content, type)
      if (kept.statusCode !== 200) {
        expect([422, 413]).toContain(kept.statusCode)
        continue
      }
      const params = { ...on, containerFileId: kept.json().id }
      expectHarmless(await calls.send(containerRoutes.content, { params, query: { inline: '1' } }))
    }
    const params = { ...on, monitoringId }
    const added = await calls.send(
      monitoringRoutes.addEvidence,
      { params, body: { kind: 'other' } },
      { file: { name, bytes: content } },
    )
    if (added.statusCode !== 200) return expect(added.statusCode).toBe(422)
    const { id: fileId } = added.json()
    expectHarmless(
      await calls.send(fileRoutes.download, { params: { ...on, fileId }, query: { inline: '1' } }),
    )
    await calls.send(monitoringRoutes.removeEvidence, { params: { ...params, fileId } })
  })

  test('is refused as an attachment and a logo, or downloaded as what it is', async () => {
    const { kept, shown } = await attach('acta.pdf', content)
    if (shown) {
      expectHarmless(shown)
      expect(shown.headers['content-disposition']).toMatch(/^attachment; /)
    } else expect(kept.statusCode).toBe(422)

    const set = await setLogo('logo.png', content)
    if (set.statusCode !== 200) return expect(set.statusCode).toBe(422)
    const logo = await calls.send(projectRoutes.logo, { params: on })
    expectHarmless(logo)
    expect(logo.headers['content-type']).toMatch(/^image\/(png|jpeg|webp)$/)
  })
})

// A fifth of them in the short run: each is looked into by a process of its own.
test.each(every.filter((_, at) => isFull || at % 5 === 0))(
  '$what invites nobody, and is kept nowhere',
  async ({ content }) => {
    const before = writtenFiles()
    expect((await invite('invitados.xlsx', content)).statusCode).toBe(422)
    expect(writtenFiles()).toEqual(before)
  },
)

const names = [
  '../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/etc/cron.d/x',
  'C:\\boot.ini',
  '\\\\server\\share\\x.png',
  'a\0.png',
  'foto\u202egnp.html',
  'foto\u2066.png',
  'CON',
  'nul.png',
  'LPT1.png',
  '.',
  '..',
  '...',
  '.htaccess',
  'x.png\r\nSet-Cookie: a=b',
  'x.png"; filename="y.html',
  "x.png; filename*=UTF-8''y.html",
  '%2e%2e%2fx.png',
  '..%c0%afx.png',
  `${'a'.repeat(500)}.png`,
  'x.png ',
  'x.png.',
  'x.png:stream.html',
  '<img src=x onerror=alert(1)>.png',
]

test.each(names)('the name %j is a label and no path', async (name) => {
  const found: { name: string; said: string }[] = []
  const added = await calls.send(
    monitoringRoutes.addEvidence,
    { params: { ...on, monitoringId }, body: { kind: 'other' } },
    { file: { name: name.replace(/[\r\n"]/g, encodeURIComponent), bytes: png } },
  )
  if (added.statusCode === 200) {
    const evidence = added.json()
    const params = { ...on, fileId: evidence.id }
    const { headers } = await calls.send(fileRoutes.download, { params })
    found.push({ name: evidence.name, said: String(headers['content-disposition']) })
    await calls.send(monitoringRoutes.removeEvidence, { params: { ...params, monitoringId } })
  }
  const kept = await keepInContainer(name, png, 'image')
  expect([200, 422]).toContain(kept.statusCode)
  if (kept.statusCode === 200) {
    const params = { ...on, containerFileId: kept.json().id }
    const { headers } = await calls.send(containerRoutes.content, { params })
    found.push({ name: kept.json().name, said: String(headers['content-disposition']) })
  }
  const sent = await attach(name.replace(/[\r\n"]/g, encodeURIComponent), png)
  expect(sent.kept.statusCode).toBe(200)
  found.push({
    name: sent.name ?? '',
    said: String(sent.shown?.headers['content-disposition']),
  })
  const logo = await setLogo(name.replace(/[\r\n"]/g, encodeURIComponent), png)
  expect(logo.statusCode).toBe(200)
  expect(logo.json().logo).toMatch(/^\/fkl-project\/\d+\/logo\?file=\d+$/)
  expect(found.length).toBeGreaterThan(1)
  for (const one of found) {
    expect(one.name).toMatch(/^[^/\\:*?<>|\p{Cc}\p{Cf}]+\.png$/u)
    expect(one.name).not.toMatch(/^\.|^(con|nul|lpt1)\./i)
    expect(one.name.length).toBeLessThanOrEqual(204)
    expect(one.said).toMatch(/^attachment; filename="[^"\\\r\n]*"; filename\*=UTF-8''[^"';\s]+$/)
  }
  const named =
    /^(master-key|arriving-id|files\/(database-id|[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{64}))$/
  expect(writtenFiles().filter((path) => !named.test(path))).toEqual([])
})

// Each is read by a process of its own: a few of them in the short run.
test('a workbook of invitations with markup around it and a path as its name is read, and kept nowhere', async () => {
  const person = ['invitada@example.com', 'Rosa', script, 'Lectura', '', script]
  const { bytes: workbook } = await memberWorkbook([person])
  const before = writtenFiles()
  const some = names.filter((_, at) => isFull || at % 4 === 0)
  for (const [at, name] of some.entries()) {
    const content = at % 2 === 0 ? [workbook] : [Buffer.from(workbook), bytes(html)]
    const sent = name.replace(/[\r\n"]/g, encodeURIComponent)
    const { statusCode } = await invite(sent, Buffer.concat(content.map((one) => Buffer.from(one))))
    expect([200, 422]).toContain(statusCode)
  }
  expect(writtenFiles()).toEqual(before)
  const { items } = await calls.call(memberRoutes.list, {
    params: on,
    query: { search: 'invitada@example.com' },
  })
  expect(items).toMatchObject([{ last_name: script, position: script }])
})

/** The files of the data folder. */
function writtenFiles(): string[] {
  const { dataFolder } = puquio.platform.config
  return readdirSync(dataFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dataFolder, join(entry.parentPath, entry.name)))
    .toSorted()
}

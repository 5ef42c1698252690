import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { containerRoutes } from '@puquio/contract/containers'
import { fileRoutes } from '@puquio/contract/files'
import { monitoringRoutes } from '@puquio/contract/monitorings'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildMine } from '../build.ts'
import { startTestApp, type TestApp } from '../harness.ts'
import type { Calls, Sent } from '../send.ts'

/** What people's browsers must never run, and names that must never be a path. */
let puquio: TestApp
let calls: Calls
let on: { projectId: number }
let monitoringId: number
beforeAll(async () => {
  puquio = await startTestApp()
  const mine = await buildMine(puquio.database)
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
})

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
  expect(found.length).toBeGreaterThan(0)
  for (const one of found) {
    expect(one.name).toMatch(/^[^/\\:*?<>|\p{Cc}\p{Cf}]+\.png$/u)
    expect(one.name).not.toMatch(/^\.|^(con|nul|lpt1)\./i)
    expect(one.name.length).toBeLessThanOrEqual(204)
    expect(one.said).toMatch(/^attachment; filename="[^"\\\r\n]*"; filename\*=UTF-8''[^"';\s]+$/)
  }
  const { dataFolder } = puquio.platform.config
  const written = readdirSync(dataFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dataFolder, join(entry.parentPath, entry.name)))
  const named = /^(master-key|files\/(database-id|[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{64}))$/
  expect(written.filter((path) => !named.test(path))).toEqual([])
})

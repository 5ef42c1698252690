import { type Evidence, evidenceMax } from '@puquio/contract/follow-up/evidence'
import { monitoringRoutes as api } from '@puquio/contract/monitorings'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { filledForm, monitoringSetting } from '../../../../test/monitoring-setting.ts'
import type { Calls } from '../../../../test/send.ts'

let setting: Awaited<ReturnType<typeof monitoringSetting>>
let writer: Calls
let reader: Calls
beforeAll(async () => {
  setting = await monitoringSetting()
  ;({ writer, reader } = setting)
})
afterAll(() => setting.puquio.close())
/** A new monitoring for each test. */
let one: Awaited<ReturnType<typeof setting.buildOne>>
beforeEach(async () => {
  one = await setting.buildOne()
})

describe('evidence', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  it('is kept by its content, shown, and taken away without being lost', async () => {
    const file = { name: 'foto\u202egnp.exe', bytes: png }
    const made = await writer.call(
      api.addEvidence,
      { params: one, body: { kind: 'photo' } },
      { file },
    )
    expect(made).toMatchObject({
      name: 'fotognp.exe.png',
      mediaType: 'image/png',
      bytes: png.length,
      kind: 'photo',
    })
    expect(
      (await writer.call(api.addEvidence, { params: one, body: { kind: 'photo' } }, { file })).id,
    ).toBe(made.id)
    expect(await reader.call(api.evidence, { params: one })).toEqual([made])
    expect((await reader.call(api.get, { params: one })).evidenceCount).toBe(1)
    expect(
      await writer.call(api.removeEvidence, { params: { ...one, fileId: made.id } }),
    ).toBeNull()
    expect(await reader.call(api.evidence, { params: one })).toEqual([])
    expect(
      (await writer.refusal(api.removeEvidence, { params: { ...one, fileId: made.id } })).status,
    ).toBe(404)
    expect(
      (await reader.call(api.history, { params: one })).map(({ action, changes }) => [
        action,
        changes[0]?.from ?? changes[0]?.to,
      ]),
    ).toEqual([
      ['evidence-removed', 'fotognp.exe.png'],
      ['evidence-added', 'fotognp.exe.png'],
    ])
  })

  it('is at most so many files a monitoring, also where they come at once', async () => {
    const add = (at: number) =>
      writer.send(
        api.addEvidence,
        { params: one, body: { kind: 'photo' } },
        { file: { name: `${at}.png`, bytes: Buffer.concat([png, Buffer.from([at])]) } },
      )
    for (let at = 1; at < evidenceMax - 1; at++) await add(at)
    const last = await Promise.all([100, 101, 102, 103].map(add))
    const statuses = last.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(2)
    expect(statuses.filter((status) => status === 409)).toHaveLength(2)
    const shown = await reader.call(api.evidence, { params: one })
    expect(shown).toHaveLength(evidenceMax)
    const refused = JSON.parse((await add(104)).body)
    expect([refused.problem, refused.params]).toEqual(['EVIDENCE_FULL', { max: evidenceMax }])
    expect((await add(1)).statusCode).toBe(200)
    const params = { ...one, fileId: shown[0]?.id ?? 0 }
    await writer.call(api.removeEvidence, { params })
    expect((await add(104)).statusCode).toBe(200)
  })

  it('keeps nobody waiting while its file is stored', async () => {
    const { files } = setting.puquio.platform
    const { put } = files
    const followed: number[] = []
    files.put = async (path, sha256) => {
      // Once more after its record.
      files.put = put
      const body = { ...filledForm, version: 1 }
      followed.push((await writer.send(api.followUp, { params: one, body })).statusCode)
      return put(path, sha256)
    }
    const file = { name: 'foto.png', bytes: png }
    const input = { params: one, body: { kind: 'photo' as const } }
    await writer.call(api.addEvidence, input, { file }).finally(() => {
      files.put = put
    })
    expect(followed).toEqual([200])
  })

  it('is a photo only where it is an image; an image may be any of them', async () => {
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n')
    const file = { name: 'cadena.pdf', bytes: pdf }
    const add = (kind: Evidence['kind']) => ({ params: one, body: { kind } })
    expect(await writer.refusal(api.addEvidence, add('photo'), { file })).toMatchObject({
      status: 422,
      problem: 'EVIDENCE_NO_IMAGE',
      params: { name: 'cadena.pdf' },
    })
    expect(await reader.call(api.evidence, { params: one })).toEqual([])
    await writer.call(api.addEvidence, add('chain-of-custody'), { file })
    const sheet = { name: 'ficha.png', bytes: png }
    await writer.call(api.addEvidence, add('field-sheet'), { file: sheet })
    expect((await reader.call(api.evidence, { params: one })).map(({ kind }) => kind)).toEqual([
      'chain-of-custody',
      'field-sheet',
    ])
  })

  it('takes no programs, pages or empty files', async () => {
    for (const [name, bytes] of [
      ['foto.jpg', '<script>alert(1)</script>'],
      ['foto.png', 'MZ\u0090'],
      ['vacia.pdf', ''],
    ] as const) {
      const refusal = await writer.refusal(
        api.addEvidence,
        { params: one, body: { kind: 'other' } },
        { file: { name, bytes } },
      )
      expect(refusal.problem).toBe(bytes === '' ? 'FILE_EMPTY' : 'FILE_TYPE_NOT_ACCEPTED')
    }
    expect(await reader.call(api.evidence, { params: one })).toEqual([])
  })
})

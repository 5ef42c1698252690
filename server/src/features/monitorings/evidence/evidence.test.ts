import { monitoringRoutes as api } from '@puquio/contract/monitorings'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { monitoringSetting } from '../../../../test/monitoring-setting.ts'
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
    const file = { name: 'foto.exe', bytes: png }
    const made = await writer.call(
      api.addEvidence,
      { params: one, body: { kind: 'photo' } },
      { file },
    )
    expect(made).toMatchObject({
      name: 'foto.exe',
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
      ['evidence-removed', 'foto.exe'],
      ['evidence-added', 'foto.exe'],
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

import { randomUUID } from 'node:crypto'
import { referenceLists } from '@puquio/domain'
import { expect } from '../../puquio.ts'
import type { Call } from './call.ts'
import { packed, payload } from './payload.ts'

export type Callers = { admin: Call; system: Call; reader: Call }
type Entry = { id: number; version: number }

export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Does it with each, several at once. */
export async function withEach<T>(all: readonly T[], work: (one: T, at: number) => Promise<void>) {
  const rest = all.map((one, at) => ({ one, at }))
  const next = async () => {
    for (let given = rest.shift(); given; given = rest.shift()) await work(given.one, given.at)
  }
  await Promise.all([next(), next(), next(), next()])
}

const texts = { es: 0, en: 1, fr: 2, pt: 3 }
/** The texts in four languages, each with another part of the payloads. */
export const inLanguages = (parts: readonly string[], at: number) =>
  Object.fromEntries(
    Object.entries(texts).map(([language, shift]) => [
      language,
      // Braces would name variables.
      `${language}${at} ${parts[(at + shift) % parts.length] ?? ''}`.replaceAll('{{', '{ {'),
    ]),
  )

/** Stations, one for each payload; returns them. */
export async function storeReference({ admin }: Callers, numbers: readonly number[]) {
  const stations: Entry[] = []
  await withEach(numbers, async (number) => {
    const hundred = payload(number, 100)
    const answer = await admin('reference.createStation', {
      body: {
        code: payload(number, 50),
        name: hundred,
        kind: 'other',
        coordinates: { system: 'geographic', latitudeDeg: -10.8, longitudeDeg: -76.1 },
        altitudeM: null,
        standard: hundred,
        category: hundred,
      },
    })
    stations.push(answer.json() as Entry)
    for (const list of referenceLists)
      await admin('reference.create', {
        params: { list },
        body: {
          name: list === 'mining-units' ? payload(number, 50) : hundred,
          ...(list === 'profiles' ? { parameters: [payload(number, 60)] } : {}),
          ...(list === 'subcomponents' ? { parentId: 1 } : {}),
          ...(list === 'frequencies' ? { rule: 'monthly', marginDays: 5 } : {}),
        },
      })
  })
  return stations
}

export async function storeFiles({ admin }: Callers, numbers: readonly number[]) {
  await withEach(numbers, async (number) => {
    const name = payload(number, 100)
    await admin('containers.createFolder', { body: { type: 'report', parentId: null, name } })
    const body = {
      type: 'image',
      folderId: null,
      name: `${payload(number, 190)}.png`,
      bytes: png.length,
      modifiedMs: 0,
      onSameName: 'both',
    }
    const begun = await admin('containers.beginUpload', { body })
    const { id: uploadId } = begun.json() as { id: string }
    const params = { uploadId }
    await admin('containers.uploadPart', {
      params,
      query: { offset: 0 },
      file: { name: '', bytes: png },
    })
    await admin('containers.finishUpload', { params, body: { onSameName: 'both' } })
  })
}

export async function storePeople({ system }: Callers, numbers: readonly number[]) {
  const reasons = packed(numbers, 500)
  await withEach(numbers, async (number, at) => {
    const person = { name: payload(number, 50), last_name: payload(number, 50) }
    const position = payload(number, 100)
    const made = await system('users.create', {
      body: { ...person, email: `ataque-${number}@example.com`, position },
    })
    const reason = reasons[at]
    const { user } = made.json() as { user: Entry }
    if (reason !== undefined)
      await system('users.block', { params: { userId: user.id }, body: { reason } })
    await system('members.create', {
      body: {
        ...person,
        email: `miembro-${number}@example.com`,
        position,
        permissions: [2],
        isGuest: false,
        endsOn: null,
      },
    })
  })
}

/** Monitorings with commitments, observations and reasons, and what was done with them; returns those recorded. */
export async function storeMonitorings(
  { admin }: Callers,
  numbers: readonly number[],
  stations: readonly Entry[],
): Promise<number[]> {
  const planId = 2
  for (let from = 0; from < numbers.length; from += 100)
    await admin('monitorings.add', {
      params: { planId },
      body: {
        key: randomUUID(),
        monitorings: numbers.slice(from, from + 100).map((number, at) => ({
          stationId: stations[from + at]?.id,
          componentId: 1,
          subcomponentId: null,
          miningComponentId: null,
          sourceTypeId: null,
          profileId: null,
          frequencyId: null,
          estimatedOn: '2026-02-20',
          sampleExpected: true,
          commitment: payload(number, 100),
          observation: payload(number, 500),
        })),
      },
    })
  const added: { id: number; stationId: number }[] = []
  for (let page = 1; added.length < numbers.length; page++) {
    const query = { type: 'additional', month: '2026-02', size: 100, page }
    const answer = await admin('monitorings.list', { params: { planId }, query })
    const { items } = answer.json() as { items: (Entry & { stationId: number })[] }
    if (items.length === 0) break
    added.push(...items.filter(({ stationId }) => stations.some(({ id }) => id === stationId)))
  }
  const reasons = packed(numbers, 500)
  const part = (at: number) => added.slice(at * reasons.length, (at + 1) * reasons.length)
  const reasonOf = (at: number) => reasons[at] ?? ''
  const first = { version: 1 }
  await withEach(part(0), async ({ id }, at) => {
    const reason = reasonOf(at)
    await admin('monitorings.followUp', {
      params: { monitoringId: id },
      body: {
        ...first,
        actionOn: '2026-02-10',
        startOn: null,
        startTime: null,
        endOn: null,
        endTime: null,
        sampleTaken: true,
        actionCompleted: true,
        isMishap: true,
        mishapDetail: reason,
        observation: reason,
        reason,
      },
    })
  })
  const recorded = part(0).map(({ id }) => id)
  await withEach(numbers, async (number, at) => {
    await admin('monitorings.addEvidence', {
      params: { monitoringId: recorded[at % recorded.length] ?? 0 },
      body: { kind: 'photo' },
      // The same file again would be the one that is there, under its name.
      file: {
        name: `${payload(number, 190)}.png`,
        bytes: Buffer.concat([png, Buffer.from(`${number}`)]),
      },
    })
  })
  const reschedule = async (id: number, reason: string) => {
    const answer = await admin('monitorings.reschedule', {
      params: { monitoringId: id },
      body: { ...first, estimatedOn: '2026-03-25', reason },
    })
    return answer.json() as Entry
  }
  await withEach(part(1), async ({ id }, at) => void (await reschedule(id, reasonOf(at))))
  await withEach(part(2), async ({ id }, at) => {
    const onNewDate = await reschedule(id, reasonOf(at))
    await admin('monitorings.withdrawReschedule', {
      params: { monitoringId: onNewDate.id },
      body: { reason: reasonOf(at), version: onNewDate.version },
    })
  })
  await withEach(part(3), async ({ id, stationId }, at) => {
    const justification = reasonOf(at)
    await admin('monitorings.omitStation', {
      params: { planId, stationId },
      body: { justification },
    })
    if (at % 2 === 0 && reasons.length > 1) return
    const { version } = (
      await admin('monitorings.get', { params: { monitoringId: id } })
    ).json() as Entry
    const body = { reason: justification, version }
    await admin('monitorings.withdrawOmission', { params: { monitoringId: id }, body })
  })
  await withEach(part(4), async ({ id }, at) => {
    const body = { ...first, reason: reasonOf(at) }
    await admin('monitorings.withdrawAddition', { params: { monitoringId: id }, body })
  })
  expect(part(4)).toHaveLength(reasons.length)
  return recorded
}

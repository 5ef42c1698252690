import { describe, expect, it } from 'vitest'
import { fixtures } from '../../data/fixtures.ts'
import { formFields } from './form.ts'
import { decodeRock7 } from './rock7.ts'
import { decodeRockblock } from './rockblock.ts'

const rockblock = {
  values: {},
  unread: [],
  measuredAtMs: Date.parse('2021-10-31T10:41:50Z'),
  transmittedAtMs: Date.parse('2021-10-31T10:41:50Z'),
  channel: 'satellite',
  deviceKey: '300234010753370',
  dedupKey: `300234010753370:12345:${Date.parse('2021-10-31T10:41:50Z')}`,
  payload: { encoding: 'hex', text: '48656c6c6f20576f726c6420526f636b424c4f434b', fPort: null },
  position: { latitudeDeg: 52.3867, longitudeDeg: 0.2938, accuracyM: 8000 },
}

describe('RockBLOCK', () => {
  it('reads the published form', () =>
    expect(decodeRockblock(fixtures.rockblockForm)).toEqual({ messages: [rockblock], refused: [] }))

  it('reads the same as JSON, numbers, the signature and its claims among it', () =>
    expect(
      decodeRockblock({
        imei: '300234010753370',
        serial: 12345,
        momsn: 12345,
        transmit_time: '21-10-31 10:41:50',
        iridium_latitude: 52.3867,
        iridium_longitude: 0.2938,
        iridium_cep: 8,
        data: '48656c6c6f20576f726c6420526f636b424c4f434b',
        JWT: 'eyJhbGciOiJSUzI1NiJ9.e30.x',
        iss: 'Rock 7',
        iat: 1_635_676_910,
        exp: 1_635_763_310,
      }),
    ).toEqual({ messages: [rockblock], refused: [] }))

  it('tells the same number of another time apart, since numbers begin anew', () => {
    const later = fixtures.rockblockForm.replace('21-10-31', '22-10-31')
    expect(decodeRockblock(later)).not.toMatchObject({
      messages: [{ dedupKey: rockblock.dedupKey }],
    })
  })

  it('has no payload where nothing was sent', () =>
    expect(decodeRockblock(fixtures.rockblockForm.replace(/data=\w+/, 'data='))).not.toMatchObject({
      messages: [{ payload: {} }],
    }))

  it('leaves out a position that is not on the earth', () =>
    expect(decodeRockblock(fixtures.rockblockForm.replace('52.3867', '152'))).not.toMatchObject({
      messages: [{ position: {} }],
    }))

  it.each([
    ['imei=300234010753370', 'imei=3002340107', 'device', 'imei'],
    ['momsn=12345', 'momsn=', 'form', 'momsn'],
    ['21-10-31+', '31-10-21%zz', 'form', 'transmit_time'],
    ['21-10-31', '21-13-31', 'time', 'transmit_time'],
    ['data=48', 'data=4', 'payload', 'data'],
    ['data=48', 'data=zz', 'payload', 'data'],
    ['serial=12345', 'momsn=9', 'form', 'momsn'],
  ])('refuses %s as %s', (from, to, problem, where) =>
    expect(decodeRockblock(fixtures.rockblockForm.replace(from, to))).toEqual({ problem, where }),
  )
})

describe('Rock 7', () => {
  it('reads the published form', () =>
    expect(decodeRock7(fixtures.rock7PushForm)).toEqual({
      messages: [
        {
          values: { sog: 0.2, cog: 51, averageSog: 0.2, averageCog: 51, temp: 0, power: 0 },
          unread: [],
          measuredAtMs: Date.parse('2023-03-14T09:00:00Z'),
          transmittedAtMs: Date.parse('2023-03-14T09:00:14Z'),
          channel: 'mobile',
          deviceKey: '300434062929540',
          dedupKey: `300434062929540:70153268:${Date.parse('2023-03-14T09:00:14Z')}`,
          batteryPct: 100,
          position: { latitudeDeg: 51.4953, longitudeDeg: -3.1703, altitudeM: 0 },
        },
      ],
      refused: [],
    }))

  it('reads the published JSON, whose values are all texts', () =>
    expect(decodeRock7(claimsOf(fixtures.rock7PushJwt))).toEqual({
      messages: [
        {
          values: { averageCog: 328, averageSog: 0, cog: 328, power: 1, sog: 0, temp: 0 },
          unread: [],
          measuredAtMs: Date.parse('2023-03-14T09:10:01Z'),
          transmittedAtMs: Date.parse('2023-03-14T09:15:04Z'),
          channel: 'mobile',
          deviceKey: '300434062929540',
          dedupKey: `300434062929540:70154871:${Date.parse('2023-03-14T09:15:04Z')}`,
          batteryPct: 98,
          position: { latitudeDeg: 51.4954, longitudeDeg: -3.1704, altitudeM: 0 },
        },
      ],
      refused: [],
    }))

  it('takes the time of transmission where nothing says when it was measured', () => {
    const form = fixtures.rock7PushForm.replace(/&at=[^&]+/, '').replace('GPRS', 'IRIDIUM')
    expect(decodeRock7(form)).toMatchObject({
      messages: [{ measuredAtMs: Date.parse('2023-03-14T09:00:14Z'), channel: 'satellite' }],
    })
  })

  it('refuses a time of measurement that cannot be read', () =>
    expect(decodeRock7(fixtures.rock7PushForm.replace(/&at=[^&]+/, '&at=now'))).toEqual({
      problem: 'time',
      where: 'at',
    }))
})

describe('formFields', () => {
  it('decodes names and values', () =>
    expect(formFields('a%20b=c+d%C3%B1&e&=x&f=1%3D2')).toEqual(
      new Map([
        ['a b', 'c dñ'],
        ['e', ''],
        ['f', '1=2'],
      ]),
    ))
  it.each(['a=1&a=2', 'a=%E0%A4%A', 'a=%', '', '&&'])('refuses the form %j', (text) =>
    expect(formFields(text)).toHaveProperty('problem', 'form'),
  )
  it('refuses lists and objects in JSON', () =>
    expect(formFields({ a: [1] })).toEqual({ problem: 'form', where: 'a' }))
  it('refuses more than 100 fields, empty ones too', () => {
    const names = Array.from({ length: 101 }, (_, at) => `k${at}`)
    const refused = { problem: 'too-many-keys', where: '' }
    expect(formFields(names.join('&'))).toEqual(refused)
    expect(formFields('&'.repeat(101))).toEqual(refused)
    expect(formFields(Object.fromEntries(names.map((name) => [name, 1])))).toEqual(refused)
  })
})

/** The claims of a JWT, by hand: neither Node nor a browser is known here. */
const claimsOf = (jwt: string): unknown => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const bits = [...(jwt.split('.')[1] ?? '')]
    .map((letter) => letters.indexOf(letter).toString(2).padStart(6, '0'))
    .join('')
  const bytes = bits.match(/.{8}/g) ?? []
  return JSON.parse(bytes.map((byte) => String.fromCharCode(Number.parseInt(byte, 2))).join(''))
}

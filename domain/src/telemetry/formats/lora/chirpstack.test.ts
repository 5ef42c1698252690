import { describe, expect, it } from 'vitest'
import { fixtures } from '../../data/fixtures.ts'
import { decodeChirpstack } from './chirpstack.ts'

const up = JSON.parse(fixtures.chirpstackUp)
const status = JSON.parse(fixtures.chirpstackStatus)

const testDevice = { unread: [], channel: 'lora', deviceKey: '0101010101010101' } as const

describe('ChirpStack’s published events', () => {
  it.each([
    [
      'up',
      fixtures.chirpstackUp,
      {
        ...testDevice,
        values: {},
        measuredAtMs: Date.parse('2022-07-18T09:34:15.775Z'),
        dedupKey: 'up:0101010101010101:3ac7e3c4-4401-4b8d-9386-a5c902f9202d',
        payload: { encoding: 'base64', text: 'qg==', fPort: 1 },
        signal: { rssi: -36, snr: 10.5 },
        gateways: [{ key: '0016c001f153a14c', rssi: -36, snr: 10.5 }],
      },
    ],
    [
      'status',
      fixtures.chirpstackStatus,
      {
        ...testDevice,
        values: { margin: 10 },
        measuredAtMs: Date.parse('2022-07-18T09:35:06.927Z'),
        dedupKey: 'status:0101010101010101:bf2a9746-1c8b-49be-a92e-f0b89c8534e4',
        batteryPct: 88.3,
      },
    ],
    [
      'join',
      fixtures.chirpstackJoin,
      {
        ...testDevice,
        values: {},
        measuredAtMs: Date.parse('2022-07-18T09:33:28.823Z'),
        dedupKey: 'join:0101010101010101:c9dbe358-2578-4fb7-b295-66b44edc45a6',
        event: { kind: 'joined' },
      },
    ],
    [
      'ack',
      fixtures.chirpstackAck,
      {
        ...testDevice,
        values: {},
        measuredAtMs: Date.parse('2022-07-18T09:38:49.235Z'),
        dedupKey: 'ack:0101010101010101:856a03e7-80f6-4c26-b971-9dcb34a59c2e',
        event: { kind: 'acknowledged', commandKeys: ['1bbcab1d-6ec6-4136-b3f5-d63be1dc08de'] },
      },
    ],
    [
      'txack',
      fixtures.chirpstackTxack,
      {
        ...testDevice,
        values: {},
        measuredAtMs: Date.parse('2022-07-18T09:37:48.929Z'),
        dedupKey: 'txack:0101010101010101:3461958127',
        event: { kind: 'sent', commandKeys: ['42cb6459-a640-46ec-9623-bdff39dc4736'] },
      },
    ],
    [
      'log',
      fixtures.chirpstackLog,
      {
        ...testDevice,
        values: {},
        measuredAtMs: Date.parse('2022-07-18T09:39:57.311Z'),
        event: {
          kind: 'log',
          level: 'error',
          code: 'UPLINK_MIC',
          text: 'MIC of join-request is invalid, make sure keys are correct',
        },
      },
    ],
    [
      'location',
      fixtures.chirpstackLocation,
      {
        ...testDevice,
        values: {},
        measuredAtMs: Date.parse('2022-07-18T09:55:11.059Z'),
        dedupKey: 'location:0101010101010101:63d870b9-b769-4d88-8b33-8e43f58851a7',
        position: { latitudeDeg: 37.344214, longitudeDeg: -8.839375, altitudeM: 2 },
      },
    ],
    [
      'integration',
      fixtures.chirpstackIntegration,
      {
        channel: 'lora',
        deviceKey: '0016c001f000175a',
        measuredAtMs: Date.parse('2022-07-18T10:02:15.812Z'),
        dedupKey: 'integration:0016c001f000175a:39c68646-57f7-4973-8ac8-48839b5714d6',
        values: {
          'pending_requests.id': 10,
          'pending_requests.upcount': 0,
          'pending_requests.updelay': 32,
          'fports.wifiport': 197,
          'fports.gnssport': 198,
          'fports.dmport': 199,
          'fports.streamport': 199,
          'info_fields.voltage.timestamp': 1_648_481_184.757,
          'info_fields.voltage.value': 3.04,
          'info_fields.charge.value': 0,
          'info_fields.charge.timestamp': 1_648_481_184.757,
          'info_fields.firmware.value.fwtotal': 65_535,
          'info_fields.firmware.value.fwcompleted': 0,
          'info_fields.firmware.timestamp': 1_648_481_184.757,
          'info_fields.rstcount.timestamp': 1_648_481_184.757,
          'info_fields.rstcount.value': 300,
          'info_fields.session.value': 304,
          'info_fields.session.timestamp': 1_648_481_184.757,
          'info_fields.temp.timestamp': 1_648_481_184.757,
          'info_fields.temp.value': 25,
          'info_fields.alcsync.value.token': 0,
          'info_fields.alcsync.value.time': 19,
          'info_fields.alcsync.timestamp': 1_648_481_177.033,
        },
        unread: [
          'stream_records',
          'dnlink',
          'pending_requests.requests',
          'fulfilled_requests',
          'log_messages',
          'info_fields.interval',
          'info_fields.rxtime',
          'info_fields.appstatus',
          'info_fields.joineui',
          'info_fields.streampar',
          'info_fields.uptime',
          'info_fields.firmware.value.fwcrc',
          'info_fields.adrmode',
          'info_fields.deveui',
          'info_fields.signal',
          'info_fields.chipeui',
          'info_fields.crashlog',
          'info_fields.status',
          'info_fields.region',
          'info_fields.rfu',
          'position_solution',
          'file',
        ],
      },
    ],
  ])('%s', (event, text, message) =>
    expect(decodeChirpstack(event, JSON.parse(text))).toEqual({ messages: [message], refused: [] }),
  )
})

describe('decodeChirpstack', () => {
  it('takes what is left out as 0', () => {
    const { fPort: _, ...withoutPort } = up
    const read = decodeChirpstack('up', { ...withoutPort, rxInfo: [{ gatewayId: 'a' }] })
    expect(read).toMatchObject({
      messages: [{ payload: { text: 'qg==', fPort: 0 }, signal: { rssi: 0, snr: 0 } }],
    })
  })

  it('has no payload, signal or key of duplicates where the event has none', () => {
    const { data: _, rxInfo: __, deduplicationId: ___, ...rest } = up
    expect(decodeChirpstack('up', rest)).toEqual({
      messages: [
        { ...testDevice, values: {}, measuredAtMs: Date.parse('2022-07-18T09:34:15.775Z') },
      ],
      refused: [],
    })
  })

  it('takes values that the network’s own decoder read', () =>
    expect(decodeChirpstack('up', { ...up, object: { level: 3.5, door: true } })).toMatchObject({
      messages: [{ values: { level: 3.5, door: 1 } }],
    }))

  it('takes the signal of the gateway that heard it best', () => {
    const rxInfo = [
      { rssi: -90, snr: 1 },
      { rssi: -70, snr: 2 },
      { rssi: -80, snr: 3 },
    ]
    expect(decodeChirpstack('up', { ...up, rxInfo })).toMatchObject({
      messages: [{ signal: { rssi: -70, snr: 2 } }],
    })
  })

  it.each([1e300, -1e300, 1e-300, 1001])('has no signal of %d, which no radio measures', (sent) => {
    const rxInfo = [{ gatewayId: '0016c001f153a14c', rssi: sent, snr: sent }]
    const none = { rssi: 0, snr: 0 }
    expect(decodeChirpstack('up', { ...up, rxInfo })).toMatchObject({
      messages: [{ signal: none, gateways: [none] }],
    })
    expect(decodeChirpstack('status', { ...status, batteryLevel: 1e-300 })).toMatchObject({
      messages: [{ batteryPct: 0 }],
    })
  })

  it('names each gateway that heard it once, with its best antenna, and few of many', () => {
    const rxInfo = [
      { gatewayId: '0016C001F153A14C', rssi: -90, snr: 1 },
      { gatewayId: '0016c001f153a14c', rssi: -70, snr: 2 },
      { gatewayId: 'no EUI', rssi: -10 },
      { rssi: -10 },
    ]
    expect(decodeChirpstack('up', { ...up, rxInfo })).toMatchObject({
      messages: [{ gateways: [{ key: '0016c001f153a14c', rssi: -70, snr: 2 }] }],
    })
    const many = Array.from({ length: 90 }, (_, at) => ({
      gatewayId: at.toString(16).padStart(16, '0'),
      rssi: -50,
    }))
    const read = decodeChirpstack('up', { ...up, rxInfo: many })
    expect('problem' in read ? 0 : read.messages[0]?.gateways?.length).toBe(16)
  })

  it('says no battery level where it is unknown, and 0 where it is left out', () => {
    const { batteryLevel: _, ...rest } = status
    expect(decodeChirpstack('status', rest)).toMatchObject({ messages: [{ batteryPct: 0 }] })
    for (const unknown of [{ batteryLevelUnavailable: true }, { externalPowerSource: true }])
      expect(decodeChirpstack('status', { ...rest, ...unknown })).not.toMatchObject({
        messages: [{ batteryPct: 0 }],
      })
  })

  it('tells an event that follows from an uplink apart from the uplink', () => {
    const keys = ['up', 'status'].map((event) => {
      const read = decodeChirpstack(event, up)
      return 'messages' in read && read.messages[0]?.dedupKey
    })
    expect(new Set(keys).size).toBe(2)
  })

  it('knows that an acknowledgement which is left out is none', () => {
    const { acknowledged: _, ...rest } = JSON.parse(fixtures.chirpstackAck)
    expect(decodeChirpstack('ack', rest)).toMatchObject({
      messages: [{ event: { kind: 'not-acknowledged' } }],
    })
  })

  it('writes the DevEUI in lower case', () => {
    const deviceInfo = { devEui: 'A84041FFFF000001' }
    expect(decodeChirpstack('up', { ...up, deviceInfo })).toMatchObject({
      messages: [{ deviceKey: 'a84041ffff000001' }],
    })
  })

  it.each([
    ['up', null, 'not-an-object', ''],
    ['up', [], 'not-an-object', ''],
    ['toString', up, 'event', ''],
    ['up', { ...up, deviceInfo: { devEui: '01' } }, 'device', 'deviceInfo.devEui'],
    ['up', { ...up, deviceInfo: null }, 'device', 'deviceInfo.devEui'],
    ['up', { ...up, time: '2022-07-18' }, 'time', 'time'],
    ['up', { ...up, data: 'not base64!' }, 'payload', 'data'],
    ['up', { ...up, data: 5 }, 'payload', 'data'],
  ])('refuses %s %#', (event, body, problem, where) =>
    expect(decodeChirpstack(event, body)).toEqual({ problem, where }),
  )
})

it('a command that expired in the queue is named; any other line of the log is one', () => {
  const said = (fields: object) => {
    const decoded = decodeChirpstack('log', { ...base, ...fields })
    return 'messages' in decoded ? decoded.messages[0]?.event : decoded
  }
  const base = { deviceInfo: { devEui: '0101010101010101' }, time: '2026-02-15T16:59:00Z' }
  const item = '42cb6459-a640-46ec-9623-bdff39dc4736'
  const context = { queue_item_id: item }
  const expired = { kind: 'failed', commandKeys: [item], code: 'EXPIRED' }
  expect(said({ code: 'EXPIRED', context })).toEqual(expired)
  expect(said({ code: 'EXPIRED' })).toMatchObject({ kind: 'log' })
  expect(said({ code: 'DOWNLINK_GATEWAY', context })).toMatchObject({ kind: 'log' })
})

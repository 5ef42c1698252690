import { describe, expect, it } from 'vitest'
import { fixtures } from '../../data/fixtures.ts'
import { decodeThingsStack } from './things-stack.ts'

const uplink = JSON.parse(fixtures.theThingsUplink)
const withUplink = (changes: object) => ({
  ...uplink,
  uplink_message: { ...uplink.uplink_message, ...changes },
})

describe('The Things Stack’s published messages', () => {
  it.each([
    [
      'an uplink of a webhook',
      fixtures.theThingsUplink,
      {
        values: { temperature: 1, luminosity: 0.64 },
        unread: [],
        measuredAtMs: Date.parse('2020-02-12T15:15:45.787Z'),
        channel: 'lora',
        deviceKey: '0004a30b001c0530',
        dedupKey: 'up:0004a30b001c0530:AXA50tHUGUucuzS/bCGMNw==:1',
        payload: { encoding: 'base64', text: 'gkHe', fPort: 0 },
        signal: { rssi: -35, snr: 5 },
        gateways: [{ key: '9c5c8e00001a05c4', rssi: -35, snr: 5 }],
      },
    ],
    [
      'an uplink of MQTT',
      fixtures.theThingsMqttUp,
      {
        values: {},
        unread: [],
        measuredAtMs: Date.parse('2019-01-29T13:02:34.981Z'),
        channel: 'lora',
        deviceKey: '4200000000000000',
        dedupKey: 'up:4200000000000000:AWiZpAyXrAfEkUNkBljRoA==:0',
        payload: { encoding: 'base64', text: 'VGVtcGVyYXR1cmUgPSAwLjA=', fPort: 15 },
        signal: { rssi: -35, snr: 5 },
        gateways: [{ key: '0242020000247803', rssi: -35, snr: 5 }],
      },
    ],
    [
      'a join',
      fixtures.theThingsJoin,
      {
        values: {},
        unread: [],
        measuredAtMs: Date.parse('2020-02-17T07:49:09.736Z'),
        channel: 'lora',
        deviceKey: '0004a30b001c0530',
        dedupKey: 'joined:0004a30b001c0530:AXBSH1Pk6Z0G166RlH16CQ==:0',
        event: { kind: 'joined' },
      },
    ],
    [
      'an acknowledged downlink',
      fixtures.theThingsDownlinkEvent,
      {
        values: {},
        unread: [],
        measuredAtMs: Date.parse('2020-02-17T10:32:24.590Z'),
        channel: 'lora',
        deviceKey: '0004a30b001c0530',
        dedupKey: 'acknowledged:0004a30b001c0530:AXBSp8v2brG0jqkri+sIkw==:1',
        event: {
          kind: 'acknowledged',
          commandKeys: ['as:downlink:01E19B99501X84X6CV471TVSZ1'],
        },
      },
    ],
    [
      'a failed downlink',
      fixtures.theThingsDownlinkFailedEvent,
      {
        values: {},
        unread: [],
        measuredAtMs: null,
        channel: 'lora',
        deviceKey: 'dev1',
        event: {
          kind: 'failed',
          commandKeys: ['as:downlink:01E19Z5W3BZBG7CXSJE9C0A3CE'],
          code: 'application_downlink_too_long',
        },
      },
    ],
  ])('%s', (_, text, message) =>
    expect(decodeThingsStack(JSON.parse(text))).toEqual({ messages: [message], refused: [] }),
  )

  it.each([
    ['a downlink that we would send', fixtures.theThingsDownlink, 'event', ''],
    ['a push of downlinks', fixtures.theThingsDownlinkPush, 'device', 'end_device_ids'],
  ])('%s is refused', (_, text, problem, where) =>
    expect(decodeThingsStack(JSON.parse(text))).toEqual({ problem, where }),
  )
})

describe('decodeThingsStack', () => {
  it.each([
    ['downlink_queued', 'queued'],
    ['downlink_sent', 'sent'],
    ['downlink_nack', 'not-acknowledged'],
  ])('reads %s', (name, kind) => {
    const body = { ...uplink, uplink_message: undefined, [name]: { correlation_ids: ['puquio:7'] } }
    expect(decodeThingsStack(body)).toMatchObject({
      messages: [{ event: { kind, commandKeys: ['puquio:7'] } }],
    })
  })

  it('flags what is simulated, and takes it for no delivery of a real one', () => {
    const read = decodeThingsStack({ ...uplink, simulated: true })
    expect(read).toMatchObject({
      messages: [
        {
          simulated: true,
          dedupKey: 'simulated-up:0004a30b001c0530:AXA50tHUGUucuzS/bCGMNw==:1',
        },
      ],
    })
    expect(decodeThingsStack({ ...uplink, simulated: 'true' })).not.toMatchObject({
      messages: [{ simulated: true }],
    })
  })

  it('has other keys for the same counter after another join', () => {
    const read = [uplink, withUplink({ session_key_id: 'another' })].map(decodeThingsStack)
    const keys = read.map((one) => 'messages' in one && one.messages[0]?.dedupKey)
    expect(new Set(keys).size).toBe(2)
  })

  it.each([
    [{ rx_metadata: [{ rssi: -90 }, { rssi: -35, time: '2020-02-12T15:00:00Z' }] }, '15:00:00.000'],
    [{ rx_metadata: [{ rssi: -90, time: '2020-02-12T15:01:00Z' }, { rssi: -35 }] }, '15:01:00.000'],
    [{ rx_metadata: [] }, '15:15:45.789'],
    [{ rx_metadata: [], received_at: undefined }, '15:15:46.014'],
  ])('takes the best gateway’s time, another’s, or when it was received %#', (changes, time) =>
    expect(decodeThingsStack(withUplink(changes))).toMatchObject({
      messages: [{ measuredAtMs: Date.parse(`2020-02-12T${time}Z`) }],
    }),
  )

  it('names the gateways that heard it, but for those of other networks', () => {
    const own = { gateway_ids: { gateway_id: 'Cerro-1' }, rssi: -80 }
    const foreign = { gateway_ids: { gateway_id: 'packetbroker' }, packet_broker: {}, rssi: -60 }
    const heard = { ...uplink.uplink_message, rx_metadata: [own, foreign, { rssi: -50 }] }
    expect(decodeThingsStack({ ...uplink, uplink_message: heard })).toMatchObject({
      messages: [{ gateways: [{ key: 'cerro-1', rssi: -80, snr: 0 }] }],
    })
  })

  it('reads the battery level', () =>
    expect(
      decodeThingsStack(withUplink({ last_battery_percentage: { value: 94.1 } })),
    ).toMatchObject({ messages: [{ batteryPct: 94.1 }] }))

  it.each([
    [null, 'not-an-object', ''],
    [{ ...uplink, end_device_ids: { device_id: 'a b' } }, 'device', 'end_device_ids'],
    [withUplink({ frm_payload: 'x' }), 'payload', 'uplink_message.frm_payload'],
    [
      { ...withUplink({ rx_metadata: [], received_at: 'x' }), received_at: 5 },
      'time',
      'received_at',
    ],
  ])('refuses %#', (body, problem, where) =>
    expect(decodeThingsStack(body)).toEqual({ problem, where }),
  )
})

import { expect, test } from 'vitest'
import { fixtures } from '../data/fixtures.ts'
import { decodeNetwork, networkDeviceKey } from './networks.ts'

const up = JSON.parse(fixtures.chirpstackUp)
const uplink = JSON.parse(fixtures.theThingsUplink)

test('a message says of which device it is, whatever else is wrong with it', () => {
  const { devEui } = up.deviceInfo
  expect(networkDeviceKey('chirpstack', { ...up, time: 'never' })).toBe(devEui)
  const eui = uplink.end_device_ids.dev_eui.toLowerCase()
  expect(networkDeviceKey('things-stack', { end_device_ids: uplink.end_device_ids })).toBe(eui)
  expect(networkDeviceKey('rockblock', 'imei=300234010753370&momsn=x')).toBe('300234010753370')
  expect(networkDeviceKey('rock7', fixtures.rock7PushForm)).toBe('300434062929540')
})

test.each([null, [], 'imei=1', 'imei=%', { imei: {} }, { deviceInfo: { devEui: '../x' } }])(
  'no device is read from %j',
  (body) => {
    for (const way of ['chirpstack', 'things-stack', 'rockblock', 'rock7'] as const)
      expect(networkDeviceKey(way, body)).toBe('')
  },
)

test('each network is read in its own form', () => {
  const keys = [
    decodeNetwork('chirpstack', 'up', up),
    decodeNetwork('things-stack', '', uplink),
    decodeNetwork('rockblock', '', fixtures.rockblockForm),
    decodeNetwork('rock7', '', fixtures.rock7PushForm),
  ].map((read) => ('messages' in read ? read.messages[0]?.deviceKey : read.problem))
  expect(keys).toEqual([
    up.deviceInfo.devEui,
    uplink.end_device_ids.dev_eui.toLowerCase(),
    '300234010753370',
    '300434062929540',
  ])
  expect(decodeNetwork('chirpstack', '', up)).toEqual({ problem: 'event', where: '' })
})

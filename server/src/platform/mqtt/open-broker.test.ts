import { expect, test } from 'vitest'
import { memoryDoor, startBroker } from '../../../test/mqtt/broker-stage.ts'
import { BadSetting } from '../config.ts'

const { door } = memoryDoor()

test('a port that somebody asked for has to be free; the default one is done without', async () => {
  const first = await startBroker({ door })
  const port = first.port ?? 0
  const asked = startBroker({ door, port })
  await expect(asked).rejects.toThrow(BadSetting)
  await expect(asked).rejects.toThrow(/^Port \d+ of 127\.0\.0\.1 is in use, .*another MQTT_PORT\.$/)
  const second = await startBroker({ door, port, isDefaultPort: true })
  expect(second.port).toBeNull()
  expect(second.lines).toEqual([
    {
      level: 'warn',
      details: {},
      message: expect.stringMatching(/^Devices cannot send by MQTT\. Port \d+ .* is in use/),
    },
  ])
  expect(await second.send(1, 'v1/devices/me/attributes', '{}')).toBe('unreachable')
  await Promise.all([first.stop(), second.stop()])
  const again = await startBroker({ door, port })
  expect(again.port).toBe(port)
  await again.stop()
})

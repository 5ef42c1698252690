import { expect, it } from 'vitest'
import { pasteLines } from './paste-lines.ts'

const origin = 'https://puquio.example:8443'
const sender = { token: 'pud_x', variableKey: 'level' }

it('gives a line for HTTP alone where MQTT is off', () => {
  const lines = pasteLines({ origin, mqttPort: null, mqttsPort: null }, sender)
  expect(lines.map(({ name }) => name)).toEqual(['curl'])
  expect(lines[0]?.text).toBe(
    `curl -X POST ${origin}/api/v1/pud_x/telemetry -H 'Content-Type: application/json' -d '{"level": 1.23}'`,
  )
})

it('goes to the host without its port by MQTT, over TLS where it can', () => {
  const text = (mqttsPort: number | null) =>
    pasteLines({ origin, mqttPort: 1883, mqttsPort }, sender)
      .map((line) => line.text)
      .slice(1)
  expect(text(null)).toEqual([
    `mosquitto_pub -h puquio.example -p 1883 -u pud_x -t v1/devices/me/telemetry -q 1 -m '{"level": 1.23}'`,
    'mqtt://puquio.example:1883 v1/devices/me/telemetry pud_x',
  ])
  expect(text(8883)[0]).toContain('-p 8883 --tls-use-os-certs ')
  expect(text(8883)[1]).toMatch(/^mqtts:/)
})

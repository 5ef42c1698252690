type Addresses = {
  /** Of the API, as https://puquio.example. */
  origin: string
  /** Null where MQTT is not listened for. */
  mqttPort: number | null
  mqttsPort: number | null
}
type Sender = { token: string; variableKey: string }

export type PasteLine = { name: 'curl' | 'mosquitto_pub' | 'ThingsBoard'; text: string }

/**
 * What is pasted into a terminal or a logger's set-up, for one reading. Keys of variables have no quotes
 * (`variableInput`), so that none needs to be escaped; MQTT goes over TLS where it can.
 */
export function pasteLines(addresses: Addresses, { token, variableKey }: Sender): PasteLine[] {
  const { origin, mqttPort, mqttsPort } = addresses
  const body = `{"${variableKey}": 1.23}`
  const curl = `curl -X POST ${origin}/api/v1/${token}/telemetry -H 'Content-Type: application/json' -d '${body}'`
  const lines: PasteLine[] = [{ name: 'curl', text: curl }]
  const port = mqttsPort ?? mqttPort
  if (port === null) return lines
  const host = new URL(origin).hostname
  const tls = mqttsPort === null ? '' : ' --tls-use-os-certs'
  const scheme = mqttsPort === null ? 'mqtt' : 'mqtts'
  return [
    ...lines,
    {
      name: 'mosquitto_pub',
      text: `mosquitto_pub -h ${host} -p ${port}${tls} -u ${token} -t ${topic} -q 1 -m '${body}'`,
    },
    { name: 'ThingsBoard', text: `${scheme}://${host}:${port} ${topic} ${token}` },
  ]
}

const topic = 'v1/devices/me/telemetry'

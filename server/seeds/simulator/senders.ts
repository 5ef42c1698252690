import { createSign, type KeyObject } from 'node:crypto'
import mqtt from 'mqtt'

/** Protocols by which devices send, as their firmware or network speaks them. */
export const protocols = [
  'http',
  'mqtt',
  'chirpstack',
  'things-stack',
  'rockblock',
  'rock7',
  'sensorthings',
  'toa5',
] as const
export type Protocol = (typeof protocols)[number]

/** What a device measured at once, by the keys of its variables. */
export type Sample = { atMs: number; values: Record<string, number> }

/** A device that sends; it throws where its sample was not taken. */
export type Sender = { send: (sample: Sample) => Promise<void>; close: () => Promise<void> }

export type SimulatedDevice = {
  protocol: Protocol
  serial: string
  /** Its own, or its network's where one sends for it. */
  token: string
  /** DevEUI or IMEI; '' where it sends by itself. */
  externalKey: string
  /** By which the satellite's messages are signed; null sends them unsigned. */
  key?: KeyObject | null
}

/** Of Puquio, such as http://127.0.0.1:4600 and mqtt://127.0.0.1:1883. */
export type Addresses = { http: string; mqtt: string }

export const openSender = (device: SimulatedDevice, addresses: Addresses): Sender =>
  device.protocol === 'mqtt' ? byMqtt(device, addresses) : byHttp(device, addresses.http)

/** ThingsBoard's device API by MQTT: quality of service 1, the token as user. */
function byMqtt({ token }: SimulatedDevice, addresses: Addresses): Sender {
  const client = mqtt.connect(addresses.mqtt, { username: token, reconnectPeriod: 1000 })
  // What was not sent is told by the sending itself.
  client.on('error', () => undefined)
  return {
    async send({ atMs, values }) {
      if (!client.connected)
        await new Promise<void>((resolve, reject) => {
          const timer = setTimeout(() => reject(new Error('MQTT is not connected')), 10_000)
          client.once('connect', () => {
            clearTimeout(timer)
            resolve()
          })
        })
      const body = JSON.stringify({ ts: atMs, values })
      await client.publishAsync('v1/devices/me/telemetry', body, { qos: 1 })
    },
    close: () => client.endAsync(true),
  }
}

type Call = {
  method?: 'POST' | 'PUT'
  path: string
  type?: string
  body: string
  token?: string
}

function byHttp(device: SimulatedDevice, address: string): Sender {
  const callOf = calls[device.protocol as Exclude<Protocol, 'mqtt'>](device)
  return {
    async send(sample) {
      const { method = 'POST', path, type = json, body, token } = callOf(sample)
      const headers = {
        'content-type': type,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      }
      const signal = AbortSignal.timeout(30_000)
      const answer = await fetch(`${address}${path}`, { method, headers, body, signal })
      if (!answer.ok)
        throw new Error(`${device.protocol} was answered ${answer.status} ${await answer.text()}`)
    },
    close: async () => undefined,
  }
}

const json = 'application/json'
const form = 'application/x-www-form-urlencoded'
const ingest = '/fkl-modi/ingest'

const calls: Record<
  Exclude<Protocol, 'mqtt'>,
  (device: SimulatedDevice) => (sample: Sample) => Call
> = {
  http:
    ({ token }) =>
    ({ atMs, values }) => ({
      path: `/api/v1/${token}/telemetry`,
      body: JSON.stringify({ ts: atMs, values }),
    }),

  /** An uplink that the codec of the device profile has read. */
  chirpstack({ token, externalKey }) {
    let fCnt = 0
    return ({ atMs, values }) => ({
      path: `${ingest}/chirpstack?event=up`,
      token,
      body: JSON.stringify({
        deduplicationId: crypto.randomUUID(),
        time: new Date(atMs).toISOString(),
        deviceInfo: { tenantName: 'mina', applicationName: 'simulator', devEui: externalKey },
        fCnt: fCnt++,
        fPort: 1,
        object: values,
        rxInfo: [{ gatewayId: '0016c001f1500812', rssi: -87, snr: 7.5 }],
      }),
    })
  },

  'things-stack'({ token, serial, externalKey }) {
    let counter = 0
    const session = Buffer.from(`${serial}-${Date.now()}`).toString('base64')
    return ({ atMs, values }) => ({
      path: `${ingest}/things-stack`,
      token,
      body: JSON.stringify({
        end_device_ids: {
          device_id: serial.toLowerCase(),
          application_ids: { application_id: 'simulator' },
          dev_eui: externalKey.toUpperCase(),
        },
        received_at: new Date(atMs).toISOString(),
        uplink_message: {
          session_key_id: session,
          f_port: 1,
          f_cnt: counter++,
          decoded_payload: values,
          rx_metadata: [
            {
              gateway_ids: { gateway_id: 'mina-1', eui: '9C5C8E00001A05C4' },
              time: new Date(atMs).toISOString(),
              rssi: -95,
              snr: 4.2,
            },
          ],
        },
      }),
    })
  },

  /** The payload is what a modem sends; the values stand beside it, so that the profile needs no decoder. */
  rockblock({ token, serial, externalKey, key }) {
    const number = momsn()
    return ({ atMs, values }) => {
      const at = new Date(atMs).toISOString()
      const fields = {
        imei: externalKey,
        serial: serial.replace(/\D/g, ''),
        momsn: number(),
        transmit_time: at.slice(2, 19).replace('T', ' '),
        iridium_latitude: '-10.6871',
        iridium_longitude: '-76.2562',
        iridium_cep: '5',
        data: Buffer.from(JSON.stringify(values)).toString('hex').slice(0, 680),
        ...texts(values),
      }
      const signed = key ? { ...fields, JWT: jwtOf(key, fields) } : fields
      return {
        path: `${ingest}/rockblock/${token}`,
        type: form,
        body: new URLSearchParams(signed).toString(),
      }
    }
  },

  rock7({ token, serial, externalKey, key }) {
    const number = momsn()
    return ({ atMs, values }) => {
      const at = new Date(atMs).toISOString()
      const fields = {
        imei: externalKey,
        device_type: 'ROCKBLOCK',
        serial: serial.replace(/\D/g, ''),
        momsn: number(),
        transmit_time: at,
        transport: 'IRIDIUM',
        txAt: at,
        at,
        lat: '-10.68710',
        lon: '-76.25620',
        ...texts(values),
      }
      const path = `${ingest}/rock7/${token}`
      return key
        ? { path, type: 'application/jwt', body: jwtOf(key, fields) }
        : { path, type: form, body: new URLSearchParams(fields).toString() }
    }
  },

  /** One Observation for each variable, one after another. */
  sensorthings: ({ token }) => {
    let turn = 0
    return ({ atMs, values }) => {
      const [key, result] = Object.entries(values)[turn++ % Object.keys(values).length] ?? ['', 0]
      return {
        path: `/v1.1/Datastreams(${encodeURIComponent(key)})/Observations`,
        token,
        body: JSON.stringify({ phenomenonTime: new Date(atMs).toISOString(), result }),
      }
    }
  },

  /** The whole file again and again, as it grows; a logger that is full begins anew. */
  toa5({ token, serial }) {
    const mostRows = 2000
    let rows: string[] = []
    let record = 0
    return ({ atMs, values }) => {
      const keys = Object.keys(values)
      if (rows.length >= mostRows) rows = []
      // The clock of a logger shows the time of Peru, without a zone.
      const at = new Date(atMs - 5 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
      rows.push([`"${at}"`, record++, ...Object.values(values)].join(','))
      const line = (first: string, second: string, rest: string) =>
        [first, second, ...keys.map(() => rest)].map((text) => `"${text}"`).join(',')
      const head = [
        `"TOA5","${serial}","CR1000","${serial.replace(/\D/g, '')}","CR1000.Std.31","CPU:mina.CR1","1234","Table1"`,
        ['TIMESTAMP', 'RECORD', ...keys].map((text) => `"${text}"`).join(','),
        line('TS', 'RN', ''),
        line('', '', 'Smp'),
      ]
      return {
        method: 'PUT',
        path: `${ingest}/files/${token}/Table1.dat`,
        type: 'text/plain',
        body: `${[...head, ...rows].join('\r\n')}\r\n`,
      }
    }
  },
}

/** The modem's number of a message, which begins anew after 65,535. */
function momsn() {
  let last = Math.floor(Date.now() / 1000) % 65_536
  return () => String((last = (last + 1) % 65_536))
}

const texts = (values: Record<string, number>) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]))

/** As Ground Control signs: RS256, all claims texts, with the moment of signing. */
function jwtOf(key: KeyObject, claims: Record<string, string>): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const issued = { iss: 'Rock 7', iat: Math.floor(Date.now() / 1000) }
  const signed = `${part({ alg: 'RS256', typ: 'JWT' })}.${part({ ...claims, ...issued })}`
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(key, 'base64url')}`
}

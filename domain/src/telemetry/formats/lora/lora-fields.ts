import { type HeardGateway, hundredths } from '../message.ts'
import { type Fields, numberIn, textIn } from '../unknown-fields.ts'

/** Returns the gateway of a list that heard the device best; null where the list is empty. */
export const bestGateway = (gateways: readonly Fields[]): Fields | null =>
  gateways.reduce<Fields | null>(
    (best, one) => (best && numberIn(best, 'rssi') >= numberIn(one, 'rssi') ? best : one),
    null,
  )

/** The signal at a gateway: both network servers leave out a 0. */
export const signalAt = (gateway: Fields): { rssi: number; snr: number } => ({
  rssi: decibelsIn(gateway, 'rssi'),
  snr: decibelsIn(gateway, 'snr'),
})

/** What no radio measures is as if it were left out. */
const decibelsIn = (gateway: Fields, name: string): number => {
  const sent = numberIn(gateway, name)
  return Math.abs(sent) <= 1000 ? hundredths(sent) : 0
}

/** A message is heard by a few gateways; a body that names more is not believed further. */
const gatewaysMax = 16

/** Returns what each gateway heard, by its key: of several antennas of one the best. */
export const heardBy = (
  gateways: readonly Fields[],
  keyIn: (gateway: Fields) => string,
): HeardGateway[] => {
  const heard = new Map<string, HeardGateway>()
  for (const gateway of gateways) {
    const key = keyIn(gateway)
    const { rssi, snr } = signalAt(gateway)
    const before = heard.get(key)
    if (key === '' || (before ? before.rssi >= rssi : heard.size >= gatewaysMax)) continue
    heard.set(key, { key, rssi, snr })
  }
  return [...heard.values()]
}

/** Returns an EUI of 16 hexadecimal digits (of a device, of a gateway) in lower case; '' for anything else. */
export const euiIn = (fields: Fields | null, name: string): string => {
  const text = textIn(fields, name)
  return /^[0-9a-f]{16}$/i.test(text) ? text.toLowerCase() : ''
}

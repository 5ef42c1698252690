import { type Fields, numberIn, textIn } from '../unknown-fields.ts'

/** Returns the gateway of a list that heard the device best; null where the list is empty. */
export const bestGateway = (gateways: readonly Fields[]): Fields | null =>
  gateways.reduce<Fields | null>(
    (best, one) => (best && numberIn(best, 'rssi') >= numberIn(one, 'rssi') ? best : one),
    null,
  )

/** The signal at a gateway: both network servers leave out a 0. */
export const signalAt = (gateway: Fields): { rssi: number; snr: number } => ({
  rssi: numberIn(gateway, 'rssi'),
  snr: numberIn(gateway, 'snr'),
})

/** Returns a DevEUI in lower case; '' for anything else. */
export const devEuiIn = (fields: Fields | null, name: string): string => {
  const text = textIn(fields, name)
  return /^[0-9a-f]{16}$/i.test(text) ? text.toLowerCase() : ''
}

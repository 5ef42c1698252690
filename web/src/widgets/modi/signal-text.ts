import type { Format } from '../../lib/texts/format.ts'

/** "−87 dBm · SNR 7.5 dB": the signal of an uplink at a gateway. */
export const signalText = (
  { rssiDbm, snrDb }: { rssiDbm: number; snrDb: number },
  format: Pick<Format, 'number'>,
): string => `${format.number(rssiDbm, 0)} dBm · SNR ${format.number(snrDb, 1)} dB`

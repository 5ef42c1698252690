import { numberFormat } from '../../lib/texts/intl.ts'

/** 1,4 MB: decimal units by their symbols, which are the octet's in French. */
export const showBytes = (bytes: number, locale: string): string => {
  const step = units.findLast((unit) => bytes >= unit.bytes) ?? { prefix: '', bytes: 1 }
  const number = numberFormat(locale, {
    maximumFractionDigits: bytes / step.bytes < 10 ? 1 : 0,
  }).format(bytes / step.bytes)
  return `${number}\u202f${step.prefix}${locale.startsWith('fr') ? 'o' : 'B'}`
}

const units = [
  { prefix: 'k', bytes: 1_000 },
  { prefix: 'M', bytes: 1_000_000 },
  { prefix: 'G', bytes: 1_000_000_000 },
]

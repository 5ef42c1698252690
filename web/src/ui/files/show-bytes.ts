/** 1,4 MB: decimal units, as file managers show them. */
export const showBytes = (bytes: number, locale: string): string => {
  const step = units.findLast((unit) => bytes >= unit.bytes) ?? { unit: 'byte', bytes: 1 }
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: step.unit,
    unitDisplay: 'short',
    maximumFractionDigits: bytes / step.bytes < 10 ? 1 : 0,
  }).format(bytes / step.bytes)
}

const units = [
  { unit: 'kilobyte', bytes: 1_000 },
  { unit: 'megabyte', bytes: 1_000_000 },
  { unit: 'gigabyte', bytes: 1_000_000_000 },
]

import type { Text } from '@puquio/domain'

/** Headings of readings that several files have. */
export const readingWords = {
  channel: { es: 'Canal', en: 'Channel', fr: 'Canal', pt: 'Canal' },
  quality: { es: 'Calidad', en: 'Quality', fr: 'Qualité', pt: 'Qualidade' },
} as const satisfies Record<string, Text>

import type { Text } from '@puquio/domain'

/** Acts that two features have, which no page needs at first. */
export const actWords = {
  moveUp: { es: 'Subir', en: 'Move up', fr: 'Monter', pt: 'Subir' },
  moveDown: { es: 'Bajar', en: 'Move down', fr: 'Descendre', pt: 'Descer' },
  reject: { es: 'Rechazar', en: 'Reject', fr: 'Rejeter', pt: 'Rejeitar' },
  renew: { es: 'Renovar', en: 'Renew', fr: 'Renouveler', pt: 'Renovar' },
} as const satisfies Record<string, Text>

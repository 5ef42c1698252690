import type { FollowUpField, Text } from '@puquio/domain'

/** The fields of the follow-up, as the form, the history and the export name them. */
export const followUpTerms = {
  actionCompleted: {
    es: 'Acción realizada',
    en: 'Action completed',
    fr: 'Action réalisée',
    pt: 'Ação realizada',
  },
  actionOn: {
    es: 'Fecha de la acción',
    en: 'Date of the action',
    fr: 'Date de l’action',
    pt: 'Data da ação',
  },
  sampleTaken: {
    es: 'Se tomó muestra',
    en: 'Sample taken',
    fr: 'Échantillon prélevé',
    pt: 'Amostra coletada',
  },
  startOn: { es: 'Fecha de inicio', en: 'Start date', fr: 'Date de début', pt: 'Data de início' },
  startTime: { es: 'Hora de inicio', en: 'Start time', fr: 'Heure de début', pt: 'Hora de início' },
  endOn: { es: 'Fecha de fin', en: 'End date', fr: 'Date de fin', pt: 'Data de término' },
  endTime: { es: 'Hora de fin', en: 'End time', fr: 'Heure de fin', pt: 'Hora de término' },
  observation: { es: 'Observación', en: 'Observation', fr: 'Observation', pt: 'Observação' },
  reason: { es: 'Razón', en: 'Reason', fr: 'Raison', pt: 'Razão' },
  isMishap: {
    es: 'Hubo un percance',
    en: 'There was a mishap',
    fr: 'Il y a eu un incident',
    pt: 'Houve um incidente',
  },
  mishapDetail: {
    es: 'Detalle del percance',
    en: 'Detail of the mishap',
    fr: 'Détail de l’incident',
    pt: 'Detalhe do incidente',
  },
} as const satisfies Record<FollowUpField, Text>

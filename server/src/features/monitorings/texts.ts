import { fieldTerms, planColumnTerms, taskTerms } from '@puquio/contract/terms'
import type { Text } from '@puquio/domain'

/** Headings of the record of monitorings as a file. */
export const monitoringListTexts = {
  fileName: { es: 'Seguimiento', en: 'Follow-up', fr: 'Réalisation', pt: 'Acompanhamento' },
  plan: fieldTerms.plan,
  id: taskTerms.number,
  stationName: planColumnTerms.stationName,
  planObservation: fieldTerms.planObservation,
  sampleExpected: {
    es: 'Muestra prevista',
    en: 'Sample expected',
    fr: 'Échantillon prévu',
    pt: 'Amostra prevista',
  },
  opensOn: {
    es: 'Inicio de la ventana',
    en: 'Window opens',
    fr: 'Début du délai',
    pt: 'Início da janela',
  },
  closesOn: {
    es: 'Fin de la ventana',
    en: 'Window closes',
    fr: 'Fin du délai',
    pt: 'Fim da janela',
  },
  status: fieldTerms.status,
  isOnTime: fieldTerms.isOnTime,
  durationHours: { es: 'Duración (h)', en: 'Duration (h)', fr: 'Durée (h)', pt: 'Duração (h)' },
  rescheduledFromOn: {
    es: 'Reprogramado desde',
    en: 'Rescheduled from',
    fr: 'Reprogrammé depuis le',
    pt: 'Reprogramado de',
  },
  rescheduledToOn: fieldTerms.rescheduledTo,
  omittedOn: { es: 'Omitido el', en: 'Omitted on', fr: 'Omis le', pt: 'Omitido em' },
  omittedReason: {
    es: 'Justificación de la omisión',
    en: 'Justification of the omission',
    fr: 'Justification de l’omission',
    pt: 'Justificativa da omissão',
  },
  evidenceCount: fieldTerms.evidenceFiles,
  changedBy: {
    es: 'Última modificación por',
    en: 'Last changed by',
    fr: 'Dernière modification par',
    pt: 'Última alteração por',
  },
  changedAt: {
    es: 'Última modificación',
    en: 'Last changed',
    fr: 'Dernière modification',
    pt: 'Última alteração',
  },
} as const satisfies Record<string, Text>

import type { MonitoringStatus, Text } from '@puquio/domain'
import type { evidenceKinds } from '../follow-up/evidence.ts'

export const monitoringStatusTerms = {
  done: { es: 'Realizado', en: 'Done', fr: 'Réalisé', pt: 'Realizado' },
  near: { es: 'Cercano', en: 'Near', fr: 'Proche', pt: 'Próximo' },
  far: { es: 'Lejano', en: 'Far', fr: 'Lointain', pt: 'Distante' },
  unfulfilled: { es: 'Incumplido', en: 'Unfulfilled', fr: 'Non réalisé', pt: 'Não cumprido' },
  rescheduled: { es: 'Reprogramado', en: 'Rescheduled', fr: 'Reprogrammé', pt: 'Reprogramado' },
  omitted: { es: 'Omitido', en: 'Omitted', fr: 'Omis', pt: 'Omitido' },
} as const satisfies Record<MonitoringStatus, Text>

/** What a status means, in one sentence: for legends and instructions. */
export const monitoringStatusMeanings = {
  done: {
    es: 'La acción se completó, con muestra o sin ella.',
    en: 'The action was completed, with or without a sample.',
    fr: 'L’action a été menée à bien, avec ou sans échantillon.',
    pt: 'A ação foi concluída, com ou sem amostra.',
  },
  near: {
    es: 'Su fecha está cerca o su ventana sigue abierta.',
    en: 'Its date is close, or its window is still open.',
    fr: 'Sa date approche ou son délai court encore.',
    pt: 'Sua data está próxima ou seu prazo segue aberto.',
  },
  far: {
    es: 'Aún falta para su fecha.',
    en: 'Its date is still some time away.',
    fr: 'Sa date est encore éloignée.',
    pt: 'Ainda falta para a sua data.',
  },
  unfulfilled: {
    es: 'Su ventana se cerró sin que se realizara.',
    en: 'Its window closed before it was done.',
    fr: 'Son délai est passé sans qu’il soit réalisé.',
    pt: 'Seu prazo venceu sem que fosse realizado.',
  },
  rescheduled: {
    es: 'Otro monitoreo lo reemplaza en otra fecha.',
    en: 'Another monitoring on another date takes its place.',
    fr: 'Un autre suivi le remplace à une autre date.',
    pt: 'Outro monitoramento o substitui em outra data.',
  },
  omitted: {
    es: 'Su estación se omitió con una justificación.',
    en: 'Its station was omitted, with a justification.',
    fr: 'Sa station a été omise, avec une justification.',
    pt: 'Sua estação foi omitida, com uma justificativa.',
  },
} as const satisfies Record<MonitoringStatus, Text>

export const evidenceKindTerms = {
  photo: { es: 'Fotografía', en: 'Photo', fr: 'Photo', pt: 'Fotografia' },
  'chain-of-custody': {
    es: 'Cadena de custodia',
    en: 'Chain of custody',
    fr: 'Chaîne de traçabilité',
    pt: 'Cadeia de custódia',
  },
  'field-sheet': {
    es: 'Ficha de campo',
    en: 'Field sheet',
    fr: 'Fiche de terrain',
    pt: 'Ficha de campo',
  },
  other: { es: 'Otro archivo', en: 'Other file', fr: 'Autre fichier', pt: 'Outro arquivo' },
} as const satisfies Record<(typeof evidenceKinds)[number], Text>

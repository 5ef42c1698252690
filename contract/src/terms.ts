import type { AnyList, MonitoringStatus, PlanStatus, roles, Text } from '@puquio/domain'
import type { evidenceKinds } from './monitorings.ts'

export {
  datumTerms,
  frequencyTerms,
  monitoringTypeTerms,
  planColumnTerms,
  stationKindTerms,
  yesNoTerms,
} from '@puquio/domain'

/**
 * The product's own words, the same in the web, workbooks, mails and calendars. One constant a
 * group and no calls, so that a page carries only the groups it names.
 */
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

export const planStatusTerms = {
  'in-creation': { es: 'En creación', en: 'In creation', fr: 'En création', pt: 'Em criação' },
  'in-execution': { es: 'En ejecución', en: 'In execution', fr: 'En exécution', pt: 'Em execução' },
  closed: { es: 'Cerrado', en: 'Closed', fr: 'Clos', pt: 'Encerrado' },
  annulled: { es: 'Anulado', en: 'Annulled', fr: 'Annulé', pt: 'Anulado' },
} as const satisfies Record<PlanStatus | 'annulled', Text>

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

/** Names of the reference lists, as screens and sheets carry them. */
export const referenceListTerms = {
  components: {
    es: 'Componentes ambientales',
    en: 'Environmental components',
    fr: 'Composantes environnementales',
    pt: 'Componentes ambientais',
  },
  subcomponents: {
    es: 'Subcomponentes',
    en: 'Subcomponents',
    fr: 'Sous-composantes',
    pt: 'Subcomponentes',
  },
  'mining-components': {
    es: 'Componentes mineros',
    en: 'Mining components',
    fr: 'Composantes minières',
    pt: 'Componentes da mineração',
  },
  'source-types': {
    es: 'Tipos de fuente',
    en: 'Source types',
    fr: 'Types de source',
    pt: 'Tipos de fonte',
  },
  profiles: {
    es: 'Perfiles de parámetros',
    en: 'Parameter profiles',
    fr: 'Profils de paramètres',
    pt: 'Perfis de parâmetros',
  },
  frequencies: { es: 'Frecuencias', en: 'Frequencies', fr: 'Fréquences', pt: 'Frequências' },
  stations: { es: 'Estaciones', en: 'Stations', fr: 'Stations', pt: 'Estações' },
} as const satisfies Record<AnyList, Text>

export const progressTerms = {
  general: {
    es: 'Avance general',
    en: 'General progress',
    fr: 'Avancement général',
    pt: 'Avanço geral',
  },
  untilNow: {
    es: 'Avance a la fecha',
    en: 'Progress until now',
    fr: 'Avancement à ce jour',
    pt: 'Avanço até hoje',
  },
  monthly: {
    es: 'Avance del mes',
    en: 'Progress of the month',
    fr: 'Avancement du mois',
    pt: 'Avanço do mês',
  },
} as const satisfies Record<string, Text>

export const progressFormulas = {
  general: {
    es: 'Realizados ÷ todos, sin los omitidos. Un monitoreo y sus reprogramaciones cuentan como uno.',
    en: 'Done ÷ all, without the omitted ones. A monitoring and its reschedules count as one.',
    fr: 'Réalisés ÷ tous, sans les omis. Un suivi et ses reprogrammations comptent pour un.',
    pt: 'Realizados ÷ todos, sem os omitidos. Um monitoramento e suas reprogramações contam como um.',
  },
  untilNow: {
    es: 'Realizados ÷ previstos hasta hoy, sin los omitidos. Un monitoreo y sus reprogramaciones cuentan como uno, en su última fecha.',
    en: 'Done ÷ due up to today, without the omitted ones. A monitoring and its reschedules count as one, on its latest date.',
    fr: 'Réalisés ÷ prévus jusqu’à aujourd’hui, sans les omis. Un suivi et ses reprogrammations comptent pour un, à la dernière date.',
    pt: 'Realizados ÷ previstos até hoje, sem os omitidos. Um monitoramento e suas reprogramações contam como um, na última data.',
  },
  monthly: {
    es: 'Realizados ÷ previstos en el mes, sin los omitidos. Un monitoreo y sus reprogramaciones cuentan como uno, en su última fecha.',
    en: 'Done ÷ due in the month, without the omitted ones. A monitoring and its reschedules count as one, on its latest date.',
    fr: 'Réalisés ÷ prévus dans le mois, sans les omis. Un suivi et ses reprogrammations comptent pour un, à la dernière date.',
    pt: 'Realizados ÷ previstos no mês, sem os omitidos. Um monitoramento e suas reprogramações contam como um, na última data.',
  },
} as const satisfies Record<keyof typeof progressTerms, Text>

export const roleTerms = {
  ADMIN: { es: 'Administración', en: 'Administration', fr: 'Administration', pt: 'Administração' },
  READ: { es: 'Lectura', en: 'Reading', fr: 'Lecture', pt: 'Leitura' },
  WRITE: {
    es: 'Registro de datos',
    en: 'Data entry',
    fr: 'Saisie de données',
    pt: 'Registro de dados',
  },
  AUDIT: { es: 'Auditoría', en: 'Audit', fr: 'Audit', pt: 'Auditoria' },
  SYSTEM: {
    es: 'Administración del sistema',
    en: 'System administration',
    fr: 'Administration du système',
    pt: 'Administração do sistema',
  },
} as const satisfies Record<keyof typeof roles | 'SYSTEM', Text>

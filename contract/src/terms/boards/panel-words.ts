import type { Text } from '@puquio/domain'

/** Headings and counts that panels have as the files of their features do. */
export const panelWords = {
  alarms: { es: 'Alarmas', en: 'Alarms', fr: 'Alarmes', pt: 'Alarmes' },
  activeAlarms: {
    es: 'Alarmas activas',
    en: 'Active alarms',
    fr: 'Alarmes actives',
    pt: 'Alarmes ativos',
  },
  lastMessage: {
    es: 'Último mensaje',
    en: 'Last message',
    fr: 'Dernier message',
    pt: 'Última mensagem',
  },
  progress: {
    es: 'Avance de planes',
    en: 'Progress of plans',
    fr: 'Avancement des plans',
    pt: 'Avanço dos planos',
  },
  verifiedCommitments: {
    es: 'Compromisos verificados',
    en: 'Verified commitments',
    fr: 'Engagements vérifiés',
    pt: 'Compromissos verificados',
  },
  state: { es: 'Estado', en: 'State', fr: 'État', pt: 'Estado' },
  on: { es: 'Fecha', en: 'Date', fr: 'Date', pt: 'Data' },
  parameter: { es: 'Parámetro', en: 'Parameter', fr: 'Paramètre', pt: 'Parâmetro' },
  result: { es: 'Resultado', en: 'Result', fr: 'Résultat', pt: 'Resultado' },
  standard: { es: 'Norma', en: 'Standard', fr: 'Norme', pt: 'Norma' },
} as const satisfies Record<string, Text>

import type { PlanStatus, Text } from '@puquio/domain'

export const planStatusTerms = {
  'in-creation': { es: 'En creación', en: 'In creation', fr: 'En création', pt: 'Em criação' },
  'in-execution': { es: 'En ejecución', en: 'In execution', fr: 'En exécution', pt: 'Em execução' },
  closed: { es: 'Cerrado', en: 'Closed', fr: 'Clos', pt: 'Encerrado' },
  annulled: { es: 'Anulado', en: 'Annulled', fr: 'Annulé', pt: 'Anulado' },
} as const satisfies Record<PlanStatus | 'annulled', Text>

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

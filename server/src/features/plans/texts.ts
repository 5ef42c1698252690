import { fieldTerms } from '@puquio/contract/terms'
import type { Text } from '@puquio/domain'

/** Headings of the list of plans as a file. */
export const planListTexts = {
  plans: fieldTerms.plans,
  title: fieldTerms.plan,
  status: fieldTerms.status,
  firstOn: fieldTerms.firstOn,
  lastOn: fieldTerms.lastOn,
  stations: fieldTerms.stations,
  monitorings: fieldTerms.monitorings,
  done: { es: 'Realizados', en: 'Done', fr: 'Réalisés', pt: 'Realizados' },
  general: {
    es: 'Avance general (%)',
    en: 'General progress (%)',
    fr: 'Avancement général (%)',
    pt: 'Avanço geral (%)',
  },
  untilNow: {
    es: 'Avance a la fecha (%)',
    en: 'Progress until now (%)',
    fr: 'Avancement à ce jour (%)',
    pt: 'Avanço até hoje (%)',
  },
  onTime: { es: 'A tiempo', en: 'On time', fr: 'Dans le délai', pt: 'No prazo' },
  omitted: { es: 'Omitidos', en: 'Omitted', fr: 'Omis', pt: 'Omitidos' },
  near: fieldTerms.near,
  unfulfilled: fieldTerms.unfulfilled,
  createdAt: { es: 'Creado el', en: 'Created on', fr: 'Créé le', pt: 'Criado em' },
  createdBy: fieldTerms.createdBy,
  annulledReason: fieldTerms.annulledReason,
} as const satisfies Record<string, Text>

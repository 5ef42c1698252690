import { planColumnTerms, type Text } from '@puquio/domain'
import { fieldTerms } from '../fields.ts'
import { instrumentFieldTerms } from './instruments.ts'
import { taskTerms } from './tasks.ts'

/** What screens, files and the audit trail call the parts of a commitment. */
export const commitmentFieldTerms = {
  shortName: planColumnTerms.commitment,
  text: fieldTerms.text,
  state: fieldTerms.status,
  kind: fieldTerms.type,
  phase: { es: 'Etapa', en: 'Phase', fr: 'Phase', pt: 'Etapa' },
  component: planColumnTerms.component,
  subcomponent: planColumnTerms.subcomponent,
  miningComponent: planColumnTerms.miningComponent,
  instrument: planColumnTerms.instrument,
  miningUnit: instrumentFieldTerms.miningUnit,
  document: instrumentFieldTerms.document,
  page: { es: 'Página', en: 'Page', fr: 'Page', pt: 'Página' },
  quote: { es: 'Cita', en: 'Quote', fr: 'Citation', pt: 'Citação' },
  frequency: planColumnTerms.frequency,
  role: taskTerms.role,
  deadlineOn: {
    es: 'Plazo (fecha)',
    en: 'Deadline (date)',
    fr: 'Échéance (date)',
    pt: 'Prazo (data)',
  },
  deadlineEvent: {
    es: 'Plazo (evento)',
    en: 'Deadline (event)',
    fr: 'Échéance (événement)',
    pt: 'Prazo (evento)',
  },
  stations: fieldTerms.stations,
  parameters: fieldTerms.parameters,
  method: { es: 'Método', en: 'Method', fr: 'Méthode', pt: 'Método' },
  model: { es: 'Modelo', en: 'Model', fr: 'Modèle', pt: 'Modelo' },
  confidence: { es: 'Confianza', en: 'Confidence', fr: 'Confiance', pt: 'Confiança' },
  decidedAt: { es: 'Decidido el', en: 'Decided on', fr: 'Décidé le', pt: 'Decidido em' },
  decidedBy: { es: 'Decidido por', en: 'Decided by', fr: 'Décidé par', pt: 'Decidido por' },
  decidedReason: fieldTerms.reason,
  supersededBy: {
    es: 'Reemplazado por',
    en: 'Superseded by',
    fr: 'Remplacé par',
    pt: 'Substituído por',
  },
  monitorings: fieldTerms.monitorings,
} as const satisfies Record<string, Text>

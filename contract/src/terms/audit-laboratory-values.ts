import {
  confidenceTerms,
  fractionTerms,
  limitChoiceTerms,
  type LimitKind,
  limitOriginTerms,
  matrixTerms,
  nonDetectRuleTerms,
  resultFieldTerms,
  type Text,
} from '@puquio/domain'
import { fieldTerms } from './fields.ts'
import { sampleTypeTerms } from './sample-types.ts'

const same = (text: string): Text => ({ es: text, en: text, fr: text, pt: text })

/** How a limit is compared. */
export const laboratoryKindTerms = {
  bounds: { es: 'Mínimo y máximo', en: 'Bounds', fr: 'Bornes', pt: 'Mínimo e máximo' },
  difference: {
    es: 'Diferencia del promedio del mes',
    en: 'Difference from the month’s mean',
    fr: 'Écart à la moyenne du mois',
    pt: 'Diferença da média do mês',
  },
  ammonia: {
    es: 'Amoniaco por pH y temperatura',
    en: 'Ammonia by pH and temperature',
    fr: 'Ammoniac selon pH et température',
    pt: 'Amônia por pH e temperatura',
  },
  'not-applicable': {
    es: 'No aplica',
    en: 'Does not apply',
    fr: 'Ne s’applique pas',
    pt: 'Não se aplica',
  },
} as const satisfies Record<LimitKind, Text>

/** Codes of parameters, limits, samples and results, as the audit trail words them. */
export const laboratoryValueTerms: Readonly<Record<string, Readonly<Record<string, Text>>>> = {
  limit_choice: limitChoiceTerms,
  non_detect_rule: nonDetectRuleTerms,
  fraction: fractionTerms,
  matrix: matrixTerms,
  'limit_value.kind': laboratoryKindTerms,
  ammonia_table: {
    'fresh-water': { es: 'Agua dulce', en: 'Fresh water', fr: 'Eau douce', pt: 'Água doce' },
    marine: { es: 'Agua de mar', en: 'Marine water', fr: 'Eau de mer', pt: 'Água do mar' },
  },
  'name_alias.kind': {
    station: fieldTerms.station,
    unit: resultFieldTerms.unit,
    campaign: resultFieldTerms.campaign,
    laboratory: resultFieldTerms.laboratory,
  },
  confidence: confidenceTerms,
  origin: limitOriginTerms,
  'sample.type': sampleTypeTerms,
  'result.qualifier': {
    '<': same('<'),
    '<=': same('≤'),
    '>': same('>'),
    '>=': same('≥'),
    trace: { es: 'Trazas', en: 'Traces', fr: 'Traces', pt: 'Traços' },
  },
}

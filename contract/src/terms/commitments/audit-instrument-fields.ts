import { planColumnTerms, type Text } from '@puquio/domain'
import { instrumentKindTerms } from './commitments.ts'
import { documentStateTerms, instrumentChangeTerms, instrumentFieldTerms } from './instruments.ts'

/** Columns of instruments and their documents, as the audit trail names them. */
export const instrumentColumnTerms = {
  mining_unit_id: instrumentFieldTerms.miningUnit,
  instrument_id: planColumnTerms.instrument,
  earlier_id: {
    es: 'Instrumento anterior',
    en: 'Earlier instrument',
    fr: 'Instrument antérieur',
    pt: 'Instrumento anterior',
  },
  year: instrumentFieldTerms.year,
  authority: instrumentFieldTerms.authority,
  resolution: instrumentFieldTerms.resolution,
  resolution_on: instrumentFieldTerms.resolutionOn,
  in_force_from: instrumentFieldTerms.inForceFrom,
  retired_by: { es: 'Retirado por', en: 'Retired by', fr: 'Retiré par', pt: 'Retirado por' },
  retired_reason: {
    es: 'Motivo del retiro',
    en: 'Reason for retiring it',
    fr: 'Motif du retrait',
    pt: 'Motivo da retirada',
  },
  document_id: instrumentFieldTerms.document,
  viewing_file_id: {
    es: 'Copia para el visor',
    en: 'Copy for the viewer',
    fr: 'Copie pour la visionneuse',
    pt: 'Cópia para o visualizador',
  },
  pages: instrumentFieldTerms.pages,
  has_script: {
    es: 'Contiene scripts',
    en: 'Carries scripts',
    fr: 'Contient des scripts',
    pt: 'Contém scripts',
  },
  'instrument_document.problem': {
    es: 'Por qué no se puede leer',
    en: 'Why it cannot be read',
    fr: 'Pourquoi il est illisible',
    pt: 'Por que não pode ser lido',
  },
  problem_params: {
    es: 'Detalles de por qué no se puede leer',
    en: 'Details of why it cannot be read',
    fr: 'Détails sur ce qui le rend illisible',
    pt: 'Detalhes de por que não pode ser lido',
  },
  'instrument_document.added_at': {
    es: 'Agregado el',
    en: 'Added on',
    fr: 'Ajouté le',
    pt: 'Adicionado em',
  },
  added_by: { es: 'Agregado por', en: 'Added by', fr: 'Ajouté par', pt: 'Adicionado por' },
} as const satisfies Record<string, Text>

/** Codes that those columns hold. */
export const instrumentValueTerms: Readonly<Record<string, Readonly<Record<string, Text>>>> = {
  'instrument.kind': instrumentKindTerms,
  'instrument_change.kind': instrumentChangeTerms,
  'instrument_document.state': documentStateTerms,
}

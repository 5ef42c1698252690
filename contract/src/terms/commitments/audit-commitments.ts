import type { Text } from '@puquio/domain'
import { fieldTerms } from '../fields.ts'
import {
  commitmentKindTerms,
  commitmentMethodTerms,
  commitmentPhaseTerms,
  commitmentStateTerms,
} from './commitments.ts'
import { commitmentFieldTerms } from './fields.ts'
import { taskTerms } from './tasks.ts'

/** Columns of commitments and their places, as the audit trail names them. */
export const commitmentColumnTerms = {
  commitment_id: fieldTerms.commitment,
  short_name: commitmentFieldTerms.shortName,
  'commitment.text': commitmentFieldTerms.text,
  'commitment.kind': commitmentFieldTerms.kind,
  'commitment.state': commitmentFieldTerms.state,
  phase: commitmentFieldTerms.phase,
  deadline_on: commitmentFieldTerms.deadlineOn,
  deadline_event: commitmentFieldTerms.deadlineEvent,
  role_id: taskTerms.role,
  named: {
    es: 'Lo que nombra el documento',
    en: 'What the document names',
    fr: 'Ce que nomme le document',
    pt: 'O que o documento nomeia',
  },
  confidence: commitmentFieldTerms.confidence,
  'commitment.method': commitmentFieldTerms.method,
  'commitment.model': commitmentFieldTerms.model,
  extraction_id: {
    es: 'Procesamiento',
    en: 'Extraction',
    fr: 'Traitement',
    pt: 'Processamento',
  },
  is_edited: { es: 'Editado', en: 'Edited', fr: 'Modifié', pt: 'Editado' },
  decided_at: commitmentFieldTerms.decidedAt,
  decided_by: commitmentFieldTerms.decidedBy,
  decided_reason: commitmentFieldTerms.decidedReason,
  superseded_by_id: commitmentFieldTerms.supersededBy,
  joined_into_id: { es: 'Unido a', en: 'Joined into', fr: 'Réuni à', pt: 'Unido a' },
  'commitment_place.page': commitmentFieldTerms.page,
  to_page: { es: 'Hasta la página', en: 'To page', fr: 'Jusqu’à la page', pt: 'Até a página' },
  quote: commitmentFieldTerms.quote,
  'commitment_place.start': {
    es: 'Desde el carácter',
    en: 'From character',
    fr: 'Du caractère',
    pt: 'Do caractere',
  },
  'commitment_place.end': {
    es: 'Hasta el carácter',
    en: 'To character',
    fr: 'Au caractère',
    pt: 'Ao caractere',
  },
} as const satisfies Record<string, Text>

/** Whose prompt a run had. */
const promptSourceTerms = {
  instrument: {
    es: 'Del instrumento',
    en: 'Of the instrument',
    fr: 'De l’instrument',
    pt: 'Do instrumento',
  },
  project: { es: 'Del proyecto', en: 'Of the project', fr: 'Du projet', pt: 'Do projeto' },
  product: { es: 'De Puquio', en: 'Of Puquio', fr: 'De Puquio', pt: 'Do Puquio' },
} as const satisfies Record<string, Text>

/** Codes that those columns hold. */
export const commitmentValueTerms: Readonly<Record<string, Readonly<Record<string, Text>>>> = {
  'commitment.kind': commitmentKindTerms,
  'commitment.phase': commitmentPhaseTerms,
  'commitment.method': commitmentMethodTerms,
  'commitment.state': commitmentStateTerms,
  'extraction.method': commitmentMethodTerms,
  'extraction.prompt_source': promptSourceTerms,
}

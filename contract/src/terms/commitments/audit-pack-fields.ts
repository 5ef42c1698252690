import { boardKindTerms } from '../boards/terms.ts'
import type { Text } from '@puquio/domain'
import type { PackKind, PackPart } from '../../commitments/evidence-packs.ts'
import { fieldTerms } from '../fields.ts'
import { packTableTerms } from './audit-packs.ts'

/** Columns of reports as PDF, evidence packs and their key, as the audit trail names them. */
export const packColumnTerms = {
  is_scheduled: { es: 'Programado', en: 'Scheduled', fr: 'Programmé', pt: 'Programado' },
  problem: { es: 'Problema', en: 'Problem', fr: 'Problème', pt: 'Problema' },
  to_on: { es: 'Hasta el día', en: 'To the day', fr: 'Jusqu’au', pt: 'Até o dia' },
  parts: {
    es: 'Partes incluidas',
    en: 'Parts included',
    fr: 'Parties incluses',
    pt: 'Partes incluídas',
  },
  public_key: { es: 'Clave pública', en: 'Public key', fr: 'Clé publique', pt: 'Chave pública' },
} as const satisfies Record<string, Text>

export const packValueTerms = {
  'evidence_pack.kind': {
    commitment: fieldTerms.commitment,
    instrument: { es: 'Instrumento', en: 'Instrument', fr: 'Instrument', pt: 'Instrumento' },
    period: { es: 'Periodo', en: 'Period', fr: 'Période', pt: 'Período' },
  } satisfies Record<PackKind, Text>,
  'evidence_pack.parts': {
    pages: {
      es: 'Imágenes de las páginas',
      en: 'Pictures of the pages',
      fr: 'Images des pages',
      pt: 'Imagens das páginas',
    },
    results: {
      es: 'Resultados de laboratorio',
      en: 'Laboratory results',
      fr: 'Résultats de laboratoire',
      pt: 'Resultados de laboratório',
    },
    evidence: {
      es: 'Archivos de evidencia',
      en: 'Evidence files',
      fr: 'Fichiers de preuve',
      pt: 'Arquivos de evidência',
    },
    documents: {
      es: 'Documentos de los instrumentos',
      en: 'Documents of the instruments',
      fr: 'Documents des instruments',
      pt: 'Documentos dos instrumentos',
    },
  } satisfies Record<PackPart, Text>,
  'pdf_report.kind': {
    'commitment-matrix': {
      es: 'Matriz de compromisos',
      en: 'Matrix of commitments',
      fr: 'Matrice des engagements',
      pt: 'Matriz de compromissos',
    },
    'evidence-pack': packTableTerms.evidence_pack,
    board: boardKindTerms.board,
  },
} as const

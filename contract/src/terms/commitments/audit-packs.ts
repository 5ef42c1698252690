import type { Text } from '@puquio/domain'

/** What the audit trail calls what is done to evidence packs and reports as PDF. */
export const packActionTerms = {
  'evidencePacks.start': {
    es: 'Pedir un expediente de evidencia',
    en: 'Ask for an evidence pack',
    fr: 'Demander un dossier de preuves',
    pt: 'Pedir um dossiê de evidências',
  },
  'evidencePacks.cancel': {
    es: 'Cancelar un expediente de evidencia',
    en: 'Cancel an evidence pack',
    fr: 'Annuler un dossier de preuves',
    pt: 'Cancelar um dossiê de evidências',
  },
  'pdfReports.cancel': {
    es: 'Cancelar un informe en PDF',
    en: 'Cancel a report as PDF',
    fr: 'Annuler un rapport en PDF',
    pt: 'Cancelar um relatório em PDF',
  },
} as const satisfies Record<string, Text>

/** What it calls a row of their tables. */
export const packTableTerms = {
  evidence_pack: {
    es: 'Expediente de evidencia',
    en: 'Evidence pack',
    fr: 'Dossier de preuves',
    pt: 'Dossiê de evidências',
  },
  pdf_report: {
    es: 'Informe en PDF',
    en: 'Report as PDF',
    fr: 'Rapport en PDF',
    pt: 'Relatório em PDF',
  },
  signing_key: {
    es: 'Clave de firma',
    en: 'Signing key',
    fr: 'Clé de signature',
    pt: 'Chave de assinatura',
  },
} as const satisfies Record<string, Text>

import type { DocumentState, InstrumentChangeKind, Text } from '@puquio/domain'

/** Fields of an instrument and of its documents, as screens, files and the audit trail name them. */
export const instrumentFieldTerms = {
  miningUnit: {
    es: 'Unidad minera',
    en: 'Mining unit',
    fr: 'Unité minière',
    pt: 'Unidade de mineração',
  },
  year: { es: 'Año', en: 'Year', fr: 'Année', pt: 'Ano' },
  authority: { es: 'Autoridad', en: 'Authority', fr: 'Autorité', pt: 'Autoridade' },
  resolution: { es: 'Resolución', en: 'Resolution', fr: 'Résolution', pt: 'Resolução' },
  resolutionOn: {
    es: 'Fecha de la resolución',
    en: 'Date of the resolution',
    fr: 'Date de la résolution',
    pt: 'Data da resolução',
  },
  inForceFrom: {
    es: 'Vigente desde',
    en: 'In force from',
    fr: 'En vigueur depuis',
    pt: 'Vigente desde',
  },
  document: { es: 'Documento', en: 'Document', fr: 'Document', pt: 'Documento' },
  documents: { es: 'Documentos', en: 'Documents', fr: 'Documents', pt: 'Documentos' },
  pages: { es: 'Páginas', en: 'Pages', fr: 'Pages', pt: 'Páginas' },
} as const satisfies Record<string, Text>

export const instrumentChangeTerms = {
  modifies: { es: 'Modifica', en: 'Modifies', fr: 'Modifie', pt: 'Modifica' },
  replaces: { es: 'Reemplaza', en: 'Replaces', fr: 'Remplace', pt: 'Substitui' },
} as const satisfies Record<InstrumentChangeKind, Text>

/** What a look into a document found. */
export const documentStateTerms = {
  waiting: { es: 'En revisión', en: 'Being checked', fr: 'En vérification', pt: 'Em verificação' },
  ready: { es: 'Listo', en: 'Ready', fr: 'Prêt', pt: 'Pronto' },
  refused: {
    es: 'No se puede leer',
    en: 'Cannot be read',
    fr: 'Illisible',
    pt: 'Não pode ser lido',
  },
} as const satisfies Record<DocumentState, Text>

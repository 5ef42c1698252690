import type { Text } from '@puquio/domain'

/** The changes to samples and their results, as the audit trail names them. */
export const sampleActionTerms = {
  'samples.create': {
    es: 'Registrar una muestra',
    en: 'Enter a sample',
    fr: 'Saisir un échantillon',
    pt: 'Registrar uma amostra',
  },
  'samples.edit': {
    es: 'Editar una muestra o sus resultados',
    en: 'Edit a sample or its results',
    fr: 'Modifier un échantillon ou ses résultats',
    pt: 'Editar uma amostra ou seus resultados',
  },
  'samples.remove': {
    es: 'Eliminar una muestra',
    en: 'Delete a sample',
    fr: 'Supprimer un échantillon',
    pt: 'Excluir uma amostra',
  },
  'samples.applyQualifier': {
    es: 'Calificar un resultado',
    en: 'Qualify a result',
    fr: 'Qualifier un résultat',
    pt: 'Qualificar um resultado',
  },
  'samples.removeResult': {
    es: 'Eliminar un resultado',
    en: 'Delete a result',
    fr: 'Supprimer un résultat',
    pt: 'Excluir um resultado',
  },
} as const satisfies Record<string, Text>

import type { Text } from '@puquio/domain'

/** The changes to parameters, limits and standards of stations, as the audit trail names them. */
export const standardActionTerms = {
  'laboratorySettings.set': {
    es: 'Cambiar cómo se evalúan los resultados',
    en: 'Set how results are evaluated',
    fr: 'Définir comment les résultats sont évalués',
    pt: 'Definir como os resultados são avaliados',
  },
  'parameters.create': {
    es: 'Agregar un parámetro',
    en: 'Add a parameter',
    fr: 'Ajouter un paramètre',
    pt: 'Adicionar um parâmetro',
  },
  'parameters.edit': {
    es: 'Editar un parámetro',
    en: 'Edit a parameter',
    fr: 'Modifier un paramètre',
    pt: 'Editar um parâmetro',
  },
  'parameters.retire': {
    es: 'Retirar un parámetro',
    en: 'Retire a parameter',
    fr: 'Retirer un paramètre',
    pt: 'Retirar um parâmetro',
  },
  'parameters.restore': {
    es: 'Reponer un parámetro',
    en: 'Restore a parameter',
    fr: 'Rétablir un paramètre',
    pt: 'Restaurar um parâmetro',
  },
  'parameters.addAlias': {
    es: 'Agregar otro nombre a un parámetro',
    en: 'Add another name to a parameter',
    fr: 'Ajouter un autre nom à un paramètre',
    pt: 'Adicionar outro nome a um parâmetro',
  },
  'parameters.removeAlias': {
    es: 'Quitar otro nombre de un parámetro',
    en: 'Remove another name of a parameter',
    fr: 'Retirer un autre nom d’un paramètre',
    pt: 'Tirar outro nome de um parâmetro',
  },
} as const satisfies Record<string, Text>

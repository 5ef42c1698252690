import type { Text } from '@puquio/domain'

/** The changes to laboratory results and to what they are evaluated by, as the audit trail names them. */
export const laboratoryActionTerms = {
  'campaigns.rename': {
    es: 'Renombrar una campaña',
    en: 'Rename a campaign',
    fr: 'Renommer une campagne',
    pt: 'Renomear uma campanha',
  },
  'campaigns.approve': {
    es: 'Aprobar una campaña',
    en: 'Approve a campaign',
    fr: 'Approuver une campagne',
    pt: 'Aprovar uma campanha',
  },
  'campaigns.withdraw': {
    es: 'Retirar la aprobación de una campaña',
    en: 'Withdraw the approval of a campaign',
    fr: 'Retirer l’approbation d’une campagne',
    pt: 'Retirar a aprovação de uma campanha',
  },
  'resultImports.start': {
    es: 'Cargar un archivo de resultados',
    en: 'Upload a file of results',
    fr: 'Charger un fichier de résultats',
    pt: 'Enviar um arquivo de resultados',
  },
  'resultImports.map': {
    es: 'Indicar las columnas de un archivo de resultados',
    en: 'Say what the columns of a file of results hold',
    fr: 'Indiquer les colonnes d’un fichier de résultats',
    pt: 'Indicar as colunas de um arquivo de resultados',
  },
  'resultImports.resolve': {
    es: 'Resolver resultados observados',
    en: 'Settle results that wait',
    fr: 'Régler des résultats en attente',
    pt: 'Resolver resultados que aguardam',
  },
  'resultImports.makeStations': {
    es: 'Crear las estaciones de un archivo de resultados',
    en: 'Make the stations of a file of results',
    fr: 'Créer les stations d’un fichier de résultats',
    pt: 'Criar as estações de um arquivo de resultados',
  },
  'resultImports.save': {
    es: 'Importar resultados',
    en: 'Import results',
    fr: 'Importer des résultats',
    pt: 'Importar resultados',
  },
  'resultImports.discard': {
    es: 'Descartar una importación de resultados',
    en: 'Discard an import of results',
    fr: 'Abandonner un import de résultats',
    pt: 'Descartar uma importação de resultados',
  },
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

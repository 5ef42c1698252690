import type { Text } from '@puquio/domain'

/** The changes to laboratory results, as the audit trail names them. */
export const resultActionTerms = {
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
} as const satisfies Record<string, Text>

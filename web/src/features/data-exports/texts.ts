import { fieldTerms, planColumnTerms } from '@puquio/contract/terms'
import { defineTexts, resultFieldTerms } from '@puquio/domain'
import { exportProblemTexts } from '../../lib/problems/export-problem-texts.ts'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { words } from '../../lib/texts/words.ts'

const exportTexts = defineTexts({
  title: words.exportData,
  help: {
    es: 'Resultados de laboratorio por filtros. Un filtro sin selección los incluye a todos.',
    en: 'Laboratory results by filters. A filter without a choice includes all.',
    fr: 'Résultats de laboratoire par filtres. Un filtre sans choix les inclut tous.',
    pt: 'Resultados de laboratório por filtros. Um filtro sem escolha inclui todos.',
  },
  filters: {
    es: 'Filtros de datos',
    en: 'Data filters',
    fr: 'Filtres de données',
    pt: 'Filtros de dados',
  },
  components: planColumnTerms.component,
  subcomponents: planColumnTerms.subcomponent,
  stations: resultFieldTerms.station,
  parameters: resultFieldTerms.parameter,
  from: { es: 'Fecha de inicio', en: 'Start date', fr: 'Date de début', pt: 'Data de início' },
  to: { es: 'Fecha de fin', en: 'End date', fr: 'Date de fin', pt: 'Data de fim' },
  span: {
    es: 'Hay resultados del {{from}} al {{to}}.',
    en: 'There are results from {{from}} to {{to}}.',
    fr: 'Il y a des résultats du {{from}} au {{to}}.',
    pt: 'Há resultados de {{from}} a {{to}}.',
  },
  apply: {
    es: 'Aplicar filtros',
    en: 'Apply filters',
    fr: 'Appliquer les filtres',
    pt: 'Aplicar filtros',
  },
  reset: { es: 'Restablecer', en: 'Reset', fr: 'Réinitialiser', pt: 'Redefinir' },
  counting: {
    es: 'Con esta selección: {{count}} registros',
    en: 'With this choice: {{count}} records',
    fr: 'Avec ce choix : {{count}} enregistrements',
    pt: 'Com esta escolha: {{count}} registros',
  },
  dropped_one: {
    es: 'Se quitó {{count}} selección que ya no tiene resultados con las de arriba.',
    en: '{{count}} choice was removed that has no results any more with those above.',
    fr: '{{count}} choix a été retiré, sans résultats avec ceux du dessus.',
    pt: 'Foi retirada {{count}} escolha que já não tem resultados com as de cima.',
  },
  dropped_other: {
    es: 'Se quitaron {{count}} selecciones que ya no tienen resultados con las de arriba.',
    en: '{{count}} choices were removed that have no results any more with those above.',
    fr: '{{count}} choix ont été retirés, sans résultats avec ceux du dessus.',
    pt: 'Foram retiradas {{count}} escolhas que já não têm resultados com as de cima.',
  },
  found: {
    es: 'Registros encontrados: {{count}}',
    en: 'Records found: {{count}}',
    fr: 'Enregistrements trouvés : {{count}}',
    pt: 'Registros encontrados: {{count}}',
  },
  noneFound: {
    es: 'No se encontraron registros con los filtros aplicados.',
    en: 'No records were found with the applied filters.',
    fr: 'Aucun enregistrement trouvé avec les filtres appliqués.',
    pt: 'Nenhum registro encontrado com os filtros aplicados.',
  },
  rangeMissing: exportProblemTexts.EXPORT_RANGE_MISSING,
  rangeWrong: exportProblemTexts.EXPORT_RANGE_WRONG,
  notApplied: {
    es: 'Los filtros cambiaron: aplicarlos antes de descargar.',
    en: 'The filters have changed: apply them before downloading.',
    fr: 'Les filtres ont changé : les appliquer avant de télécharger.',
    pt: 'Os filtros mudaram: aplicá-los antes de baixar.',
  },
  failed: {
    es: 'No se pudo realizar la operación. Intentar de nuevo.',
    en: 'The operation could not be performed. Try again.',
    fr: 'L’opération n’a pas pu être effectuée. Réessayer.',
    pt: 'Não foi possível realizar a operação. Tentar novamente.',
  },
  generated_xlsx: {
    es: 'Archivo XLSX generado.',
    en: 'XLSX file generated.',
    fr: 'Fichier XLSX généré.',
    pt: 'Arquivo XLSX gerado.',
  },
  generated_csv: {
    es: 'Archivo CSV generado.',
    en: 'CSV file generated.',
    fr: 'Fichier CSV généré.',
    pt: 'Arquivo CSV gerado.',
  },
  format: { es: 'Formato', en: 'Format', fr: 'Format', pt: 'Formato' },
  layout: { es: 'Disposición', en: 'Layout', fr: 'Disposition', pt: 'Disposição' },
  layout_long: {
    es: 'Una fila por resultado',
    en: 'A row for each result',
    fr: 'Une ligne par résultat',
    pt: 'Uma linha por resultado',
  },
  layout_wide: {
    es: 'Una columna por parámetro',
    en: 'A column for each parameter',
    fr: 'Une colonne par paramètre',
    pt: 'Uma coluna por parâmetro',
  },
  layout_stations: {
    es: 'Una hoja por estación',
    en: 'A sheet for each station',
    fr: 'Une feuille par station',
    pt: 'Uma planilha por estação',
  },
  delimiter: { es: 'Separador', en: 'Delimiter', fr: 'Séparateur', pt: 'Separador' },
  delimiter_comma: { es: 'Coma (,)', en: 'Comma (,)', fr: 'Virgule (,)', pt: 'Vírgula (,)' },
  delimiter_semicolon: {
    es: 'Punto y coma (;)',
    en: 'Semicolon (;)',
    fr: 'Point-virgule (;)',
    pt: 'Ponto e vírgula (;)',
  },
  delimiter_tab: { es: 'Tabulador', en: 'Tab', fr: 'Tabulation', pt: 'Tabulação' },
  decimal: { es: 'Decimales con', en: 'Decimals with', fr: 'Décimales avec', pt: 'Decimais com' },
  decimal_point: { es: 'Punto (0.5)', en: 'Point (0.5)', fr: 'Point (0.5)', pt: 'Ponto (0.5)' },
  decimal_comma: { es: 'Coma (0,5)', en: 'Comma (0,5)', fr: 'Virgule (0,5)', pt: 'Vírgula (0,5)' },
  bom: {
    es: 'Marca UTF-8, para abrirlo con Excel',
    en: 'UTF-8 mark, to open it with Excel',
    fr: 'Marque UTF-8, pour l’ouvrir avec Excel',
    pt: 'Marca UTF-8, para abrir com o Excel',
  },
  apart: {
    es: 'El signo «<» en su propia columna',
    en: 'The “<” sign in a column of its own',
    fr: 'Le signe « < » dans sa propre colonne',
    pt: 'O sinal “<” em coluna própria',
  },
  download: {
    es: 'Descargar {{format}} ({{count}})',
    en: 'Download {{format}} ({{count}})',
    fr: 'Télécharger {{format}} ({{count}})',
    pt: 'Baixar {{format}} ({{count}})',
  },
  inBackground: {
    es: 'Preparar en segundo plano',
    en: 'Prepare in the background',
    fr: 'Préparer en arrière-plan',
    pt: 'Preparar em segundo plano',
  },
  started: {
    es: 'La exportación se prepara. Una notificación avisará cuando esté lista.',
    en: 'The export is being prepared. A notification will say when it is ready.',
    fr: 'L’export se prépare. Une notification dira quand il sera prêt.',
    pt: 'A exportação está sendo preparada. Uma notificação avisará quando estiver pronta.',
  },
  tooLong: {
    es: 'Tomará más de un minuto: se prepara en segundo plano y queda como archivo por siete días.',
    en: 'It will take more than a minute: it is prepared in the background and kept as a file for seven days.',
    fr: 'Cela prendra plus d’une minute : il se prépare en arrière-plan et reste comme fichier sept jours.',
    pt: 'Levará mais de um minuto: é preparada em segundo plano e fica como arquivo por sete dias.',
  },
  downloading: {
    es: 'Descargando: {{size}}',
    en: 'Downloading: {{size}}',
    fr: 'Téléchargement : {{size}}',
    pt: 'Baixando: {{size}}',
  },
  stop: { es: 'Detener', en: 'Stop', fr: 'Arrêter', pt: 'Parar' },
  repeatLast: {
    es: 'Repetir mi última exportación',
    en: 'Repeat my last export',
    fr: 'Répéter mon dernier export',
    pt: 'Repetir minha última exportação',
  },
  repeat: { es: 'Repetir', en: 'Repeat', fr: 'Répéter', pt: 'Repetir' },
  exports: { es: 'Exportaciones', en: 'Exports', fr: 'Exports', pt: 'Exportações' },
  noExports: {
    es: 'Todavía no se exportó nada',
    en: 'Nothing has been exported yet',
    fr: 'Rien n’a encore été exporté',
    pt: 'Nada foi exportado ainda',
  },
  noExportsText: {
    es: 'Aquí queda quién exportó qué, y los archivos preparados en segundo plano.',
    en: 'Here stands who exported what, and the files prepared in the background.',
    fr: 'Ici figurent qui a exporté quoi, et les fichiers préparés en arrière-plan.',
    pt: 'Aqui fica quem exportou o quê, e os arquivos preparados em segundo plano.',
  },
  noResultsTitle: {
    es: 'Todavía no hay resultados de laboratorio',
    en: 'There are no laboratory results yet',
    fr: 'Il n’y a pas encore de résultats de laboratoire',
    pt: 'Ainda não há resultados de laboratório',
  },
  noResults: {
    es: 'Cuando se ingresen, se podrán exportar aquí por filtros.',
    en: 'Once they are entered, they can be exported here by filters.',
    fr: 'Une fois saisis, ils pourront être exportés ici par filtres.',
    pt: 'Quando forem inseridos, poderão ser exportados aqui por filtros.',
  },
  requestedAt: { es: 'Pedida', en: 'Asked for', fr: 'Demandé', pt: 'Pedida' },
  person: { es: 'Persona', en: 'Person', fr: 'Personne', pt: 'Pessoa' },
  period: {
    es: 'Período de datos',
    en: 'Period of data',
    fr: 'Période des données',
    pt: 'Período dos dados',
  },
  rows: { es: 'Registros', en: 'Records', fr: 'Enregistrements', pt: 'Registros' },
  state: fieldTerms.status,
  state_queued: words.waiting,
  state_running: {
    es: 'En preparación',
    en: 'Being prepared',
    fr: 'En préparation',
    pt: 'Em preparação',
  },
  state_done: { es: 'Lista', en: 'Ready', fr: 'Prêt', pt: 'Pronta' },
  state_failed: {
    es: 'No se pudo generar',
    en: 'Could not be made',
    fr: 'N’a pas pu être généré',
    pt: 'Não foi gerada',
  },
  state_cancelled: { es: 'Cancelada', en: 'Cancelled', fr: 'Annulé', pt: 'Cancelada' },
  state_expired: {
    es: 'Archivo retirado',
    en: 'File removed',
    fr: 'Fichier retiré',
    pt: 'Arquivo retirado',
  },
  state_downloaded: { es: 'Descargada', en: 'Downloaded', fr: 'Téléchargé', pt: 'Baixada' },
  file: {
    es: 'Descargar archivo',
    en: 'Download file',
    fr: 'Télécharger le fichier',
    pt: 'Baixar arquivo',
  },
  cancel: {
    es: 'Cancelar la exportación',
    en: 'Cancel the export',
    fr: 'Annuler l’export',
    pt: 'Cancelar a exportação',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    dataExports: Bundle<typeof exportTexts>
  }
}

addTexts('dataExports', exportTexts)

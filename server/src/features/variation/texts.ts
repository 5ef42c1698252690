import { panelWords } from '@puquio/contract/terms/boards/panel-words'
import { fieldTerms, variationTerms } from '@puquio/contract/terms'
import { defineTexts, resultFieldTerms } from '@puquio/domain'

/** Of the report and the files of the variation of parameters. */
export const variationFileTexts = defineTexts({
  station: fieldTerms.station,
  stations: fieldTerms.stations,
  component: fieldTerms.component,
  sampledOn: resultFieldTerms.date,
  toBeVerified: fieldTerms.toBeVerified,
  parameters: fieldTerms.parameters,
  period: { es: 'Fechas', en: 'Dates', fr: 'Dates', pt: 'Datas' },
  wholePeriod: {
    es: 'Todas las fechas',
    en: 'All dates',
    fr: 'Toutes les dates',
    pt: 'Todas as datas',
  },
  campaigns: fieldTerms.campaigns,
  approvedOnly: {
    es: 'Solo aprobadas',
    en: 'Approved ones alone',
    fr: 'Approuvées seulement',
    pt: 'Só aprovadas',
  },
  unapprovedToo: {
    es: 'También sin aprobar',
    en: 'Unapproved ones, too',
    fr: 'Aussi non approuvées',
    pt: 'Também não aprovadas',
  },
  versionOf: {
    es: '{{count}} resultados; el último se registró el {{at}}',
    en: '{{count}} results; the latest was entered on {{at}}',
    fr: '{{count}} résultats ; le dernier a été saisi le {{at}}',
    pt: '{{count}} resultados; o último foi registrado em {{at}}',
  },
  noResults: {
    es: 'No hay resultados con estos filtros',
    en: 'There are no results under these filters',
    fr: 'Aucun résultat avec ces filtres',
    pt: 'Não há resultados com estes filtros',
  },
  noComponent: {
    es: 'Muestras sin componente ambiental',
    en: 'Samples without an environmental component',
    fr: 'Échantillons sans composante environnementale',
    pt: 'Amostras sem componente ambiental',
  },
  results: {
    es: 'Resultados por fecha',
    en: 'Results by date',
    fr: 'Résultats par date',
    pt: 'Resultados por data',
  },
  resultsOf: {
    es: 'Resultados: {{stations}}',
    en: 'Results: {{stations}}',
    fr: 'Résultats : {{stations}}',
    pt: 'Resultados: {{stations}}',
  },
  onlyExceedances: {
    es: 'Por el tamaño del informe se imprimen solo las fechas en que algún resultado excede. La descarga en XLSX o CSV los tiene todos.',
    en: 'Because of the size of the report only the dates are printed on which a result exceeds. The download as XLSX or CSV has all of them.',
    fr: 'Vu la taille du rapport, seules sont imprimées les dates où un résultat dépasse. Le téléchargement en XLSX ou CSV les contient tous.',
    pt: 'Pelo tamanho do relatório imprimem-se só as datas em que algum resultado excede. O download em XLSX ou CSV tem todos.',
  },
  limits: {
    es: 'Límites y su fuente',
    en: 'Limits and their source',
    fr: 'Limites et leur source',
    pt: 'Limites e sua fonte',
  },
  limit: fieldTerms.limit,
  standard: panelWords.standard,
  validity: { es: 'Vigencia', en: 'In force', fr: 'Validité', pt: 'Vigência' },
  source: variationTerms.source,
  noLimit: {
    es: 'Estas estaciones no tienen un límite propio de este parámetro, o el límite depende de cada muestra.',
    en: 'These stations have no limit of their own for this parameter, or the limit depends on each sample.',
    fr: 'Ces stations n’ont pas de limite propre pour ce paramètre, ou la limite dépend de chaque échantillon.',
    pt: 'Estas estações não têm limite próprio para este parâmetro, ou o limite depende de cada amostra.',
  },
  notes: {
    es: 'Notas del informe',
    en: 'Notes on the report',
    fr: 'Notes du rapport',
    pt: 'Notas do relatório',
  },
  signs: {
    es: 'En las tablas: ▲ excede, △ cerca del límite, ○ no detectado, ? no evaluable, (R) rechazado.',
    en: 'In tables: ▲ exceeds, △ near the limit, ○ non-detect, ? cannot be determined, (R) rejected.',
    fr: 'Dans les tableaux : ▲ dépasse, △ proche de la limite, ○ non détecté, ? indéterminable, (R) rejeté.',
    pt: 'Nas tabelas: ▲ excede, △ perto do limite, ○ não detectado, ? não avaliável, (R) rejeitado.',
  },
})

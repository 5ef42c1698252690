import { fieldTerms } from '@puquio/contract/terms'
import { defineTexts } from '@puquio/domain'
import { pageWords } from '../../../lib/texts/page-words.ts'
import { words } from '../../../lib/texts/words.ts'

export const listTexts = defineTexts({
  monitorings: fieldTerms.monitorings,
  searchMonitorings: {
    es: 'Estación o compromiso',
    en: 'Station or commitment',
    fr: 'Station ou engagement',
    pt: 'Estação ou compromisso',
  },
  anyMonth: { es: 'Todos los meses', en: 'Any month', fr: 'Tous les mois', pt: 'Todos os meses' },
  month: words.month,
  status: fieldTerms.status,
  anyStatus: words.anyStatus,
  anyType: { es: 'Todos los tipos', en: 'Any type', fr: 'Tous les types', pt: 'Todos os tipos' },
  station: fieldTerms.station,
  stations: fieldTerms.stations,
  component: fieldTerms.component,
  components: pageWords.components,
  onlyMishaps: {
    es: 'Solo con percance',
    en: 'Only with a mishap',
    fr: 'Avec incident seulement',
    pt: 'Somente com incidente',
  },
  sortedBy: { es: 'Ordenar por', en: 'Sort by', fr: 'Trier par', pt: 'Ordenar por' },
  byDate: words.date,
  byStatus: { es: 'Urgencia', en: 'Urgency', fr: 'Urgence', pt: 'Urgência' },
  select: {
    es: 'Seleccionar {{name}}',
    en: 'Select {{name}}',
    fr: 'Sélectionner {{name}}',
    pt: 'Selecionar {{name}}',
  },
  selectPage: {
    es: 'Seleccionar la página',
    en: 'Select the page',
    fr: 'Sélectionner la page',
    pt: 'Selecionar a página',
  },
  hasMishap: fieldTerms.withMishap,
  evidenceCount_one: {
    es: '{{count}} evidencia',
    en: '{{count}} piece of evidence',
    fr: '{{count}} preuve',
    pt: '{{count}} evidência',
  },
  evidenceCount_many: {
    es: '{{count}} evidencias',
    en: '{{count}} pieces of evidence',
    fr: '{{count}} preuves',
    pt: '{{count}} evidências',
  },
  evidenceCount_other: {
    es: '{{count}} evidencias',
    en: '{{count}} pieces of evidence',
    fr: '{{count}} preuves',
    pt: '{{count}} evidências',
  },
  withoutSample: fieldTerms.withoutSample,
  noneTitle: fieldTerms.noMonitorings,
  pickOne: {
    es: 'Elegir un monitoreo de la lista para ver su seguimiento',
    en: 'Choose a monitoring of the list to see its follow-up',
    fr: 'Choisir un suivi de la liste pour voir ce qui a été fait',
    pt: 'Escolher um monitoramento da lista para ver o acompanhamento',
  },
  keysList: words.move,
  keysOpen: {
    es: 'ir al formulario',
    en: 'go to the form',
    fr: 'aller au formulaire',
    pt: 'ir ao formulário',
  },
  keysSelect: { es: 'seleccionar', en: 'select', fr: 'sélectionner', pt: 'selecionar' },
  space: { es: 'Espacio', en: 'Space', fr: 'Espace', pt: 'Espaço' },
})

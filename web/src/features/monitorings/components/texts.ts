import { fieldTerms } from '@puquio/contract/terms'
import { defineTexts } from '@puquio/domain'

export const factTexts = defineTexts({
  facts: {
    es: 'Datos del plan',
    en: 'What the plan says',
    fr: 'Données du plan',
    pt: 'Dados do plano',
  },
  estimatedOn: {
    es: 'Fecha estimada',
    en: 'Estimated date',
    fr: 'Date estimée',
    pt: 'Data estimada',
  },
  windowDates: {
    es: 'del {{from}} al {{to}}',
    en: '{{from}} to {{to}}',
    fr: 'du {{from}} au {{to}}',
    pt: 'de {{from}} a {{to}}',
  },
  subcomponent: {
    es: 'Subcomponente',
    en: 'Subcomponent',
    fr: 'Sous-composante',
    pt: 'Subcomponente',
  },
  miningComponent: fieldTerms.miningComponent,
  sourceType: {
    es: 'Tipo de fuente',
    en: 'Source type',
    fr: 'Type de source',
    pt: 'Tipo de fonte',
  },
  profile: {
    es: 'Perfil de parámetros',
    en: 'Parameter profile',
    fr: 'Profil de paramètres',
    pt: 'Perfil de parâmetros',
  },
  frequency: fieldTerms.frequency,
  window: fieldTerms.window,
  type: fieldTerms.type,
  sampleExpected: {
    es: 'Con muestra',
    en: 'With sample',
    fr: 'Avec échantillon',
    pt: 'Com amostra',
  },
  commitment: {
    es: 'Nombre corto del compromiso',
    en: 'Commitment short name',
    fr: 'Nom court de l’engagement',
    pt: 'Nome curto do compromisso',
  },
  instrument: {
    es: 'Instrumento ambiental',
    en: 'Environmental instrument',
    fr: 'Instrument environnemental',
    pt: 'Instrumento ambiental',
  },
  standard: {
    es: 'Norma y categoría',
    en: 'Standard and category',
    fr: 'Norme et catégorie',
    pt: 'Norma e categoria',
  },
  planObservation: {
    es: 'Observación del plan',
    en: 'Observation of the plan',
    fr: 'Observation du plan',
    pt: 'Observação do plano',
  },
  yes: { es: 'Sí', en: 'Yes', fr: 'Oui', pt: 'Sim' },
  no: { es: 'No', en: 'No', fr: 'Non', pt: 'Não' },
  onTime: fieldTerms.onTime,
  late: {
    es: 'fuera de la ventana',
    en: 'outside its window',
    fr: 'hors délai',
    pt: 'fora da janela',
  },
})

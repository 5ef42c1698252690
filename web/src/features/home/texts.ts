import { fieldTerms, progressTerms } from '@puquio/contract/terms'
import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts.ts'

const homeTexts = defineTexts({
  morning: {
    es: 'Buenos días, {{name}}',
    en: 'Good morning, {{name}}',
    fr: 'Bonjour, {{name}}',
    pt: 'Bom dia, {{name}}',
  },
  afternoon: {
    es: 'Buenas tardes, {{name}}',
    en: 'Good afternoon, {{name}}',
    fr: 'Bon après-midi, {{name}}',
    pt: 'Boa tarde, {{name}}',
  },
  evening: {
    es: 'Buenas noches, {{name}}',
    en: 'Good evening, {{name}}',
    fr: 'Bonsoir, {{name}}',
    pt: 'Boa noite, {{name}}',
  },
  plans: fieldTerms.plans,
  allPlans: {
    es: 'Ver todos ({{total}})',
    en: 'See all ({{total}})',
    fr: 'Tout voir ({{total}})',
    pt: 'Ver todos ({{total}})',
  },
  plan: fieldTerms.plan,
  status: fieldTerms.status,
  period: fieldTerms.execution,
  untilNow: progressTerms.untilNow,
  general: progressTerms.general,
  near: fieldTerms.near,
  unfulfilled: fieldTerms.unfulfilled,
  noPlansTitle: {
    es: 'El proyecto aún no tiene planes de monitoreo',
    en: 'The project has no monitoring plans yet',
    fr: 'Le projet n’a pas encore de plan de suivi',
    pt: 'O projeto ainda não tem planos de monitoramento',
  },
  noPlansAdmin: {
    es: 'Descargar la plantilla oficial, llenarla e importarla para crear el primero.',
    en: 'Download the official template, fill it in and import it to create the first one.',
    fr: 'Télécharger le modèle officiel, le remplir et l’importer pour créer le premier.',
    pt: 'Baixar o modelo oficial, preenchê-lo e importá-lo para criar o primeiro.',
  },
  noPlans: fieldTerms.noPlansYet,
  createPlan: { es: 'Crear plan', en: 'Create a plan', fr: 'Créer un plan', pt: 'Criar plano' },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    home: Bundle<typeof homeTexts>
  }
}

addTexts('home', homeTexts)

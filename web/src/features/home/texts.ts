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
  plans: {
    es: 'Planes de monitoreo',
    en: 'Monitoring plans',
    fr: 'Plans de suivi',
    pt: 'Planos de monitoramento',
  },
  allPlans: {
    es: 'Ver todos ({{total}})',
    en: 'See all ({{total}})',
    fr: 'Tout voir ({{total}})',
    pt: 'Ver todos ({{total}})',
  },
  plan: { es: 'Plan', en: 'Plan', fr: 'Plan', pt: 'Plano' },
  status: { es: 'Estado', en: 'Status', fr: 'État', pt: 'Situação' },
  period: { es: 'Ejecución', en: 'Execution', fr: 'Exécution', pt: 'Execução' },
  untilNow: {
    es: 'Avance a la fecha',
    en: 'Progress until now',
    fr: 'Avancement à ce jour',
    pt: 'Avanço até hoje',
  },
  general: {
    es: 'Avance general',
    en: 'General progress',
    fr: 'Avancement général',
    pt: 'Avanço geral',
  },
  near: { es: 'Cercanos', en: 'Near', fr: 'Proches', pt: 'Próximos' },
  unfulfilled: { es: 'Incumplidos', en: 'Unfulfilled', fr: 'Non réalisés', pt: 'Não cumpridos' },
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
  noPlans: {
    es: 'Un administrador del proyecto puede importar el primero.',
    en: 'An administrator of the project can import the first one.',
    fr: 'Un administrateur du projet peut importer le premier.',
    pt: 'Um administrador do projeto pode importar o primeiro.',
  },
  createPlan: { es: 'Crear plan', en: 'Create a plan', fr: 'Créer un plan', pt: 'Criar plano' },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    home: Bundle<typeof homeTexts>
  }
}

addTexts('home', homeTexts)

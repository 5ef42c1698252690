import { fieldTerms, planStatusTerms, progressTerms } from '@puquio/contract/terms'
import { defineTexts } from '@puquio/domain'
import { words } from '../../lib/texts/words.ts'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'

const planTexts = defineTexts({
  title: fieldTerms.plans,
  importPlan: {
    es: 'Importar un plan',
    en: 'Import a plan',
    fr: 'Importer un plan',
    pt: 'Importar um plano',
  },

  // Columns
  plan: fieldTerms.plan,
  status: fieldTerms.status,
  dates: fieldTerms.execution,
  stations: fieldTerms.stations,
  monitorings: fieldTerms.monitorings,
  untilNow: progressTerms.untilNow,
  general: progressTerms.general,
  near: fieldTerms.near,
  unfulfilled: fieldTerms.unfulfilled,
  created: fieldTerms.created,
  createdBy: fieldTerms.createdBy,
  annulled: planStatusTerms.annulled,
  annulledReason: fieldTerms.annulledReason,
  progressTitle: {
    es: '{{done}} de {{due}} realizados, {{onTime}} a tiempo; {{omitted}} omitidos',
    en: '{{done}} of {{due}} done, {{onTime}} on time; {{omitted}} omitted',
    fr: '{{done}} sur {{due}} réalisés, {{onTime}} dans les délais ; {{omitted}} omis',
    pt: '{{done}} de {{due}} realizados, {{onTime}} no prazo; {{omitted}} omitidos',
  },

  // Filters
  searchPlans: {
    es: 'Buscar un plan',
    en: 'Search a plan',
    fr: 'Rechercher un plan',
    pt: 'Buscar um plano',
  },
  year: words.year,
  anyStatus: words.anyStatus,
  anyYear: words.anyYear,
  current: { es: 'Vigentes', en: 'In force', fr: 'En vigueur', pt: 'Vigentes' },
  annulledOnes: { es: 'Anulados', en: 'Annulled', fr: 'Annulés', pt: 'Anulados' },
  shown: {
    es: 'Planes que se muestran',
    en: 'Plans shown',
    fr: 'Plans affichés',
    pt: 'Planos exibidos',
  },

  // Actions
  viewDetail: words.viewDetail,
  editPlan: fieldTerms.editAndFollowUp,
  followUp: fieldTerms.seeFollowUp,
  addMonitorings: fieldTerms.addMonitorings,
  viewCommitments: words.viewCommitments,
  annul: { es: 'Anular', en: 'Annul', fr: 'Annuler le plan', pt: 'Anular' },

  // Annulling
  annulTitle: {
    es: 'Anular «{{plan}}»',
    en: 'Annul “{{plan}}”',
    fr: 'Annuler « {{plan}} »',
    pt: 'Anular “{{plan}}”',
  },
  annulText: {
    es: 'El plan deja de contar y solo se muestra entre los anulados. No se borra, y no se puede restablecer.',
    en: 'The plan no longer counts and is shown only among the annulled. It is not deleted, and it cannot be brought back.',
    fr: 'Le plan ne compte plus et n’apparaît que parmi les annulés. Il n’est pas supprimé et ne peut pas être rétabli.',
    pt: 'O plano deixa de contar e só aparece entre os anulados. Não é excluído e não pode ser restabelecido.',
  },
  reason: fieldTerms.reason,
  annulPlan: {
    es: 'Anular el plan',
    en: 'Annul the plan',
    fr: 'Annuler le plan',
    pt: 'Anular o plano',
  },
  keepPlan: {
    es: 'Conservar el plan',
    en: 'Keep the plan',
    fr: 'Conserver le plan',
    pt: 'Manter o plano',
  },
  annulledToast: {
    es: 'Se anuló «{{plan}}»',
    en: '“{{plan}}” was annulled',
    fr: '« {{plan}} » a été annulé',
    pt: '“{{plan}}” foi anulado',
  },

  // Commitments
  commitmentsOf: {
    es: 'Compromisos de «{{plan}}»',
    en: 'Commitments of “{{plan}}”',
    fr: 'Engagements de « {{plan}} »',
    pt: 'Compromissos de “{{plan}}”',
  },
  commitment: fieldTerms.commitment,
  unmatched: {
    es: 'Sin compromiso verificado: vincular',
    en: 'No verified commitment: link it',
    fr: 'Aucun engagement vérifié : le lier',
    pt: 'Sem compromisso verificado: vincular',
  },
  monitoringsOf_one: {
    es: '{{count}} monitoreo de «{{commitment}}»',
    en: '{{count}} monitoring of “{{commitment}}”',
    fr: '{{count}} suivi de « {{commitment}} »',
    pt: '{{count}} monitoramento de “{{commitment}}”',
  },
  monitoringsOf_other: {
    es: '{{count}} monitoreos de «{{commitment}}»',
    en: '{{count}} monitorings of “{{commitment}}”',
    fr: '{{count}} suivis de « {{commitment}} »',
    pt: '{{count}} monitoramentos de “{{commitment}}”',
  },
  instrument: words.instrument,

  // Empty
  emptyTitle: {
    es: 'Aún no hay planes de monitoreo',
    en: 'There are no monitoring plans yet',
    fr: 'Il n’y a pas encore de plan de suivi',
    pt: 'Ainda não há planos de monitoramento',
  },
  emptyText: {
    es: 'Importar el plan del año desde su libro de Excel: se revisa celda por celda antes de guardarlo.',
    en: 'Import the year’s plan from its Excel workbook: every cell is checked before it is saved.',
    fr: 'Importer le plan de l’année depuis son classeur Excel : chaque cellule est vérifiée avant l’enregistrement.',
    pt: 'Importar o plano do ano a partir da planilha de Excel: cada célula é verificada antes de salvar.',
  },
  emptyReader: fieldTerms.noPlansYet,
  noneAnnulled: {
    es: 'No hay planes anulados',
    en: 'There are no annulled plans',
    fr: 'Il n’y a aucun plan annulé',
    pt: 'Não há planos anulados',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    plans: Bundle<typeof planTexts>
  }
}

addTexts('plans', planTexts)

import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts.ts'

const planTexts = defineTexts({
  title: {
    es: 'Planes de monitoreo',
    en: 'Monitoring plans',
    fr: 'Plans de suivi',
    pt: 'Planos de monitoramento',
  },
  importPlan: {
    es: 'Importar un plan',
    en: 'Import a plan',
    fr: 'Importer un plan',
    pt: 'Importar um plano',
  },

  // Columns
  plan: { es: 'Plan', en: 'Plan', fr: 'Plan', pt: 'Plano' },
  status: { es: 'Estado', en: 'Status', fr: 'État', pt: 'Situação' },
  dates: { es: 'Ejecución', en: 'Execution', fr: 'Exécution', pt: 'Execução' },
  stations: { es: 'Estaciones', en: 'Stations', fr: 'Stations', pt: 'Estações' },
  monitorings: { es: 'Monitoreos', en: 'Monitorings', fr: 'Suivis', pt: 'Monitoramentos' },
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
  created: { es: 'Creado', en: 'Created', fr: 'Créé', pt: 'Criado' },
  createdBy: { es: 'Creado por', en: 'Created by', fr: 'Créé par', pt: 'Criado por' },
  annulled: { es: 'Anulado', en: 'Annulled', fr: 'Annulé', pt: 'Anulado' },
  annulledReason: {
    es: 'Motivo de la anulación',
    en: 'Reason for annulling',
    fr: 'Motif de l’annulation',
    pt: 'Motivo da anulação',
  },
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
  year: { es: 'Año', en: 'Year', fr: 'Année', pt: 'Ano' },
  anyStatus: {
    es: 'Todos los estados',
    en: 'Any status',
    fr: 'Tous les états',
    pt: 'Todas as situações',
  },
  anyYear: { es: 'Todos los años', en: 'Any year', fr: 'Toutes les années', pt: 'Todos os anos' },
  current: { es: 'Vigentes', en: 'In force', fr: 'En vigueur', pt: 'Vigentes' },
  annulledOnes: { es: 'Anulados', en: 'Annulled', fr: 'Annulés', pt: 'Anulados' },
  shown: {
    es: 'Planes que se muestran',
    en: 'Plans shown',
    fr: 'Plans affichés',
    pt: 'Planos exibidos',
  },

  // Actions
  viewDetail: { es: 'Ver detalle', en: 'View detail', fr: 'Voir le détail', pt: 'Ver detalhe' },
  editPlan: {
    es: 'Editar y hacer seguimiento',
    en: 'Edit and follow up',
    fr: 'Modifier et suivre',
    pt: 'Editar e acompanhar',
  },
  followUp: {
    es: 'Ver seguimiento',
    en: 'View follow-up',
    fr: 'Voir le suivi',
    pt: 'Ver acompanhamento',
  },
  addMonitorings: {
    es: 'Agregar monitoreos',
    en: 'Add monitorings',
    fr: 'Ajouter des suivis',
    pt: 'Adicionar monitoramentos',
  },
  viewCommitments: {
    es: 'Ver compromisos',
    en: 'View commitments',
    fr: 'Voir les engagements',
    pt: 'Ver compromissos',
  },
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
  reason: { es: 'Motivo', en: 'Reason', fr: 'Motif', pt: 'Motivo' },
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
  commitment: { es: 'Compromiso', en: 'Commitment', fr: 'Engagement', pt: 'Compromisso' },
  instrument: { es: 'Instrumento', en: 'Instrument', fr: 'Instrument', pt: 'Instrumento' },

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
  emptyReader: {
    es: 'Un administrador del proyecto puede importar el primero.',
    en: 'An administrator of the project can import the first one.',
    fr: 'Un administrateur du projet peut importer le premier.',
    pt: 'Um administrador do projeto pode importar o primeiro.',
  },
  noneFound: {
    es: 'Ningún plan coincide con los filtros',
    en: 'No plan matches the filters',
    fr: 'Aucun plan ne correspond aux filtres',
    pt: 'Nenhum plano corresponde aos filtros',
  },
  noneAnnulled: {
    es: 'No hay planes anulados',
    en: 'There are no annulled plans',
    fr: 'Il n’y a aucun plan annulé',
    pt: 'Não há planos anulados',
  },
  clearFilters: {
    es: 'Quitar los filtros',
    en: 'Clear the filters',
    fr: 'Retirer les filtres',
    pt: 'Limpar os filtros',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    plans: Bundle<typeof planTexts>
  }
}

addTexts('plans', planTexts)

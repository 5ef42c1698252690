import { fieldTerms } from '@puquio/contract/terms'
import { defineTexts } from '@puquio/domain'
import { words } from '../../lib/texts/words.ts'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'

export const scheduleTexts = defineTexts({
  plans: fieldTerms.plans,
  runs: {
    es: 'Del {{from}} al {{to}}',
    en: '{{from}} to {{to}}',
    fr: 'Du {{from}} au {{to}}',
    pt: 'De {{from}} a {{to}}',
  },

  // Actions
  followUp: fieldTerms.editAndFollowUp,
  seeFollowUp: fieldTerms.seeFollowUp,
  add: fieldTerms.addMonitorings,
  workbook: {
    es: 'Descargar la tabla del mes (Excel)',
    en: 'Download the month’s table (Excel)',
    fr: 'Télécharger le tableau du mois (Excel)',
    pt: 'Baixar a tabela do mês (Excel)',
  },
  calendar: {
    es: 'Descargar el mes para un calendario (iCalendar)',
    en: 'Download the month for a calendar (iCalendar)',
    fr: 'Télécharger le mois pour un agenda (iCalendar)',
    pt: 'Baixar o mês para um calendário (iCalendar)',
  },

  // Month and filters
  thisMonth: words.thisMonth,
  allStations: fieldTerms.allStations,

  // Counts
  counts: {
    es: 'Monitoreos del mes',
    en: 'Monitorings of the month',
    fr: 'Suivis du mois',
    pt: 'Monitoramentos do mês',
  },
  total: words.all,
  additional: fieldTerms.additional,
  mishaps: fieldTerms.withMishap,
  withoutSample: fieldTerms.withoutSample,

  // Notices
  unfulfilledCount_one: {
    es: '{{count}} monitoreo incumplido',
    en: '{{count}} monitoring unfulfilled',
    fr: '{{count}} suivi non réalisé',
    pt: '{{count}} monitoramento não cumprido',
  },
  unfulfilledCount_many: {
    es: '{{count}} monitoreos incumplidos',
    en: '{{count}} monitorings unfulfilled',
    fr: '{{count}} suivis non réalisés',
    pt: '{{count}} monitoramentos não cumpridos',
  },
  unfulfilledCount_other: {
    es: '{{count}} monitoreos incumplidos',
    en: '{{count}} monitorings unfulfilled',
    fr: '{{count}} suivis non réalisés',
    pt: '{{count}} monitoramentos não cumpridos',
  },
  nearCount_one: {
    es: '{{count}} monitoreo cercano',
    en: '{{count}} monitoring near',
    fr: '{{count}} suivi proche',
    pt: '{{count}} monitoramento próximo',
  },
  nearCount_many: {
    es: '{{count}} monitoreos cercanos',
    en: '{{count}} monitorings near',
    fr: '{{count}} suivis proches',
    pt: '{{count}} monitoramentos próximos',
  },
  nearCount_other: {
    es: '{{count}} monitoreos cercanos',
    en: '{{count}} monitorings near',
    fr: '{{count}} suivis proches',
    pt: '{{count}} monitoramentos próximos',
  },
  notices: {
    es: 'Avisos del plan',
    en: 'Notices of the plan',
    fr: 'Avis du plan',
    pt: 'Avisos do plano',
  },
  closesToday: {
    es: 'cierra hoy',
    en: 'closes today',
    fr: 'se termine aujourd’hui',
    pt: 'fecha hoje',
  },
  closesIn_one: {
    es: 'cierra en {{count}} día',
    en: 'closes in {{count}} day',
    fr: 'se termine dans {{count}} jour',
    pt: 'fecha em {{count}} dia',
  },
  closesIn_many: {
    es: 'cierra en {{count}} días',
    en: 'closes in {{count}} days',
    fr: 'se termine dans {{count}} jours',
    pt: 'fecha em {{count}} dias',
  },
  closesIn_other: {
    es: 'cierra en {{count}} días',
    en: 'closes in {{count}} days',
    fr: 'se termine dans {{count}} jours',
    pt: 'fecha em {{count}} dias',
  },
  closedAgo_one: {
    es: 'cerró hace {{count}} día',
    en: 'closed {{count}} day ago',
    fr: 'terminé il y a {{count}} jour',
    pt: 'fechou há {{count}} dia',
  },
  closedAgo_many: {
    es: 'cerró hace {{count}} días',
    en: 'closed {{count}} days ago',
    fr: 'terminé il y a {{count}} jours',
    pt: 'fechou há {{count}} dias',
  },
  closedAgo_other: {
    es: 'cerró hace {{count}} días',
    en: 'closed {{count}} days ago',
    fr: 'terminé il y a {{count}} jours',
    pt: 'fechou há {{count}} dias',
  },
  seeAll: {
    es: 'Ver los {{count}}',
    en: 'See all {{count}}',
    fr: 'Voir les {{count}}',
    pt: 'Ver os {{count}}',
  },

  // Table
  views: {
    es: 'Vistas del mes',
    en: 'Views of the month',
    fr: 'Vues du mois',
    pt: 'Visões do mês',
  },
  table: { es: 'Tabla', en: 'Table', fr: 'Tableau', pt: 'Tabela' },
  map: words.map,
  tableOf: {
    es: 'Monitoreos de {{month}} por estación y día',
    en: 'Monitorings of {{month}} by station and day',
    fr: 'Suivis de {{month}} par station et par jour',
    pt: 'Monitoramentos de {{month}} por estação e dia',
  },
  doneOfAll: { es: 'Realizados', en: 'Done', fr: 'Réalisés', pt: 'Realizados' },
  doneOfAllTitle: {
    es: 'Realizados de los que vencen en el mes; los reprogramados cuentan en su nueva fecha y los omitidos no cuentan',
    en: 'Done, of those due in the month; rescheduled ones count on their new date, omitted ones do not count',
    fr: 'Réalisés, sur ceux dus dans le mois ; les reprogrammés comptent à leur nouvelle date, les omis ne comptent pas',
    pt: 'Realizados, dos que vencem no mês; os reprogramados contam na nova data e os omitidos não contam',
  },
  today: { es: 'hoy', en: 'today', fr: 'aujourd’hui', pt: 'hoje' },
  station: fieldTerms.station,
  pageUp: { es: 'Re Pág', en: 'Page Up', fr: 'Pg. préc.', pt: 'Page Up' },
  pageDown: { es: 'Av Pág', en: 'Page Down', fr: 'Pg. suiv.', pt: 'Page Down' },
  keysMove: words.move,
  keysMonth: {
    es: 'cambiar de mes',
    en: 'change month',
    fr: 'changer de mois',
    pt: 'mudar de mês',
  },
  keysOpen: {
    es: 'ver el detalle',
    en: 'see the details',
    fr: 'voir le détail',
    pt: 'ver o detalhe',
  },
  kindHidden: {
    es: 'Ningún monitoreo de este mes es de la clase elegida.',
    en: 'No monitoring of this month is of the chosen kind.',
    fr: 'Aucun suivi de ce mois n’est de la catégorie choisie.',
    pt: 'Nenhum monitoramento deste mês é do tipo escolhido.',
  },
  showAllKinds: { es: 'Mostrar todos', en: 'Show all', fr: 'Tout afficher', pt: 'Mostrar todos' },

  // Map
  mapOf: {
    es: 'Mapa de las estaciones del plan en {{month}}',
    en: 'Map of the plan’s stations in {{month}}',
    fr: 'Carte des stations du plan en {{month}}',
    pt: 'Mapa das estações do plano em {{month}}',
  },
  doneInMonth: {
    es: '{{done}} de {{due}} realizados en el mes',
    en: '{{done}} of {{due}} done in the month',
    fr: '{{done}} sur {{due}} réalisés dans le mois',
    pt: '{{done}} de {{due}} realizados no mês',
  },

  // A cell
  openFollowUp: {
    es: 'Abrir el seguimiento',
    en: 'Open the follow-up',
    fr: 'Ouvrir la fiche de suivi',
    pt: 'Abrir o acompanhamento',
  },
  window: fieldTerms.window,
  fromTo: {
    es: '{{from}} al {{to}}',
    en: '{{from}} to {{to}}',
    fr: '{{from}} au {{to}}',
    pt: '{{from}} a {{to}}',
  },
  miningComponent: fieldTerms.miningComponent,
  withoutSampleShort: {
    es: 'sin muestra',
    en: 'without sample',
    fr: 'sans échantillon',
    pt: 'sem amostra',
  },
  frequency: fieldTerms.frequency,
  type: fieldTerms.type,
  doneOn: {
    es: 'Fecha de la acción',
    en: 'Date of the action',
    fr: 'Date de l’action',
    pt: 'Data da ação',
  },
  onTimeYes: fieldTerms.onTime,
  onTimeNo: {
    es: 'fuera de su ventana',
    en: 'outside its window',
    fr: 'hors délai',
    pt: 'fora da sua janela',
  },
  mishap: { es: 'Percance', en: 'Mishap', fr: 'Incident', pt: 'Contratempo' },
  rescheduledTo: fieldTerms.rescheduledTo,
  omittedBecause: {
    es: 'Omitido porque',
    en: 'Omitted because',
    fr: 'Omis car',
    pt: 'Omitido porque',
  },
  commitment: fieldTerms.commitment,
  reason: fieldTerms.reason,

  // Nothing to show
  emptyMonth: {
    es: 'No hay monitoreos en {{month}}',
    en: 'There are no monitorings in {{month}}',
    fr: 'Il n’y a pas de suivis en {{month}}',
    pt: 'Não há monitoramentos em {{month}}',
  },
  emptyMonthText: {
    es: 'El mes más próximo con monitoreos es {{month}}.',
    en: 'The nearest month with monitorings is {{month}}.',
    fr: 'Le mois le plus proche qui en a est {{month}}.',
    pt: 'O mês mais próximo com monitoramentos é {{month}}.',
  },
  goTo: {
    es: 'Ir a {{month}}',
    en: 'Go to {{month}}',
    fr: 'Aller à {{month}}',
    pt: 'Ir para {{month}}',
  },
  emptyPlan: fieldTerms.noMonitorings,
  emptyPlanText: {
    es: 'Agregar monitoreos para ver su cronograma.',
    en: 'Add monitorings to see its schedule.',
    fr: 'Ajouter des suivis pour voir son calendrier.',
    pt: 'Adicionar monitoramentos para ver o cronograma.',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    schedule: Bundle<typeof scheduleTexts>
  }
}

addTexts('schedule', scheduleTexts)

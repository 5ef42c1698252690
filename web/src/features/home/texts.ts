import { fieldTerms, progressTerms } from '@puquio/contract/terms'
import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { words } from '../../lib/texts/words.ts'

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
  today: {
    es: 'Pendiente hoy',
    en: 'To do today',
    fr: 'À traiter aujourd’hui',
    pt: 'Pendente hoje',
  },
  nothingToday: {
    es: 'Nada pendiente hoy',
    en: 'Nothing to do today',
    fr: 'Rien à traiter aujourd’hui',
    pt: 'Nada pendente hoje',
  },
  'today_alarms-active_one': {
    es: '{{count}} alarma activa',
    en: '{{count}} active alarm',
    fr: '{{count}} alarme active',
    pt: '{{count}} alarme ativo',
  },
  'today_alarms-active_many': {
    es: '{{count}} alarmas activas',
    en: '{{count}} active alarms',
    fr: '{{count}} alarmes actives',
    pt: '{{count}} alarmes ativos',
  },
  'today_alarms-active_other': {
    es: '{{count}} alarmas activas',
    en: '{{count}} active alarms',
    fr: '{{count}} alarmes actives',
    pt: '{{count}} alarmes ativos',
  },
  'today_monitorings-unfulfilled_one': {
    es: '{{count}} monitoreo incumplido',
    en: '{{count}} unfulfilled monitoring',
    fr: '{{count}} suivi non réalisé',
    pt: '{{count}} monitoramento não cumprido',
  },
  'today_monitorings-unfulfilled_many': {
    es: '{{count}} monitoreos incumplidos',
    en: '{{count}} unfulfilled monitorings',
    fr: '{{count}} suivis non réalisés',
    pt: '{{count}} monitoramentos não cumpridos',
  },
  'today_monitorings-unfulfilled_other': {
    es: '{{count}} monitoreos incumplidos',
    en: '{{count}} unfulfilled monitorings',
    fr: '{{count}} suivis non réalisés',
    pt: '{{count}} monitoramentos não cumpridos',
  },
  'today_monitorings-near_one': {
    es: '{{count}} monitoreo cercano',
    en: '{{count}} near monitoring',
    fr: '{{count}} suivi proche',
    pt: '{{count}} monitoramento próximo',
  },
  'today_monitorings-near_many': {
    es: '{{count}} monitoreos cercanos',
    en: '{{count}} near monitorings',
    fr: '{{count}} suivis proches',
    pt: '{{count}} monitoramentos próximos',
  },
  'today_monitorings-near_other': {
    es: '{{count}} monitoreos cercanos',
    en: '{{count}} near monitorings',
    fr: '{{count}} suivis proches',
    pt: '{{count}} monitoramentos próximos',
  },
  'today_reports-late_one': {
    es: '{{count}} muestreo sin resultados del laboratorio a tiempo',
    en: '{{count}} sampling without laboratory results in time',
    fr: '{{count}} échantillonnage sans résultats du laboratoire à temps',
    pt: '{{count}} amostragem sem resultados do laboratório no prazo',
  },
  'today_reports-late_many': {
    es: '{{count}} muestreos sin resultados del laboratorio a tiempo',
    en: '{{count}} samplings without laboratory results in time',
    fr: '{{count}} échantillonnages sans résultats du laboratoire à temps',
    pt: '{{count}} amostragens sem resultados do laboratório no prazo',
  },
  'today_reports-late_other': {
    es: '{{count}} muestreos sin resultados del laboratorio a tiempo',
    en: '{{count}} samplings without laboratory results in time',
    fr: '{{count}} échantillonnages sans résultats du laboratoire à temps',
    pt: '{{count}} amostragens sem resultados do laboratório no prazo',
  },
  'today_unread-high_one': {
    es: '{{count}} notificación sin leer de prioridad alta',
    en: '{{count}} unread notification of high priority',
    fr: '{{count}} notification non lue de priorité haute',
    pt: '{{count}} notificação não lida de prioridade alta',
  },
  'today_unread-high_many': {
    es: '{{count}} notificaciones sin leer de prioridad alta',
    en: '{{count}} unread notifications of high priority',
    fr: '{{count}} notifications non lues de priorité haute',
    pt: '{{count}} notificações não lidas de prioridade alta',
  },
  'today_unread-high_other': {
    es: '{{count}} notificaciones sin leer de prioridad alta',
    en: '{{count}} unread notifications of high priority',
    fr: '{{count}} notifications non lues de priorité haute',
    pt: '{{count}} notificações não lidas de prioridade alta',
  },
  'today_unread-medium_one': {
    es: '{{count}} notificación sin leer de prioridad media',
    en: '{{count}} unread notification of medium priority',
    fr: '{{count}} notification non lue de priorité moyenne',
    pt: '{{count}} notificação não lida de prioridade média',
  },
  'today_unread-medium_many': {
    es: '{{count}} notificaciones sin leer de prioridad media',
    en: '{{count}} unread notifications of medium priority',
    fr: '{{count}} notifications non lues de priorité moyenne',
    pt: '{{count}} notificações não lidas de prioridade média',
  },
  'today_unread-medium_other': {
    es: '{{count}} notificaciones sin leer de prioridad media',
    en: '{{count}} unread notifications of medium priority',
    fr: '{{count}} notifications non lues de priorité moyenne',
    pt: '{{count}} notificações não lidas de prioridade média',
  },
  'today_unread-low_one': {
    es: '{{count}} notificación sin leer de prioridad baja',
    en: '{{count}} unread notification of low priority',
    fr: '{{count}} notification non lue de priorité basse',
    pt: '{{count}} notificação não lida de prioridade baixa',
  },
  'today_unread-low_many': {
    es: '{{count}} notificaciones sin leer de prioridad baja',
    en: '{{count}} unread notifications of low priority',
    fr: '{{count}} notifications non lues de priorité basse',
    pt: '{{count}} notificações não lidas de prioridade baixa',
  },
  'today_unread-low_other': {
    es: '{{count}} notificaciones sin leer de prioridad baja',
    en: '{{count}} unread notifications of low priority',
    fr: '{{count}} notifications non lues de priorité basse',
    pt: '{{count}} notificações não lidas de prioridade baixa',
  },
  nextNear: {
    es: 'desde el {{date}}',
    en: 'from {{date}}',
    fr: 'à partir du {{date}}',
    pt: 'desde {{date}}',
  },
  lastUnfulfilled: {
    es: 'el último venció el {{date}}',
    en: 'the last was due on {{date}}',
    fr: 'le dernier était prévu le {{date}}',
    pt: 'o último venceu em {{date}}',
  },
  recents: words.recents,
  favourites: { es: 'Favoritos', en: 'Favourites', fr: 'Favoris', pt: 'Favoritos' },
  noFavourites: {
    es: 'La estrella junto al título de una página la agrega aquí.',
    en: 'The star beside a page’s title adds it here.',
    fr: 'L’étoile à côté du titre d’une page l’ajoute ici.',
    pt: 'A estrela ao lado do título de uma página a adiciona aqui.',
  },
  mostUsed: { es: 'Más usados', en: 'Most used', fr: 'Les plus utilisés', pt: 'Mais usados' },
  recommended: { es: 'Recomendados', en: 'Recommended', fr: 'Recommandés', pt: 'Recomendados' },
  recommendedHelp: {
    es: 'Lo que más usan personas con los mismos permisos.',
    en: 'What people with the same permissions use most.',
    fr: 'Ce que les personnes ayant les mêmes autorisations utilisent le plus.',
    pt: 'O que mais usam as pessoas com as mesmas permissões.',
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
  onPhoneUntilNow: { es: 'A la fecha', en: 'Until now', fr: 'À ce jour', pt: 'Até hoje' },
  onPhoneUnfulfilled: {
    es: 'incumplidos',
    en: 'unfulfilled',
    fr: 'non réalisés',
    pt: 'não cumpridos',
  },
  onPhoneNear: { es: 'cercanos', en: 'near', fr: 'proches', pt: 'próximos' },
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

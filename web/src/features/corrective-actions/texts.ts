import {
  actionOriginTerms,
  actionStateTerms,
  taskTerms,
} from '@puquio/contract/terms/commitments/tasks'
import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { pageWords } from '../../lib/texts/page-words.ts'
import { words } from '../../lib/texts/words.ts'
import { actionDetailTexts } from './detail/texts.ts'
import { instrumentWords } from '../../widgets/instruments/words.ts'

const actionTexts = defineTexts({
  ...actionDetailTexts,
  title: taskTerms.actions,
  search: {
    es: 'Buscar por número, título, causa u origen',
    en: 'Search by number, title, cause or origin',
    fr: 'Rechercher par numéro, titre, cause ou origine',
    pt: 'Buscar por número, título, causa ou origem',
  },
  newAction: {
    es: 'Nueva acción correctiva',
    en: 'New corrective action',
    fr: 'Nouvelle action corrective',
    pt: 'Nova ação corretiva',
  },
  view: instrumentWords.whatToShow,
  'view.all': { es: 'Todas', en: 'All', fr: 'Toutes', pt: 'Todas' },
  'view.open': { es: 'Abiertas', en: 'Open', fr: 'Ouvertes', pt: 'Abertas' },
  'view.overdue': {
    es: 'Vencidas ({{count}})',
    en: 'Overdue ({{count}})',
    fr: 'En retard ({{count}})',
    pt: 'Vencidas ({{count}})',
  },
  'view.due': { es: 'Por vencer', en: 'Due soon', fr: 'Bientôt dues', pt: 'A vencer' },
  'view.review': {
    es: 'Por cerrar ({{count}})',
    en: 'To be closed ({{count}})',
    fr: 'À clore ({{count}})',
    pt: 'Por encerrar ({{count}})',
  },
  'view.closed': { es: 'Cerradas', en: 'Closed', fr: 'Closes', pt: 'Encerradas' },
  mine: instrumentWords.mine,
  anyOrigin: pageWords.anyOrigin,
  'origin.mishap': actionOriginTerms.mishap,
  'origin.task': actionOriginTerms.task,
  'origin.exceedance': actionOriginTerms.exceedance,
  'origin.alarm': actionOriginTerms.alarm,
  'origin.commitment': actionOriginTerms.commitment,
  'origin.other': actionOriginTerms.other,
  anyOwner: {
    es: 'Todos los responsables',
    en: 'Any owner',
    fr: 'Tous les responsables',
    pt: 'Todos os responsáveis',
  },
  ofOne: {
    es: 'De un solo origen',
    en: 'Of one origin',
    fr: 'D’une seule origine',
    pt: 'De uma só origem',
  },
  number: taskTerms.number,
  titleField: taskTerms.title,
  origin: taskTerms.origin,
  owner: taskTerms.actionOwner,
  dueOn: taskTerms.dueOn,
  state: words.state,
  openedOn: taskTerms.openedOn,
  evidence: taskTerms.evidence,
  cause: taskTerms.cause,
  'state.open': actionStateTerms.open,
  see: {
    es: 'Ver la acción',
    en: 'View the action',
    fr: 'Voir l’action',
    pt: 'Ver a ação',
  },
  seeOrigin: {
    es: 'Ver su origen',
    en: 'View its origin',
    fr: 'Voir son origine',
    pt: 'Ver sua origem',
  },
  noneTitle: {
    es: 'No hay acciones correctivas',
    en: 'There are no corrective actions',
    fr: 'Aucune action corrective',
    pt: 'Não há ações corretivas',
  },
  none: {
    es: 'Se abren donde se encuentra lo que está mal: un percance, una tarea vencida, una excedencia, una alarma o un compromiso.',
    en: 'They are opened where something is found wrong: a mishap, an overdue task, an exceedance, an alarm or a commitment.',
    fr: 'Elles s’ouvrent là où quelque chose ne va pas : un incident, une tâche en retard, un dépassement, une alarme ou un engagement.',
    pt: 'São abertas onde se encontra o que está errado: um incidente, uma tarefa vencida, uma excedência, um alarme ou um compromisso.',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    actions: Bundle<typeof actionTexts>
  }
}

addTexts('actions', actionTexts)

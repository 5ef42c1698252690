import '../../lib/problems/problem-texts.ts'
import { notificationModuleTerms } from '@puquio/contract/notifications/module-terms'
import { instrumentFieldTerms } from '@puquio/contract/terms/commitments/instruments'
import { taskTerms } from '@puquio/contract/terms/commitments/tasks'
import { menuScreenTerms } from '@puquio/contract/terms/menu-screens'
import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { pageWords } from '../../lib/texts/page-words.ts'
import { words } from '../../lib/texts/words.ts'
import { documentTexts } from './documents/texts.ts'
import { formTexts } from './form/texts.ts'
import { instrumentWords } from '../../widgets/instruments/words.ts'

const instrumentTexts = defineTexts({
  noInstrument: {
    es: 'El instrumento no existe o pertenece a otro proyecto.',
    en: 'The instrument does not exist, or belongs to another project.',
    fr: 'L’instrument n’existe pas ou appartient à un autre projet.',
    pt: 'O instrumento não existe ou pertence a outro projeto.',
  },
  ...formTexts,
  ...documentTexts,
  title: menuScreenTerms.Commitments,
  ...instrumentFieldTerms,
  commitments: notificationModuleTerms.commitments,
  instrument: words.instrument,
  kind: pageWords.kind,
  reviewed: { es: 'Revisado', en: 'Reviewed', fr: 'Examiné', pt: 'Revisado' },
  withoutRejected: {
    es: 'Total sin rechazados',
    en: 'Total without rejected',
    fr: 'Total sans les rejetés',
    pt: 'Total sem rejeitados',
  },
  standing: {
    es: 'Situación de tareas',
    en: 'Standing of tasks',
    fr: 'Situation des tâches',
    pt: 'Situação das tarefas',
  },
  state: words.state,
  created: pageWords.createdAt,
  by: words.by,
  reason: pageWords.reason,
  retired: pageWords.retired,
  allUnits: pageWords.allOfThem,
  anyYear: words.anyYear,
  inUse: { es: 'En uso', en: 'In use', fr: 'En usage', pt: 'Em uso' },
  retiredOnes: pageWords.retiredOnes,
  newInstrument: {
    es: 'Nuevo instrumento',
    en: 'New instrument',
    fr: 'Nouvel instrument',
    pt: 'Novo instrumento',
  },
  open: instrumentWords.open,
  edit: pageWords.edit,
  retire: pageWords.retire,
  restore: pageWords.restore,
  noneTitle: {
    es: 'Todavía no hay instrumentos ambientales',
    en: 'There are no environmental instruments yet',
    fr: 'Il n’y a pas encore d’instruments environnementaux',
    pt: 'Ainda não há instrumentos ambientais',
  },
  noneAdmin: {
    es: 'Crear el primero (un EIA, una MEIA, un ITS, un PAMA, un plan de cierre) y subir sus PDF: de ellos salen los compromisos por verificar.',
    en: 'Create the first one (an EIA, a MEIA, an ITS, a PAMA, a closure plan) and upload its PDFs: the commitments to verify come out of them.',
    fr: 'Créer le premier (EIE, MEIA, ITS, PAMA, plan de fermeture) et envoyer ses PDF : les engagements à vérifier en proviennent.',
    pt: 'Criar o primeiro (EIA, MEIA, ITS, PAMA, plano de fechamento) e enviar seus PDFs: deles saem os compromissos a verificar.',
  },
  noneRead: {
    es: 'Un ADMIN los crea con sus documentos; aquí se verán con sus compromisos y cómo se cumplen.',
    en: 'An ADMIN creates them with their documents; here they are seen with their commitments and how these are met.',
    fr: 'Un ADMIN les crée avec leurs documents ; on les verra ici avec leurs engagements et leur exécution.',
    pt: 'Um ADMIN os cria com seus documentos; aqui aparecerão com seus compromissos e como são cumpridos.',
  },
  noneRetired: {
    es: 'No hay instrumentos retirados',
    en: 'There are no retired instruments',
    fr: 'Aucun instrument retiré',
    pt: 'Não há instrumentos retirados',
  },
  noneRetiredText: {
    es: 'Un instrumento que se retira queda aquí con sus documentos y compromisos, y se puede restablecer.',
    en: 'An instrument that is retired stays here with its documents and commitments, and can be restored.',
    fr: 'Un instrument retiré reste ici avec ses documents et engagements, et peut être rétabli.',
    pt: 'Um instrumento retirado fica aqui com seus documentos e compromissos, e pode ser restaurado.',
  },
  retireTitle: pageWords.retireTitle,
  retireText: {
    es: 'El instrumento queda con sus documentos y compromisos, pero estos ya no obligan: sus tareas dejan de contar y de avisar. Se puede restablecer.',
    en: 'The instrument stays with its documents and commitments, but they bind no more: its tasks count and remind no longer. It can be restored.',
    fr: 'L’instrument reste avec ses documents et engagements, mais ceux-ci n’obligent plus : ses tâches ne comptent plus et ne rappellent plus. Il peut être rétabli.',
    pt: 'O instrumento fica com seus documentos e compromissos, mas estes não obrigam mais: suas tarefas deixam de contar e de avisar. Pode ser restaurado.',
  },
  wasRetired: pageWords.wasRetired,
  wasRestored: pageWords.wasRestored,
  changedMeanwhile: pageWords.changedMeanwhile,
  retiredSince: {
    es: 'Retirado el {{date}}: {{reason}}',
    en: 'Retired on {{date}}: {{reason}}',
    fr: 'Retiré le {{date}} : {{reason}}',
    pt: 'Retirado em {{date}}: {{reason}}',
  },
  viewCommitments: words.viewCommitments,
  prompt: {
    es: 'Prompt del instrumento',
    en: 'Prompt of the instrument',
    fr: 'Prompt de l’instrument',
    pt: 'Prompt do instrumento',
  },
  newPack: {
    es: 'Armar expediente de evidencia',
    en: 'Make an evidence pack',
    fr: 'Constituer un dossier de preuves',
    pt: 'Montar dossiê de evidências',
  },
  review: {
    es: 'Revisar propuestos',
    en: 'Review proposed ones',
    fr: 'Examiner les proposés',
    pt: 'Revisar propostos',
  },
  chain: {
    es: 'Cadena de instrumentos',
    en: 'Chain of instruments',
    fr: 'Chaîne d’instruments',
    pt: 'Cadeia de instrumentos',
  },
  tasks: taskTerms.tasks,
  overdue: { es: 'Vencidas', en: 'Overdue', fr: 'En retard', pt: 'Vencidas' },
  compliant: {
    es: 'Cumplen, de los que tienen tareas',
    en: 'Compliant, of those with tasks',
    fr: 'Conformes, parmi ceux qui ont des tâches',
    pt: 'Conformes, dos que têm tarefas',
  },
  compliantOf: {
    es: '{{compliant}} de {{commitments}}',
    en: '{{compliant}} of {{commitments}}',
    fr: '{{compliant}} sur {{commitments}}',
    pt: '{{compliant}} de {{commitments}}',
  },
  noCommitments: {
    es: 'Todavía no tiene compromisos: salen de procesar sus documentos, o se agregan a mano desde el visor.',
    en: 'It has no commitments yet: they come from processing its documents, or are added by hand from the viewer.',
    fr: 'Il n’a pas encore d’engagements : ils viennent du traitement de ses documents, ou s’ajoutent à la main depuis la visionneuse.',
    pt: 'Ainda não tem compromissos: eles vêm do processamento de seus documentos, ou são adicionados à mão no visualizador.',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    instruments: Bundle<typeof instrumentTexts>
  }
}

addTexts('instruments', instrumentTexts)

import { fieldTerms } from '@puquio/contract/terms'
import { taskTerms } from '@puquio/contract/terms/commitments/tasks'
import { defineTexts } from '@puquio/domain'
import { pageWords } from '../../../lib/texts/page-words.ts'
import { words } from '../../../lib/texts/words.ts'
import { instrumentWords } from '../../../widgets/instruments/words.ts'

export const taskFormTexts = defineTexts({
  edit: pageWords.edit,
  save: words.save,
  changedMeanwhile: pageWords.changedMeanwhile,
  newTask: instrumentWords.newTask,
  editTask: {
    es: 'Editar la tarea',
    en: 'Edit the task',
    fr: 'Modifier la tâche',
    pt: 'Editar a tarefa',
  },
  addTask: {
    es: 'Crear la tarea',
    en: 'Add the task',
    fr: 'Créer la tâche',
    pt: 'Criar a tarefa',
  },
  taskSaved: {
    es: 'Se guardó la tarea «{{title}}»',
    en: 'The task “{{title}}” was saved',
    fr: 'La tâche « {{title}} » a été enregistrée',
    pt: 'A tarefa “{{title}}” foi salva',
  },
  taskAdded: {
    es: 'Se creó la tarea «{{title}}»',
    en: 'The task “{{title}}” was added',
    fr: 'La tâche « {{title}} » a été créée',
    pt: 'A tarefa “{{title}}” foi criada',
  },
  what: { es: 'Qué hay que hacer', en: 'What to do', fr: 'Ce qu’il faut faire', pt: 'O que fazer' },
  detail: taskTerms.detail,
  detailHelp: {
    es: 'Cómo se cumple y qué evidencia lo demuestra.',
    en: 'How it is fulfilled and which evidence shows it.',
    fr: 'Comment la remplir et quelle preuve le montre.',
    pt: 'Como se cumpre e que evidência o demonstra.',
  },
  commitmentHelp: {
    es: 'Solo los verificados.',
    en: 'Only verified ones.',
    fr: 'Seuls les engagements vérifiés.',
    pt: 'Somente os verificados.',
  },
  frequencyHelp: {
    es: 'Vacía: vence una sola vez.',
    en: 'Empty: it falls due once.',
    fr: 'Vide : une seule échéance.',
    pt: 'Vazia: vence uma única vez.',
  },
  lastOnHelp: {
    es: 'Vacía: sin término.',
    en: 'Empty: without end.',
    fr: 'Vide : sans fin.',
    pt: 'Vazia: sem término.',
  },
  reviewerRole: {
    es: 'Rol que revisa',
    en: 'Reviewer’s role',
    fr: 'Rôle de révision',
    pt: 'Função que revisa',
  },
  reviewerHelp: {
    es: 'Vacío: revisa un administrador.',
    en: 'Empty: an administrator reviews.',
    fr: 'Vide : un administrateur révise.',
    pt: 'Vazia: um administrador revisa.',
  },
  roleHelp: {
    es: 'A cargo hoy: {{name}}.',
    en: 'Held today by {{name}}.',
    fr: 'Titulaire aujourd’hui : {{name}}.',
    pt: 'A cargo hoje: {{name}}.',
  },
  noRoles: {
    es: 'Aún no hay roles responsables. Crear uno primero: quien lo tiene recibe los avisos.',
    en: 'There are no responsible roles yet. Add one first: who holds it is told.',
    fr: 'Aucun rôle responsable pour l’instant. En créer un d’abord : son titulaire reçoit les avis.',
    pt: 'Ainda não há funções responsáveis. Criar uma primeiro: quem a exerce recebe os avisos.',
  },
  dates: {
    es: 'Vence: {{dates}}',
    en: 'Due: {{dates}}',
    fr: 'Échéances : {{dates}}',
    pt: 'Vence: {{dates}}',
  },
  datesGoOn: {
    es: 'Vence: {{dates}} y así en adelante',
    en: 'Due: {{dates}} and so on',
    fr: 'Échéances : {{dates}} et ainsi de suite',
    pt: 'Vence: {{dates}} e assim por diante',
  },
  datesUntil: {
    es: 'Vence: {{dates}}… hasta el {{last}}',
    en: 'Due: {{dates}}… until {{last}}',
    fr: 'Échéances : {{dates}}… jusqu’au {{last}}',
    pt: 'Vence: {{dates}}… até {{last}}',
  },
  editHelp: {
    es: 'Los vencimientos en los que ya se registró algo no cambian, ni lo que venció antes de hoy.',
    en: 'Due dates on which something was recorded stay, and what was due before today.',
    fr: 'Les échéances déjà renseignées ne changent pas, ni celles d’avant aujourd’hui.',
    pt: 'Os vencimentos em que já se registrou algo não mudam, nem o que venceu antes de hoje.',
  },
  end: { es: 'Terminar', en: 'End', fr: 'Terminer', pt: 'Encerrar' },
  endTask: {
    es: 'Terminar la tarea',
    en: 'End the task',
    fr: 'Terminer la tâche',
    pt: 'Encerrar a tarefa',
  },
  endHelp: {
    es: 'Ya no vence más desde mañana. Lo que venció hasta hoy y lo registrado se conservan.',
    en: 'It falls due no more from tomorrow. What was due until today and what was recorded stay.',
    fr: 'Plus d’échéances dès demain. Celles jusqu’à aujourd’hui et ce qui a été saisi sont conservés.',
    pt: 'A partir de amanhã não vence mais. O que venceu até hoje e o registrado são conservados.',
  },
  endedOn: {
    es: 'Terminada el {{date}}',
    en: 'Ended on {{date}}',
    fr: 'Terminée le {{date}}',
    pt: 'Encerrada em {{date}}',
  },
  ended: {
    es: 'Se terminó la tarea «{{title}}»',
    en: 'The task “{{title}}” was ended',
    fr: 'La tâche « {{title}} » est terminée',
    pt: 'A tarefa “{{title}}” foi encerrada',
  },
  reason: fieldTerms.reason,
})

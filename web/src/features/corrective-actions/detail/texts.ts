import { taskTerms } from '@puquio/contract/terms/commitments/tasks'
import { defineTexts } from '@puquio/domain'
import { pageWords } from '../../../lib/texts/page-words.ts'
import { instrumentWords } from '../../../widgets/instruments/words.ts'

export const actionDetailTexts = defineTexts({
  edit: pageWords.edit,
  history: pageWords.history,
  doneOn: taskTerms.doneOn,
  doneOnHelp: instrumentWords.emptyIsToday,
  doneComment: taskTerms.doneComment,
  reviewComment: taskTerms.reviewComment,
  closedBy: { es: 'Cerrada por', en: 'Closed by', fr: 'Close par', pt: 'Encerrada por' },
  openedBy: { es: 'Abierta por', en: 'Opened by', fr: 'Ouverte par', pt: 'Aberta por' },
  noCause: {
    es: 'La causa aún no está escrita.',
    en: 'The cause is not written yet.',
    fr: 'La cause n’est pas encore écrite.',
    pt: 'A causa ainda não está escrita.',
  },
  markDone: {
    es: 'Dar por realizada',
    en: 'Report as done',
    fr: 'Déclarer réalisée',
    pt: 'Dar como realizada',
  },
  markDoneHelp: {
    es: 'Después la revisa y la cierra un administrador que no sea el responsable.',
    en: 'After that an administrator who is not its owner reviews and closes it.',
    fr: 'Un administrateur autre que le responsable la vérifie ensuite et la clôt.',
    pt: 'Depois um administrador que não seja o responsável a revisa e encerra.',
  },
  closing: {
    es: 'Revisión de cierre',
    en: 'Closing review',
    fr: 'Revue de clôture',
    pt: 'Revisão de encerramento',
  },
  closingHelp: {
    es: 'Comprobar que lo hecho corrige la causa. Si no, reabrirla y escribir qué falta.',
    en: 'Check that what was done mends the cause. If not, open it again and write what is missing.',
    fr: 'Vérifier que la cause est corrigée. Sinon, la rouvrir et écrire ce qui manque.',
    pt: 'Conferir se o que foi feito corrige a causa. Se não, reabri-la e escrever o que falta.',
  },
  waitsForClosing: {
    es: 'Espera la revisión de un administrador que no sea el responsable.',
    en: 'It waits for the review of an administrator who is not its owner.',
    fr: 'En attente de la revue d’un administrateur autre que le responsable.',
    pt: 'Aguarda a revisão de um administrador que não seja o responsável.',
  },
  close: {
    es: 'Cerrar la acción',
    en: 'Close the action',
    fr: 'Clore l’action',
    pt: 'Encerrar a ação',
  },
  reopen: { es: 'Reabrir', en: 'Open again', fr: 'Rouvrir', pt: 'Reabrir' },
  reopenTitle: {
    es: 'Reabrir la acción correctiva',
    en: 'Open the corrective action again',
    fr: 'Rouvrir l’action corrective',
    pt: 'Reabrir a ação corretiva',
  },
  reopenHelp: {
    es: 'Vuelve a estar abierta. El motivo queda en el historial.',
    en: 'It is open again. The reason stays in the history.',
    fr: 'Elle est de nouveau ouverte. Le motif reste dans l’historique.',
    pt: 'Volta a estar aberta. O motivo fica no histórico.',
  },
  reason: pageWords.reason,
  commentNeeded: {
    es: 'Escribirlo: queda en el historial.',
    en: 'Write it: it stays in the history.',
    fr: 'À écrire : cela reste dans l’historique.',
    pt: 'Escrever: fica no histórico.',
  },
  recorded: instrumentWords.recorded,
  conflict: {
    es: 'Otra persona la cambió mientras tanto. Lo nuevo ya se muestra; revisar y enviar de nuevo.',
    en: 'Somebody else changed it meanwhile. What is new is shown; look at it and send again.',
    fr: 'Quelqu’un d’autre l’a modifiée entre-temps. La nouveauté est affichée ; vérifier et renvoyer.',
    pt: 'Outra pessoa a alterou nesse meio tempo. O novo já aparece; conferir e enviar de novo.',
  },
  noEvidence: {
    es: 'Aún no hay archivos que muestren lo que se hizo.',
    en: 'No files show yet what was done.',
    fr: 'Aucun fichier ne montre encore ce qui a été fait.',
    pt: 'Ainda não há arquivos que mostrem o que foi feito.',
  },
  addEvidence: instrumentWords.addEvidence,
  removeEvidenceText: {
    es: 'El archivo deja de mostrarse en esta acción; se conserva, y el historial dice quién lo quitó.',
    en: 'The file is no longer shown at this action; it is kept, and the history says who removed it.',
    fr: 'Le fichier n’apparaît plus dans cette action ; il est conservé, et l’historique dit qui l’a enlevé.',
    pt: 'O arquivo deixa de aparecer nesta ação; é conservado, e o histórico diz quem o removeu.',
  },
  'event.opened': {
    es: '{{by}} la abrió',
    en: '{{by}} opened it',
    fr: '{{by}} l’a ouverte',
    pt: '{{by}} a abriu',
  },
  'event.edited': {
    es: '{{by}} la editó',
    en: '{{by}} edited it',
    fr: '{{by}} l’a modifiée',
    pt: '{{by}} a editou',
  },
  'event.done': {
    es: '{{by}} la dio por realizada el {{date}}',
    en: '{{by}} reported it as done on {{date}}',
    fr: '{{by}} l’a déclarée réalisée le {{date}}',
    pt: '{{by}} a deu como realizada em {{date}}',
  },
  'event.closed': {
    es: '{{by}} la cerró',
    en: '{{by}} closed it',
    fr: '{{by}} l’a close',
    pt: '{{by}} a encerrou',
  },
  'event.reopened': {
    es: '{{by}} la reabrió',
    en: '{{by}} opened it again',
    fr: '{{by}} l’a rouverte',
    pt: '{{by}} a reabriu',
  },
  'event.evidence-added': {
    es: '{{by}} agregó «{{file}}»',
    en: '{{by}} added “{{file}}”',
    fr: '{{by}} a ajouté « {{file}} »',
    pt: '{{by}} adicionou “{{file}}”',
  },
  'event.evidence-removed': {
    es: '{{by}} quitó «{{file}}»',
    en: '{{by}} removed “{{file}}”',
    fr: '{{by}} a enlevé « {{file}} »',
    pt: '{{by}} removeu “{{file}}”',
  },
})

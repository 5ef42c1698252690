import { fieldTerms } from '@puquio/contract/terms'
import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { pageWords } from '../../lib/texts/page-words.ts'
import { words } from '../../lib/texts/words.ts'

const jobTexts = defineTexts({
  title: pageWords.systemJobs,
  settings: words.settings,
  help: {
    es: 'Lo que el sistema hace por su cuenta: lo que espera su turno, lo que está en marcha y lo que falló.',
    en: 'What the system does by itself: what is waiting, what is running and what has failed.',
    fr: 'Ce que le système fait de lui-même : ce qui attend son tour, ce qui est en cours et ce qui a échoué.',
    pt: 'O que o sistema faz por conta própria: o que espera sua vez, o que está em andamento e o que falhou.',
  },
  kind: { es: 'Trabajo', en: 'Job', fr: 'Tâche', pt: 'Tarefa' },
  anyKind: {
    es: 'Todos los trabajos',
    en: 'All jobs',
    fr: 'Toutes les tâches',
    pt: 'Todas as tarefas',
  },
  project: words.project,
  system: words.system,
  state: fieldTerms.status,
  anyState: words.anyStatus,
  queued: pageWords.waiting,
  running: { es: 'En marcha', en: 'Running', fr: 'En cours', pt: 'Em andamento' },
  done: { es: 'Terminado', en: 'Done', fr: 'Terminée', pt: 'Concluída' },
  failed: { es: 'Fallido', en: 'Failed', fr: 'Échouée', pt: 'Falhou' },
  cancelled: { es: 'Cancelado', en: 'Cancelled', fr: 'Annulée', pt: 'Cancelada' },
  cancelling: { es: 'Cancelando', en: 'Cancelling', fr: 'En annulation', pt: 'Cancelando' },
  progress: { es: 'Avance', en: 'Progress', fr: 'Avancement', pt: 'Progresso' },
  attempts: pageWords.attempts,
  createdAt: fieldTerms.created,
  runAt: { es: 'Programado para', en: 'Due at', fr: 'Prévue le', pt: 'Previsto para' },
  endedAt: { es: 'Terminó', en: 'Ended', fr: 'Terminée le', pt: 'Terminou' },
  lastError: pageWords.lastError,
  retry: {
    es: 'Ejecutar ahora',
    en: 'Run now',
    fr: 'Exécuter maintenant',
    pt: 'Executar agora',
  },
  retried: {
    es: 'El trabajo se ejecutará ahora.',
    en: 'The job will run now.',
    fr: 'La tâche va s’exécuter.',
    pt: 'A tarefa será executada agora.',
  },
  cancel: {
    es: 'Cancelar el trabajo',
    en: 'Cancel the job',
    fr: 'Annuler la tâche',
    pt: 'Cancelar a tarefa',
  },
  cancelTitle: {
    es: '¿Cancelar este trabajo?',
    en: 'Cancel this job?',
    fr: 'Annuler cette tâche ?',
    pt: 'Cancelar esta tarefa?',
  },
  cancelText: {
    es: 'No se ejecutará más. Lo que ya hizo se conserva.',
    en: 'It will not run again. What it has already done stays.',
    fr: 'Elle ne s’exécutera plus. Ce qu’elle a déjà fait est conservé.',
    pt: 'Não será mais executada. O que já fez é mantido.',
  },
  wasCancelled: {
    es: 'El trabajo se canceló.',
    en: 'The job was cancelled.',
    fr: 'La tâche a été annulée.',
    pt: 'A tarefa foi cancelada.',
  },
  noneTitle: {
    es: 'No hay trabajos',
    en: 'There are no jobs',
    fr: 'Aucune tâche',
    pt: 'Não há tarefas',
  },
  none: {
    es: 'Aquí aparece cada trabajo desde que se pide hasta 30 días después de terminar.',
    en: 'Each job appears here from the moment it is requested until 30 days after it ends.',
    fr: 'Chaque tâche apparaît ici dès sa demande et jusqu’à 30 jours après sa fin.',
    pt: 'Cada tarefa aparece aqui desde o pedido até 30 dias após o fim.',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    jobs: Bundle<typeof jobTexts>
  }
}

addTexts('jobs', jobTexts)

import type { ProblemCode } from '@puquio/contract'
import type { Text } from '@puquio/domain'

export const taskProblemTexts = {
  COMMITMENT_NOT_VERIFIED: {
    es: 'Solo los compromisos verificados tienen tareas. Verificar primero el compromiso.',
    en: 'Only verified commitments have tasks. Verify the commitment first.',
    fr: 'Seuls les engagements vérifiés ont des tâches. Vérifier d’abord l’engagement.',
    pt: 'Somente compromissos verificados têm tarefas. Verificar primeiro o compromisso.',
  },
  TASK_ENDED: {
    es: 'La tarea ya terminó y no se edita. Crear otra si hace falta.',
    en: 'The task has ended and is not edited. Add another one if it is needed.',
    fr: 'La tâche est terminée et ne se modifie plus. En créer une autre au besoin.',
    pt: 'A tarefa já foi encerrada e não é editada. Criar outra se for preciso.',
  },
  TASK_DECIDED: {
    es: 'Ya se decidió si cumple. Quien revisa puede retirar la decisión primero.',
    en: 'It was already decided whether it is compliant. The reviewer can take the decision back first.',
    fr: 'La conformité est déjà décidée. La personne qui révise peut d’abord retirer sa décision.',
    pt: 'Já foi decidido se cumpre. Quem revisa pode retirar a decisão primeiro.',
  },
  NOT_REVIEWER: {
    es: 'Otra persona lo decide: quien tiene el rol de revisión, o un administrador que no sea el responsable.',
    en: 'Somebody else decides this: who holds the reviewer’s role, or an administrator who is not its owner.',
    fr: 'Une autre personne en décide : le titulaire du rôle de révision, ou un administrateur qui n’en est pas responsable.',
    pt: 'Outra pessoa decide: quem exerce a função de revisão, ou um administrador que não seja o responsável.',
  },
  ACTION_DONE: {
    es: 'La acción correctiva ya se dio por realizada. Reabrirla para cambiarla.',
    en: 'The corrective action was already reported as done. Open it again to change it.',
    fr: 'L’action corrective est déjà déclarée réalisée. La rouvrir pour la modifier.',
    pt: 'A ação corretiva já foi dada como realizada. Reabri-la para alterá-la.',
  },
  ACTION_NOT_DONE: {
    es: 'La acción correctiva aún no se realizó: falta eso para cerrarla.',
    en: 'The corrective action has not been done yet: it is closed after that.',
    fr: 'L’action corrective n’est pas encore réalisée : elle se clôt ensuite.',
    pt: 'A ação corretiva ainda não foi realizada: falta isso para encerrá-la.',
  },
  ACTION_CLOSED: {
    es: 'La acción correctiva está cerrada. Reabrirla para cambiar sus archivos.',
    en: 'The corrective action is closed. Open it again to change its files.',
    fr: 'L’action corrective est close. La rouvrir pour changer ses fichiers.',
    pt: 'A ação corretiva está encerrada. Reabri-la para mudar seus arquivos.',
  },
  NOTHING_WRONG: {
    es: 'No hay nada que corregir aquí: sin percance, sin vencimiento incumplido o sin excedencia. Actualizar la página.',
    en: 'There is nothing to correct here: no mishap, no due date that was missed, or nothing exceeded. Reload the page.',
    fr: 'Rien n’est à corriger ici : ni incident, ni échéance manquée, ni dépassement. Actualiser la page.',
    pt: 'Não há nada a corrigir aqui: sem incidente, sem vencimento não cumprido ou sem excedência. Atualizar a página.',
  },
} as const satisfies Partial<Record<ProblemCode, Text>>

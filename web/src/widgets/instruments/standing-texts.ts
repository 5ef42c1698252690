import type { Text } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { words } from '../../lib/texts/words.ts'

const standingTexts = {
  noTasks: { es: 'Sin tareas', en: 'No tasks', fr: 'Aucune tâche', pt: 'Sem tarefas' },
  from: words.fromDay,
  to: words.toDay,
  overdue_one: {
    es: '{{count}} vencida',
    en: '{{count}} overdue',
    fr: '{{count}} en retard',
    pt: '{{count}} vencida',
  },
  overdue_many: {
    es: '{{count}} vencidas',
    en: '{{count}} overdue',
    fr: '{{count}} en retard',
    pt: '{{count}} vencidas',
  },
  overdue_other: {
    es: '{{count}} vencidas',
    en: '{{count}} overdue',
    fr: '{{count}} en retard',
    pt: '{{count}} vencidas',
  },
} as const satisfies Record<string, Text>

declare module 'i18next' {
  interface ResourceNamespaceMap {
    standing: Bundle<typeof standingTexts>
  }
}

addTexts('standing', standingTexts)

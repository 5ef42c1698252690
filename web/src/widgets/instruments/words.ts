import type { Text } from '@puquio/domain'

/** Words that several pages of instruments, commitments and tasks share. */
export const instrumentWords = {
  supersededBy: {
    es: 'Reemplazado por',
    en: 'Superseded by',
    fr: 'Remplacé par',
    pt: 'Substituído por',
  },
  tasks: { es: 'Tareas', en: 'Tasks', fr: 'Tâches', pt: 'Tarefas' },
  newTask: { es: 'Nueva tarea', en: 'New task', fr: 'Nouvelle tâche', pt: 'Nova tarefa' },
  edited: { es: 'Editado', en: 'Edited', fr: 'Modifié', pt: 'Editado' },
  withoutPhase: {
    es: 'Sin etapa indicada',
    en: 'No phase stated',
    fr: 'Aucune phase indiquée',
    pt: 'Sem etapa indicada',
  },
  deadline: { es: 'Plazo', en: 'Deadline', fr: 'Échéance', pt: 'Prazo' },
  emptyIsToday: {
    es: 'Vacío: hoy.',
    en: 'Empty: today.',
    fr: 'Vide : aujourd’hui.',
    pt: 'Vazio: hoje.',
  },
  recorded: {
    es: 'Quedó registrado',
    en: 'It was recorded',
    fr: 'C’est enregistré',
    pt: 'Ficou registrado',
  },
  addEvidence: {
    es: 'Agregar evidencia',
    en: 'Add evidence',
    fr: 'Ajouter des preuves',
    pt: 'Adicionar evidência',
  },
  whatToShow: { es: 'Qué mostrar', en: 'What to show', fr: 'Quoi afficher', pt: 'O que mostrar' },
  mine: { es: 'Mías', en: 'Mine', fr: 'Les miennes', pt: 'Minhas' },
  requested: { es: 'Solicitado', en: 'Asked for', fr: 'Demandé', pt: 'Solicitado' },
  how: { es: 'Cómo', en: 'How', fr: 'Comment', pt: 'Como' },
  questions: {
    es: 'Preguntas al modelo',
    en: 'Questions to the model',
    fr: 'Questions au modèle',
    pt: 'Perguntas ao modelo',
  },
  tokens: { es: 'Tokens', en: 'Tokens', fr: 'Tokens', pt: 'Tokens' },
  cost: { es: 'Costo', en: 'Cost', fr: 'Coût', pt: 'Custo' },
  documents: { es: 'Documentos', en: 'Documents', fr: 'Documents', pt: 'Documentos' },
  document: { es: 'Documento', en: 'Document', fr: 'Document', pt: 'Documento' },
  refusedQuotes: {
    es: 'Citas rechazadas',
    en: 'Refused quotes',
    fr: 'Citations refusées',
    pt: 'Citações recusadas',
  },
  downloadOriginal: {
    es: 'Descargar el original',
    en: 'Download the original',
    fr: 'Télécharger l’original',
    pt: 'Baixar o original',
  },
  open: { es: 'Abrir', en: 'Open', fr: 'Ouvrir', pt: 'Abrir' },
  prompt: { es: 'Prompt', en: 'Prompt', fr: 'Prompt', pt: 'Prompt' },
  tryOut: { es: 'Probar', en: 'Try', fr: 'Essayer', pt: 'Testar' },
} satisfies Record<string, Text>

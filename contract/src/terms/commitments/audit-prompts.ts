import type { Text } from '@puquio/domain'

/** Columns of prompts and budgets, as the audit trail names them. */
export const promptColumnTerms = {
  task: {
    es: 'Texto del prompt',
    en: 'Text of the prompt',
    fr: 'Texte du prompt',
    pt: 'Texto do prompt',
  },
  'prompt_version.number': { es: 'Versión', en: 'Version', fr: 'Version', pt: 'Versão' },
  restored_number: {
    es: 'Versión restaurada',
    en: 'Version that was restored',
    fr: 'Version restaurée',
    pt: 'Versão restaurada',
  },
  monthly_usd: {
    es: 'Presupuesto mensual (USD)',
    en: 'Budget of a month (USD)',
    fr: 'Budget mensuel (USD)',
    pt: 'Orçamento mensal (USD)',
  },
} as const satisfies Record<string, Text>

export const promptActionTerms = {
  'prompts.save': {
    es: 'Guardar una versión de un prompt',
    en: 'Save a version of a prompt',
    fr: 'Enregistrer une version d’un prompt',
    pt: 'Salvar uma versão de um prompt',
  },
  'prompts.restore': {
    es: 'Restaurar una versión de un prompt',
    en: 'Restore a version of a prompt',
    fr: 'Restaurer une version d’un prompt',
    pt: 'Restaurar uma versão de um prompt',
  },
  'modelBudget.set': {
    es: 'Fijar el presupuesto del modelo de lenguaje',
    en: 'Set the budget of the language model',
    fr: 'Fixer le budget du modèle de langage',
    pt: 'Definir o orçamento do modelo de linguagem',
  },
} as const satisfies Record<string, Text>

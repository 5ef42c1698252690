import type { Text } from '@puquio/domain'

/** Columns of prompts and budgets, as the audit trail names them. */
export const promptColumnTerms = {
  prompt_source: {
    es: 'De quién es el prompt',
    en: 'Whose the prompt is',
    fr: 'À qui est le prompt',
    pt: 'De quem é o prompt',
  },
  prompt_number: {
    es: 'Versión del prompt',
    en: 'Version of the prompt',
    fr: 'Version du prompt',
    pt: 'Versão do prompt',
  },
  stopped: {
    es: 'Por qué se detuvo',
    en: 'Why it stopped',
    fr: 'Motif de l’arrêt',
    pt: 'Por que parou',
  },
  proposed: {
    es: 'Compromisos propuestos',
    en: 'Proposed commitments',
    fr: 'Engagements proposés',
    pt: 'Compromissos propostos',
  },
  joined: {
    es: 'Unidos a los que había',
    en: 'Joined to known ones',
    fr: 'Joints aux existants',
    pt: 'Unidos aos existentes',
  },
  from_page: {
    es: 'Desde la página',
    en: 'From page',
    fr: 'À partir de la page',
    pt: 'Da página',
  },
  sides: {
    es: 'Prompts comparados',
    en: 'Compared prompts',
    fr: 'Prompts comparés',
    pt: 'Prompts comparados',
  },
  private_sealed: {
    es: 'Clave privada',
    en: 'Private key',
    fr: 'Clé privée',
    pt: 'Chave privada',
  },
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
  'extractions.start': {
    es: 'Procesar documentos de un instrumento',
    en: 'Process documents of an instrument',
    fr: 'Traiter des documents d’un instrument',
    pt: 'Processar documentos de um instrumento',
  },
  'extractions.cancel': {
    es: 'Cancelar el procesamiento de documentos',
    en: 'Cancel the processing of documents',
    fr: 'Annuler le traitement de documents',
    pt: 'Cancelar o processamento de documentos',
  },
  'promptTrials.start': {
    es: 'Probar prompts en páginas de un documento',
    en: 'Try prompts on pages of a document',
    fr: 'Essayer des prompts sur des pages d’un document',
    pt: 'Testar prompts em páginas de um documento',
  },
  'modelBudget.set': {
    es: 'Fijar el presupuesto del modelo de lenguaje',
    en: 'Set the budget of the language model',
    fr: 'Fixer le budget du modèle de langage',
    pt: 'Definir o orçamento do modelo de linguagem',
  },
} as const satisfies Record<string, Text>

/** What a row of these tables is called in the audit trail. */
export const promptTableTerms = {
  extraction: {
    es: 'Procesamiento de documentos',
    en: 'Processing of documents',
    fr: 'Traitement de documents',
    pt: 'Processamento de documentos',
  },
  prompt_trial: {
    es: 'Prueba de prompts',
    en: 'Trial of prompts',
    fr: 'Essai de prompts',
    pt: 'Teste de prompts',
  },
  prompt_version: {
    es: 'Versión de un prompt',
    en: 'Version of a prompt',
    fr: 'Version d’un prompt',
    pt: 'Versão de um prompt',
  },
} as const satisfies Record<string, Text>

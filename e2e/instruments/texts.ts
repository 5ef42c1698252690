import type { Text } from '@puquio/domain'

/** What the journey of commitments expects, for `words.ts`. */
export const instrumentTexts = {
  newInstrument: {
    es: 'Nuevo instrumento',
    en: 'New instrument',
    fr: 'Nouvel instrument',
    pt: 'Novo instrumento',
  },
  addUnit: {
    es: 'Agregar unidad',
    en: 'Add a unit',
    fr: 'Ajouter une unité',
    pt: 'Adicionar unidade',
  },
  name: { es: 'Nombre', en: 'Name', fr: 'Nom', pt: 'Nome' },
  kind: { es: 'Tipo', en: 'Kind', fr: 'Type', pt: 'Tipo' },
  create: { es: 'Crear', en: 'Create', fr: 'Créer', pt: 'Criar' },
  addDocuments: {
    es: 'Agregar documentos PDF',
    en: 'Add PDF documents',
    fr: 'Ajouter des documents PDF',
    pt: 'Adicionar documentos PDF',
  },
  process: {
    es: 'Procesar compromisos',
    en: 'Process commitments',
    fr: 'Traiter les engagements',
    pt: 'Processar compromissos',
  },
  byAi: { es: 'Con IA: ', en: 'By AI: ', fr: 'Par IA : ', pt: 'Com IA: ' },
  byRules: {
    es: 'Por reglas, sin IA',
    en: 'By rules, without AI',
    fr: 'Par des règles, sans IA',
    pt: 'Por regras, sem IA',
  },
  startRun: {
    es: 'Iniciar procesamiento',
    en: 'Start the run',
    fr: 'Lancer le traitement',
    pt: 'Iniciar processamento',
  },
  runs: { es: 'Procesamientos', en: 'Runs', fr: 'Traitements', pt: 'Processamentos' },
  refusedQuotes: {
    es: 'Citas rechazadas',
    en: 'Refused quotes',
    fr: 'Citations refusées',
    pt: 'Citações recusadas',
  },
  reviewProposed: {
    es: 'Revisar propuestos',
    en: 'Review proposed ones',
    fr: 'Examiner les proposés',
    pt: 'Revisar propostos',
  },
  position: {
    es: '{{at}} de {{total}}',
    en: '{{at}} of {{total}}',
    fr: '{{at}} sur {{total}}',
    pt: '{{at}} de {{total}}',
  },
  editCommitment: {
    es: 'Editar compromiso',
    en: 'Edit commitment',
    fr: 'Modifier l’engagement',
    pt: 'Editar compromisso',
  },
  commitments: {
    es: 'Matriz de compromisos',
    en: 'Commitments matrix',
    fr: 'Matrice des engagements',
    pt: 'Matriz de compromissos',
  },
  select: {
    es: 'Seleccionar {{name}}',
    en: 'Select {{name}}',
    fr: 'Sélectionner {{name}}',
    pt: 'Selecionar {{name}}',
  },
  planOf: {
    es: 'Crear plan desde compromisos',
    en: 'Create a plan from commitments',
    fr: 'Créer un plan à partir d’engagements',
    pt: 'Criar plano a partir de compromissos',
  },
  openPreview: {
    es: 'Abrir la vista previa',
    en: 'Open the preview',
    fr: 'Ouvrir l’aperçu',
    pt: 'Abrir a prévia',
  },
  newPack: { es: 'Nuevo expediente', en: 'New pack', fr: 'Nouveau dossier', pt: 'Novo dossiê' },
  ofInstrument: {
    es: 'Un instrumento',
    en: 'An instrument',
    fr: 'Un instrument',
    pt: 'Um instrumento',
  },
  makePack: { es: 'Preparar', en: 'Make', fr: 'Préparer', pt: 'Preparar' },
  downloadPack: {
    es: 'Descargar (',
    en: 'Download (',
    fr: 'Télécharger (',
    pt: 'Baixar (',
  },
  howToVerify: {
    es: 'Cómo verificar un expediente sin Puquio',
    en: 'How to verify a pack without Puquio',
    fr: 'Comment vérifier un dossier sans Puquio',
    pt: 'Como verificar um dossiê sem o Puquio',
  },
} as const satisfies Record<string, Text>

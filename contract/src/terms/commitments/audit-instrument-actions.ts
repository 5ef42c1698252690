/** What people do to instruments and their documents, as the audit trail names it. */
export const instrumentActionTerms = {
  'instruments.create': {
    es: 'Crear un instrumento ambiental',
    en: 'Create an environmental instrument',
    fr: 'Créer un instrument environnemental',
    pt: 'Criar um instrumento ambiental',
  },
  'instruments.edit': {
    es: 'Editar un instrumento ambiental',
    en: 'Edit an environmental instrument',
    fr: 'Modifier un instrument environnemental',
    pt: 'Editar um instrumento ambiental',
  },
  'instruments.retire': {
    es: 'Retirar un instrumento ambiental',
    en: 'Retire an environmental instrument',
    fr: 'Retirer un instrument environnemental',
    pt: 'Retirar um instrumento ambiental',
  },
  'instruments.restore': {
    es: 'Volver a usar un instrumento ambiental',
    en: 'Take an environmental instrument into use again',
    fr: 'Remettre en service un instrument environnemental',
    pt: 'Reativar um instrumento ambiental',
  },
  'documents.attach': {
    es: 'Agregar un documento a un instrumento',
    en: 'Add a document to an instrument',
    fr: 'Ajouter un document à un instrument',
    pt: 'Adicionar um documento a um instrumento',
  },
  'documents.remove': {
    es: 'Quitar un documento de un instrumento',
    en: 'Take a document off an instrument',
    fr: 'Ôter un document d’un instrument',
    pt: 'Remover um documento de um instrumento',
  },
} as const

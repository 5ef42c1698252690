/** What people do to commitments, as the audit trail names it. */
export const commitmentActionTerms = {
  'commitments.pdf': {
    es: 'Pedir la matriz de compromisos en PDF',
    en: 'Ask for the commitments matrix as PDF',
    fr: 'Demander la matrice des engagements en PDF',
    pt: 'Pedir a matriz de compromissos em PDF',
  },
  'commitmentChanges.create': {
    es: 'Crear un compromiso a mano',
    en: 'Create a commitment by hand',
    fr: 'Créer un engagement à la main',
    pt: 'Criar um compromisso à mão',
  },
  'commitmentChanges.edit': {
    es: 'Editar un compromiso',
    en: 'Edit a commitment',
    fr: 'Modifier un engagement',
    pt: 'Editar um compromisso',
  },
  'commitmentChanges.decide': {
    es: 'Verificar o rechazar compromisos',
    en: 'Verify or reject commitments',
    fr: 'Vérifier ou rejeter des engagements',
    pt: 'Verificar ou rejeitar compromissos',
  },
  'commitmentChanges.takeBack': {
    es: 'Deshacer un cambio de compromisos',
    en: 'Take back a change of commitments',
    fr: 'Annuler une modification d’engagements',
    pt: 'Desfazer uma alteração de compromissos',
  },
  'commitmentChanges.split': {
    es: 'Dividir un compromiso',
    en: 'Split a commitment',
    fr: 'Diviser un engagement',
    pt: 'Dividir um compromisso',
  },
  'commitmentChanges.join': {
    es: 'Unir compromisos',
    en: 'Join commitments',
    fr: 'Réunir des engagements',
    pt: 'Unir compromissos',
  },
  'commitmentChanges.supersede': {
    es: 'Reemplazar un compromiso',
    en: 'Supersede a commitment',
    fr: 'Remplacer un engagement',
    pt: 'Substituir um compromisso',
  },
  'commitmentPlans.link': {
    es: 'Vincular un nombre de los planes con un compromiso',
    en: 'Link a name of plans to a commitment',
    fr: 'Relier un nom des plans à un engagement',
    pt: 'Vincular um nome dos planos a um compromisso',
  },
} as const

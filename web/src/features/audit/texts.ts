import { auditOperationTerms, auditTerms, signInOutcomeTerms } from '@puquio/contract/terms/audit'
import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { firstWords } from '../../lib/texts/first-words.ts'
import { pageWords } from '../../lib/texts/page-words.ts'
import { words } from '../../lib/texts/words.ts'

const auditTexts = defineTexts({
  ...auditTerms,
  ...auditOperationTerms,
  ...signInOutcomeTerms,
  settings: words.settings,
  project: words.project,
  signIns: { es: 'Ingresos', en: 'Sign-ins', fr: 'Connexions', pt: 'Acessos' },
  system: { es: 'Instalación', en: 'Installation', fr: 'Installation', pt: 'Instalação' },
  help: {
    es: 'Cada cambio queda aquí para siempre, con sus valores de antes y de después.',
    en: 'Every change stays here for ever, with its values before and after.',
    fr: 'Chaque modification reste ici pour toujours, avec ses valeurs d’avant et d’après.',
    pt: 'Cada alteração fica aqui para sempre, com seus valores de antes e de depois.',
  },
  helpSystem: {
    es: 'Cambios que no son de un proyecto: usuarios, política y ajustes.',
    en: 'Changes that belong to no project: users, policy and settings.',
    fr: 'Modifications hors projet : utilisateurs, politique et réglages.',
    pt: 'Alterações que não são de um projeto: usuários, política e ajustes.',
  },
  allAcceptances: {
    es: 'Aceptaciones de todos los proyectos',
    en: 'Acceptances of all projects',
    fr: 'Acceptations de tous les projets',
    pt: 'Aceitações de todos os projetos',
  },
  helpAcceptances: {
    es: 'Quién aceptó qué versión de la política general, con el enlace del proyecto que se mostró, y cuándo.',
    en: 'Who accepted which version of the general policy, with the project’s link that was shown, and when.',
    fr: 'Qui a accepté quelle version de la politique générale, avec le lien du projet affiché, et quand.',
    pt: 'Quem aceitou qual versão da política geral, com o link do projeto que foi mostrado, e quando.',
  },
  noAcceptancesTitle: {
    es: 'No hay aceptaciones',
    en: 'There are no acceptances',
    fr: 'Aucune acceptation',
    pt: 'Não há aceitações',
  },
  noAcceptances: {
    es: 'Nadie ha aceptado todavía la política general.',
    en: 'Nobody has accepted the general policy yet.',
    fr: 'Personne n’a encore accepté la politique générale.',
    pt: 'Ninguém aceitou ainda a política geral.',
  },
  helpSignIns: {
    es: 'Solo los ingresos de integrantes del proyecto.',
    en: 'Only sign-ins of members of the project.',
    fr: 'Uniquement les connexions des membres du projet.',
    pt: 'Somente os acessos de integrantes do projeto.',
  },
  what: { es: 'Qué cambió', en: 'What changed', fr: 'Ce qui a changé', pt: 'O que mudou' },
  from: words.fromDay,
  to: words.toDay,
  anyPerson: {
    es: 'Todas las personas',
    en: 'Anybody',
    fr: 'Toutes les personnes',
    pt: 'Todas as pessoas',
  },
  anyAction: {
    es: 'Todas las acciones',
    en: 'Any action',
    fr: 'Toutes les actions',
    pt: 'Todas as ações',
  },
  anyTable: pageWords.anyKind,
  anyOutcome: {
    es: 'Todos los resultados',
    en: 'Any outcome',
    fr: 'Tous les résultats',
    pt: 'Todos os resultados',
  },
  outcome: pageWords.outcome,
  method: pageWords.method,
  password: firstWords.password,
  'single-sign-on': firstWords.singleSignOn,
  byToken: {
    es: '{{person}}, con el token «{{token}}»',
    en: '{{person}}, with the token “{{token}}”',
    fr: '{{person}}, par le jeton « {{token}} »',
    pt: '{{person}}, com o token “{{token}}”',
  },
  email: words.email,
  recordIs: {
    es: 'Registro: {{record}}',
    en: 'Record: {{record}}',
    fr: 'Élément : {{record}}',
    pt: 'Registro: {{record}}',
  },
  onlyThis: {
    es: 'Ver solo los cambios de este registro',
    en: 'Show only the changes of this record',
    fr: 'Voir uniquement les modifications de cet élément',
    pt: 'Ver somente as alterações deste registro',
  },
  manyRows: {
    es: 'Son {{count}} registros: se conserva su número y no cada valor.',
    en: 'There are {{count}} records: only their number is kept, not each value.',
    fr: 'Ce sont {{count}} éléments : leur nombre est conservé et non chaque valeur.',
    pt: 'São {{count}} registros: guarda-se o número e não cada valor.',
  },
  request: { es: 'Solicitud', en: 'Request', fr: 'Requête', pt: 'Solicitação' },
  system_itself: pageWords.systemItself,
  noneTitle: {
    es: 'No hay cambios',
    en: 'There are no changes',
    fr: 'Aucune modification',
    pt: 'Não há alterações',
  },
  noSignInsTitle: {
    es: 'No hay ingresos',
    en: 'There are no sign-ins',
    fr: 'Aucune connexion',
    pt: 'Não há acessos',
  },
  noSignIns: {
    es: 'Aquí aparece cada intento de ingreso de un integrante.',
    en: 'Every attempt by a member to sign in appears here.',
    fr: 'Chaque tentative de connexion d’un membre apparaît ici.',
    pt: 'Cada tentativa de acesso de um integrante aparece aqui.',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    audit: Bundle<typeof auditTexts>
  }
}

addTexts('audit', auditTexts)

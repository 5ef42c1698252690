import { notificationModuleTerms } from '@puquio/contract/notifications/module-terms'
import { fieldTerms } from '@puquio/contract/terms'
import { commitmentFieldTerms } from '@puquio/contract/terms/commitments/fields'
import { commitmentStateTerms } from '@puquio/contract/terms/commitments/commitments'
import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../../lib/texts/texts.ts'
import { pageWords } from '../../../lib/texts/page-words.ts'

const nameTexts = defineTexts({
  title: {
    es: 'Nombres de compromisos en los planes',
    en: 'Names of commitments in plans',
    fr: 'Noms d’engagements dans les plans',
    pt: 'Nomes de compromissos nos planos',
  },
  commitments: notificationModuleTerms.commitments,
  help: {
    es: 'Cada plan nombra sus compromisos a su manera. Aquí se dice qué compromiso verificado es cada nombre, para que sus monitoreos cuenten como su cumplimiento.',
    en: 'Each plan names its commitments in its own way. Here you say which verified commitment each name is, so that its monitorings count as its fulfilment.',
    fr: 'Chaque plan nomme ses engagements à sa façon. Ici, on dit quel engagement vérifié est chaque nom, pour que ses suivis comptent comme son exécution.',
    pt: 'Cada plano nomeia seus compromissos à sua maneira. Aqui se diz qual compromisso verificado é cada nome, para que seus monitoramentos contem como seu cumprimento.',
  },
  search: {
    es: 'Buscar un nombre, un instrumento o un compromiso',
    en: 'Search a name, an instrument or a commitment',
    fr: 'Rechercher un nom, un instrument ou un engagement',
    pt: 'Buscar um nome, um instrumento ou um compromisso',
  },
  name: {
    es: 'Nombre en el plan',
    en: 'Name in the plan',
    fr: 'Nom dans le plan',
    pt: 'Nome no plano',
  },
  commitment: fieldTerms.commitment,
  instrument: {
    es: 'Instrumento según el plan',
    en: 'Instrument in the plan',
    fr: 'Instrument selon le plan',
    pt: 'Instrumento no plano',
  },
  monitorings: commitmentFieldTerms.monitorings,
  plans: { es: 'Planes', en: 'Plans', fr: 'Plans', pt: 'Planos' },
  superseded: commitmentStateTerms.superseded,
  standing: { es: 'Vínculo', en: 'Link', fr: 'Lien', pt: 'Vínculo' },
  allNames: { es: 'Todos los nombres', en: 'All names', fr: 'Tous les noms', pt: 'Todos os nomes' },
  withoutCommitment: {
    es: 'Sin compromiso',
    en: 'Without a commitment',
    fr: 'Sans engagement',
    pt: 'Sem compromisso',
  },
  withCommitment: {
    es: 'Con compromiso',
    en: 'With a commitment',
    fr: 'Avec engagement',
    pt: 'Com compromisso',
  },

  unmatched_one: {
    es: '{{shown}} nombre de los planes no tiene compromiso verificado',
    en: '{{shown}} name in plans has no verified commitment',
    fr: '{{shown}} nom des plans n’a pas d’engagement vérifié',
    pt: '{{shown}} nome dos planos não tem compromisso verificado',
  },
  unmatched_other: {
    es: '{{shown}} nombres de los planes no tienen compromiso verificado',
    en: '{{shown}} names in plans have no verified commitment',
    fr: '{{shown}} noms des plans n’ont pas d’engagement vérifié',
    pt: '{{shown}} nomes dos planos não têm compromisso verificado',
  },

  // Linking
  linkTo: {
    es: 'Vincular «{{name}}» con «{{commitment}}»',
    en: 'Link “{{name}}” to “{{commitment}}”',
    fr: 'Lier « {{name}} » à « {{commitment}} »',
    pt: 'Vincular “{{name}}” a “{{commitment}}”',
  },
  meaningOf: {
    es: 'Compromiso que es «{{name}}»',
    en: 'Commitment that “{{name}}” is',
    fr: 'Engagement que désigne « {{name}} »',
    pt: 'Compromisso que é “{{name}}”',
  },
  choose: {
    es: 'Elegir un compromiso…',
    en: 'Choose a commitment…',
    fr: 'Choisir un engagement…',
    pt: 'Escolher um compromisso…',
  },
  another: { es: 'Otro…', en: 'Another…', fr: 'Un autre…', pt: 'Outro…' },
  alike: { es: 'Parecidos', en: 'Similar', fr: 'Semblables', pt: 'Parecidos' },
  unlink: {
    es: 'Quitar el vínculo',
    en: 'Remove the link',
    fr: 'Retirer le lien',
    pt: 'Remover o vínculo',
  },
  linked_one: {
    es: 'Se vinculó {{shown}} monitoreo',
    en: '{{shown}} monitoring was linked',
    fr: '{{shown}} suivi a été lié',
    pt: '{{shown}} monitoramento foi vinculado',
  },
  linked_other: {
    es: 'Se vincularon {{shown}} monitoreos',
    en: '{{shown}} monitorings were linked',
    fr: '{{shown}} suivis ont été liés',
    pt: '{{shown}} monitoramentos foram vinculados',
  },
  unlinked_one: {
    es: 'Se quitó el vínculo de {{shown}} monitoreo',
    en: 'The link of {{shown}} monitoring was removed',
    fr: 'Le lien de {{shown}} suivi a été retiré',
    pt: 'O vínculo de {{shown}} monitoramento foi removido',
  },
  unlinked_other: {
    es: 'Se quitó el vínculo de {{shown}} monitoreos',
    en: 'The links of {{shown}} monitorings were removed',
    fr: 'Les liens de {{shown}} suivis ont été retirés',
    pt: 'O vínculo de {{shown}} monitoramentos foi removido',
  },
  undo: pageWords.undo,
  undone: {
    es: 'Se deshizo el cambio de vínculos',
    en: 'The change of links was undone',
    fr: 'La modification des liens a été annulée',
    pt: 'A alteração de vínculos foi desfeita',
  },

  // All exact ones at once
  exactTitle: {
    es: 'Nombres idénticos',
    en: 'Identical names',
    fr: 'Noms identiques',
    pt: 'Nomes idênticos',
  },
  exact_one: {
    es: '{{shown}} nombre es el nombre o el código de un solo compromiso verificado.',
    en: '{{shown}} name is the name or the code of exactly one verified commitment.',
    fr: '{{shown}} nom est le nom ou le code d’un seul engagement vérifié.',
    pt: '{{shown}} nome é o nome ou o código de um único compromisso verificado.',
  },
  exact_other: {
    es: '{{shown}} nombres son el nombre o el código de un solo compromiso verificado cada uno.',
    en: '{{shown}} names are each the name or the code of exactly one verified commitment.',
    fr: '{{shown}} noms sont chacun le nom ou le code d’un seul engagement vérifié.',
    pt: '{{shown}} nomes são cada um o nome ou o código de um único compromisso verificado.',
  },
  linkExact_one: { es: 'Vincularlo', en: 'Link it', fr: 'Le lier', pt: 'Vinculá-lo' },
  linkExact_other: {
    es: 'Vincular los {{shown}}',
    en: 'Link all {{shown}}',
    fr: 'Lier les {{shown}}',
    pt: 'Vincular os {{shown}}',
  },
  whichExact: pageWords.seeWhich,

  // Empty
  emptyTitle: {
    es: 'Ningún plan nombra compromisos',
    en: 'No plan names commitments',
    fr: 'Aucun plan ne nomme d’engagement',
    pt: 'Nenhum plano nomeia compromissos',
  },
  empty: {
    es: 'Aparecen aquí en cuanto se importa un plan con la columna Compromiso, o se hace un plan desde los compromisos.',
    en: 'They appear here once a plan with the column Commitment is imported, or a plan is made from commitments.',
    fr: 'Ils apparaissent ici dès qu’un plan avec la colonne Engagement est importé, ou qu’un plan est fait à partir d’engagements.',
    pt: 'Aparecem aqui assim que um plano com a coluna Compromisso é importado, ou um plano é feito a partir dos compromissos.',
  },
  allStandTitle: {
    es: 'Todos los nombres tienen su compromiso',
    en: 'Every name has its commitment',
    fr: 'Chaque nom a son engagement',
    pt: 'Todos os nomes têm seu compromisso',
  },
  allStand: {
    es: 'No queda ningún nombre por vincular.',
    en: 'There is no name left to link.',
    fr: 'Il ne reste aucun nom à lier.',
    pt: 'Não resta nenhum nome a vincular.',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    commitmentNames: Bundle<typeof nameTexts>
  }
}

addTexts('commitmentNames', nameTexts)

import { taskTerms } from '@puquio/contract/terms/commitments/tasks'
import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { pageWords } from '../../lib/texts/page-words.ts'
import { words } from '../../lib/texts/words.ts'
import { instrumentWords } from '../instruments/words.ts'

const actionWidgetTexts = defineTexts({
  actions: taskTerms.actions,
  overdue: taskTerms.overdue,
  changedMeanwhile: pageWords.changedMeanwhile,
  save: words.save,
  titleField: taskTerms.title,
  cause: taskTerms.cause,
  causeHelp: {
    es: 'Por qué ocurrió, hasta donde se sabe.',
    en: 'Why it happened, as far as is known.',
    fr: 'Pourquoi cela s’est produit, autant qu’on le sache.',
    pt: 'Por que ocorreu, até onde se sabe.',
  },
  owner: taskTerms.actionOwner,
  ownerHelp: {
    es: 'Recibe el aviso. Otra persona, con permiso de administrador, la cierra.',
    en: 'Is told. Somebody else, an administrator, closes it.',
    fr: 'Reçoit l’avis. Une autre personne, administratrice, la clôt.',
    pt: 'Recebe o aviso. Outra pessoa, com permissão de administrador, a encerra.',
  },
  dueOn: taskTerms.dueOn,
  origin: taskTerms.origin,
  openAction: {
    es: 'Abrir una acción correctiva',
    en: 'Open a corrective action',
    fr: 'Ouvrir une action corrective',
    pt: 'Abrir uma ação corretiva',
  },
  editAction: {
    es: 'Editar la acción correctiva',
    en: 'Edit the corrective action',
    fr: 'Modifier l’action corrective',
    pt: 'Editar a ação corretiva',
  },
  open: instrumentWords.open,
  opened: {
    es: 'Se abrió la acción correctiva {{number}}',
    en: 'Corrective action {{number}} was opened',
    fr: 'L’action corrective {{number}} est ouverte',
    pt: 'A ação corretiva {{number}} foi aberta',
  },
  saved: {
    es: 'Se guardó la acción correctiva {{number}}',
    en: 'Corrective action {{number}} was saved',
    fr: 'L’action corrective {{number}} est enregistrée',
    pt: 'A ação corretiva {{number}} foi salva',
  },
  noActions: {
    es: 'Ninguna todavía.',
    en: 'None yet.',
    fr: 'Aucune pour l’instant.',
    pt: 'Nenhuma ainda.',
  },
  lineOf: {
    es: '{{owner}}, vence {{date}}',
    en: '{{owner}}, due {{date}}',
    fr: '{{owner}}, échéance {{date}}',
    pt: '{{owner}}, vence {{date}}',
  },
  all: {
    es: 'Ver las {{count}}',
    en: 'View all {{count}}',
    fr: 'Voir les {{count}}',
    pt: 'Ver as {{count}}',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    actionWidget: Bundle<typeof actionWidgetTexts>
  }
}

addTexts('actionWidget', actionWidgetTexts)

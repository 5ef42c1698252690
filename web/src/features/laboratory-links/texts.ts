import { auditTableTerms } from '@puquio/contract/terms/audit-tables'
import { laboratoryFieldTerms } from '@puquio/contract/terms/audit-laboratory-fields'
import { personFieldTerms } from '@puquio/contract/terms/audit-person-fields'
import { fieldTerms } from '@puquio/contract/terms'
import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { pageWords } from '../../lib/texts/page-words.ts'
import { words } from '../../lib/texts/words.ts'

const laboratoryLinkTexts = defineTexts({
  title: {
    es: 'Enlaces de laboratorios',
    en: 'Links of laboratories',
    fr: 'Liens des laboratoires',
    pt: 'Links de laboratórios',
  },
  help: {
    es: 'Con su enlace, un laboratorio revisa y entrega sus propios archivos sin tener cuenta, y no ve nada más del proyecto. Lo entregado espera en la importación de resultados hasta que alguien lo guarda.',
    en: 'By its link a laboratory checks and hands in its own files without an account, and sees nothing else of the project. What it hands in waits in the import of results until somebody saves it.',
    fr: 'Avec son lien, un laboratoire vérifie et remet ses propres fichiers sans compte, et ne voit rien d’autre du projet. Ce qu’il remet attend dans l’import de résultats jusqu’à ce que quelqu’un l’enregistre.',
    pt: 'Com seu link, um laboratório verifica e entrega seus próprios arquivos sem ter conta, e não vê mais nada do projeto. O que entrega aguarda na importação de resultados até que alguém o salve.',
  },
  make: {
    es: 'Crear enlace',
    en: 'Make a link',
    fr: 'Créer un lien',
    pt: 'Criar link',
  },
  noneTitle: {
    es: 'No hay enlaces',
    en: 'There are no links',
    fr: 'Aucun lien',
    pt: 'Não há links',
  },
  none: {
    es: 'Crear uno para que un laboratorio entregue sus archivos.',
    en: 'Make one so that a laboratory can hand in its files.',
    fr: 'En créer un pour qu’un laboratoire remette ses fichiers.',
    pt: 'Criar um para que um laboratório entregue seus arquivos.',
  },
  laboratory: auditTableTerms.laboratory,
  laboratoryHelp: {
    es: 'De los que ya hay, o uno nuevo.',
    en: 'One that there is, or a new one.',
    fr: 'Un de ceux qui existent, ou un nouveau.',
    pt: 'Um dos existentes, ou um novo.',
  },
  label: personFieldTerms.label,
  labelHelp: {
    es: 'Para distinguirlo de otros enlaces; el laboratorio también la ve.',
    en: 'To tell it from other links; the laboratory sees it, too.',
    fr: 'Pour le distinguer des autres liens ; le laboratoire le voit aussi.',
    pt: 'Para distingui-lo de outros links; o laboratório também o vê.',
  },
  until: laboratoryFieldTerms.valid_until,
  untilHelp: {
    es: 'Ese día inclusive; un año como máximo.',
    en: 'That day included; a year at most.',
    fr: 'Ce jour compris ; un an au plus.',
    pt: 'Esse dia inclusive; um ano no máximo.',
  },
  stations: fieldTerms.stations,
  allStations: {
    es: 'Sus archivos pueden nombrar todas',
    en: 'Its files may name all of them',
    fr: 'Ses fichiers peuvent toutes les nommer',
    pt: 'Seus arquivos podem citar todas',
  },
  stationsHelp: {
    es: 'Las demás son desconocidas para el laboratorio.',
    en: 'The others are unknown to the laboratory.',
    fr: 'Les autres sont inconnues du laboratoire.',
    pt: 'As demais são desconhecidas para o laboratório.',
  },
  campaign: auditTableTerms.campaign,
  campaignHelp: {
    es: 'Se propone al guardar lo entregado; el laboratorio no la ve.',
    en: 'Proposed when what was handed in is saved; the laboratory does not see it.',
    fr: 'Proposée à l’enregistrement de ce qui est remis ; le laboratoire ne la voit pas.',
    pt: 'É proposta ao salvar o que foi entregue; o laboratório não a vê.',
  },
  made: {
    es: 'Se creó el enlace',
    en: 'The link was made',
    fr: 'Le lien a été créé',
    pt: 'O link foi criado',
  },
  sendIt: {
    es: 'Enviarlo solo a {{laboratory}}: quien lo tenga entrega archivos en su nombre.',
    en: 'Send it to {{laboratory}} alone: whoever has it hands in files in its name.',
    fr: 'L’envoyer uniquement à {{laboratory}} : qui le détient remet des fichiers en son nom.',
    pt: 'Enviá-lo somente a {{laboratory}}: quem o tiver entrega arquivos em seu nome.',
  },
  link: auditTableTerms.laboratory_link,
  days: {
    es: 'Plazos para entregar resultados',
    en: 'Terms for handing in results',
    fr: 'Délais de remise des résultats',
    pt: 'Prazos para entregar resultados',
  },
  daysHelp: {
    es: 'Días desde el muestreo; después el informe está atrasado.',
    en: 'Days from sampling; after them the report is late.',
    fr: 'Jours depuis l’échantillonnage ; ensuite le rapport est en retard.',
    pt: 'Dias desde a amostragem; depois o relatório está atrasado.',
  },
  daysCount_one: {
    es: '{{count}} día',
    en: '{{count}} day',
    fr: '{{count}} jour',
    pt: '{{count}} dia',
  },
  daysCount_other: {
    es: '{{count}} días',
    en: '{{count}} days',
    fr: '{{count}} jours',
    pt: '{{count}} dias',
  },
  daysOfProject: {
    es: '{{days}} (del proyecto)',
    en: '{{days}} (the project’s)',
    fr: '{{days}} (du projet)',
    pt: '{{days}} (do projeto)',
  },
  neverLate: {
    es: 'Nunca atrasado',
    en: 'Never late',
    fr: 'Jamais en retard',
    pt: 'Nunca atrasado',
  },
  changeDays: {
    es: 'Cambiar plazos',
    en: 'Change terms',
    fr: 'Modifier les délais',
    pt: 'Alterar prazos',
  },
  awaited: words.awaitedReports,
  state: fieldTerms.status,
  state_live: pageWords.valid,
  state_expired: pageWords.expired,
  state_revoked: pageWords.revoked,
  lastUsedAt: pageWords.lastUsedAt,
  never: pageWords.never,
  files: {
    es: 'Archivos entregados',
    en: 'Files handed in',
    fr: 'Fichiers remis',
    pt: 'Arquivos entregues',
  },
  createdBy: fieldTerms.createdBy,
  revoke: words.revoke,
  revokeTitle: {
    es: '¿Revocar el enlace de {{name}}?',
    en: 'Revoke the link of {{name}}?',
    fr: 'Révoquer le lien de {{name}} ?',
    pt: 'Revogar o link de {{name}}?',
  },
  revokeText: {
    es: 'Deja de abrirse ahora. Lo que ya entregó se queda. No se puede deshacer.',
    en: 'It stops opening now. What it handed in stays. This cannot be undone.',
    fr: 'Il ne s’ouvre plus dès maintenant. Ce qui est remis reste. C’est définitif.',
    pt: 'Deixa de abrir agora. O que já entregou permanece. Não é possível desfazer.',
  },
  wasRevoked: {
    es: 'El enlace de {{name}} ya no vale',
    en: 'The link of {{name}} no longer works',
    fr: 'Le lien de {{name}} n’est plus valable',
    pt: 'O link de {{name}} não vale mais',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    laboratoryLinks: Bundle<typeof laboratoryLinkTexts>
  }
}

addTexts('laboratoryLinks', laboratoryLinkTexts)
addTexts('fields', {
  'link-days': {
    es: 'Elegir un día desde hoy y dentro de los próximos {{max}} días.',
    en: 'Choose a day from today on, within the next {{max}} days.',
    fr: 'Choisir un jour à partir d’aujourd’hui, dans les {{max}} prochains jours.',
    pt: 'Escolher um dia a partir de hoje e dentro dos próximos {{max}} dias.',
  },
})

import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../../lib/texts/texts.ts'
import { instrumentWords } from '../../../widgets/instruments/words.ts'
import { words } from '../../../lib/texts/words.ts'

const trialTexts = defineTexts({
  help: {
    es: 'Se pregunta por unas páginas con dos versiones, una al lado de la otra. Nada de ello se propone.',
    en: 'Some pages are asked about by two versions, one beside the other. Nothing of it is proposed.',
    fr: 'Quelques pages sont soumises à deux versions, côte à côte. Rien n’en est proposé.',
    pt: 'Pergunta-se sobre algumas páginas com duas versões, lado a lado. Nada disso é proposto.',
  },
  instrument: words.instrument,
  document: instrumentWords.document,
  fromPage: { es: 'De la página', en: 'From page', fr: 'De la page', pt: 'Da página' },
  toPage: { es: 'A la página', en: 'To page', fr: 'À la page', pt: 'À página' },
  one: {
    es: 'Primera versión',
    en: 'First version',
    fr: 'Première version',
    pt: 'Primeira versão',
  },
  other: {
    es: 'Segunda versión',
    en: 'Second version',
    fr: 'Deuxième version',
    pt: 'Segunda versão',
  },
  rules: {
    es: 'Reglas, sin IA',
    en: 'Rules, without AI',
    fr: 'Règles, sans IA',
    pt: 'Regras, sem IA',
  },
  unsaved: {
    es: 'Texto sin guardar',
    en: 'Text that is not saved',
    fr: 'Texte non enregistré',
    pt: 'Texto não salvo',
  },
  unsavedHelp: {
    es: 'Empieza con lo vigente. Lo que se escribe aquí no se guarda: si convence, copiarlo en «Editar».',
    en: 'It begins with what is in force. What is typed here is not saved: if it is good, copy it into “Edit”.',
    fr: 'Il commence par ce qui est en vigueur. Ce qui est saisi ici n’est pas enregistré : s’il convient, le copier dans « Modifier ».',
    pt: 'Começa com o vigente. O que se escreve aqui não é salvo: se convencer, copiar em “Editar”.',
  },
  run: instrumentWords.tryOut,
  running: { es: 'Probando…', en: 'Trying…', fr: 'Essai en cours…', pt: 'Testando…' },
  failed: {
    es: 'La prueba se interrumpió. Probar de nuevo.',
    en: 'The trial was cut off. Try again.',
    fr: 'L’essai a été interrompu. Réessayer.',
    pt: 'O teste foi interrompido. Testar de novo.',
  },
  found: {
    es: 'Compromisos encontrados: {{number}}',
    en: 'Commitments found: {{number}}',
    fr: 'Engagements trouvés : {{number}}',
    pt: 'Compromissos encontrados: {{number}}',
  },
  onPage: {
    es: 'página {{page}}',
    en: 'page {{page}}',
    fr: 'page {{page}}',
    pt: 'página {{page}}',
  },
  nowhere: {
    es: 'La cita no está en la página {{page}}: un procesamiento la rechazaría.',
    en: 'The quote does not stand on page {{page}}: a run would refuse it.',
    fr: 'La citation ne figure pas à la page {{page}} : un traitement la refuserait.',
    pt: 'A citação não está na página {{page}}: um processamento a recusaria.',
  },
  noPrices: instrumentWords.noPrices,
  took: {
    es: '{{cost}}, {{time}}',
    en: '{{cost}}, {{time}}',
    fr: '{{cost}}, {{time}}',
    pt: '{{cost}}, {{time}}',
  },
  reused: {
    es: 'Respondido antes: sin costo',
    en: 'Answered before: no cost',
    fr: 'Répondu auparavant : gratuit',
    pt: 'Respondido antes: sem custo',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    promptTrial: Bundle<typeof trialTexts>
  }
}

addTexts('promptTrial', trialTexts)

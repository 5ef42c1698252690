import { commitmentFieldTerms } from '@puquio/contract/terms'
import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../../lib/texts/texts.ts'
import { instrumentWords } from '../words.ts'
import { words } from '../../../lib/texts/words.ts'

const commitmentFormTexts = defineTexts({
  shortName: commitmentFieldTerms.shortName,
  shortNameHelp: {
    es: 'Como en los planes de monitoreo: con este nombre se vinculan sus monitoreos.',
    en: 'As monitoring plans have it: their monitorings are linked by this name.',
    fr: 'Comme dans les plans de suivi : leurs suivis sont reliés par ce nom.',
    pt: 'Como nos planos de monitoramento: seus monitoramentos se vinculam por este nome.',
  },
  text: commitmentFieldTerms.text,
  textHelp: {
    es: 'A qué obliga, en palabras que se entiendan sin el documento.',
    en: 'What it obliges to, in words that can be understood without the document.',
    fr: 'Ce à quoi il oblige, en mots compréhensibles sans le document.',
    pt: 'A que obriga, em palavras que se entendam sem o documento.',
  },
  quote: commitmentFieldTerms.quote,
  quoteHelp: {
    es: 'Se busca en la página {{page}} de {{document}} y se guarda como la página la tiene.',
    en: 'It is looked for on page {{page}} of {{document}} and kept as the page has it.',
    fr: 'Elle est cherchée à la page {{page}} de {{document}} et gardée telle quelle.',
    pt: 'É procurada na página {{page}} de {{document}} e guardada como a página a tem.',
  },
  kind: commitmentFieldTerms.kind,
  phase: commitmentFieldTerms.phase,
  anyPhase: instrumentWords.withoutPhase,
  component: commitmentFieldTerms.component,
  subcomponent: commitmentFieldTerms.subcomponent,
  miningComponent: commitmentFieldTerms.miningComponent,
  frequency: commitmentFieldTerms.frequency,
  role: commitmentFieldTerms.role,
  stations: commitmentFieldTerms.stations,
  parameters: commitmentFieldTerms.parameters,
  deadline: instrumentWords.deadline,
  deadline_none: { es: 'Sin plazo', en: 'None', fr: 'Aucune', pt: 'Sem prazo' },
  deadline_date: { es: 'Una fecha', en: 'A date', fr: 'Une date', pt: 'Uma data' },
  deadline_event: { es: 'Un evento', en: 'An event', fr: 'Un événement', pt: 'Um evento' },
  deadlineOn: words.date,
  deadlineEvent: { es: 'Evento', en: 'Event', fr: 'Événement', pt: 'Evento' },
  eventExample: {
    es: 'Ej.: 30 días antes de iniciar la construcción',
    en: 'E.g. 30 days before construction begins',
    fr: 'Ex. : 30 jours avant le début de la construction',
    pt: 'Ex.: 30 dias antes de iniciar a construção',
  },
  newTitle: {
    es: 'Nuevo compromiso a mano',
    en: 'New commitment by hand',
    fr: 'Nouvel engagement à la main',
    pt: 'Novo compromisso à mão',
  },
  create: {
    es: 'Crear compromiso',
    en: 'Create commitment',
    fr: 'Créer l’engagement',
    pt: 'Criar compromisso',
  },
  isVerified: {
    es: 'Lo leí en su página y queda verificado',
    en: 'I read it on its page: it is verified',
    fr: 'Je l’ai lu sur sa page : il est vérifié',
    pt: 'Eu o li em sua página: fica verificado',
  },
  isVerifiedHelp: {
    es: 'Sin esta marca queda propuesto, para que otra persona lo verifique.',
    en: 'Without this it is proposed, for somebody else to verify.',
    fr: 'Sans cela il est proposé, à vérifier par une autre personne.',
    pt: 'Sem esta marca fica proposto, para que outra pessoa o verifique.',
  },
  created: {
    es: 'Se creó el compromiso {{name}}',
    en: 'The commitment {{name}} was created',
    fr: 'L’engagement {{name}} a été créé',
    pt: 'O compromisso {{name}} foi criado',
  },
  open: { es: 'Ver', en: 'Open', fr: 'Voir', pt: 'Ver' },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    commitmentForm: Bundle<typeof commitmentFormTexts>
  }
}

addTexts('commitmentForm', commitmentFormTexts)
addTexts('fields', {
  'quote-not-on-page': {
    es: 'Esta cita no está en la página indicada ni en las de al lado. Copiarla tal como está en el documento.',
    en: 'This quote stands neither on the page given nor beside it. Copy it as the document has it.',
    fr: 'Cette citation n’est ni à la page indiquée ni à côté. La copier telle qu’elle figure dans le document.',
    pt: 'Esta citação não está na página indicada nem nas vizinhas. Copiá-la como está no documento.',
  },
})

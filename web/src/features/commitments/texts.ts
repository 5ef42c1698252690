import { commitmentFieldTerms } from '@puquio/contract/terms'
import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { firstWords } from '../../lib/texts/first-words.ts'
import { pageWords } from '../../lib/texts/page-words.ts'
import { words } from '../../lib/texts/words.ts'
import { changeTexts } from './changes/texts.ts'
import { detailTexts } from './detail/texts.ts'
import { reviewTexts } from './review/texts.ts'
import { instrumentWords } from '../../widgets/instruments/words.ts'

const commitmentTexts = defineTexts({
  title: {
    es: 'Matriz de compromisos',
    en: 'Commitments matrix',
    fr: 'Matrice des engagements',
    pt: 'Matriz de compromissos',
  },
  search: {
    es: 'Buscar en nombre y texto',
    en: 'Search in name and text',
    fr: 'Rechercher dans le nom et le texte',
    pt: 'Buscar em nome e texto',
  },
  ofRun: {
    es: 'Propuestos por un procesamiento',
    en: 'Proposed by one run',
    fr: 'Proposés par un traitement',
    pt: 'Propostos por um processamento',
  },
  review: { es: 'Revisar', en: 'Review', fr: 'Réviser', pt: 'Revisar' },
  reviewThem: {
    es: 'Verificar uno por uno',
    en: 'Verify one by one',
    fr: 'Vérifier un à un',
    pt: 'Verificar um por um',
  },
  seeThem: {
    es: 'Ver uno por uno',
    en: 'See one by one',
    fr: 'Voir un à un',
    pt: 'Ver um por um',
  },
  makePlan: pageWords.planFromCommitments,
  group: { es: 'Agrupar', en: 'Group', fr: 'Grouper', pt: 'Agrupar' },
  ungrouped: { es: 'Sin agrupar', en: 'Not grouped', fr: 'Sans groupes', pt: 'Sem agrupar' },
  by_component: {
    es: 'Por componente',
    en: 'By component',
    fr: 'Par composante',
    pt: 'Por componente',
  },
  by_phase: { es: 'Por etapa', en: 'By phase', fr: 'Par phase', pt: 'Por etapa' },
  by_kind: { es: 'Por tipo', en: 'By type', fr: 'Par type', pt: 'Por tipo' },
  by_state: { es: 'Por estado', en: 'By state', fr: 'Par état', pt: 'Por estado' },
  without_component: {
    es: 'Sin componente ambiental',
    en: 'No environmental component',
    fr: 'Sans composante environnementale',
    pt: 'Sem componente ambiental',
  },
  without_phase: instrumentWords.withoutPhase,
  moreFilters: {
    es: 'Más filtros',
    en: 'More filters',
    fr: 'Plus de filtres',
    pt: 'Mais filtros',
  },
  fewerFilters: {
    es: 'Menos filtros',
    en: 'Fewer filters',
    fr: 'Moins de filtres',
    pt: 'Menos filtros',
  },
  none: pageWords.noneChosen,
  all: words.all,
  instruments: words.instrument,
  units: commitmentFieldTerms.miningUnit,
  documents: commitmentFieldTerms.document,
  components: { es: 'Componente', en: 'Component', fr: 'Composante', pt: 'Componente' },
  subcomponents: commitmentFieldTerms.subcomponent,
  miningComponents: commitmentFieldTerms.miningComponent,
  stations: commitmentFieldTerms.stations,
  parameters: commitmentFieldTerms.parameters,
  roles: commitmentFieldTerms.role,
  phases: commitmentFieldTerms.phase,
  kinds: commitmentFieldTerms.kind,
  states: commitmentFieldTerms.state,
  methods: commitmentFieldTerms.method,
  recognised: pageWords.text,
  recognised_any: {
    es: 'De página y reconocido',
    en: 'Of page and recognised',
    fr: 'De page et reconnu',
    pt: 'De página e reconhecido',
  },
  recognised_true: {
    es: 'Reconocido de una imagen (OCR)',
    en: 'Recognised from a picture (OCR)',
    fr: 'Reconnu d’une image (OCR)',
    pt: 'Reconhecido de uma imagem (OCR)',
  },
  recognised_false: {
    es: 'De la página misma',
    en: 'Of the page itself',
    fr: 'De la page même',
    pt: 'Da própria página',
  },
  monitored: commitmentFieldTerms.monitorings,
  monitored_any: {
    es: 'Con y sin monitoreos',
    en: 'With and without monitorings',
    fr: 'Avec et sans suivis',
    pt: 'Com e sem monitoramentos',
  },
  monitored_true: {
    es: 'Con monitoreos',
    en: 'With monitorings',
    fr: 'Avec suivis',
    pt: 'Com monitoramentos',
  },
  monitored_false: {
    es: 'Sin monitoreos',
    en: 'Without monitorings',
    fr: 'Sans suivis',
    pt: 'Sem monitoramentos',
  },
  shortName: commitmentFieldTerms.shortName,
  state: commitmentFieldTerms.state,
  text: commitmentFieldTerms.text,
  kind: commitmentFieldTerms.kind,
  phase: commitmentFieldTerms.phase,
  component: commitmentFieldTerms.component,
  subcomponent: commitmentFieldTerms.subcomponent,
  miningComponent: commitmentFieldTerms.miningComponent,
  instrument: commitmentFieldTerms.instrument,
  miningUnit: commitmentFieldTerms.miningUnit,
  frequency: commitmentFieldTerms.frequency,
  role: commitmentFieldTerms.role,
  deadline: instrumentWords.deadline,
  method: commitmentFieldTerms.method,
  confidence: commitmentFieldTerms.confidence,
  decided: commitmentFieldTerms.decidedAt,
  created: {
    es: 'Registrado el',
    en: 'Recorded on',
    fr: 'Enregistré le',
    pt: 'Registrado em',
  },
  monitorings: commitmentFieldTerms.monitorings,
  standing: instrumentWords.tasks,
  place: commitmentFieldTerms.page,
  pageShort: { es: 'p. {{page}}', en: 'p. {{page}}', fr: 'p. {{page}}', pt: 'p. {{page}}' },
  morePlaces: {
    es: '+{{count}} más',
    en: '+{{count}} more',
    fr: '+{{count}} autres',
    pt: '+{{count}} mais',
  },
  cancel: firstWords.cancel,
  system: pageWords.systemItself,
  isEdited: instrumentWords.edited,
  recognisedMark: { es: 'OCR', en: 'OCR', fr: 'OCR', pt: 'OCR' },
  editCell: {
    es: 'Editar {{field}} de {{name}}',
    en: 'Edit {{field}} of {{name}}',
    fr: 'Modifier {{field}} de {{name}}',
    pt: 'Editar {{field}} de {{name}}',
  },
  empty: { es: '–', en: '–', fr: '–', pt: '–' },
  openCommitment: {
    es: 'Ver el compromiso',
    en: 'Open the commitment',
    fr: 'Voir l’engagement',
    pt: 'Ver o compromisso',
  },
  openReview: {
    es: 'Revisar junto a su página',
    en: 'Review beside its page',
    fr: 'Réviser à côté de sa page',
    pt: 'Revisar junto à sua página',
  },
  noneTitle: {
    es: 'Todavía no hay compromisos',
    en: 'There are no commitments yet',
    fr: 'Aucun engagement pour l’instant',
    pt: 'Ainda não há compromissos',
  },
  noneText: {
    es: 'Procesar los documentos de un instrumento los propone con su página y su cita; también se crean a mano desde el visor.',
    en: 'Processing the documents of an instrument proposes them with page and quote; they are also created by hand in the viewer.',
    fr: 'Le traitement des documents d’un instrument les propose avec page et citation ; on en crée aussi à la main dans la visionneuse.',
    pt: 'Processar os documentos de um instrumento os propõe com página e citação; também se criam à mão no visualizador.',
  },
  toInstruments: {
    es: 'Ver instrumentos',
    en: 'See instruments',
    fr: 'Voir les instruments',
    pt: 'Ver instrumentos',
  },
  ...changeTexts,
  ...detailTexts,
  ...reviewTexts,
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    commitments: Bundle<typeof commitmentTexts>
  }
}

addTexts('commitments', commitmentTexts)

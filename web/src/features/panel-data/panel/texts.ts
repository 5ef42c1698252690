import { windTerms } from '@puquio/contract/terms/boards/wind-terms'
import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../../lib/texts/texts.ts'

const figurePanelTexts = defineTexts({
  windFigure: windTerms.figure,
  windLeft: windTerms.left,
  windTable: {
    es: 'Ver como tabla',
    en: 'See as a table',
    fr: 'Voir en tableau',
    pt: 'Ver como tabela',
  },
  more: {
    es: 'Ver más',
    en: 'See more',
    fr: 'En savoir plus',
    pt: 'Ver mais',
  },
  beforeAt: {
    es: 'antes {{value}} ({{at}})',
    en: 'before {{value}} ({{at}})',
    fr: 'avant {{value}} ({{at}})',
    pt: 'antes {{value}} ({{at}})',
  },
  beforePeriod: {
    es: 'periodo anterior: {{value}}',
    en: 'previous period: {{value}}',
    fr: 'période précédente : {{value}}',
    pt: 'período anterior: {{value}}',
  },
  'beside.total': {
    es: 'De un total de {{shown}}',
    en: 'Of a total of {{shown}}',
    fr: 'Sur un total de {{shown}}',
    pt: 'De um total de {{shown}}',
  },
  'beside.unacknowledged': {
    es: '{{shown}} sin reconocer',
    en: '{{shown}} not acknowledged',
    fr: '{{shown}} non acquittées',
    pt: '{{shown}} não reconhecidos',
  },
  'none.result': {
    es: 'Elegir una estación y un parámetro con resultados al editar el tablero.',
    en: 'Choose a station and a parameter with results in the editor of the board.',
    fr: 'Choisissez une station et un paramètre avec des résultats dans l’éditeur du tableau.',
    pt: 'Escolha uma estação e um parâmetro com resultados ao editar o painel.',
  },
  'none.reading': {
    es: 'Elegir una variable de dispositivo con lecturas al editar el tablero.',
    en: 'Choose a device variable with readings in the editor of the board.',
    fr: 'Choisissez une variable d’appareil avec des mesures dans l’éditeur du tableau.',
    pt: 'Escolha uma variável de dispositivo com leituras ao editar o painel.',
  },
  'none.exceedances': {
    es: 'El periodo termina antes de empezar: corrige los filtros del tablero.',
    en: 'The period ends before it begins: correct the filters of the board.',
    fr: 'La période finit avant de commencer : corrigez les filtres du tableau.',
    pt: 'O período termina antes de começar: corrija os filtros do painel.',
  },
  'none.plan-progress': {
    es: 'Ningún plan tiene monitoreos previstos hasta hoy.',
    en: 'No plan has monitorings due until today.',
    fr: 'Aucun plan n’a de suivi prévu à ce jour.',
    pt: 'Nenhum plano tem monitoramentos previstos até hoje.',
  },
  'none.alarms': {
    es: 'No hay alarmas.',
    en: 'There are no alarms.',
    fr: 'Aucune alarme.',
    pt: 'Não há alarmes.',
  },
  'none.commitments': {
    es: 'No hay compromisos.',
    en: 'There are no commitments.',
    fr: 'Aucun engagement.',
    pt: 'Não há compromissos.',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    figurePanel: Bundle<typeof figurePanelTexts>
  }
}

addTexts('figurePanel', figurePanelTexts)

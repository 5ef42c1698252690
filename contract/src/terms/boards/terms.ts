import { levelWords } from '../levels/level-words.ts'
import { windTerms } from './wind-terms.ts'
import type { KeyFigureKind } from '../../boards/key-figures.ts'
import { panelWords } from './panel-words.ts'
import type { Text } from '@puquio/domain'
import type { BoardCategory } from '../../boards/boards.ts'
import { notificationModuleTerms } from '../../notifications/module-terms.ts'
import { fieldTerms } from '../fields.ts'
import { menuScreenTerms } from '../menu-screens.ts'
import type { BoardKind, ReportFrequency } from '@puquio/domain'
import { complianceTerms } from '../laboratory/compliance.ts'
import { statisticTerms, variationTerms } from '../laboratory/variation.ts'
import { neutralizationTerms } from '../neutralization/terms.ts'
import type { MapSubject, StationResultState } from '../../boards/map-subjects.ts'
import { mapLayerTerms } from '../map-layers/terms.ts'
import type { PanelKind } from '../../boards/panels.ts'

export const boardCategoryTerms: Record<BoardCategory, Text> = {
  water: { es: 'Agua', en: 'Water', fr: 'Eau', pt: 'Água' },
  geochemistry: { es: 'Geoquímica', en: 'Geochemistry', fr: 'Géochimie', pt: 'Geoquímica' },
  air: { es: 'Aire y ruido', en: 'Air and noise', fr: 'Air et bruit', pt: 'Ar e ruído' },
  groundwater: {
    es: 'Aguas subterráneas',
    en: 'Groundwater',
    fr: 'Eaux souterraines',
    pt: 'Águas subterrâneas',
  },
  monitoring: { es: 'Monitoreo', en: 'Monitoring', fr: 'Surveillance', pt: 'Monitoramento' },
  commitments: notificationModuleTerms.commitments,
  devices: { es: 'Dispositivos', en: 'Devices', fr: 'Dispositifs', pt: 'Dispositivos' },
  other: { es: 'Otros', en: 'Others', fr: 'Autres', pt: 'Outros' },
}

export const boardKindTerms: Record<BoardKind, Text> = {
  board: { es: 'Tablero', en: 'Board', fr: 'Tableau', pt: 'Painel' },
  'environment-report': {
    es: 'Informe ambiental',
    en: 'Environment report',
    fr: 'Rapport environnemental',
    pt: 'Relatório ambiental',
  },
}

/** What a panel without a title of its own is called. */
export const panelKindTerms: Record<PanelKind, Text> = {
  text: fieldTerms.text,
  alarms: panelWords.alarms,
  devices: {
    es: 'Estado de dispositivos',
    en: 'State of devices',
    fr: 'État des appareils',
    pt: 'Estado dos dispositivos',
  },
  exceedances: statisticTerms.exceedances,
  'plan-progress': panelWords.progress,
  commitments: {
    es: 'Compromisos y tareas',
    en: 'Commitments and tasks',
    fr: 'Engagements et tâches',
    pt: 'Compromissos e tarefas',
  },
  'key-figure': { es: 'Cifra', en: 'Key figure', fr: 'Chiffre clé', pt: 'Número' },
  readings: {
    es: 'Lecturas de dispositivos',
    en: 'Readings of devices',
    fr: 'Mesures des appareils',
    pt: 'Leituras dos dispositivos',
  },
  map: mapLayerTerms.map,
  'wind-rose': windTerms.title,
  page: { es: 'Página web', en: 'Web page', fr: 'Page web', pt: 'Página web' },
  'power-bi': {
    es: 'Informe de Power BI',
    en: 'Power BI report',
    fr: 'Rapport Power BI',
    pt: 'Relatório do Power BI',
  },
  hydrochemistry: {
    es: 'Diagrama hidroquímico (Piper, Stiff, …)',
    en: 'Hydrochemical diagram (Piper, Stiff, …)',
    fr: 'Diagramme hydrochimique (Piper, Stiff, …)',
    pt: 'Diagrama hidroquímico (Piper, Stiff, …)',
  },
  variation: variationTerms.title,
  compliance: complianceTerms.title,
  neutralizer: neutralizationTerms.consumption,
  levels: menuScreenTerms.NPYMS,
}

/** What a panel of a map can mark. */
export const mapSubjectTerms: Record<MapSubject, Text> = {
  stations: {
    es: 'Estaciones según sus límites',
    en: 'Stations against their limits',
    fr: 'Stations selon leurs limites',
    pt: 'Estações segundo seus limites',
  },
  devices: boardCategoryTerms.devices,
  wells: levelWords.wells,
  layers: {
    es: 'Solo capas propias',
    en: 'Own layers alone',
    fr: 'Couches propres seulement',
    pt: 'Só camadas próprias',
  },
}

export const stationResultTerms: Record<StationResultState, Text> = {
  exceeds: {
    es: 'Excede un límite',
    en: 'Exceeds a limit',
    fr: 'Dépasse une limite',
    pt: 'Excede um limite',
  },
  'near-limit': {
    es: 'Cerca de un límite',
    en: 'Near a limit',
    fr: 'Proche d’une limite',
    pt: 'Perto de um limite',
  },
  complies: {
    es: 'Cumple sus límites',
    en: 'Complies with its limits',
    fr: 'Conforme à ses limites',
    pt: 'Cumpre seus limites',
  },
  'no-standard': {
    es: 'Sin límite que comparar',
    en: 'No limit to compare with',
    fr: 'Aucune limite à comparer',
    pt: 'Sem limite a comparar',
  },
}

export const reportFrequencyTerms: Record<ReportFrequency, Text> = {
  daily: { es: 'Cada día', en: 'Every day', fr: 'Chaque jour', pt: 'Todo dia' },
  weekly: { es: 'Cada semana', en: 'Every week', fr: 'Chaque semaine', pt: 'Toda semana' },
  monthly: { es: 'Cada mes', en: 'Every month', fr: 'Chaque mois', pt: 'Todo mês' },
  quarterly: {
    es: 'Cada trimestre',
    en: 'Every quarter',
    fr: 'Chaque trimestre',
    pt: 'Todo trimestre',
  },
  'half-yearly': {
    es: 'Cada semestre',
    en: 'Every half year',
    fr: 'Chaque semestre',
    pt: 'Todo semestre',
  },
  yearly: { es: 'Cada año', en: 'Every year', fr: 'Chaque année', pt: 'Todo ano' },
}

/** What a panel of a key figure can show. */
export const keyFigureKindTerms: Record<KeyFigureKind, Text> = {
  result: {
    es: 'Último resultado de un parámetro',
    en: 'Latest result of a parameter',
    fr: 'Dernier résultat d’un paramètre',
    pt: 'Último resultado de um parâmetro',
  },
  reading: {
    es: 'Última lectura de una variable',
    en: 'Latest reading of a variable',
    fr: 'Dernière mesure d’une variable',
    pt: 'Última leitura de uma variável',
  },
  exceedances: {
    es: 'Excedencias del periodo',
    en: 'Exceedances of the period',
    fr: 'Dépassements de la période',
    pt: 'Excedências do período',
  },
  'plan-progress': panelWords.progress,
  alarms: panelWords.activeAlarms,
  commitments: panelWords.verifiedCommitments,
}

import { soundingColumnTerms, soundingStateTerms, type Text, wellKindTerms } from '@puquio/domain'
import { auditTableTerms } from '../audit-tables.ts'
import { levelWords } from './level-words.ts'

/** What is done to wells and their soundings, as the audit trail names it. */
export const levelActionTerms = {
  'wells.create': {
    es: 'Crear un pozo',
    en: 'Create a well',
    fr: 'Créer un puits',
    pt: 'Criar um poço',
  },
  'wells.edit': {
    es: 'Editar un pozo',
    en: 'Edit a well',
    fr: 'Modifier un puits',
    pt: 'Editar um poço',
  },
  'wells.retire': {
    es: 'Retirar un pozo',
    en: 'Retire a well',
    fr: 'Retirer un puits',
    pt: 'Retirar um poço',
  },
  'wells.restore': {
    es: 'Volver a usar un pozo',
    en: 'Take a well into service again',
    fr: 'Remettre un puits en service',
    pt: 'Reativar um poço',
  },
  'levelReports.pdf': {
    es: 'Pedir los niveles piezométricos en PDF',
    en: 'Ask for the piezometric levels as PDF',
    fr: 'Demander les niveaux piézométriques en PDF',
    pt: 'Pedir os níveis piezométricos em PDF',
  },
  'soundings.create': {
    es: 'Registrar una medición de nivel',
    en: 'Enter a sounding',
    fr: 'Saisir une mesure de niveau',
    pt: 'Registrar uma medição de nível',
  },
  'soundings.correct': {
    es: 'Corregir una medición de nivel',
    en: 'Correct a sounding',
    fr: 'Corriger une mesure de niveau',
    pt: 'Corrigir uma medição de nível',
  },
  'soundings.annul': {
    es: 'Anular una medición de nivel',
    en: 'Annul a sounding',
    fr: 'Annuler une mesure de niveau',
    pt: 'Anular uma medição de nível',
  },
  'soundings.importWorkbook': {
    es: 'Importar mediciones de nivel',
    en: 'Import soundings',
    fr: 'Importer des mesures de niveau',
    pt: 'Importar medições de nível',
  },
  'soundings.errors': {
    es: 'Marcar errores en un libro de mediciones de nivel',
    en: 'Mark errors in a workbook of soundings',
    fr: 'Marquer les erreurs d’un classeur de mesures de niveau',
    pt: 'Marcar erros em uma pasta de medições de nível',
  },
} as const satisfies Record<string, Text>

/** Columns of wells and soundings, as the audit trail names them. */
export const levelColumnTerms = {
  well_id: auditTableTerms.well,
  terrain_level_m: {
    es: 'Cota del terreno (m)',
    en: 'Terrain level (m)',
    fr: 'Cote du terrain (m)',
    pt: 'Cota do terreno (m)',
  },
  stick_up_m: {
    es: 'Altura de la boca (m)',
    en: 'Stick-up (m)',
    fr: 'Hauteur de la tête (m)',
    pt: 'Altura da boca (m)',
  },
  depth_m: {
    es: 'Profundidad del pozo (m)',
    en: 'Depth of the well (m)',
    fr: 'Profondeur du puits (m)',
    pt: 'Profundidade do poço (m)',
  },
  screen_from_m: {
    es: 'Ranurado desde (m)',
    en: 'Screen from (m)',
    fr: 'Crépine de (m)',
    pt: 'Filtro de (m)',
  },
  screen_to_m: {
    es: 'Ranurado hasta (m)',
    en: 'Screen to (m)',
    fr: 'Crépine à (m)',
    pt: 'Filtro até (m)',
  },
  low_m: {
    es: 'Nivel de alarma mínimo (m)',
    en: 'Lowest alarm level (m)',
    fr: 'Niveau d’alarme minimal (m)',
    pt: 'Nível de alarme mínimo (m)',
  },
  high_m: {
    es: 'Nivel de alarma máximo (m)',
    en: 'Highest alarm level (m)',
    fr: 'Niveau d’alarme maximal (m)',
    pt: 'Nível de alarme máximo (m)',
  },
  measured_at: { es: 'Medido el', en: 'Measured at', fr: 'Mesuré le', pt: 'Medido em' },
  depth_to_water_m: soundingColumnTerms.depthToWaterM,
  head_above_top_m: soundingColumnTerms.headAboveTopM,
  top_level_m: {
    es: 'Cota de la boca (m)',
    en: 'Level of the top (m)',
    fr: 'Cote de la tête (m)',
    pt: 'Cota da boca (m)',
  },
  bottom_level_m: {
    es: 'Cota del fondo (m)',
    en: 'Level of the bottom (m)',
    fr: 'Cote du fond (m)',
    pt: 'Cota do fundo (m)',
  },
  level_m: levelWords.levelM,
  measured_by: soundingColumnTerms.measuredBy,
  corrects_id: { es: 'Corrige a', en: 'Corrects', fr: 'Corrige', pt: 'Corrige' },
} as const satisfies Record<string, Text>

/** Codes of wells and soundings. */
export const levelValueTerms = {
  'well.kind': wellKindTerms,
  'sounding.state': soundingStateTerms,
} as const

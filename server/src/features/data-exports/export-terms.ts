import { levelWords } from '@puquio/contract/terms/levels/level-words'
import { auditTableTerms } from '@puquio/contract/terms/audit-tables'
import { fieldTerms } from '@puquio/contract/terms/fields'
import { modiFieldTerms } from '@puquio/contract/terms/modi/audit-modi-fields'
import { readingWords } from '@puquio/contract/terms/modi/reading-words'
import { taskTerms } from '@puquio/contract/terms/commitments/tasks'
import { followUpTerms } from '@puquio/contract/follow-up/follow-up-terms'
import { laboratoryFieldTerms } from '@puquio/contract/terms/audit-laboratory-fields'
import type { Text } from '@puquio/domain'

/** Headings of an export that a file of results does not need, and the words of its last sheet. */
export const exportTerms = {
  noComponent: {
    es: 'Sin componente',
    en: 'No component',
    fr: 'Sans composante',
    pt: 'Sem componente',
  },
  noSubcomponent: {
    es: 'Sin subcomponente',
    en: 'No subcomponent',
    fr: 'Sans sous-composante',
    pt: 'Sem subcomponente',
  },
  written: {
    es: 'Escrito por el laboratorio',
    en: 'As written by the laboratory',
    fr: 'Écrit par le laboratoire',
    pt: 'Escrito pelo laboratório',
  },
  writtenUnit: {
    es: 'Unidad del laboratorio',
    en: 'Unit of the laboratory',
    fr: 'Unité du laboratoire',
    pt: 'Unidade do laboratório',
  },
  outcome: fieldTerms.outcome,
  limitMin: {
    es: 'Límite mínimo',
    en: 'Lower limit',
    fr: 'Limite inférieure',
    pt: 'Limite inferior',
  },
  limitMax: {
    es: 'Límite máximo',
    en: 'Upper limit',
    fr: 'Limite supérieure',
    pt: 'Limite superior',
  },
  limitUnit: {
    es: 'Unidad del límite',
    en: 'Unit of the limit',
    fr: 'Unité de la limite',
    pt: 'Unidade do limite',
  },
  limitOf: {
    es: 'Norma aplicada',
    en: 'Standard applied',
    fr: 'Norme appliquée',
    pt: 'Norma aplicada',
  },
  toBeVerified: fieldTerms.toBeVerified,
  /** Beside a calculated result; its non-detects as "no detectados (…) por: …". */
  nonDetects: { es: 'no detectados', en: 'non-detects', fr: 'non détectés', pt: 'não detectados' },
  nonDetectRule: { es: 'por', en: 'by', fr: 'par', pt: 'por' },
  results: fieldTerms.results,
  readings: fieldTerms.readings,
  /** Not "source", which a sample has. */
  source: levelWords.measuredBy,
  result: fieldTerms.laboratory,
  reading: modiFieldTerms.sensor,
  device: auditTableTerms.device,
  serial: modiFieldTerms.serial,
  variable: auditTableTerms.variable,
  sent: { es: 'Valor enviado', en: 'Value sent', fr: 'Valeur envoyée', pt: 'Valor enviado' },
  quality: readingWords.quality,
  channel: readingWords.channel,
  late: { es: 'Retraso (s)', en: 'Late (s)', fr: 'Retard (s)', pt: 'Atraso (s)' },
  about: { es: 'Acerca de', en: 'About', fr: 'À propos', pt: 'Sobre' },
  subject: { es: 'Tema', en: 'Subject', fr: 'Sujet', pt: 'Assunto' },
  name: { es: 'Elemento', en: 'Item', fr: 'Élément', pt: 'Item' },
  detail: taskTerms.detail,
  records: laboratoryFieldTerms.rows,
  filter: { es: 'Filtro', en: 'Filter', fr: 'Filtre', pt: 'Filtro' },
  all: { es: 'Todos', en: 'All', fr: 'Tous', pt: 'Todos' },
  from: followUpTerms.startOn,
  to: { es: 'Fecha de fin', en: 'End date', fr: 'Date de fin', pt: 'Data de fim' },
  made: { es: 'Generado', en: 'Made', fr: 'Généré', pt: 'Gerado' },
  standards: {
    es: 'Normas de la estación',
    en: 'Standards of the station',
    fr: 'Normes de la station',
    pt: 'Normas da estação',
  },
} as const satisfies Record<string, Text>

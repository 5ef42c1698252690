import { followUpTerms } from '@puquio/contract/follow-up/follow-up-terms'
import { laboratoryFieldTerms } from '@puquio/contract/terms/audit-laboratory-fields'
import type { Text } from '@puquio/domain'

/** Headings of an export that a file of results does not need, and the words of its last sheet. */
export const exportTerms = {
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
  results: { es: 'Resultados', en: 'Results', fr: 'Résultats', pt: 'Resultados' },
  about: { es: 'Acerca de', en: 'About', fr: 'À propos', pt: 'Sobre' },
  subject: { es: 'Tema', en: 'Subject', fr: 'Sujet', pt: 'Assunto' },
  name: { es: 'Elemento', en: 'Item', fr: 'Élément', pt: 'Item' },
  detail: { es: 'Detalle', en: 'Detail', fr: 'Détail', pt: 'Detalhe' },
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

export const sampleTypeTerms = {
  normal: { es: 'Normal', en: 'Normal', fr: 'Normal', pt: 'Normal' },
  duplicate: { es: 'Duplicado', en: 'Duplicate', fr: 'Doublon', pt: 'Duplicata' },
  'field-blank': {
    es: 'Blanco de campo',
    en: 'Field blank',
    fr: 'Blanc de terrain',
    pt: 'Branco de campo',
  },
  'trip-blank': {
    es: 'Blanco viajero',
    en: 'Trip blank',
    fr: 'Blanc de transport',
    pt: 'Branco de viagem',
  },
  'equipment-blank': {
    es: 'Blanco de equipo',
    en: 'Equipment blank',
    fr: 'Blanc d’équipement',
    pt: 'Branco de equipamento',
  },
  spike: { es: 'Fortificada', en: 'Spike', fr: 'Dopé', pt: 'Fortificada' },
} as const satisfies Record<string, Text>

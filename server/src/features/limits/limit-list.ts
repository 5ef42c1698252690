import type { LimitShown } from '@puquio/contract/laboratory/limits'
import { laboratoryFieldTerms as terms } from '@puquio/contract/terms/audit-laboratory-fields'
import {
  confidenceTerms,
  type Language,
  limitOriginTerms,
  resultFieldTerms,
  statisticTerms,
  unitIn,
} from '@puquio/domain'
import type { FileAnswer } from '../../platform/http/send-file.ts'
import { type FileColumn, listFile } from '../../platform/tables/list-file.ts'
import { limitListTexts as texts } from './texts.ts'

const columnsIn = (language: Language): readonly FileColumn<LimitShown>[] => [
  { kind: 'text', heading: texts.standard, widthChars: 22, of: (one) => one.standard },
  { kind: 'text', heading: texts.category, widthChars: 22, of: (one) => one.category },
  {
    kind: 'text',
    heading: resultFieldTerms.parameter,
    widthChars: 32,
    of: (one) => one.parameter[language],
  },
  { kind: 'text', heading: terms.symbol, of: (one) => one.symbol },
  { kind: 'word', words: statisticTerms, heading: terms.statistic, of: (one) => one.statistic },
  { kind: 'number', heading: terms.min, of: (one) => one.min },
  { kind: 'number', heading: terms.max, of: (one) => one.max },
  { kind: 'text', heading: terms.unit, of: (one) => unitIn(one.unit, language) },
  {
    kind: 'text',
    heading: texts.rule,
    widthChars: 32,
    of: (one) => (one.kind === 'bounds' ? null : texts[one.kind][language]),
  },
  { kind: 'number', heading: terms.allowed_per_year, of: (one) => one.allowedPerYear },
  { kind: 'date', heading: terms.valid_from, of: (one) => one.validFrom },
  { kind: 'date', heading: terms.valid_to, of: (one) => one.validTo },
  { kind: 'word', words: limitOriginTerms, heading: terms.origin, of: (one) => one.origin },
  { kind: 'date', heading: terms.approved_on, of: (one) => one.approvedOn },
  { kind: 'text', heading: terms.source, widthChars: 40, of: (one) => one.source },
  { kind: 'word', words: confidenceTerms, heading: terms.confidence, of: (one) => one.confidence },
  { kind: 'flag', heading: terms.to_be_verified, of: (one) => one.toBeVerified },
  { kind: 'text', heading: terms.note, widthChars: 40, of: (one) => one.note },
]

type Options = { language: Language; format: 'xlsx' | 'csv'; createdAt: Date }

/** Exports the limits as filtered and sorted on the screen. */
export const limitListFile = (
  limits: readonly LimitShown[],
  { language, format, createdAt }: Options,
): FileAnswer =>
  listFile(
    {
      name: texts.limits[language],
      sheet: texts.limits[language],
      columns: columnsIn(language),
      frozenColumns: 3,
      rows: limits,
      createdAt,
    },
    { language, format },
  )

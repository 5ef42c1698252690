import { monitoringStatusTerms } from '@puquio/contract/terms'
import { type Language, outcomeTerms } from '@puquio/domain'
import type { Readable } from 'node:stream'
import { type FileColumn, listFile } from '../../platform/tables/list-file.ts'
import type { PackedMonitoring } from './duties-store.ts'
import type { PackedFacts } from './read-pack.ts'
import { limitWords, resultWords } from './result-words.ts'
import type { PackedResult } from './results-store.ts'
import { packTexts as texts } from './texts.ts'

type How = { language: Language; createdAt: Date }

/** All monitorings of a pack, also where its report shows some of them. */
export function monitoringsWorkbook({ monitorings, commitments }: PackedFacts, how: How): Readable {
  const names = new Map(commitments.map(({ id, shortName }) => [id, shortName]))
  const columns: FileColumn<PackedMonitoring>[] = [
    {
      kind: 'text',
      heading: texts.verifiedCommitments,
      widthChars: 40,
      of: ({ commitmentId }) => names.get(commitmentId) ?? '',
    },
    { kind: 'text', heading: texts.plan, widthChars: 28, of: ({ plan }) => plan },
    { kind: 'text', heading: texts.station, of: ({ station }) => station },
    { kind: 'date', heading: texts.estimatedOn, of: ({ estimatedOn }) => estimatedOn },
    {
      kind: 'word',
      words: monitoringStatusTerms,
      heading: texts.status,
      of: ({ status }) => status,
    },
    { kind: 'date', heading: texts.doneOn, of: ({ actionOn }) => actionOn },
    { kind: 'answer', heading: texts.onTime, of: ({ isOnTime }) => isOnTime },
    { kind: 'text', heading: texts.remarks, widthChars: 40, of: ({ observation }) => observation },
    { kind: 'text', heading: texts.reason, widthChars: 40, of: ({ reason }) => reason },
    {
      kind: 'text',
      heading: texts.justification,
      widthChars: 40,
      of: ({ omittedReason }) => omittedReason,
    },
    { kind: 'text', heading: texts.mishap, widthChars: 40, of: ({ mishapDetail }) => mishapDetail },
  ]
  return sheetOf(texts.monitorings[how.language], columns, monitorings, how)
}

export function resultsWorkbook({ results }: PackedFacts, how: How): Readable {
  const { language } = how
  const columns: FileColumn<PackedResult>[] = [
    { kind: 'date', heading: texts.sampledOn, of: ({ sampledOn }) => sampledOn },
    { kind: 'text', heading: texts.station, of: ({ station }) => station },
    { kind: 'text', heading: texts.parameter, widthChars: 28, of: ({ parameter }) => parameter },
    {
      kind: 'text',
      heading: texts.result,
      widthChars: 20,
      of: (one) => resultWords(one, language),
    },
    {
      kind: 'text',
      heading: texts.limit,
      widthChars: 40,
      of: (one) => limitWords(one, language) || null,
    },
    { kind: 'word', words: outcomeTerms, heading: texts.outcome, of: ({ outcome }) => outcome },
    { kind: 'text', heading: texts.laboratory, widthChars: 28, of: ({ laboratory }) => laboratory },
  ]
  return sheetOf(texts.resultsFile[language], columns, results, how)
}

function sheetOf<Row>(
  name: string,
  columns: readonly FileColumn<Row>[],
  rows: readonly Row[],
  { language, createdAt }: How,
): Readable {
  const { body } = listFile(
    { name, sheet: name, columns, rows, createdAt },
    { language, format: 'xlsx' },
  )
  return body as Readable
}

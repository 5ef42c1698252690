import { commitmentFieldTerms } from '@puquio/contract/terms/commitments/fields'
import type { Language } from '@puquio/domain'
import { keyOf, type NumberedFiles } from '../facts/packed-files.ts'
import type { PackedFacts } from '../facts/read-pack.ts'
import { packTexts as texts } from '../texts.ts'
import type { ReportTable } from './duty-tables.ts'

type Duties = Pick<PackedFacts, 'monitorings' | 'occurrences' | 'results'>

const dutiesOf = ({ monitorings, occurrences, results }: Duties, commitmentId: number) => {
  const own = <Row extends { commitmentId: number }>(rows: readonly Row[]) =>
    rows.filter((row) => row.commitmentId === commitmentId)
  const ids = new Set(own(monitorings).map(({ id }) => id))
  return {
    monitorings: own(monitorings),
    occurrences: own(occurrences),
    results: results.filter(({ monitoringId }) => ids.has(monitoringId)),
  }
}

/** How many commitments of a pack have neither monitorings nor tasks. */
export const countWithoutDuties = (facts: PackedFacts): number => {
  const withDuties = new Set(
    [...facts.monitorings, ...facts.occurrences].map(({ commitmentId }) => commitmentId),
  )
  return facts.commitments.filter(({ id }) => !withDuties.has(id)).length
}

/** A line for each commitment: what was done of what was due, what is late, what exceeds, and its files. */
export function overviewTable(
  facts: PackedFacts,
  files: NumberedFiles,
  language: Language,
): ReportTable {
  const t = (key: keyof typeof texts) => texts[key][language]
  const number = (heading: string) => ({ heading, share: 1.1, isNumber: true })
  return {
    heading: t('overview'),
    columns: [
      { heading: commitmentFieldTerms.shortName[language], share: 3.4, isNumber: false },
      number(t('overviewMonitorings')),
      number(t('overviewUnfulfilled')),
      number(t('overviewTasks')),
      number(t('overviewOverdue')),
      number(t('overviewExceeding')),
      number(t('files')),
    ],
    rows: facts.commitments.map(({ id, shortName }) => {
      const { monitorings, occurrences, results } = dutiesOf(facts, id)
      const keys = [
        ...monitorings.flatMap((one) => [keyOf('monitoring', one.id), keyOf('sample', one.id)]),
        ...occurrences.map((one) => keyOf('occurrence', one.id)),
      ]
      const share = (part: number, whole: number) => (whole === 0 ? '–' : `${part}/${whole}`)
      const count = <Row>(rows: readonly Row[], is: (row: Row) => boolean) =>
        rows.length === 0 ? '–' : String(rows.filter(is).length)
      return [
        shortName,
        share(monitorings.filter(({ status }) => status === 'done').length, monitorings.length),
        count(monitorings, ({ status }) => status === 'unfulfilled'),
        share(occurrences.filter(({ state }) => state === 'compliant').length, occurrences.length),
        count(occurrences, ({ isOverdue }) => isOverdue),
        count(results, ({ outcome }) => outcome === 'exceeds'),
        String(new Set(files.of(...keys)).size),
      ]
    }),
  }
}

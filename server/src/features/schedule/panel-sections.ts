import type { ScheduleMonth } from '@puquio/contract/schedule'
import { fieldTerms, monitoringStatusTerms, progressTerms } from '@puquio/contract/terms'
import { type Language, locales, monitoringStatuses } from '@puquio/domain'
import { stationsShown } from '@puquio/contract/boards/panels'
import { sectionTable, type SectionTableColumn } from '../../platform/sections/section-table.ts'
import type { PanelSections } from '../boards/service.ts'
import { plansShown } from '../plans/service.ts'
import { readMonth } from './store.ts'
import { scheduleTexts as texts } from './texts.ts'

type Row = { title: string; schedule: ScheduleMonth }

/** The panel of the progress of plans on paper: a row for each plan. */
export const planProgressPanelSections: PanelSections = async (asked) => {
  const { scope, settings, filters, language, signal } = asked
  const rows: Row[] = []
  for (const { id, title } of await plansShown(scope, settings.plans)) {
    signal.throwIfAborted()
    const schedule = await readMonth(scope, id, {
      stations: stationsShown(settings, filters),
      month: filters.to?.slice(0, 7),
    })
    if (schedule) rows.push({ title, schedule })
  }
  return [
    {
      title: '',
      parts: [
        rows.length === 0
          ? { kind: 'text', text: texts.noPlans[language] }
          : sectionTable(fieldTerms.plans[language], columnsIn(language), rows, language),
      ],
    },
  ]
}

const columnsIn = (language: Language): readonly SectionTableColumn<Row>[] => {
  const progress = ({ ratio, done, due }: ScheduleMonth['general']) =>
    ratio === null
      ? null
      : `${ratio.toLocaleString(locales[language], { style: 'percent', maximumFractionDigits: 0 })} (${done}/${due})`
  return [
    { kind: 'text', heading: fieldTerms.plan, widthChars: 26, of: ({ title }) => title },
    { kind: 'text', heading: texts.month, of: ({ schedule }) => schedule.month },
    ...(['monthly', 'untilNow', 'general'] as const).map(
      (kind): SectionTableColumn<Row> => ({
        kind: 'text',
        heading: progressTerms[kind],
        widthChars: 18,
        of: ({ schedule }) => progress(schedule[kind]),
      }),
    ),
    ...monitoringStatuses.map(
      (status): SectionTableColumn<Row> => ({
        kind: 'number',
        heading: monitoringStatusTerms[status],
        widthChars: 12,
        of: ({ schedule }) => schedule.counts.byStatus[status],
        mark: ({ schedule }) =>
          status === 'unfulfilled' && schedule.counts.byStatus[status] > 0 ? 'exceeds' : undefined,
      }),
    ),
  ]
}

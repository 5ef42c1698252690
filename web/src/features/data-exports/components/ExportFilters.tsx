import { Button, Text } from '@mantine/core'
import {
  dataExportRoutes,
  type ExportOptions,
  type ExportSource,
} from '@puquio/contract/laboratory/data-exports'
import { isCalendarDate } from '@puquio/domain'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useToday } from '../../../lib/today.ts'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { MultiPick } from '../../../ui/fields/MultiPick.tsx'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { type Choices, dropMissing, type Level, levels } from '../drop-missing.ts'
import { rangeIssue } from '../range-issue.ts'
import styles from './Export.module.css'
import '../texts.ts'

/** Whether the filters of the form are the applied ones, and what is wrong with its days. */
export type Draft = { isApplied: boolean; issue: ReturnType<typeof rangeIssue> }

type ExportFiltersProps = {
  /** Results where it is left out. */
  source: ExportSource | undefined
  /** Those that the address has. */
  applied: Choices
  onApply: (choices: Choices) => void
  onDraft: (draft: Draft) => void
}

/** The filters as they are chosen, each with how many results it would leave. */
export const ExportFilters = ({ source, applied, onApply, onDraft }: ExportFiltersProps) => {
  const { t } = useTranslation('dataExports')
  const { id: projectId, timeZone } = useProject()
  const format = useFormat(timeZone)
  const today = useToday(timeZone)
  const [draft, setDraft] = useState<Choices>(applied)
  const [isTried, setIsTried] = useState(false)
  const appliedKey = keyOf(applied)
  useEffect(() => setDraft(JSON.parse(appliedKey) as Choices), [appliedKey])
  const isApplied = keyOf(draft) === appliedKey
  const issue = rangeIssue(draft)
  useEffect(() => onDraft({ isApplied, issue }), [isApplied, issue, onDraft])
  const isCounting = issue !== 'rangeWrong'
  const query = { ...(source ? { source } : {}), ...withoutBadDays(draft), ...listsOf(draft) }
  const { data, isPlaceholderData } = useApi(
    dataExportRoutes.options,
    { params: { projectId }, query },
    { isKeepingPrevious: true, isQuiet: true, enabled: isCounting },
  )
  useEffect(() => {
    if (!data || isPlaceholderData) return
    const { kept, dropped } = dropMissing(draft, data)
    if (dropped === 0) return
    setDraft(kept)
    showToast({ kind: 'info', text: t('dropped', { count: dropped }), action: 'dropped' })
  }, [data, isPlaceholderData, draft, t])
  const change = (changes: Choices) => setDraft({ ...draft, ...changes })
  // Days in the wrong order are one fault, said once, at the later field.
  const errorOf = (name: 'from' | 'to') => {
    if (issue === 'rangeWrong') return name === 'to' ? t(issue) : undefined
    return isTried && issue && draft[name] === undefined ? t(issue) : undefined
  }
  // Counts are of a range: without one there is nothing that they would be true of.
  const counted = issue === null ? data : undefined
  const day = (name: 'from' | 'to') => (
    <DateField
      required
      label={t(name)}
      today={today}
      value={draft[name] ?? null}
      error={errorOf(name)}
      onChange={(on) => change({ [name]: on ?? undefined })}
    />
  )
  return (
    <form
      noValidate
      className={styles.panel}
      aria-label={t('filters')}
      onSubmit={(event) => {
        event.preventDefault()
        setIsTried(true)
        if (issue === null) onApply(draft)
      }}
    >
      <div className={styles.fields}>
        {levels.map((level) => (
          <MultiPick
            key={level}
            label={t(level)}
            {...(level === 'stations' ? { allLabel: t('allStations') } : {})}
            options={optionsOf(level, data, draft[level], counted ? format.number : null)}
            value={draft[level] ?? []}
            onChange={(ids) => change({ [level]: ids.length > 0 ? ids : undefined })}
          />
        ))}
      </div>
      <div className={styles.days}>
        {day('from')}
        {day('to')}
      </div>
      {data?.span && (
        <Text size="xs" c="dimmed">
          {t('span', { from: format.date(data.span.from), to: format.date(data.span.to) })}
        </Text>
      )}
      <Text size="sm" aria-live="polite">
        {counted ? t('counting', { count: format.number(counted.total) as never }) : ' '}
      </Text>
      <div className={styles.buttons}>
        <Button type="submit">{t('apply')}</Button>
        <Button
          variant="default"
          onClick={() => {
            setIsTried(false)
            setDraft({})
            onApply({})
          }}
        >
          {t('reset')}
        </Button>
      </div>
    </form>
  )
}

/** Names, with their counts where they hold; what is chosen stays in the list until it is dropped. */
function optionsOf(
  level: Level,
  data: ExportOptions | undefined,
  chosen: readonly number[] | undefined,
  number: ((value: number) => string) | null,
) {
  const all: readonly { id: number; name: string; results: number; code?: string }[] =
    data?.[level] ?? []
  const missing = (chosen ?? []).filter((id) => !all.some((one) => one.id === id))
  return [
    ...all.map(({ id, name, code, results }) => ({
      key: id,
      name: number ? `${name} (${number(results)})` : name,
      ...(code === undefined ? {} : { code }),
    })),
    ...missing.map((id) => ({ key: id, name: '…' })),
  ]
}

const keyOf = ({ components, subcomponents, stations, parameters, from, to }: Choices): string =>
  JSON.stringify({ components, subcomponents, stations, parameters, from, to })

const withoutBadDays = ({ from, to }: Choices) => ({
  ...(from !== undefined && isCalendarDate(from) ? { from } : {}),
  ...(to !== undefined && isCalendarDate(to) ? { to } : {}),
})

/** The choices as a call takes them. */
export const listsOf = (choices: Choices) =>
  Object.fromEntries(
    levels.flatMap((level) => {
      const ids = choices[level]
      return ids && ids.length > 0 ? [[level, [...ids]]] : []
    }),
  ) as { [L in Level]?: number[] }

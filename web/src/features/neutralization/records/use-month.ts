import { type DayInput, treatmentDayRoutes } from '@puquio/contract/laboratory/treatment-days'
import { addDays, daysInMonth, firstOfMonth } from '@puquio/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../lib/api/call-error.ts'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useLocale } from '../../../lib/texts/locale.ts'
import { useToday } from '../../../lib/today.ts'
import { useUnsavedGuard } from '../../../ui/form/unsaved-guard.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import type { CellColumn } from './columns.ts'
import type { Conflict } from './Conflicts.tsx'
import {
  type MonthEdits,
  readEdited,
  recordedDay,
  withDeviceDays,
  withTexts,
} from './month-edits.ts'
import '../texts.ts'

type Month = { plantId: number; month: string; columns: readonly CellColumn[] }

/** A plant's month as it is recorded and as it is typed over, and what saves it. */
export const useMonth = ({ plantId, month, columns }: Month) => {
  const { t } = useTranslation('neutralizers')
  const { id: projectId, timeZone } = useProject()
  const locale = useLocale()
  const today = useToday(timeZone)
  const params = { projectId, plantId }
  const found = useApi(treatmentDayRoutes.consumption, {
    params,
    query: { from: month, to: month },
  })
  const measured = useApi(treatmentDayRoutes.deviceDays, { params, query: { month } })
  const save = useApiMutation(treatmentDayRoutes.save)
  const [edits, setEdits] = useState<MonthEdits>(new Map())
  const [hasConflicts, setHasConflicts] = useState(false)
  useUnsavedGuard(edits.size > 0)
  const days = daysUntil(month, today)
  const shown = found.data?.days ?? []
  const recorded = (on: string) => recordedDay(on, shown)
  const read = [...edits.values()].map((edited) => readEdited(edited, columns))
  const badCount = read.reduce((sum, { bad }) => sum + bad.length, 0)
  const conflicts: Conflict[] = hasConflicts
    ? read.flatMap(({ day }) => {
        const theirs = shown.find(({ on }) => on === day.on) ?? null
        return (theirs?.version ?? null) === day.version ? [] : [{ mine: day, theirs }]
      })
    : []
  const send = async () => {
    try {
      const changed: DayInput[] = read.map(({ day }) => day)
      await save.mutateAsync({ params, body: { days: changed } })
      const count = changed.length
      setEdits(new Map())
      setHasConflicts(false)
      showToast({ kind: 'success', text: t('daysSaved', { count }), action: 'treatment-days' })
    } catch (error) {
      if (isProblem(error, 'CHANGED_MEANWHILE')) {
        await found.refetch()
        setHasConflicts(true)
        return
      }
      showToast({ kind: 'error', text: problemText(error), action: 'treatment-days' })
    }
  }
  const without = (on: string) => {
    const next = new Map(edits)
    next.delete(on)
    setEdits(next)
  }
  const keepMine = (on: string) => {
    const edited = edits.get(on)
    if (!edited) return
    const { day } = readEdited(edited, columns)
    const base = { ...day, version: recorded(on).version }
    setEdits(new Map(edits).set(on, { base, texts: {} }))
  }
  const take = () => {
    const taken = withDeviceDays(
      edits,
      (measured.data ?? []).filter(({ on }) => days.includes(on)),
      recorded,
      columns,
    )
    setEdits(taken.edits)
    showToast({
      kind: 'success',
      text: t('devicesTaken', { count: taken.days }),
      action: 'treatment-days',
    })
  }
  return {
    found,
    days,
    measured: measured.data ?? [],
    edits,
    badCount,
    conflicts,
    recorded,
    isSaving: save.isPending,
    change: (changes: Parameters<typeof withTexts>[1]) =>
      setEdits(withTexts(edits, changes, recorded, locale)),
    discard: () => setEdits(new Map()),
    send,
    keepMine,
    takeTheirs: without,
    takeFromDevices: take,
  }
}

const daysUntil = (month: string, today: string): string[] =>
  Array.from({ length: daysInMonth(month) }, (_, index) =>
    addDays(firstOfMonth(month), index),
  ).filter((on) => on <= today)

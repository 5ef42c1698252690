import { type Monitoring, monitoringRoutes } from '@puquio/contract/monitorings'
import type { FollowUpField } from '@puquio/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/call.ts'
import { CallError, isProblem } from '../../../lib/call-error.ts'
import { fieldErrorsOf } from '../../../lib/form.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project-context.ts'
import { useToday } from '../../../lib/today.ts'
import { useRefreshMonitorings } from '../components/use-refresh-monitorings.ts'
import { changeDraft, type Draft, differences, draftOf, merge } from './draft.ts'
import { draftErrors } from './form-issues.ts'
import { rememberTexts } from './last-texts.ts'
import '../texts.ts'

export type Conflict = { theirs: Monitoring; by: string | null; at: string | null }

/** The form of one monitoring: what stands, what is typed over it, and what came in between. */
export const useFollowUp = (current: Monitoring) => {
  const { t } = useTranslation('monitorings')
  const project = useProject()
  const today = useToday(project.timeZone)
  const refresh = useRefreshMonitorings()
  const [base, setBase] = useState(current)
  const [draft, setDraft] = useState(() => draftOf(current))
  const [isJudged, setIsJudged] = useState(false)
  const [refusals, setRefusals] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const isDirty = differences(draftOf(base), draft).length > 0

  const start = (from: Monitoring) => {
    setBase(from)
    setDraft(draftOf(from))
    setIsJudged(false)
    setRefusals({})
    setProblem(null)
    setConflict(null)
  }
  // Newer words of the server replace what is shown, never what somebody is typing.
  const isNewer = current.id !== base.id || current.version > base.version
  if (isNewer && (current.id !== base.id || !isDirty)) start(current)

  const change = <Field extends FollowUpField>(field: Field, value: Draft[Field]) => {
    setDraft((now) => changeDraft(now, field, value, base))
    setRefusals(({ [field]: _, ...others }) => others)
  }

  const params = { projectId: project.id, monitoringId: base.id }
  /** Nothing was saved, and nothing will be while what stands there cannot be shown. */
  const readConflict = async ({ params: { by, at } }: CallError) => {
    try {
      const theirs = await call(monitoringRoutes.get, { params })
      setConflict({ theirs, by: textOf(by), at: textOf(at) })
    } catch (failure) {
      setProblem(t('conflictUnread', { problem: problemText(failure) }))
    }
  }

  const save = async (): Promise<boolean> => {
    setIsJudged(true)
    if (Object.keys(draftErrors(draft, today)).length > 0) return false
    setIsSaving(true)
    setProblem(null)
    try {
      const body = { ...draft, version: base.version }
      const saved = await call(monitoringRoutes.followUp, { params, body })
      rememberTexts(draft)
      start(saved)
      refresh(saved)
      return true
    } catch (error) {
      if (isProblem(error, 'CHANGED_MEANWHILE')) {
        await readConflict(error)
      } else if (error instanceof CallError && error.fields.length > 0) {
        setRefusals(fieldErrorsOf(error))
      } else setProblem(problemText(error))
      return false
    } finally {
      setIsSaving(false)
    }
  }

  return {
    draft,
    change,
    save,
    isDirty,
    isSaving,
    problem,
    conflict,
    base,
    errors: isJudged ? { ...draftErrors(draft, today), ...refusals } : refusals,
    discard: () => start(base),
    /** Goes on from what stands now, with the fields named taken from there. */
    resolve: ({ theirs }: Conflict, taken: readonly FollowUpField[]) => {
      const merged = merge(draftOf(base), draft, draftOf(theirs), taken)
      start(theirs)
      setDraft(merged)
      refresh(theirs)
    },
    takeTheirs: ({ theirs }: Conflict) => {
      start(theirs)
      refresh(theirs)
    },
  }
}

export type FollowUpState = ReturnType<typeof useFollowUp>

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

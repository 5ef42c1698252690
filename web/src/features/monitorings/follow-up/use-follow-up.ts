import { type Monitoring, monitoringRoutes } from '@puquio/contract/monitorings'
import type { FollowUpField } from '@puquio/domain'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api/call.ts'
import { isProblem } from '../../../lib/api/call-error.ts'
import { invalidate } from '../../../lib/api/invalidate.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useToday } from '../../../lib/today.ts'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { useShowMonitoring } from '../components/use-show-monitoring.ts'
import { changeDraft, type Draft, differences, draftOf, merge } from './draft.ts'
import { draftErrors } from './form-issues.ts'
import { rememberTexts } from './last-texts.ts'
import '../texts.ts'

export type Conflict = { theirs: Monitoring; by: string | null; at: string | null }

/** The form of one monitoring: the stored values, the draft, and edit conflicts. */
export const useFollowUp = (current: Monitoring) => {
  const { t } = useTranslation('monitorings')
  const project = useProject()
  const today = useToday(project.timeZone)
  const show = useShowMonitoring()
  const [base, setBase] = useState(current)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const params = { projectId: project.id, monitoringId: base.id }
  const sendForm = useSendForm({
    initial: draftOf(current),
    validate: (draft) => draftErrors(draft, today),
    isChanged: (draft, initial) => differences(initial, draft).length > 0,
    send: (draft) => {
      const body = { ...draft, version: base.version }
      return call(monitoringRoutes.followUp, { params, body })
    },
    onSaved: (saved, draft) => {
      rememberTexts(draft)
      start(saved)
      show(saved)
    },
    /** Nothing was saved, and saving stays blocked until the stored values can be shown. */
    onRefused: async (error) => {
      if (!isProblem(error, 'CHANGED_MEANWHILE')) return undefined
      const { by, at } = error.params
      try {
        const theirs = await call(monitoringRoutes.get, { params })
        setConflict({ theirs, by: textOf(by), at: textOf(at) })
        return null
      } catch (failure) {
        return t('conflictUnread', { problem: problemText(failure) })
      }
    },
  })
  const { form, isDirty, restart } = sendForm

  const start = (from: Monitoring) => {
    setBase(from)
    restart(draftOf(from))
    setConflict(null)
  }
  /** The list does not have the other user's changes yet, either. */
  const take = (theirs: Monitoring) => {
    start(theirs)
    show(theirs)
    void invalidate(monitoringRoutes.followUp.changes)
  }
  // Newer values of the server replace the form unless it has changes.
  useEffect(() => {
    if (current.version > base.version && !isDirty && !sendForm.isSending) start(current)
  })

  return {
    ...sendForm,
    draft: form.values,
    errors: form.errors,
    change: <Field extends FollowUpField>(field: Field, value: Draft[Field]) =>
      form.setValues((now) => changeDraft(now as Draft, field, value, base)),
    conflict,
    base,
    /** Continues from the stored values, which the named fields keep. */
    resolve: ({ theirs }: Conflict, taken: readonly FollowUpField[]) => {
      const merged = merge(draftOf(base), form.values, draftOf(theirs), taken)
      take(theirs)
      form.setValues(merged)
    },
    takeTheirs: ({ theirs }: Conflict) => take(theirs),
  }
}

export type FollowUpState = ReturnType<typeof useFollowUp>

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

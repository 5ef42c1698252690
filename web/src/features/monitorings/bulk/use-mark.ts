import type { FieldIssue } from '@puquio/contract'
import { type Monitoring, monitoringRoutes } from '@puquio/contract/monitorings'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api/call.ts'
import { CallError, isProblem } from '../../../lib/api/call-error.ts'
import { fieldText } from '../../../lib/texts/field-text.ts'
import { invalidate } from '../../../lib/api/invalidate.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useToday } from '../../../lib/today.ts'
import { confirm } from '../../../ui/dialog/confirm.ts'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { useNames } from '../../../widgets/use-names.ts'
import { changeDraft } from '../follow-up/draft.ts'
import { rememberTexts } from '../follow-up/last-texts.ts'
import {
  givenOf,
  isRecorded,
  type MarkDraft,
  markIssues,
  rememberedOf,
  targetsOf,
  undoneOf,
  untouched,
  withDatedDone,
} from './mark-draft.ts'
import { useLate } from './use-late.ts'
import '../texts.ts'

/** Most monitorings that an error names. */
const namedMax = 4

export type MarkOptions = {
  planId: number
  /** Those that somebody else changed since they were selected. */
  onLate: (ids: readonly number[]) => void
  onMarked: () => void
}

/** The form for many monitorings, which are open. */
export const useMark = (open: readonly Monitoring[], { planId, onLate, onMarked }: MarkOptions) => {
  const { t } = useTranslation('monitorings')
  const project = useProject()
  const today = useToday(project.timeZone)
  const names = useNames()
  const params = { projectId: project.id, planId }
  const { late, read } = useLate(params)

  /** The first issue of each field, with the monitorings that it is of where it is not of all. */
  const errorsOf = (issues: readonly FieldIssue[], targets: number) =>
    Object.fromEntries(
      issues.toReversed().map(({ path, code, params: { ids, ...values } }) => {
        const words = fieldText({ code, params: values })
        const of = open.filter(({ id }) => Array.isArray(ids) && ids.includes(String(id)))
        const isOfAll = of.length === 0 || of.length === targets
        const named = of.slice(0, namedMax).map(names.monitoring)
        const more = of.length - named.length
        const list = [named.join(', '), more > 0 && t('lateMore', { count: more })]
        return [
          path.replace(/^followUp\./, ''),
          isOfAll ? words : `${words} ${list.filter(Boolean).join(' ')}`,
        ]
      }),
    )
  const validate = (draft: MarkDraft): Record<string, string> => {
    if (draft.isReplacing === null && open.some(isRecorded))
      return { isReplacing: t('recordedUnanswered') }
    if (Object.keys(givenOf(draft)).length === 0 && open.every(isRecorded))
      return { observation: t('nothingTouched') }
    const targets = targetsOf(open, draft)
    return errorsOf(markIssues(targets, draft, today), targets.length)
  }
  const sendForm = useSendForm({
    initial: untouched,
    validate,
    errorsOf: (error) => (error instanceof CallError ? errorsOf(error.fields, open.length) : {}),
    ask: async (draft) => {
      const count = undoneOf(open, draft)
      const question = { title: t('undoneTitle', { count }), text: t('undoneText') }
      return count === 0 || confirm({ ...question, confirmLabel: t('undoneConfirm') })
    },
    send: (draft) => {
      const monitorings = targetsOf(open, draft).map(({ id, version }) => ({ id, version }))
      return call(monitoringRoutes.markMany, {
        params,
        body: { monitorings, followUp: givenOf(draft) },
      })
    },
    onSaved: ({ marked }, draft) => {
      rememberTexts(rememberedOf(draft))
      const count = undoneOf(open, draft)
      const said = [t('marked', { count: marked }), count > 0 && t('undone', { count })]
      showToast({ kind: 'success', text: said.filter(Boolean).join('. '), action: 'follow-up' })
      onMarked()
    },
    /** Monitorings changed by somebody else are left out, once they can be shown. */
    onRefused: async (error) => {
      void invalidate(monitoringRoutes.markMany.changes)
      if (!isProblem(error, 'CHANGED_MEANWHILE')) return undefined
      try {
        onLate(await read(error))
        return null
      } catch (failure) {
        return t('lateUnread', { problem: problemText(failure) })
      }
    },
  })
  const change = <Field extends keyof MarkDraft>(field: Field, value: MarkDraft[Field]) =>
    sendForm.form.setValues((now) => {
      const next = changeDraft(now as MarkDraft, field, value, null)
      // One date of its own or each its own: the later choice holds.
      const dated = next.isActionOnEstimated ? { ...next, actionOn: null } : next
      // Only a date that is being given answers for the action: 'no change' can be chosen again.
      const isDate = field === 'actionOn' || field === 'isActionOnEstimated'
      return isDate ? withDatedDone(open, dated) : dated
    })
  return { sendForm, late, change }
}

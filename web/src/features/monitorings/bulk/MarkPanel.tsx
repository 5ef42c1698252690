import { Alert } from '@mantine/core'
import { type Monitoring, monitoringRoutes } from '@puquio/contract/monitorings'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/call.ts'
import { isProblem } from '../../../lib/call-error.ts'
import { fieldErrorsOf } from '../../../lib/form.ts'
import { invalidate } from '../../../lib/invalidate.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project-context.ts'
import { useToday } from '../../../lib/today.ts'
import { FormPanel } from '../../../ui/form/FormPanel.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts.ts'
import { changeDraft, type Draft, differences, emptyDraft } from '../follow-up/draft.ts'
import { FollowUpFields } from '../follow-up/FollowUpFields.tsx'
import { draftErrors } from '../follow-up/form-issues.ts'
import { isClosed } from '../follow-up/is-closed.ts'
import { rememberTexts } from '../follow-up/last-texts.ts'
import { LateMonitorings } from './LateMonitorings.tsx'
import { MarkedMonitorings } from './MarkedMonitorings.tsx'
import { useLate } from './use-late.ts'
import '../texts.ts'

type MarkPanelProps = {
  planId: number
  /** As they were when they were selected. */
  monitorings: readonly Monitoring[]
  onClose: () => void
  /** Those that somebody else changed since. */
  onLate: (ids: readonly number[]) => void
  onMarked: () => void
}

/** One follow-up for all that are selected and open: all of them or none. */
export const MarkPanel = (props: MarkPanelProps) => {
  const { planId, monitorings, onClose, onLate, onMarked } = props
  const { t } = useTranslation('monitorings')
  const project = useProject()
  const today = useToday(project.timeZone)
  const params = { projectId: project.id, planId }
  const { late, read } = useLate(params)
  const open = monitorings.filter((one) => !isClosed(one))
  const count = open.length
  const sendForm = useSendForm({
    initial: emptyDraft,
    validate: (draft) => draftErrors(draft, today),
    isChanged: (draft) => differences(emptyDraft, draft).length > 0,
    errorsOf: (error) => withoutPrefix(fieldErrorsOf(error)),
    send: (draft) => {
      const body = {
        monitorings: open.map(({ id, version }) => ({ id, version })),
        followUp: draft,
      }
      return call(monitoringRoutes.markMany, { params, body })
    },
    onSaved: ({ marked }, draft) => {
      rememberTexts(draft)
      showToast({ kind: 'success', text: t('marked', { count: marked }), action: 'follow-up' })
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
  const { form } = sendForm
  return (
    <FormPanel
      sendForm={sendForm}
      widthPx={640}
      onClose={onClose}
      title={t('markTitle', { count })}
      submitLabel={t('save')}
      isDisabled={count === 0}
    >
      <Alert color="gray" mb="md" role="note">
        {t('markText')}
      </Alert>
      <MarkedMonitorings open={open} closed={monitorings.filter(isClosed)} />
      {late.total > 0 && <LateMonitorings late={late} isRestEmpty={count === 0} />}
      <FollowUpFields
        draft={form.values}
        estimatedOn={null}
        errors={form.errors}
        onChange={(field, value) =>
          form.setValues((now) => changeDraft(now as Draft, field, value, null))
        }
      />
    </FormPanel>
  )
}

/** The server's issues name the fields of the one form. */
const withoutPrefix = (errors: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(errors).map(([path, words]) => [path.replace(/^followUp\./, ''), words]),
  )

import { Alert, Button } from '@mantine/core'
import { monitoringRoutes } from '@puquio/contract/monitorings'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/call.ts'
import { CallError, isProblem } from '../../../lib/call-error.ts'
import { fieldErrorsOf } from '../../../lib/form.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project-context.ts'
import { useToday } from '../../../lib/today.ts'
import { confirm } from '../../../ui/confirm.ts'
import { useErrorFocus } from '../../../ui/error-focus.ts'
import { SidePanel } from '../../../ui/SidePanel.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { useUnsavedGuard } from '../../../ui/form/unsaved-guard.ts'
import { useRefreshMonitorings } from '../components/use-refresh-monitorings.ts'
import { changeDraft, type Draft, differences, emptyDraft } from '../follow-up/draft.ts'
import { FollowUpFields } from '../follow-up/FollowUpFields.tsx'
import { draftErrors } from '../follow-up/form-issues.ts'
import { rememberTexts } from '../follow-up/last-texts.ts'
import { LateMonitorings } from './LateMonitorings.tsx'
import type { CheckedMonitoring } from './use-checked.ts'
import { useLate } from './use-late.ts'
import '../texts.ts'

type MarkPanelProps = {
  planId: number
  /** With their versions as they were when they were selected. */
  monitorings: readonly CheckedMonitoring[]
  onClose: () => void
  /** Those of which somebody else changed what was selected. */
  onLate: (ids: readonly number[]) => void
  onMarked: () => void
}

/** One follow-up for all that are selected: all of them or none. */
export const MarkPanel = (props: MarkPanelProps) => {
  const { planId, monitorings, onClose, onLate, onMarked } = props
  const { t } = useTranslation('monitorings')
  const project = useProject()
  const today = useToday(project.timeZone)
  const refresh = useRefreshMonitorings()
  const [draft, setDraft] = useState<Draft>(emptyDraft)
  const [isJudged, setIsJudged] = useState(false)
  const [refusals, setRefusals] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const params = { projectId: project.id, planId }
  const { late, read } = useLate(params)
  const count = monitorings.length
  const isDirty = differences(emptyDraft, draft).length > 0
  useUnsavedGuard(isDirty)

  const focusError = useErrorFocus()

  const leaveOut = async (conflict: CallError) => {
    try {
      onLate(await read(conflict))
    } catch (failure) {
      setProblem(t('lateUnread', { problem: problemText(failure) }))
    }
  }
  const save = async () => {
    setIsJudged(true)
    setProblem(null)
    if (isSaving) return
    if (Object.keys(draftErrors(draft, today)).length > 0) return focusError()
    setIsSaving(true)
    try {
      const body = { monitorings: [...monitorings], followUp: draft }
      const { marked } = await call(monitoringRoutes.markMany, { params, body })
      rememberTexts(draft)
      showToast({ kind: 'success', text: t('marked', { count: marked }) })
      onMarked()
    } catch (error) {
      if (isProblem(error, 'CHANGED_MEANWHILE')) {
        await leaveOut(error)
      } else if (error instanceof CallError && error.fields.length > 0) {
        setRefusals(withoutPrefix(fieldErrorsOf(error)))
        focusError()
      } else setProblem(problemText(error))
    } finally {
      setIsSaving(false)
      refresh()
    }
  }
  const close = async () => {
    const isLeaving =
      !isDirty ||
      (await confirm({
        title: t('unsavedTitle'),
        text: t('unsavedText'),
        confirmLabel: t('discard'),
        cancelLabel: t('keepEditing'),
        isDanger: true,
      }))
    if (isLeaving) onClose()
  }
  return (
    <SidePanel
      isOpen
      widthPx={640}
      onClose={() => void close()}
      title={t('markTitle', { count })}
      footer={
        <>
          <Button loading={isSaving} disabled={count === 0} onClick={() => void save()}>
            {t('save')}
          </Button>
          <Button variant="default" onClick={() => void close()}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <Alert color="gray" mb="md" role="note">
        {t('markText')}
      </Alert>
      {late.total > 0 && <LateMonitorings late={late} isRestEmpty={count === 0} />}
      {problem && (
        <Alert color="red" mb="md" role="alert">
          {problem}
        </Alert>
      )}
      <FollowUpFields
        draft={draft}
        estimatedOn={null}
        errors={isJudged ? { ...draftErrors(draft, today), ...refusals } : refusals}
        onChange={(field, value) => {
          setDraft((now) => changeDraft(now, field, value, null))
          setRefusals(({ [field]: _, ...others }) => others)
        }}
      />
    </SidePanel>
  )
}

/** The server names the fields of the one form that stands for all. */
const withoutPrefix = (errors: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(errors).map(([path, words]) => [path.replace(/^followUp\./, ''), words]),
  )

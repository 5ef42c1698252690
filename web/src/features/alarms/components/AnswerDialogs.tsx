import { NativeSelect, Textarea } from '@mantine/core'
import { type AlarmDetail, alarmRoutes } from '@puquio/contract/modi/alarms'
import { useTranslation } from 'react-i18next'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { validateWith } from '../../../lib/form.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useNow } from '../../../lib/today.ts'
import { ComboField } from '../../../ui/fields/ComboField.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import '../texts.ts'

type NoteProps = { alarmId: number; kind: 'acknowledge' | 'comment'; onClose: () => void }

/** Acknowledges an alarm, or comments on it. */
export const NoteDialog = ({ alarmId, kind, onClose }: NoteProps) => {
  const { t } = useTranslation('alarms')
  const params = { projectId: useProject().id, alarmId }
  const answer = useApiMutation(alarmRoutes[kind])
  const sendForm = useSendForm({
    initial: { note: '' },
    validate: validateWith(alarmRoutes[kind].body),
    send: (body) => answer.mutateAsync({ params, body }),
    onSaved: saved(t('saved'), onClose),
  })
  return (
    <FormDialog sendForm={sendForm} onClose={onClose} title={t(kind)} submitLabel={t(kind)}>
      {kind === 'acknowledge' && <p>{t('acknowledgeHelp')}</p>}
      <Textarea
        {...sendForm.form.getInputProps('note')}
        label={t('note')}
        required={kind === 'comment'}
        autosize
        minRows={3}
        maxLength={kind === 'comment' ? 2000 : 1000}
      />
    </FormDialog>
  )
}

/** Gives an alarm to a member, or to nobody. */
export const AssignDialog = ({ alarm, onClose }: { alarm: AlarmDetail; onClose: () => void }) => {
  const { t } = useTranslation('alarms')
  const project = { projectId: useProject().id }
  const assign = useApiMutation(alarmRoutes.assign)
  const people = useApi(alarmRoutes.people, { params: project }).data ?? []
  const sendForm = useSendForm({
    initial: { userId: alarm.assignedTo?.id ?? null },
    validate: validateWith(alarmRoutes.assign.body),
    send: (body) => assign.mutateAsync({ params: { ...project, alarmId: alarm.id }, body }),
    onSaved: saved(t('saved'), onClose),
  })
  return (
    <FormDialog sendForm={sendForm} onClose={onClose} title={t('assign')} submitLabel={t('assign')}>
      <ComboField
        {...sendForm.form.getInputProps('userId')}
        label={t('assignTo')}
        options={people.map(({ id, name }) => ({ key: id, name }))}
        isClearable
      />
    </FormDialog>
  )
}

const hours = [1, 4, 8, 24, 72, 168]

/** Puts an active alarm aside for some hours. */
export const ShelveDialog = ({ alarmId, onClose }: { alarmId: number; onClose: () => void }) => {
  const { t } = useTranslation('alarms')
  const params = { projectId: useProject().id, alarmId }
  const now = useNow()
  const shelve = useApiMutation(alarmRoutes.shelve)
  const sendForm = useSendForm({
    initial: { hours: '8', note: '' },
    validate: () => ({}),
    send: ({ hours: chosen, note }) => {
      const until = new Date(now.getTime() + Number(chosen) * 3_600_000).toISOString()
      return shelve.mutateAsync({ params, body: { until, note } })
    },
    onSaved: saved(t('saved'), onClose),
  })
  return (
    <FormDialog sendForm={sendForm} onClose={onClose} title={t('shelve')} submitLabel={t('shelve')}>
      <p>{t('shelveHelp')}</p>
      <NativeSelect
        {...sendForm.form.getInputProps('hours')}
        label={t('shelveFor')}
        data={hours.map((count) => ({ value: String(count), label: t('hours', { count }) }))}
      />
      <Textarea
        {...sendForm.form.getInputProps('note')}
        label={t('note')}
        autosize
        minRows={2}
        maxLength={1000}
      />
    </FormDialog>
  )
}

const saved = (text: string, onClose: () => void) => () => {
  showToast({ kind: 'success', text, action: 'alarm' })
  onClose()
}

import { Textarea } from '@mantine/core'
import type { Monitoring } from '@puquio/contract/monitorings'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api/call.ts'
import { validateWith } from '../../../lib/form.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { useNames } from '../../../widgets/use-names.ts'
import { useShowMonitoring } from '../components/use-show-monitoring.ts'
import { type WithdrawalKind, withdrawals } from './withdrawable.ts'
import '../texts.ts'

type WithdrawDialogProps = {
  kind: WithdrawalKind
  monitoring: Monitoring
  onClose: () => void
  /** Gets the monitoring that is open again, or the addition that was taken back. */
  onDone: (shown: Monitoring) => void
}

/** Withdraws a reschedule, an omission or an addition, which stays in the history with the reason. */
export const WithdrawDialog = ({ kind, monitoring, onClose, onDone }: WithdrawDialogProps) => {
  const { t } = useTranslation('monitorings')
  const project = useProject()
  const show = useShowMonitoring()
  const name = useNames().monitoring(monitoring)
  const route = withdrawals[kind]
  const params = { projectId: project.id, monitoringId: monitoring.id }
  const sendForm = useSendForm({
    initial: { reason: '', version: monitoring.version },
    validate: validateWith(route.body),
    send: (body) => call(route, { params, body }),
    onSaved: (shown) => {
      showToast({ kind: 'success', text: t(`withdrawn-${kind}`, { name }), action: 'withdraw' })
      show(shown)
      onDone(shown)
    },
  })
  return (
    <FormDialog
      sendForm={sendForm}
      onClose={onClose}
      title={`${t(`withdraw-${kind}`)}: ${name}`}
      submitLabel={t(`withdraw-${kind}`)}
      isDanger={kind === 'addition'}
    >
      <p>{t(`withdrawText-${kind}`)}</p>
      <Textarea
        {...sendForm.form.getInputProps('reason')}
        label={t('withdrawnReason')}
        required
        autosize
        minRows={3}
        maxLength={500}
      />
    </FormDialog>
  )
}

import { Alert, Button } from '@mantine/core'
import type { Monitoring } from '@puquio/contract/monitorings'
import { useTranslation } from 'react-i18next'
import { SidePanel } from '../../../ui/dialog/SidePanel.tsx'
import { FormPanel } from '../../../ui/form/FormPanel.tsx'
import { isClosed } from '../follow-up/is-closed.ts'
import { LateMonitorings } from './LateMonitorings.tsx'
import { isRecorded, targetsOf } from './mark-draft.ts'
import { MarkedMonitorings } from './MarkedMonitorings.tsx'
import { MarkFields } from './MarkFields.tsx'
import { RecordedQuestion } from './RecordedQuestion.tsx'
import { type MarkOptions, useMark } from './use-mark.ts'
import '../texts.ts'

type MarkPanelProps = MarkOptions & {
  /** As they were when they were selected. */
  monitorings: readonly Monitoring[]
  onClose: () => void
}

const widthPx = 640

/** What is touched here, for all that are selected and open: all of them or none. */
export const MarkPanel = (props: MarkPanelProps) => {
  const { monitorings, onClose } = props
  const { t } = useTranslation('monitorings')
  const open = monitorings.filter((one) => !isClosed(one))
  const closed = monitorings.filter(isClosed)
  const recorded = open.filter(isRecorded)
  const { sendForm, late, change } = useMark(open, props)
  const { form } = sendForm
  const lateOnes = late.total > 0 && <LateMonitorings late={late} isRestEmpty={open.length === 0} />
  if (open.length === 0)
    return (
      <SidePanel
        isOpen
        onClose={onClose}
        title={t('markMany')}
        widthPx={widthPx}
        footer={
          <Button variant="default" onClick={onClose}>
            {t('close')}
          </Button>
        }
      >
        <MarkedMonitorings open={[]} closed={closed} isRestEmpty />
        {lateOnes}
      </SidePanel>
    )
  return (
    <FormPanel
      sendForm={sendForm}
      widthPx={widthPx}
      onClose={onClose}
      title={t('markTitle', { count: targetsOf(open, form.values).length })}
      submitLabel={t('save')}
    >
      <Alert color="gray" role="note">
        {t('markText')}
      </Alert>
      <MarkedMonitorings open={open.filter((one) => !isRecorded(one))} closed={closed} />
      {lateOnes}
      {recorded.length > 0 && (
        <RecordedQuestion
          recorded={recorded}
          total={open.length}
          isReplacing={form.values.isReplacing}
          error={form.errors['isReplacing']}
          onAnswer={(isReplacing) => change('isReplacing', isReplacing)}
        />
      )}
      <MarkFields
        draft={form.values}
        errors={form.errors}
        onChange={change}
        areTextsRequired={recorded.length < open.length}
      />
    </FormPanel>
  )
}

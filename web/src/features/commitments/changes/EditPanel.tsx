import type { Commitment } from '@puquio/contract/commitments/record'
import { useTranslation } from 'react-i18next'
import { FormPanel } from '../../../ui/form/FormPanel.tsx'
import { CommitmentFields } from '../../../widgets/instruments/commitments/CommitmentFields.tsx'
import type { CommitmentChanges } from './use-commitment-changes.tsx'
import { useEditForm } from './use-edit-form.ts'

type EditPanelProps = {
  commitment: Commitment
  changes: Pick<CommitmentChanges, 'write'>
  onClose: () => void
}

/** All fields of a commitment, beside the page. */
export const EditPanel = (props: EditPanelProps) => {
  const { t } = useTranslation('commitments')
  const sendForm = useEditForm(props)
  return (
    <FormPanel
      sendForm={sendForm}
      onClose={props.onClose}
      title={t('editTitle')}
      submitLabel={t('save')}
      widthPx={640}
    >
      <CommitmentFields form={sendForm.form} />
    </FormPanel>
  )
}

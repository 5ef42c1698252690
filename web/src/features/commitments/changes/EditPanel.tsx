import type { Commitment } from '@puquio/contract/commitments/record'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldErrorsOf } from '../../../lib/form.ts'
import { FormPanel } from '../../../ui/form/FormPanel.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import {
  asDraftErrors,
  changedOf,
  draftErrors,
  draftOf,
  inputOf,
} from '../../../widgets/instruments/commitments/commitment-draft.ts'
import { CommitmentFields } from '../../../widgets/instruments/commitments/CommitmentFields.tsx'
import type { CommitmentChanges } from './use-commitment-changes.tsx'

type EditPanelProps = {
  commitment: Commitment
  changes: Pick<CommitmentChanges, 'send' | 'askOfEdit'>
  onClose: () => void
}

/** All fields of a commitment; what nobody changed here is not written. */
export const EditPanel = ({ commitment, changes, onClose }: EditPanelProps) => {
  const { t } = useTranslation('commitments')
  // What the person saw when it was opened: a newer one is a conflict.
  const [seen] = useState(commitment)
  const initial = draftOf(seen)
  const editOf = (draft: typeof initial) => changedOf(inputOf(initial), inputOf(draft))
  const sendForm = useSendForm({
    initial,
    validate: draftErrors,
    errorsOf: (error) => asDraftErrors(fieldErrorsOf(error)),
    send: (draft) => changes.send(seen, editOf(draft)),
    onSaved: onClose,
    onRefused: async (error) => {
      if (!(await changes.askOfEdit(seen, editOf(sendForm.form.getValues()), error)))
        return undefined
      onClose()
      return null
    },
  })
  return (
    <FormPanel
      sendForm={sendForm}
      onClose={onClose}
      title={t('editTitle')}
      submitLabel={t('save')}
      widthPx={640}
    >
      <CommitmentFields form={sendForm.form} />
    </FormPanel>
  )
}

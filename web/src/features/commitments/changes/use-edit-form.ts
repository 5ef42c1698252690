import type { Commitment } from '@puquio/contract/commitments/record'
import { useState } from 'react'
import { fieldErrorsOf } from '../../../lib/form.ts'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import {
  asDraftErrors,
  changedOf,
  type CommitmentDraft,
  draftErrors,
  draftOf,
  inputOf,
} from '../../../widgets/instruments/commitments/commitment-draft.ts'
import type { CommitmentChanges } from './use-commitment-changes.tsx'

type EditForm = {
  commitment: Commitment
  changes: Pick<CommitmentChanges, 'send' | 'askOfEdit'>
  onClose: () => void
}

/** A form over all fields of a commitment; what nobody changed here is not written. */
export const useEditForm = ({ commitment, changes, onClose }: EditForm) => {
  // What the person saw when it was opened: a newer one is a conflict.
  const [seen] = useState(commitment)
  const initial = draftOf(seen)
  const editOf = (draft: CommitmentDraft) => changedOf(inputOf(initial), inputOf(draft))
  const sendForm = useSendForm({
    initial,
    validate: draftErrors,
    errorsOf: (error) => asDraftErrors(fieldErrorsOf(error)),
    send: (draft) => changes.send(seen, editOf(draft)),
    onSaved: onClose,
    onRefused: async (error) => {
      const edit = editOf(sendForm.form.getValues())
      if (!(await changes.askOfEdit(seen, edit, error))) return undefined
      onClose()
      return null
    },
  })
  return sendForm
}

import type { Commitment } from '@puquio/contract/commitments/record'
import { useEffect, useRef, useState } from 'react'
import { fieldErrorsOf } from '../../../lib/form.ts'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import {
  asDraftErrors,
  changedOf,
  draftErrors,
  draftOf,
  inputOf,
} from '../../../widgets/instruments/commitments/commitment-draft.ts'
import type { CommitmentChanges } from './use-commitment-changes.tsx'

type EditForm = {
  commitment: Commitment
  changes: Pick<CommitmentChanges, 'write'>
  onClose: () => void
}

/**
 * A form over all fields of a commitment; what nobody changed here is not written. It stays with what was typed until
 * that is saved, or given up for what somebody else wrote.
 */
export const useEditForm = ({ commitment, changes, onClose }: EditForm) => {
  // What the person saw when it was opened: a newer one is a conflict.
  const [seen] = useState(commitment)
  const initial = draftOf(seen)
  const focused = useRef<Element | null>(null)
  const sendForm = useSendForm({
    initial,
    validate: draftErrors,
    errorsOf: (error) => asDraftErrors(fieldErrorsOf(error)),
    send: async (draft) => {
      focused.current = document.activeElement
      const written = await changes.write(seen, changedOf(inputOf(initial), inputOf(draft)))
      if (written === null) throw notChosen
    },
    onSaved: onClose,
    onRefused: (error) => (error === notChosen ? null : undefined),
  })
  const { isSending } = sendForm
  // The button that sent it could not have the focus meanwhile.
  useEffect(() => {
    if (isSending || document.activeElement !== document.body) return
    if (focused.current instanceof HTMLElement) focused.current.focus()
  }, [isSending])
  return sendForm
}

const notChosen = new Error('Neither value was chosen')

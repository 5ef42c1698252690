import { Checkbox, Textarea } from '@mantine/core'
import { commitmentChangeRoutes } from '@puquio/contract/commitments/commitment-changes'
import type { Commitment } from '@puquio/contract/commitments/record'
import { useNavigate } from '@tanstack/react-router'
import { commitmentLimits } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { fieldErrorsOf } from '../../../lib/form.ts'
import { paths } from '../../../lib/paths.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { FormPanel } from '../../../ui/form/FormPanel.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import type { PageSelection } from '../../pdf-viewer/viewer-props.ts'
import {
  asDraftErrors,
  draftErrors,
  draftOfQuote,
  inputOf,
  quoteErrors,
} from './commitment-draft.ts'
import { CommitmentFields } from './CommitmentFields.tsx'
import './texts.ts'

/** What a person marked, with the document that had it: another one may be shown by the time it is used. */
export type MarkedQuote = PageSelection & { document: { id: number; name: string } }

type NewCommitmentPanelProps = {
  marked: MarkedQuote
  onClose: () => void
  onCreated?: (created: Commitment) => void
}

/** A commitment by hand, from a text that was marked in the viewer. */
export const NewCommitmentPanel = (props: NewCommitmentPanelProps) => {
  const { marked, onClose, onCreated } = props
  const { document, page, quote: markedQuote } = marked
  const { t } = useTranslation('commitmentForm')
  const params = { projectId: useProject().id }
  const navigate = useNavigate()
  const create = useApiMutation(commitmentChangeRoutes.create)
  const sendForm = useSendForm({
    // That somebody read it on its page is theirs to say.
    initial: { ...draftOfQuote(markedQuote), quote: markedQuote, isVerified: false },
    validate: ({ quote, isVerified: _isVerified, ...draft }) => ({
      ...draftErrors(draft),
      ...quoteErrors(quote),
    }),
    errorsOf: (error) => asDraftErrors(fieldErrorsOf(error)),
    send: ({ quote, isVerified, ...draft }) =>
      create.mutateAsync({
        params,
        body: {
          ...inputOf(draft),
          documentId: document.id,
          page,
          quote,
          isVerified,
        },
      }),
    onSaved: (created) => {
      const { id, shortName } = created
      onClose()
      onCreated?.(created)
      showToast({
        kind: 'success',
        text: t('created', { name: shortName }),
        action: 'commitment-created',
        leads: { label: t('open'), follow: () => void navigate(paths.commitment(id)) },
      })
    },
  })
  const { form } = sendForm
  return (
    <FormPanel
      sendForm={sendForm}
      onClose={onClose}
      title={t('newTitle')}
      submitLabel={t('create')}
      widthPx={640}
    >
      <Textarea
        {...form.getInputProps('quote')}
        label={t('quote')}
        description={t('quoteHelp', { page, document: document.name })}
        required
        autosize
        minRows={2}
        maxRows={6}
        maxLength={commitmentLimits.quote}
      />
      <CommitmentFields form={form} />
      <Checkbox
        {...form.getInputProps('isVerified', { type: 'checkbox' })}
        label={t('isVerified')}
        description={t('isVerifiedHelp')}
      />
    </FormPanel>
  )
}

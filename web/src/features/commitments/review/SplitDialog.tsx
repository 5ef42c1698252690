import { Textarea, TextInput } from '@mantine/core'
import type { RouteAnswer } from '@puquio/contract'
import { commitmentChangeRoutes } from '@puquio/contract/commitments/commitment-changes'
import type { Commitment } from '@puquio/contract/commitments/record'
import { commitmentLimits } from '@puquio/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api/call.ts'
import { validateWith } from '../../../lib/form.ts'
import { fieldErrors } from '../../../lib/texts/field-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'

type SplitDialogProps = {
  commitment: Commitment
  onClose: () => void
  onDone: (answer: RouteAnswer<typeof commitmentChangeRoutes.split>) => void
}

const validate = validateWith(commitmentChangeRoutes.split.body.omit({ version: true }))

const bothSame = { path: 'second.text', code: 'same-as-first', params: {} }

/** A commitment that says two things becomes two. */
export const SplitDialog = ({ commitment, onClose, onDone }: SplitDialogProps) => {
  const { t } = useTranslation('commitments')
  const { id: projectId } = useProject()
  const [seen] = useState(commitment)
  const [first, rest] = partsOf(seen.text)
  const sendForm = useSendForm({
    initial: {
      shortName: seen.shortName,
      text: first,
      second: { shortName: seen.shortName, text: rest },
    },
    validate: (values) => ({
      ...(values.text.trim() === values.second.text.trim() ? fieldErrors([bothSame]) : {}),
      ...validate(values),
    }),
    send: (parts) =>
      call(commitmentChangeRoutes.split, {
        params: { projectId, commitmentId: seen.id },
        body: { ...parts, version: seen.version },
      }),
    onSaved: (answer) => {
      onClose()
      onDone(answer)
    },
  })
  const { form } = sendForm
  const part = (path: '' | 'second.', label: string) => (
    <>
      <Textarea
        {...form.getInputProps(`${path}text`)}
        label={`${label}: ${t('text')}`}
        required
        autosize
        minRows={2}
        maxRows={8}
        maxLength={commitmentLimits.text}
      />
      <TextInput
        {...form.getInputProps(`${path}shortName`)}
        label={`${label}: ${t('shortName')}`}
        required
        maxLength={commitmentLimits.shortName}
      />
    </>
  )
  return (
    <FormDialog
      sendForm={sendForm}
      onClose={onClose}
      title={t('splitTitle')}
      submitLabel={t('split')}
    >
      {part('', t('firstPart'))}
      {part('second.', t('secondPart'))}
      <p>{t('splitHelp')}</p>
    </FormDialog>
  )
}

/** Its sentences, or what a semicolon parts; the whole where nothing does. */
export const partsOf = (text: string): [string, string] => {
  const at = /[.;]\s+(?=\p{Lu}|\p{Ll})/u.exec(text)
  if (at === null) return [text, text]
  const end = at.index + 1
  return [text.slice(0, end).replace(/;$/, '.'), text.slice(end).trim()]
}

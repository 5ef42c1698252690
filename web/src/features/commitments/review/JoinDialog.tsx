import { Textarea, TextInput } from '@mantine/core'
import type { RouteAnswer } from '@puquio/contract'
import { commitmentChangeRoutes } from '@puquio/contract/commitments/commitment-changes'
import { commitmentRoutes } from '@puquio/contract/commitments/commitments'
import type { Commitment } from '@puquio/contract/commitments/record'
import { commitmentLimits } from '@puquio/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api/call.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { validateWith } from '../../../lib/form.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { fieldText } from '../../../lib/texts/field-text.ts'
import { ComboField } from '../../../ui/fields/ComboField.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { pagesOf } from '../commitment-columns.tsx'

type JoinDialogProps = {
  commitment: Commitment
  /** Those beside it in the list, which are mostly meant. */
  near: readonly Commitment[]
  onClose: () => void
  onDone: (answer: RouteAnswer<typeof commitmentChangeRoutes.join>) => void
}

const words = validateWith(commitmentChangeRoutes.join.body.pick({ shortName: true, text: true }))

/** Two that say the same become one, with the places of both. */
export const JoinDialog = ({ commitment, near, onClose, onDone }: JoinDialogProps) => {
  const { t } = useTranslation('commitments')
  const { id: projectId } = useProject()
  const [seen] = useState(commitment)
  const [search, setSearch] = useState<string>()
  const isUsable = (one: Commitment) =>
    one.id !== seen.id && one.instrument.id === seen.instrument.id && isOpen(one)
  const query = {
    instruments: [seen.instrument.id],
    states: ['proposed', 'verified', 'in-force'] as const,
    sort: 'place' as const,
    size: 50,
    search,
  }
  const found = useApi(
    commitmentRoutes.list,
    { params: { projectId }, query: { ...query, states: [...query.states] } },
    { isKeepingPrevious: true },
  )
  const listed = found.data?.items ?? []
  /** The list is read now, what stands beside the commitment was read when the review began. */
  const newest = (one: Commitment) => listed.find(({ id }) => id === one.id) ?? one
  const sendForm = useSendForm({
    initial: {
      other: near.find(isUsable) ?? null,
      shortName: seen.shortName,
      text: seen.text,
    },
    validate: ({ other, ...rest }) => ({
      ...words(rest),
      ...(other === null ? { other: fieldText({ code: 'required', params: {} }) } : {}),
    }),
    send: async ({ other, ...kept }) => {
      if (other === null) throw new Error('The form sent itself without the other commitment')
      return call(commitmentChangeRoutes.join, {
        params: { projectId, commitmentId: seen.id },
        body: { ...kept, version: seen.version, other: versionOf(newest(other)) },
      })
    },
    onSaved: (answer) => {
      onClose()
      onDone(answer)
    },
  })
  const { form } = sendForm
  const { other } = form.values
  // What is chosen stays so, whatever is searched for afterwards.
  const offered = [...(other ? [other] : []), ...(search === undefined ? near : [])]
  const others = new Map([...offered, ...listed].filter(isUsable).map((one) => [one.id, one]))
  return (
    <FormDialog
      sendForm={sendForm}
      onClose={onClose}
      title={t('joinTitle')}
      submitLabel={t('join')}
    >
      <p>{t('joinHelp')}</p>
      <SearchField label={t('search')} value={search} onSearch={setSearch} />
      <ComboField
        {...form.getInputProps('other')}
        value={other?.id ?? null}
        onChange={(id) => form.setFieldValue('other', others.get(id ?? 0) ?? null)}
        label={t('other')}
        required
        options={[...others.values()].map((one) => ({
          key: one.id,
          name: one.places[0]
            ? `${one.shortName} (${t('pageShort', { page: pagesOf(one.places[0]) })})`
            : one.shortName,
        }))}
      />
      <TextInput
        {...form.getInputProps('shortName')}
        label={t('shortName')}
        required
        maxLength={commitmentLimits.shortName}
      />
      <Textarea
        {...form.getInputProps('text')}
        label={t('text')}
        required
        autosize
        minRows={2}
        maxRows={8}
        maxLength={commitmentLimits.text}
      />
      {other && (
        <p>
          <q>{newest(other).text}</q>
        </p>
      )}
    </FormDialog>
  )
}

const isOpen = ({ state }: Commitment) => state !== 'rejected' && state !== 'superseded'

const versionOf = ({ id, version }: Commitment) => ({ id, version })

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
  const [picked, setPicked] = useState<Commitment>()
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
  // What is chosen stays so, whatever is searched for afterwards.
  const offered = [...(picked ? [picked] : []), ...(search === undefined ? near : [])]
  const others = new Map(
    [...offered, ...(found.data?.items ?? [])]
      .filter(
        (one) => one.id !== seen.id && one.instrument.id === seen.instrument.id && isOpen(one),
      )
      .map((one) => [one.id, one]),
  )
  const sendForm = useSendForm({
    initial: {
      otherId: [...others.keys()][0] ?? null,
      shortName: seen.shortName,
      text: seen.text,
    },
    validate: ({ otherId, ...rest }) => ({
      ...words(rest),
      ...(otherId === null ? { otherId: fieldText({ code: 'required', params: {} }) } : {}),
    }),
    send: ({ otherId, shortName, text }) => {
      const other = others.get(otherId ?? 0) as Commitment
      return call(commitmentChangeRoutes.join, {
        params: { projectId, commitmentId: seen.id },
        body: {
          version: seen.version,
          other: { id: other.id, version: other.version },
          shortName,
          text,
        },
      })
    },
    onSaved: (answer) => {
      onClose()
      onDone(answer)
    },
  })
  const { form } = sendForm
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
        {...form.getInputProps('otherId')}
        onChange={(id) => {
          form.setFieldValue('otherId', id)
          setPicked(others.get(id ?? 0))
        }}
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
      {others.get(form.values.otherId ?? 0) && (
        <p>
          <q>{others.get(form.values.otherId ?? 0)?.text}</q>
        </p>
      )}
    </FormDialog>
  )
}

const isOpen = ({ state }: Commitment) => state !== 'rejected' && state !== 'superseded'

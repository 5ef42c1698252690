import { commitmentChangeRoutes } from '@puquio/contract/commitments/commitment-changes'
import { commitmentRoutes } from '@puquio/contract/commitments/commitments'
import type { Commitment } from '@puquio/contract/commitments/record'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api/call.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { fieldText } from '../../../lib/texts/field-text.ts'
import { ComboField } from '../../../ui/fields/ComboField.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { SearchField } from '../../../ui/SearchField.tsx'

type SupersedeDialogProps = {
  commitment: Commitment
  onClose: () => void
  onDone: (now: Commitment) => void
}

/** Which verified commitment of another instrument counts instead. */
export const SupersedeDialog = ({ commitment, onClose, onDone }: SupersedeDialogProps) => {
  const { t } = useTranslation('commitments')
  const { id: projectId } = useProject()
  const [seen] = useState(commitment)
  const [search, setSearch] = useState<string>()
  const found = useApi(
    commitmentRoutes.list,
    {
      params: { projectId },
      query: { states: ['verified', 'in-force'], sort: 'shortName', size: 100, search },
    },
    { isKeepingPrevious: true },
  )
  const sendForm = useSendForm({
    initial: { byId: null as number | null },
    validate: ({ byId }) =>
      byId === null ? { byId: fieldText({ code: 'required', params: {} }) } : {},
    send: ({ byId }) =>
      call(commitmentChangeRoutes.supersede, {
        params: { projectId, commitmentId: seen.id },
        body: { version: seen.version, byId: byId ?? 0 },
      }),
    onSaved: (now) => {
      onClose()
      onDone(now)
    },
  })
  return (
    <FormDialog
      sendForm={sendForm}
      onClose={onClose}
      title={t('supersedeTitle')}
      submitLabel={t('supersedeDo')}
    >
      <p>{t('supersedeHelp')}</p>
      <SearchField label={t('search')} value={search} onSearch={setSearch} />
      <ComboField
        {...sendForm.form.getInputProps('byId')}
        label={t('supersedeBy')}
        required
        options={(found.data?.items ?? [])
          .filter(({ instrument }) => instrument.id !== seen.instrument.id)
          .map(({ id, shortName, instrument }) => ({
            key: id,
            name: `${shortName} (${instrument.name})`,
          }))}
      />
    </FormDialog>
  )
}

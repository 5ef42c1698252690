import { Select } from '@mantine/core'
import { commitmentRoutes } from '@puquio/contract/commitments/commitments'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../lib/api/use-api.ts'
import { useProject } from '../../lib/project/project-context.ts'
import { useVerifiedCommitments } from './use-verified-commitments.ts'
import '../texts.ts'

type CommitmentFieldProps = {
  label: string
  value?: number | null
  onChange?: (value: number | null) => void
  onBlur?: (event: unknown) => void
  onFocus?: (event: unknown) => void
  required?: boolean
  description?: ReactNode
  error?: ReactNode
}

/** A verified commitment as the value of a form. */
export const CommitmentField = ({ value, onChange, ...field }: CommitmentFieldProps) => {
  const { t } = useTranslation('widgets')
  const projectId = useProject().id
  const [typed, setTyped] = useState('')
  const chosen = useApi(
    commitmentRoutes.get,
    { params: { projectId, commitmentId: value ?? 0 } },
    { enabled: typeof value === 'number', isQuiet: true },
  ).data
  // What the field shows when it is left is the chosen one's name, which is no search.
  const { commitments: items, isSearching } = useVerifiedCommitments(
    typed === chosen?.shortName ? '' : typed,
  )
  const all = chosen && !items.some(({ id }) => id === chosen.id) ? [chosen, ...items] : items
  return (
    <Select
      {...field}
      data={all.map(({ id, shortName, instrument }) => ({
        value: String(id),
        label: shortName,
        instrument: instrument.name,
      }))}
      value={typeof value === 'number' ? String(value) : null}
      onChange={(text) => onChange?.(text === null ? null : Number(text))}
      onSearchChange={setTyped}
      searchable
      openOnFocus={false}
      // The server found them.
      filter={({ options }) => options}
      renderOption={({ option }) => (
        <span>
          {option.label}
          <br />
          <small>{all.find(({ id }) => String(id) === option.value)?.instrument.name}</small>
        </span>
      )}
      nothingFoundMessage={t(isSearching ? 'searching' : 'noCommitmentFound')}
      comboboxProps={{ shadow: 'md' }}
    />
  )
}

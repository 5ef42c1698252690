import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { commitmentRoutes } from '@puquio/contract/commitments/commitments'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../lib/api/use-api.ts'
import { useProject } from '../../lib/project/project-context.ts'
import './standing-texts.ts'

type CommitmentPickerProps = {
  label: string
  value?: number | null
  onChange?: (value: number | null) => void
  onBlur?: (event: unknown) => void
  onFocus?: (event: unknown) => void
  required?: boolean
  description?: ReactNode
  error?: ReactNode
}

/** Most that are offered at once; what is typed narrows them. */
const offered = 50

/** A verified commitment, found by its short name, its text or its instrument: the server searches, since there may be thousands. */
export const CommitmentPicker = ({ value, onChange, ...field }: CommitmentPickerProps) => {
  const { t } = useTranslation('standing')
  const projectId = useProject().id
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, 250)
  const chosen = useApi(
    commitmentRoutes.get,
    { params: { projectId, commitmentId: value ?? 0 } },
    { enabled: typeof value === 'number', isQuiet: true },
  ).data
  const isChosenName = chosen !== undefined && search === chosen.shortName
  const found = useApi(
    commitmentRoutes.list,
    {
      params: { projectId },
      query: {
        page: 1,
        size: offered,
        sort: 'shortName',
        states: ['verified', 'in-force'],
        search: isChosenName ? undefined : search || undefined,
      },
    },
    { isKeepingPrevious: true, isQuiet: true },
  )
  const items = found.data?.items ?? []
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
      nothingFoundMessage={t('noCommitment')}
      comboboxProps={{ shadow: 'md' }}
    />
  )
}

import { Select } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useVerifiedCommitments } from './use-verified-commitments.ts'
import '../texts.ts'

type Offered = { id: number; shortName: string; instrument: string }

type CommitmentPickerProps = {
  /** Its accessible name; a table's head says it to those who see. */
  label: string
  placeholder?: string
  /** Offered before what is searched, such as those of a similar name. */
  first?: { label: string; commitments: readonly Offered[] }
  disabled?: boolean
  onPick: (commitment: Offered) => void
}

/** One verified commitment of the project, found by its name, text or instrument. */
export const CommitmentPicker = ({ label, first, onPick, ...field }: CommitmentPickerProps) => {
  const { t } = useTranslation('widgets')
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const { commitments, isSearching } = useVerifiedCommitments(typed, isOpen)
  const suggested = typed.trim() === '' ? (first?.commitments ?? []) : []
  const others = commitments
    .map(({ id, shortName, instrument }) => ({ id, shortName, instrument: instrument.name }))
    .filter(({ id }) => !suggested.some((one) => one.id === id))
  const option = ({ id, shortName, instrument }: Offered) => ({
    value: String(id),
    label: `${shortName} · ${instrument}`,
  })
  return (
    <Select
      size="xs"
      aria-label={label}
      {...field}
      data={
        suggested.length > 0 && first
          ? [
              { group: first.label, items: suggested.map(option) },
              { group: t('otherCommitments'), items: others.map(option) },
            ]
          : others.map(option)
      }
      value={null}
      onChange={(id) => {
        const picked = [...suggested, ...others].find((one) => String(one.id) === id)
        setTyped('')
        if (picked) onPick(picked)
      }}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      openOnFocus={false}
      // The server has searched.
      filter={({ options }) => options}
      maxDropdownHeight={320}
      nothingFoundMessage={t(isSearching ? 'searching' : 'noCommitmentFound')}
      comboboxProps={{ shadow: 'md', width: 'max-content', position: 'bottom-start' }}
    />
  )
}

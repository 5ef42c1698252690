import { Checkbox, CloseButton, Input } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchField } from '../../ui/SearchField.tsx'
import '../../ui/fields/described-box.css'
import styles from './SearchPick.module.css'
import './people-pick-texts.ts'

type Option = { id: number; name: string }

type SearchPickProps<One extends Option> = {
  label: string
  searchLabel: string
  error?: ReactNode
  value: readonly One[]
  onChange: (value: One[]) => void
  search: string
  onSearch: (text: string) => void
  /** The first ones that the search finds; undefined while they are read. */
  found: readonly One[] | undefined
  total: number
  detailOf: (one: One) => string | undefined
}

/** Some of many, by a search of the server: the chosen ones stay in sight, whatever is sought next. */
export const SearchPick = <One extends Option>(props: SearchPickProps<One>) => {
  const { label, searchLabel, error, value, onChange, search, onSearch, found, total } = props
  const { t } = useTranslation('peoplePick')
  const toggle = (one: One) =>
    onChange(
      value.some(({ id }) => id === one.id)
        ? value.filter(({ id }) => id !== one.id)
        : [...value, one],
    )
  return (
    <Input.Wrapper label={label} labelElement="div" error={error} required>
      {value.length > 0 && (
        <ul className={styles.chosen} aria-label={t('chosen')}>
          {value.map((one) => (
            <li key={one.id} className={styles.chip}>
              <span>{one.name}</span>
              <CloseButton
                size="xs"
                aria-label={t('leaveOut', { name: one.name })}
                onClick={() => toggle(one)}
              />
            </li>
          ))}
        </ul>
      )}
      <div
        role="presentation"
        onKeyDown={(event) => {
          // Enter searches; it would send the form.
          if (event.key === 'Enter') event.preventDefault()
        }}
      >
        <SearchField value={search} label={searchLabel} onSearch={(text) => onSearch(text ?? '')} />
      </div>
      <ul className={styles.found} aria-label={label} aria-busy={found === undefined}>
        {found?.map((one) => (
          <li key={one.id}>
            <Checkbox
              label={one.name}
              description={props.detailOf(one)}
              checked={value.some(({ id }) => id === one.id)}
              onChange={() => toggle(one)}
            />
          </li>
        ))}
      </ul>
      <p className={styles.note} role="status">
        {found?.length === 0 && t('nobodyFound')}
        {found !== undefined &&
          found.length < total &&
          t('firstOf', { shown: found.length, total })}
      </p>
    </Input.Wrapper>
  )
}

import { matches } from '@puquio/domain'
import { Button, Checkbox, CloseButton, Popover, TextInput } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bestFirst } from './fold.ts'
import styles from './MultiPick.module.css'
import { type Option, optionLabel } from './option.ts'
import './texts.ts'

export type MultiPickProps<Key extends string | number> = {
  label: string
  options: readonly Option<Key>[]
  /** None chosen means all. */
  value: readonly Key[]
  onChange: (value: Key[]) => void
  /** Where 'Todos' does not agree with the label, e.g. 'Todas'. */
  allLabel?: string
  disabled?: boolean
  /** Of more than can be offered at once: finds the options, among which those that are chosen stay. */
  onSearch?: (text: string) => void
}

/** A filter by several entries of a list: a button that opens a list of boxes with a search. */
export const MultiPick = <Key extends string | number>(props: MultiPickProps<Key>) => {
  const { label, options, value, onChange, allLabel, disabled, onSearch } = props
  const { t } = useTranslation('uiFields')
  const [isOpen, setIsOpen] = useState(false)
  const [first, ...others] = options.filter((option) => value.includes(option.key))
  const summary =
    first === undefined
      ? (allLabel ?? t('all'))
      : others.length === 0
        ? (first.code ?? first.name)
        : t('chosen', { first: first.code ?? first.name, count: others.length })
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-start"
      trapFocus
      returnFocus
      shadow="md"
    >
      <Popover.Target>
        <button
          type="button"
          className={styles.target}
          disabled={disabled}
          data-active={value.length > 0 || undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={styles.label}>{label}:</span>{' '}
          <span className={styles.summary}>{summary}</span>
          <IconChevronDown size={14} aria-hidden />
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <PickList
          options={options}
          value={value}
          onChange={onChange}
          {...(onSearch ? { onSearch } : {})}
        />
      </Popover.Dropdown>
    </Popover>
  )
}

/** Escape closes the list, and not the panel that the field stands in. */
const ownEscape = { 'data-mantine-stop-propagation': 'true' }

const PickList = <Key extends string | number>({
  options,
  value,
  onChange,
  onSearch,
}: Pick<MultiPickProps<Key>, 'options' | 'value' | 'onChange' | 'onSearch'>) => {
  const { t } = useTranslation('uiFields')
  const [search, setSearch] = useState('')
  const found =
    search === '' || onSearch
      ? options
      : bestFirst(
          options.filter((option) => matches(optionLabel(option), search)),
          search,
          optionLabel,
        )
  const find = (text: string) => {
    setSearch(text)
    onSearch?.(text)
  }
  const toggle = (key: Key) =>
    onChange(value.includes(key) ? value.filter((other) => other !== key) : [...value, key])
  return (
    <div className={styles.panel}>
      {(onSearch || options.length > searchFrom) && (
        <TextInput
          size="xs"
          data-autofocus
          {...ownEscape}
          aria-label={t('search')}
          placeholder={t('search')}
          value={search}
          onChange={(event) => find(event.currentTarget.value)}
          rightSection={
            search === '' ? null : (
              <CloseButton size="xs" aria-label={t('clearSearch')} onClick={() => find('')} />
            )
          }
        />
      )}
      <ul className={styles.list}>
        {found.slice(0, mostShown).map((option) => (
          <li key={option.key}>
            <Checkbox
              size="xs"
              {...ownEscape}
              label={optionLabel(option)}
              checked={value.includes(option.key)}
              onChange={() => toggle(option.key)}
            />
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={styles.note}>{t('nothingFound')}</p>}
      {found.length > mostShown && <p className={styles.note}>{t('moreMatches')}</p>}
      <div className={styles.buttons}>
        <Button
          variant="default"
          size="compact-sm"
          disabled={value.length === 0}
          onClick={() => onChange([])}
        >
          {t('showAll')}
        </Button>
      </div>
    </div>
  )
}

const searchFrom = 7
const mostShown = 200

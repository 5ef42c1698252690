import { matches } from '@puquio/domain'
import { type ComboboxItem, type OptionsFilter, Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { bestFirst } from './fold.ts'
import { type Option, optionLabel } from './option.ts'
import './texts.ts'

export type ComboFieldProps<Key extends string | number> = {
  label: string
  /** Where a table's head says it to those who see. */
  isLabelHidden?: boolean
  options: readonly Option<Key>[]
  value?: Key | null
  defaultValue?: Key | null
  onChange?: (value: Key | null) => void
  onBlur?: (event: unknown) => void
  onFocus?: (event: unknown) => void
  /** Where the options are found by what is typed. */
  onSearch?: (text: string) => void
  placeholder?: string
  required?: boolean
  disabled?: boolean
  /** Can be emptied again; what is required cannot. */
  isClearable?: boolean
  description?: ReactNode
  error?: ReactNode
  size?: 'xs' | 'sm'
  id?: string
}

/** One of many, found by typing part of its code or name. */
export const ComboField = <Key extends string | number>(props: ComboFieldProps<Key>) => {
  const { options, value, defaultValue, onChange, onBlur, onFocus, isClearable, ...shown } = props
  const { label, isLabelHidden, onSearch, ...field } = shown
  const { t } = useTranslation('uiFields')
  return (
    <Select
      {...field}
      {...(isLabelHidden ? { 'aria-label': label } : { label })}
      data={grouped(options)}
      {...(value === undefined ? {} : { value: value === null ? null : String(value) })}
      {...(defaultValue === undefined
        ? {}
        : { defaultValue: defaultValue === null ? null : String(defaultValue) })}
      onChange={(text) =>
        onChange?.(options.find((option) => String(option.key) === text)?.key ?? null)
      }
      {...(onBlur ? { onBlur } : {})}
      {...(onFocus ? { onFocus } : {})}
      {...(onSearch ? { onSearchChange: onSearch } : {})}
      searchable
      // Enter takes the first match of what is typed.
      selectFirstOptionOnChange
      // Enter on the one that is chosen already keeps it: a button empties the field.
      allowDeselect={false}
      // A dialog opens on its first field: no list lies over the others before one clicks or types.
      openOnFocus={false}
      clearable={isClearable ?? field.required !== true}
      filter={filter}
      limit={mostShown}
      nothingFoundMessage={t('nothingFound')}
      checkIconPosition="right"
      comboboxProps={{ shadow: 'md' }}
    />
  )
}

const mostShown = 100

const filter: OptionsFilter = ({ options, search }) => {
  const label = (option: ComboboxItem) => option.label
  const among = (items: readonly ComboboxItem[]) =>
    bestFirst(
      items.filter((option) => matches(option.label, search)),
      search,
      label,
    )
  const isGroup = (option: (typeof options)[number]) => 'group' in option
  if (!options.some(isGroup)) return among(options as ComboboxItem[])
  return options
    .map((option) => ('group' in option ? { ...option, items: among(option.items) } : option))
    .filter((option) =>
      'group' in option ? option.items.length > 0 : matches(option.label, search),
    )
}

const grouped = (options: readonly Option[]) => {
  const item = (option: Option) => ({
    value: String(option.key),
    label: optionLabel(option),
    disabled: option.isDisabled ?? false,
  })
  if (options.every((option) => option.group === undefined)) return options.map(item)
  return [...Map.groupBy(options, (option) => option.group ?? '')].map(([group, items]) => ({
    group,
    items: items.map(item),
  }))
}

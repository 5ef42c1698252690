import type { ReferenceList } from '@puquio/contract/reference'
import { useTranslation } from 'react-i18next'
import { ComboField, type ComboFieldProps } from '../../ui/fields/ComboField.tsx'
import { MultiPick } from '../../ui/fields/MultiPick.tsx'
import { childrenOf, itemOptions, useReference } from './reference.ts'
import '../texts.ts'

type ReferencePickerProps = Omit<ComboFieldProps<number>, 'options'> & {
  list: ReferenceList
  /** Subcomponents only: the component chosen, null while none is. */
  parentId?: number | null
}

/** One entry of a project's list. */
export const ReferencePicker = ({ list, parentId, ...field }: ReferencePickerProps) => {
  const { t } = useTranslation('widgets')
  const items = useReference().lists[list]
  const chosen = field.value ?? field.defaultValue
  const offered =
    parentId === undefined ? items : childrenOf(items, parentId === null ? [-1] : [parentId])
  const options = itemOptions(
    offered,
    chosen === null || chosen === undefined ? [] : [chosen],
    (name) => t('retired', { name }),
  )
  return (
    <ComboField
      {...field}
      options={options}
      {...(parentId === null ? { disabled: true, description: t('chooseComponentFirst') } : {})}
    />
  )
}

type ReferenceFilterProps = {
  list: ReferenceList
  label: string
  value: readonly number[]
  onChange: (value: number[]) => void
  allLabel?: string
  /** Subcomponents only: those of these components, of all where none is chosen. */
  parentIds?: readonly number[]
}

/** A filter by entries of a list; none chosen means all. */
export const ReferenceFilter = ({ list, parentIds = [], ...pick }: ReferenceFilterProps) => {
  const { t } = useTranslation('widgets')
  const items = useReference().lists[list]
  const options = itemOptions(childrenOf(items, parentIds), pick.value, (name) =>
    t('retired', { name }),
  )
  return <MultiPick {...pick} options={options} />
}

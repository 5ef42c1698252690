import { Button, NativeSelect } from '@mantine/core'
import { commitmentRoutes } from '@puquio/contract/commitments/commitments'
import { responsibleRoleRoutes } from '@puquio/contract/commitments/responsible-roles'
import { parameterRoutes } from '@puquio/contract/laboratory/parameters'
import {
  commitmentKindTerms,
  commitmentMethodTerms,
  commitmentPhaseTerms,
  commitmentStateTerms,
} from '@puquio/contract/terms'
import {
  commitmentKinds,
  commitmentMethods,
  commitmentPhases,
  commitmentStates,
} from '@puquio/domain'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import type { SearchValues } from '../../../lib/search.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { MultiPick } from '../../../ui/fields/MultiPick.tsx'
import type { Option } from '../../../ui/fields/option.ts'
import { SearchField } from '../../../ui/SearchField.tsx'
import {
  itemOptions,
  referenceOptions,
  stationOptions,
  useReference,
} from '../../../widgets/pickers/reference.ts'
import { type FilterName, filterNames, type FilterValues } from '../use-matrix-search.ts'

type MatrixFiltersProps = {
  values: FilterValues
  onChange: (changes: SearchValues) => void
  /** Beside the filters, as grouping. */
  children?: ReactNode
  end?: ReactNode
}

/** Filters that several entries of a list can be chosen in. */
type ListName = {
  [Name in FilterName]: NonNullable<FilterValues[Name]> extends readonly unknown[] ? Name : never
}[FilterName]

/** Those that most people need, and a button for the others. */
export const MatrixFilters = ({ values, onChange, children, end }: MatrixFiltersProps) => {
  const { t } = useTranslation('commitments')
  const language = useLanguage()
  const params = { projectId: useProject().id }
  const choices = useApi(commitmentRoutes.choices, { params }, referenceOptions).data
  const { lists, stations } = useReference()
  const isRareSet = rare.some((name) => values[name] !== undefined)
  const [isOpen, setIsOpen] = useState(isRareSet)
  const counted = (found: readonly { id: number; name: string; count: number }[] = []) =>
    found.map(({ id, name, count }) => ({ key: id, name: `${name} (${count})` }))
  const worded = <Code extends string>(
    codes: readonly Code[],
    terms: Readonly<Record<Code, Record<typeof language, string>>>,
  ): Option<Code>[] => codes.map((key) => ({ key, name: terms[key][language] }))
  const pick = <Key extends string | number>(name: ListName, options: readonly Option<Key>[]) => (
    <MultiPick
      label={t(name)}
      allLabel={t('all')}
      options={options}
      value={(values[name] ?? []) as Key[]}
      onChange={(chosen) => onChange({ [name]: chosen })}
    />
  )
  const none = { key: 0, name: t('none') }
  const listed = (list: keyof typeof lists, chosen: readonly number[] = []) => [
    none,
    ...itemOptions(lists[list], chosen, (name) => name),
  ]
  return (
    <FilterBar
      lead={
        <SearchField
          label={t('search')}
          value={values.search}
          onSearch={(text) => onChange({ search: text })}
        />
      }
      values={filterNames.filter((name) => name !== 'search').map((name) => values[name])}
      active={
        values.extraction === undefined
          ? []
          : [{ label: t('ofRun'), onClear: () => onChange({ extraction: undefined }) }]
      }
      end={end}
    >
      {pick('states', worded(commitmentStates, commitmentStateTerms))}
      {pick('instruments', counted(choices?.instruments))}
      {pick('components', listed('components', values.components))}
      {pick('kinds', worded(commitmentKinds, commitmentKindTerms))}
      {pick('phases', [
        { key: 'none' as const, name: t('without_phase') },
        ...worded(commitmentPhases, commitmentPhaseTerms),
      ])}
      {isOpen && (
        <>
          {pick('units', counted(choices?.miningUnits))}
          {pick('documents', counted(choices?.documents))}
          {pick('subcomponents', listed('subcomponents', values.subcomponents))}
          {pick('miningComponents', listed('mining-components', values.miningComponents))}
          {pick('stations', [
            none,
            ...stationOptions(stations, values.stations ?? [], (name) => name),
          ])}
          <RareFilters values={values} pick={pick} none={none} />
          {pick('methods', worded(commitmentMethods, commitmentMethodTerms))}
          {(['recognised', 'monitored'] as const).map((name) => (
            <NativeSelect
              key={name}
              size="xs"
              aria-label={t(name)}
              value={values[name] === undefined ? '' : String(values[name])}
              onChange={(event) => onChange({ [name]: event.currentTarget.value || undefined })}
              data={[
                { value: '', label: t(`${name}_any`) },
                { value: 'true', label: t(`${name}_true`) },
                { value: 'false', label: t(`${name}_false`) },
              ]}
            />
          ))}
        </>
      )}
      {children}
      <Button
        variant="subtle"
        color="gray"
        size="xs"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? t('fewerFilters') : t('moreFilters')}
      </Button>
    </FilterBar>
  )
}

const rare = [
  'units',
  'documents',
  'subcomponents',
  'miningComponents',
  'stations',
  'parameters',
  'roles',
  'methods',
  'recognised',
  'monitored',
] as const

type RareFiltersProps = {
  values: FilterValues
  pick: (name: 'parameters' | 'roles', options: readonly Option<number>[]) => ReactNode
  none: Option<number>
}

/** Lists that are asked for once these filters are open. */
const RareFilters = ({ values, pick, none }: RareFiltersProps) => {
  const language = useLanguage()
  const params = { projectId: useProject().id }
  const parameters = useApi(parameterRoutes.choices, { params }, referenceOptions).data ?? []
  const roles = useApi(responsibleRoleRoutes.list, { params }, referenceOptions).data ?? []
  return (
    <>
      {pick('parameters', [
        none,
        ...parameters.map(({ id, name }) => ({ key: id, name: name[language] })),
      ])}
      {pick('roles', [
        none,
        ...roles
          .filter(({ id, retiredAt }) => retiredAt === null || values.roles?.includes(id))
          .map(({ id, name }) => ({ key: id, name })),
      ])}
    </>
  )
}

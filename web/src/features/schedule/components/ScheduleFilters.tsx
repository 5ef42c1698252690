import type { ScheduleCombination } from '@puquio/contract/schedule'
import { fieldTerms, planColumnTerms } from '@puquio/contract/terms'
import type { Text } from '@puquio/domain'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { MultiPick } from '../../../ui/fields/MultiPick.tsx'
import { optionLabel } from '../../../ui/fields/option.ts'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { type FilterKey, filterKeys, offered, withFilter } from '../month/filters.ts'
import type { PlanWords } from '../use-plan-words.ts'
import type { ScheduleSearchControl } from '../use-schedule-search.ts'

type ScheduleFiltersProps = {
  search: ScheduleSearchControl
  words: PlanWords | undefined
  combinations: readonly ScheduleCombination[]
  children: ReactNode
  end: ReactNode
}

/** The month's row of controls: whatever `children` are, then the filters, on a phone folded away. */
export const ScheduleFilters = (props: ScheduleFiltersProps) => {
  const { search, words, combinations, children, end } = props
  const { t } = useTranslation('schedule')
  const language = useLanguage()
  const isPhone = useIsPhone()
  const { filters, setFilters, clearFilters } = search
  const change = (key: FilterKey, chosen: readonly number[]) =>
    setFilters(withFilter(key, chosen, filters, combinations))
  const active = filterKeys.flatMap((key) =>
    filters[key].flatMap((id) => {
      const option = words?.options[key].find((one) => one.key === id)
      if (!option) return []
      const others = filters[key].filter((other) => other !== id)
      return {
        label: `${terms[key][language]}: ${optionLabel(option)}`,
        onClear: () => change(key, others),
      }
    }),
  )
  return (
    <FilterBar
      lead={children}
      values={active}
      active={active}
      onClearAll={clearFilters}
      end={isPhone ? null : end}
    >
      {filterKeys.map((key) => {
        const possible = offered(key, filters, combinations)
        const options = (words?.options[key] ?? []).filter(
          (option) => possible.has(option.key) || filters[key].includes(option.key),
        )
        return (
          <MultiPick
            key={key}
            label={terms[key][language]}
            options={options}
            value={filters[key]}
            onChange={(chosen) => change(key, chosen)}
            disabled={options.length === 0}
            {...(key === 'stations' ? { allLabel: t('allStations') } : {})}
          />
        )
      })}
      {isPhone && end}
    </FilterBar>
  )
}

const terms = {
  components: planColumnTerms.component,
  subcomponents: planColumnTerms.subcomponent,
  miningComponents: planColumnTerms.miningComponent,
  sourceTypes: planColumnTerms.sourceType,
  stations: fieldTerms.station,
} as const satisfies Record<FilterKey, Text>

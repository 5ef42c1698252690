import { NativeSelect } from '@mantine/core'
import type { FormErrors } from '@mantine/form'
import { readingRoutes } from '@puquio/contract/modi/readings'
import {
  derivedConstantTerms,
  derivedInputTerms,
  type DerivedKind,
  interpolatedInputs,
} from '@puquio/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { ComboField } from '../../../ui/fields/ComboField.tsx'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { WideField } from '../../../ui/form/FieldPairs.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import {
  type CalculationDraft,
  constantsOf,
  inputsOf,
  isOptional,
  unitsFor,
  usualUnit,
} from './calculation-draft.ts'
import '../texts.ts'

type Definition = CalculationDraft['definition']
type DerivedFieldsProps = {
  /** Its variables come first. */
  deviceId: number
  variableId: number
  kind: DerivedKind
  definition: Definition
  errors: FormErrors
  onChange: (changes: Partial<Definition>) => void
}

const mostOffered = 100

/** The variables and constants of a formula. */
export const DerivedFields = (props: DerivedFieldsProps) => {
  const { deviceId, variableId, kind, definition, errors, onChange } = props
  const { t } = useTranslation('calculations')
  const language = useLanguage()
  const { id: projectId } = useProject()
  const [search, setSearch] = useState<string>()
  const query = { device: deviceId, search, size: mostOffered }
  const offered = useApi(
    readingRoutes.variables,
    { params: { projectId }, query },
    { isKeepingPrevious: true },
  ).data
  const [known, setKnown] = useState(
    new Map<number, { key: number; name: string; group: string }>(),
  )
  const options = (offered?.items ?? [])
    .filter(({ id }) => id !== variableId)
    .map(({ id, name, unit, device }) => ({
      key: id,
      name: unit ? `${name} (${unit})` : name,
      group: `${device.name} · ${device.serial}`,
    }))
  const nameOf = (name: string, isLeftOut: boolean) => (isLeftOut ? t('optional', { name }) : name)
  const { sources, constants } = definition
  return (
    <>
      {((offered?.total ?? 0) > mostOffered || search !== undefined) && (
        <WideField>
          <SearchField label={t('searchVariables')} value={search} onSearch={setSearch} />
        </WideField>
      )}
      {inputsOf(kind).map((input) => {
        const source = sources[input] ?? { variableId: null, withinS: null }
        const set = (changes: Partial<typeof source>) =>
          onChange({ sources: { ...sources, [input]: { ...source, ...changes } } })
        const chosen = source.variableId === null ? undefined : known.get(source.variableId)
        const isShown = options.some(({ key }) => key === source.variableId)
        return [
          <ComboField<number>
            key={input}
            label={nameOf(derivedInputTerms[input][language], isOptional(kind, input))}
            required={!isOptional(kind, input)}
            options={chosen && !isShown ? [...options, chosen] : options}
            value={source.variableId}
            error={errors[`definition.sources.${input}`]}
            onChange={(id) => {
              const option = options.find(({ key }) => key === id)
              if (option) setKnown(new Map(known).set(option.key, option))
              set({ variableId: id })
            }}
          />,
          <NumberField
            key={`${input} within`}
            label={t('withinS')}
            {...(interpolatedInputs.has(input) ? { description: t('interpolated') } : {})}
            min={0}
            max={86_400}
            value={source.withinS ?? 0}
            error={errors[`definition.sources.${input}.withinS`]}
            onChange={(withinS) => set({ withinS })}
          />,
        ]
      })}
      {constantsOf(kind).map((constant) => {
        const usual = usualUnit(kind, constant)
        const given = constants[constant] ?? { value: null, unit: usual }
        const set = (changes: Partial<typeof given>) =>
          onChange({ constants: { ...constants, [constant]: { ...given, ...changes } } })
        const name = derivedConstantTerms[constant][language]
        const units = unitsFor(usual)
        return [
          <NumberField
            key={constant}
            label={nameOf(name, isOptional(kind, constant))}
            required={!isOptional(kind, constant)}
            value={given.value}
            error={
              errors[`definition.constants.${constant}`] ??
              errors[`definition.constants.${constant}.value`]
            }
            onChange={(value) => set({ value })}
          />,
          <NativeSelect
            key={`${constant} unit`}
            label={t('unitOf', { name })}
            value={given.unit}
            data={units}
            disabled={units.length === 1}
            onChange={(event) => set({ unit: event.currentTarget.value })}
          />,
        ]
      })}
    </>
  )
}

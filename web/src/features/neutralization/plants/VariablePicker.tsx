import { readingRoutes } from '@puquio/contract/modi/readings'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { ComboField, type ComboFieldProps } from '../../../ui/fields/ComboField.tsx'
import '../texts.ts'

export type NamedVariable = { id: number; name: string; device: string; unit: string }

type VariablePickerProps = Omit<ComboFieldProps<number>, 'options'> & {
  /** Those that plants name, which may be beyond those that are offered. */
  known: readonly NamedVariable[]
}

const offeredMost = 100

/** A variable of a device, by its name or the device's. */
export const VariablePicker = ({ known, ...field }: VariablePickerProps) => {
  const { t } = useTranslation('neutralizers')
  const { id: projectId } = useProject()
  const [chosen] = useState(field.value)
  const { data } = useApi(readingRoutes.variables, {
    params: { projectId },
    query: { size: offeredMost },
  })
  const offered = (data?.items ?? []).map(({ id, name, unit, device }) => ({
    id,
    name,
    unit,
    device: `${device.name} · ${device.serial}`,
  }))
  const before = known.filter(({ id }) => id === chosen && !offered.some((one) => one.id === id))
  const options = [...before, ...offered].map(({ id, name, unit, device }) => ({
    key: id,
    name: unit ? `${name} (${unit})` : name,
    group: device,
  }))
  return <ComboField {...field} options={options} placeholder={t('noVariable')} isClearable />
}

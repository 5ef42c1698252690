import { Alert, Textarea } from '@mantine/core'
import {
  type DayInput,
  dayInput,
  type DeviceDay,
  type TreatmentDay,
  treatmentDayRoutes,
} from '@puquio/contract/laboratory/treatment-days'
import type { TreatmentPlant } from '@puquio/contract/laboratory/neutralization'
import { acidMetals, treatmentBounds as bounds } from '@puquio/domain'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../lib/api/call-error.ts'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { validateWith } from '../../../lib/form.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { FieldPairs, FieldsOf, WideField } from '../../../ui/form/FieldPairs.tsx'
import { FormPanel } from '../../../ui/form/FormPanel.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import type { PlantProduct } from '../use-plants.ts'
import { type CellColumn, columnsOfUse, emptyUse, metalColumns, type WaterKey } from './columns.ts'
import { Conflicts } from './Conflicts.tsx'
import { DerivedFacts } from './DerivedFacts.tsx'
import { recordedDay } from './month-edits.ts'
import '../texts.ts'

type DayPanelProps = {
  plant: TreatmentPlant
  products: readonly PlantProduct[]
  columns: readonly CellColumn[]
  on: string
  /** The month's days as they are recorded. */
  days: readonly TreatmentDay[]
  measured: readonly DeviceDay[]
  onClose: () => void
}

/** What one day treated and used, with what follows from it as it is typed. */
export const DayPanel = (props: DayPanelProps) => {
  const { plant, products, columns, on, days, measured, onClose } = props
  const { t } = useTranslation('neutralizers')
  const { id: projectId, timeZone } = useProject()
  const format = useFormat(timeZone)
  const save = useApiMutation(treatmentDayRoutes.save)
  const [isRefused, setIsRefused] = useState(false)
  const theirs = days.find((day) => day.on === on) ?? null
  const sendForm = useSendForm<DayInput, unknown>({
    initial: withUses(recordedDay(on, days), products),
    validate: validateWith(dayInput),
    send: (day) =>
      save.mutateAsync({ params: { projectId, plantId: plant.id }, body: { days: [day] } }),
    errorsOf: () => ({}),
    onRefused: (error) => {
      if (!isProblem(error, 'CHANGED_MEANWHILE')) return undefined
      setIsRefused(true)
      return t('changedMeanwhile')
    },
    onSaved: () => {
      showToast({
        kind: 'success',
        text: t('daySaved', { on: format.date(on) }),
        action: 'treatment-days',
      })
      onClose()
    },
  })
  const { form, restart } = sendForm
  const day = form.values
  const isConflict = isRefused && (theirs?.version ?? null) !== day.version
  const device = measured.find((one) => one.on === on)
  const isFromDevice = (measure: DayInput['fromDevice'][number]) =>
    day.fromDevice.includes(measure) ? t('isFromDevice') : undefined
  /** What is typed over is a device's no more. */
  const measuredField = (measure: 'flowLs' | 'phIn' | 'phOut') => {
    const { onChange: _, ...field } = form.getInputProps(measure)
    return {
      ...field,
      description: isFromDevice(measure),
      onChange: (value: number | null) => {
        form.setFieldValue(
          'fromDevice',
          day.fromDevice.filter((one) => one !== measure),
        )
        form.setFieldValue(measure, value)
      },
    }
  }
  const inputs: Record<WaterKey, ReactNode> = {
    flowLs: (
      <NumberField {...measuredField('flowLs')} label={t('flow')} unit="L/s" {...bounds.flowLs} />
    ),
    volumeM3: (
      <NumberField
        {...form.getInputProps('volumeM3')}
        label={t('volume')}
        unit="m³"
        description={t('volumeHelp')}
        {...bounds.volumeM3}
      />
    ),
    hours: (
      <NumberField
        {...form.getInputProps('hours')}
        label={t('hours')}
        unit="h"
        description={t('hoursHelp')}
        {...bounds.hours}
      />
    ),
    acidityMgL: (
      <NumberField
        {...form.getInputProps('acidityMgL')}
        label={t('acidity')}
        unit="mg/L CaCO₃"
        description={t('acidityHelp')}
        {...bounds.acidity}
      />
    ),
    phIn: <NumberField {...measuredField('phIn')} label={t('phIn')} {...bounds.ph} />,
    phOut: <NumberField {...measuredField('phOut')} label={t('phOut')} {...bounds.ph} />,
  }
  return (
    <FormPanel
      sendForm={sendForm}
      onClose={onClose}
      title={t('dayOf', { plant: plant.name, on: format.date(on) })}
      submitLabel={t('save')}
    >
      {isConflict && (
        <Conflicts
          conflicts={[{ mine: day, theirs }]}
          columns={columns}
          onKeepMine={() => form.setFieldValue('version', theirs?.version ?? null)}
          onTakeTheirs={() => restart(withUses(recordedDay(on, days), products))}
        />
      )}
      {device && day.version === null && (
        <Alert>
          {t('deviceOffers', {
            flow: format.number(device.flowLs, 1),
            in: format.number(device.phIn, 2),
            out: format.number(device.phOut, 2),
          })}{' '}
          <button type="button" onClick={() => form.setValues(withDevice(day, device))}>
            {t('takeIt')}
          </button>
        </Alert>
      )}
      <FieldsOf inputs={inputs} />
      <details open={acidMetals.some((metal) => day.metals[metal] !== null)}>
        <summary>{t('metals')}</summary>
        <FieldPairs>
          {metalColumns.map(({ key, head, unit }) => (
            <NumberField
              key={key}
              {...form.getInputProps(`metals.${key}`)}
              label={head}
              unit={unit}
              {...bounds.metal}
            />
          ))}
        </FieldPairs>
      </details>
      <FieldPairs>
        {products.flatMap(({ id, name }, index) =>
          columnsOfUse(id, t).map(({ key, field, head, unit, bounds: within }) => (
            <NumberField
              key={key}
              {...form.getInputProps(`uses.${index}.${field}`)}
              label={`${name} · ${head}`}
              unit={unit}
              {...within}
            />
          )),
        )}
        <WideField>
          <DerivedFacts day={day} plant={plant} products={products} />
        </WideField>
        <WideField>
          <Textarea
            {...form.getInputProps('note')}
            label={t('note')}
            autosize
            minRows={2}
            maxLength={1000}
          />
        </WideField>
      </FieldPairs>
    </FormPanel>
  )
}

/** A day with a use for each product of the plant, in its order. */
const withUses = (day: DayInput, products: readonly PlantProduct[]): DayInput => ({
  ...day,
  uses: products.map(
    ({ id }) => day.uses.find(({ neutralizerId }) => neutralizerId === id) ?? emptyUse(id),
  ),
})

const withDevice = (day: DayInput, device: DeviceDay): DayInput => {
  const rounded = (value: number | null) => (value === null ? null : Number(value.toFixed(2)))
  const taken = (['flowLs', 'phIn', 'phOut'] as const).filter(
    (measure) => device[measure] !== null && day[measure] === null,
  )
  return {
    ...day,
    ...Object.fromEntries(taken.map((measure) => [measure, rounded(device[measure])])),
    fromDevice: [...day.fromDevice, ...taken],
  }
}

import { ActionIcon, Checkbox, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useProject } from '../../../lib/project/project-context.ts'
import { useToday } from '../../../lib/today.ts'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { ReferencePicker } from '../../../widgets/pickers/ReferencePicker.tsx'
import { StationPicker } from '../../../widgets/pickers/StationPicker.tsx'
import styles from './AdditionForm.module.css'
import type { Row } from './rows.ts'
import '../texts.ts'

type AdditionRowProps = {
  row: Row
  number: number
  onChange: (change: Partial<Row>) => void
  onRemove: (() => void) | null
  errorOf: (field: keyof Row) => ReactNode
}

export const AdditionRow = ({ row, number, onChange, onRemove, errorOf }: AdditionRowProps) => {
  const { t } = useTranslation('monitorings')
  const today = useToday(useProject().timeZone)
  return (
    <fieldset className={styles.row}>
      <legend className={styles.legend}>{t('rowTitle', { number })}</legend>
      {onRemove && (
        <ActionIcon
          className={styles.remove}
          aria-label={t('removeRow', { number })}
          title={t('removeRow', { number })}
          onClick={onRemove}
        >
          <IconTrash size={16} />
        </ActionIcon>
      )}
      <StationPicker
        label={t('station')}
        required
        value={row.stationId}
        error={errorOf('stationId')}
        onChange={(stationId) => onChange({ stationId })}
      />
      <DateField
        label={t('estimatedOn')}
        required
        today={today}
        value={row.estimatedOn}
        error={errorOf('estimatedOn')}
        onChange={(estimatedOn) => onChange({ estimatedOn })}
      />
      <ReferencePicker
        list="components"
        label={t('component')}
        required
        value={row.componentId}
        error={errorOf('componentId')}
        onChange={(componentId) => onChange({ componentId })}
      />
      <ReferencePicker
        list="subcomponents"
        label={t('subcomponent')}
        parentId={row.componentId}
        value={row.subcomponentId}
        error={errorOf('subcomponentId')}
        onChange={(subcomponentId) => onChange({ subcomponentId })}
      />
      <ReferencePicker
        list="mining-components"
        label={t('miningComponent')}
        value={row.miningComponentId}
        error={errorOf('miningComponentId')}
        onChange={(miningComponentId) => onChange({ miningComponentId })}
      />
      <ReferencePicker
        list="source-types"
        label={t('sourceType')}
        value={row.sourceTypeId}
        error={errorOf('sourceTypeId')}
        onChange={(sourceTypeId) => onChange({ sourceTypeId })}
      />
      <ReferencePicker
        list="profiles"
        label={t('profile')}
        value={row.profileId}
        error={errorOf('profileId')}
        onChange={(profileId) => onChange({ profileId })}
      />
      <TextInput
        label={t('commitment')}
        maxLength={200}
        value={row.commitment}
        error={errorOf('commitment')}
        onChange={(event) => onChange({ commitment: event.currentTarget.value })}
      />
      <TextInput
        className={styles.wide}
        label={t('planObservation')}
        maxLength={500}
        value={row.observation}
        error={errorOf('observation')}
        onChange={(event) => onChange({ observation: event.currentTarget.value })}
      />
      <Checkbox
        className={styles.check}
        label={t('sampleExpected')}
        checked={row.sampleExpected}
        onChange={(event) => onChange({ sampleExpected: event.currentTarget.checked })}
      />
    </fieldset>
  )
}

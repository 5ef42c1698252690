import { ActionIcon, Button, Checkbox, Group, NativeSelect, Stack, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { csvDelimiters, csvTimeFormats, messageKeysMax } from '@puquio/domain'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useProject } from '../../../lib/project/project-context.ts'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { FieldPairs } from '../../../ui/form/FieldPairs.tsx'
import { emptyCsv } from './csv-draft.ts'
import { CsvTestFile } from './CsvTestFile.tsx'
import type { ProfileDraft } from './profile-draft.ts'
import styles from './profiles.module.css'
import './csv-texts.ts'

type OfForm = { form: UseFormReturnType<ProfileDraft> }

/** What the CSV files of a logger hold, and beside it lines of one that it is tried on. */
export const CsvFields = ({ form }: OfForm) => {
  const { t } = useTranslation('csvMapping')
  const { timeZone } = useProject()
  const { csv } = form.values
  return (
    <Stack gap="sm">
      <Checkbox
        label={t('reads')}
        checked={csv !== null}
        onChange={({ currentTarget: { checked } }) =>
          form.setFieldValue('csv', checked ? emptyCsv(timeZone) : null)
        }
      />
      {csv && (
        <div className={styles.beside}>
          <Stack gap="sm">
            <Layout form={form} zones={[...new Set([timeZone, csv.time.zone, 'UTC'])]} />
            <Columns form={form} />
          </Stack>
          <CsvTestFile csv={csv} />
        </div>
      )}
    </Stack>
  )
}

/** How the lines, the numbers and the times are written. */
const Layout = ({ form, zones }: OfForm & { zones: readonly string[] }) => {
  const { t } = useTranslation('csvMapping')
  const of = (name: string) => form.getInputProps(`csv.${name}`)
  return (
    <FieldPairs>
      <NativeSelect
        {...of('delimiter')}
        label={t('delimiter')}
        data={csvDelimiters.map((value) => ({ value, label: t(`delimiter_${names[value]}`) }))}
      />
      <NativeSelect
        {...of('decimalMark')}
        label={t('decimalMark')}
        data={[
          { value: '.', label: t('mark_point') },
          { value: ',', label: t('mark_comma') },
        ]}
      />
      <NumberField
        {...of('headingLine')}
        label={t('headingLine')}
        description={t('headingLineHelp')}
        min={1}
        max={100}
      />
      <NumberField {...of('firstLine')} label={t('firstLine')} min={1} max={100} required />
      <TextInput
        {...of('time.column')}
        label={t('timeColumn')}
        description={t('columnHelp')}
        required
        maxLength={100}
      />
      <TextInput
        {...of('time.clock')}
        label={t('clockColumn')}
        description={t('clockColumnHelp')}
        maxLength={100}
      />
      <NativeSelect
        {...of('time.format')}
        label={t('format')}
        data={csvTimeFormats.map((value) => ({ value, label: t(`format_${value}`) }))}
      />
      <NativeSelect {...of('time.zone')} label={t('zone')} data={[...zones]} />
      <Checkbox
        {...form.getInputProps('csv.isGrowing', { type: 'checkbox' })}
        label={t('isGrowing')}
      />
    </FieldPairs>
  )
}

const names = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const

/** Which variable each column gives. */
const Columns = ({ form }: OfForm) => {
  const { t } = useTranslation('csvMapping')
  const columns = form.values.csv?.columns ?? []
  return (
    <Stack gap="xs">
      {columns.map(({ key }, at) => (
        // The place is the key: a column has nothing else.
        <Group key={`column-${at}`} gap="xs" align="flex-end" wrap="nowrap">
          <TextInput
            {...form.getInputProps(`csv.columns.${at}.column`)}
            label={t('columnNumber', { number: at + 1 })}
            required
            maxLength={100}
            flex={1}
          />
          <TextInput
            {...form.getInputProps(`csv.columns.${at}.key`)}
            label={t('keyNumber', { number: at + 1 })}
            required
            maxLength={64}
            flex={1}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('removeColumn', { name: key || at + 1 })}
            title={t('removeColumn', { name: key || at + 1 })}
            onClick={() => form.removeListItem('csv.columns', at)}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </Group>
      ))}
      <div>
        <Button
          variant="default"
          size="xs"
          disabled={columns.length >= messageKeysMax}
          onClick={() => form.insertListItem('csv.columns', { column: '', key: '' })}
        >
          {t('addColumn')}
        </Button>
      </div>
    </Stack>
  )
}

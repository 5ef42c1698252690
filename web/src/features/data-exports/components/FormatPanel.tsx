import { Button, Checkbox, NativeSelect, SegmentedControl, Text } from '@mantine/core'
import type {
  ExportFormat,
  ExportLayout,
  ExportOrder,
} from '@puquio/contract/laboratory/data-exports'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { showBytes } from '../../../ui/files/show-bytes.ts'
import { ProgressLine } from '../../../ui/states/ProgressLine.tsx'
import type { useExport } from '../use-export.ts'
import styles from './Export.module.css'
import '../texts.ts'

/** Most rows that are made at once, about a minute's work of a small machine; more are made in the background. */
const mostAtOnce: Record<ExportFormat, number> = { csv: 6_000_000, xlsx: 1_500_000 }

type FormatPanelProps = {
  /** Null while it is not known. */
  total: number | null
  selection: ExportOrder
  isApplied: boolean
  /** Whether filters were changed and wait to be applied. */
  isWaiting: boolean
  /** Whether the filters have a range of days; what is wrong with it stands at its fields. */
  hasRange: boolean
  exporting: ReturnType<typeof useExport>
}

/** How many records were found, and as what file they are wanted. */
export const FormatPanel = ({
  total,
  selection,
  isApplied,
  isWaiting,
  hasRange,
  exporting,
}: FormatPanelProps) => {
  const { t } = useTranslation('dataExports')
  const { timeZone } = useProject()
  const show = useFormat(timeZone)
  const language = useLanguage()
  const hasComma = language === 'fr' || language === 'pt'
  const [format, setFormat] = useState<ExportFormat>('xlsx')
  const [layout, setLayout] = useState<ExportLayout>('long')
  const [delimiter, setDelimiter] = useState<Delimiter>(hasComma ? 'semicolon' : 'comma')
  const [decimal, setDecimal] = useState<Decimal>(hasComma ? 'comma' : 'point')
  const [bom, setBom] = useState(true)
  const [apart, setApart] = useState(true)
  const { running, downloadNow, prepare, isStarting } = exporting
  const order: ExportOrder = {
    ...selection,
    language,
    format,
    apart: apart ? 'true' : 'false',
    ...(format === 'csv' ? { delimiter, decimal, bom: bom ? 'true' : 'false' } : { layout }),
  }
  const isReady = isApplied && total !== null && total > 0 && running === null
  const isLong = total !== null && total > mostAtOnce[format]
  return (
    <section className={styles.panel} aria-label={t('format')}>
      {hasRange ? (
        <p className={styles.found} aria-live="polite">
          {total === 0 ? t('noneFound') : t('found', { count: show.number(total) as never })}
        </p>
      ) : (
        <Text size="sm" c="dimmed">
          {t('countsLater')}
        </Text>
      )}
      {isWaiting && <Text size="sm">{t('notApplied')}</Text>}
      <SegmentedControl
        aria-label={t('format')}
        data={[
          { value: 'xlsx', label: 'XLSX' },
          { value: 'csv', label: 'CSV' },
        ]}
        value={format}
        onChange={(value) => setFormat(value)}
      />
      <div className={styles.options}>
        {format === 'xlsx' && selection.source !== 'readings' && (
          <NativeSelect
            label={t('layout')}
            data={layouts.map((value) => ({ value, label: t(`layout_${value}`) }))}
            value={layout}
            onChange={(event) => setLayout(event.currentTarget.value as ExportLayout)}
          />
        )}
        {format === 'csv' && (
          <>
            <NativeSelect
              label={t('delimiter')}
              data={delimiters.map((value) => ({ value, label: t(`delimiter_${value}`) }))}
              value={delimiter}
              onChange={(event) => setDelimiter(event.currentTarget.value as Delimiter)}
            />
            <NativeSelect
              label={t('decimal')}
              data={decimals.map((value) => ({ value, label: t(`decimal_${value}`) }))}
              value={decimal}
              onChange={(event) => setDecimal(event.currentTarget.value as Decimal)}
            />
          </>
        )}
      </div>
      {format === 'csv' && (
        <Checkbox
          label={t('bom')}
          checked={bom}
          onChange={(event) => setBom(event.currentTarget.checked)}
        />
      )}
      <Checkbox
        label={t('apart')}
        checked={apart}
        onChange={(event) => setApart(event.currentTarget.checked)}
      />
      {isLong && <Text size="sm">{t('tooLong')}</Text>}
      <div className={styles.buttons}>
        {!isLong && (
          <Button disabled={!isReady} onClick={() => void downloadNow(order)}>
            {isReady
              ? t('download', {
                  format: format.toUpperCase(),
                  count: show.number(total) as never,
                })
              : t('downloadFormat', { format: format.toUpperCase() })}
          </Button>
        )}
        <Button
          variant={isLong ? 'filled' : 'default'}
          disabled={!isReady}
          loading={isStarting}
          onClick={() => void prepare(order)}
        >
          {t('inBackground')}
        </Button>
      </div>
      {running && (
        <>
          <ProgressLine
            ratio={null}
            label={t('downloading', { size: showBytes(running.bytes, language) })}
          />
          <div>
            <Button variant="default" size="xs" onClick={running.stop}>
              {t('stop')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

const layouts = ['long', 'wide', 'stations'] as const
const delimiters = ['comma', 'semicolon', 'tab'] as const
const decimals = ['point', 'comma'] as const
type Delimiter = (typeof delimiters)[number]
type Decimal = (typeof decimals)[number]

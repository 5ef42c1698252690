import { Anchor, Button, Loader, Popover, Stack, Text } from '@mantine/core'
import { type PdfReport, type PdfReportKind, pdfReportRoutes } from '@puquio/contract/pdf-reports'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fileHref } from '../../lib/api/download.ts'
import { problemText } from '../../lib/problems/problem-text.ts'
import { useProject } from '../../lib/project/project-context.ts'
import { useFormat } from '../../lib/texts/format.ts'
import { useLocale } from '../../lib/texts/locale.ts'
import { showBytes } from '../../ui/files/show-bytes.ts'
import { showToast } from '../../ui/toasts/toasts.ts'
import { PdfProgress } from './PdfProgress.tsx'
import styles from './PdfReportMenu.module.css'
import { isUnderWay, usePdfReports } from './use-pdf-reports.ts'
import './texts.ts'

type PdfReportMenuProps = {
  /** As the server names it. */
  kind: PdfReportKind
  /** Where several things have reports of the kind: those of this one are listed. */
  of?: number
  /** Asks for a report of what is on screen, by the call of its feature. */
  start: () => Promise<unknown>
  /** In what the report differs from what is on screen. */
  note?: string | undefined
  isDisabled?: boolean
}

/** Of the earlier ones no more are shown. */
const shownMost = 4

/** A button that asks for a report as PDF; below it one's own of the kind, with place, progress and file. */
export const PdfReportMenu = ({
  kind,
  of,
  start,
  note,
  isDisabled = false,
}: PdfReportMenuProps) => {
  const { t } = useTranslation('pdf')
  const [isOpen, setIsOpen] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const { reports, cancel, isCancelling } = usePdfReports(kind, of)
  const ask = async () => {
    setIsAsking(true)
    try {
      await start()
    } catch (error) {
      showToast({ kind: 'error', text: problemText(error), action: 'pdf' })
    } finally {
      setIsAsking(false)
    }
  }
  const underWay = reports.find(isUnderWay)
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-end"
      trapFocus
      returnFocus
      shadow="md"
      width="min(340px, 92vw)"
    >
      <Popover.Target>
        <Button
          variant="default"
          size="xs"
          disabled={isDisabled}
          leftSection={underWay ? <Loader size={14} /> : <IconFileTypePdf size={16} />}
          onClick={() => setIsOpen(!isOpen)}
        >
          PDF
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('make')}>
        <Stack gap="sm">
          {note && (
            <Text size="sm" c="dimmed">
              {note}
            </Text>
          )}
          <Button onClick={() => void ask()} loading={isAsking} data-autofocus>
            {t('make')}
          </Button>
          <Text size="xs" c="dimmed">
            {t('help')}
          </Text>
          {reports.length > 0 && (
            <ul className={styles.list} aria-label={t('mine')} aria-live="polite">
              {reports.slice(0, shownMost).map((report) => (
                <ReportLine
                  key={report.id}
                  report={report}
                  onCancel={() => cancel(report.id)}
                  isCancelling={isCancelling}
                />
              ))}
            </ul>
          )}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}

type ReportLineProps = { report: PdfReport; onCancel: () => void; isCancelling: boolean }

const ReportLine = ({ report, onCancel, isCancelling }: ReportLineProps) => {
  const { t } = useTranslation('pdf')
  const { id: projectId, timeZone } = useProject()
  const format = useFormat(timeZone)
  const locale = useLocale()
  const { file } = report
  return (
    <li className={styles.line}>
      <Text size="xs" c="dimmed">
        {format.instant(report.requestedAt)}
      </Text>
      {file ? (
        <Anchor
          size="sm"
          href={fileHref(pdfReportRoutes.file, { params: { projectId, pdfReportId: report.id } })}
        >
          {t('file', {
            name: file.name,
            count: file.pages,
            pages: format.number(file.pages),
            size: showBytes(file.bytes, locale),
          })}
        </Anchor>
      ) : (
        <PdfProgress report={report} />
      )}
      {isUnderWay(report) && (
        <Button
          size="compact-xs"
          variant="subtle"
          color="red"
          disabled={isCancelling}
          onClick={onCancel}
        >
          {t('cancel')}
        </Button>
      )}
    </li>
  )
}

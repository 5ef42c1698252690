import type { Device } from '@puquio/contract/modi/devices'
import { readingRoutes } from '@puquio/contract/modi/readings'
import type { ReadingLevel } from '@puquio/domain'
import { inProject } from '@puquio/domain'
import {
  IconFileSpreadsheet,
  IconFileTypeCsv,
  IconLink,
  IconLock,
  IconLockOpen,
  IconPhoto,
  IconTable,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { download, save } from '../../../lib/api/download.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import type { SearchValues } from '../../../lib/search.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { timeZoneName } from '../../../lib/texts/time-zone-name.ts'
import { ActionMenu } from '../../../ui/ActionMenu.tsx'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { pictureOf } from '../../../widgets/graph/chart/picture.ts'
import type { View } from '../../../widgets/graph/chart/view.ts'
import type { ShownLine } from '../../../widgets/graph/lines/shown-line.ts'
import { writeAxes } from '../../../widgets/graph/lines/value-range.ts'
import type { GraphSearch } from '../search.ts'
import '../texts.ts'

type GraphMenuProps = {
  device: Device
  lines: readonly ShownLine[]
  view: View
  search: GraphSearch
  change: (changes: SearchValues) => void
  level: ReadingLevel
  timeZone: string
}

/** What else can be done with what is shown. */
export const GraphMenu = (props: GraphMenuProps) => {
  const { device, lines, view, search, change, level, timeZone } = props
  const { t } = useTranslation('readings')
  const { id: projectId } = useProject()
  const language = useLanguage()
  const format = useFormat(timeZone)
  const saveFile = (kind: 'csv' | 'xlsx') => {
    const { fromMs, toMs } = view.span()
    const saving = download(readingRoutes.file, {
      params: { projectId },
      query: {
        variables: lines.map(({ id }) => id),
        from: new Date(fromMs).toISOString(),
        to: new Date(toMs).toISOString(),
        level,
        format: kind,
        language,
      },
    })
    saving.catch((error: unknown) => tell('error', problemText(error)))
  }
  const tell = (kind: 'success' | 'error', text: string) =>
    showToast({ kind, text, action: 'graph' })
  const savePicture = async () => {
    const { fromMs, toMs } = view.span()
    const instant = (ms: number) => format.instant(new Date(ms).toISOString())
    const zone = timeZoneName(timeZone, language)
    const blob = await pictureOf(
      view.plots().map(({ canvas }) => canvas),
      [...lines],
      { title: device.name, period: `${instant(fromMs)} – ${instant(toMs)} · ${zone}` },
    )
    save(blob, `${device.serial.replace(/[\\/:*?"<>|]/g, '-')}.png`)
  }
  const copyLink = async () => {
    await navigator.clipboard.writeText(inProject(window.location.href, projectId))
    tell('success', t('linkCopied'))
  }
  const isFixed = search.axes !== undefined
  return (
    <ActionMenu
      label={t('more')}
      actions={[
        {
          label: t(search.table ? 'hideTable' : 'showTable'),
          icon: <IconTable size={16} />,
          onSelect: () => change({ table: search.table ? undefined : true, page: undefined }),
        },
        {
          label: t(isFixed ? 'freeAxes' : 'fixAxes'),
          icon: isFixed ? <IconLockOpen size={16} /> : <IconLock size={16} />,
          onSelect: () =>
            change({
              axes: isFixed ? undefined : writeAxes(view.plots().flatMap((plot) => plot.ranges())),
            }),
        },
        {
          label: t('copyLink'),
          icon: <IconLink size={16} />,
          onSelect: () => void copyLink().catch(() => tell('error', t('linkNotCopied'))),
        },
        { label: t('csv'), icon: <IconFileTypeCsv size={16} />, onSelect: () => saveFile('csv') },
        {
          label: t('xlsx'),
          icon: <IconFileSpreadsheet size={16} />,
          onSelect: () => saveFile('xlsx'),
        },
        {
          label: t('png'),
          icon: <IconPhoto size={16} />,
          onSelect: () => void savePicture().catch(() => tell('error', t('pngNotMade'))),
        },
      ]}
    />
  )
}

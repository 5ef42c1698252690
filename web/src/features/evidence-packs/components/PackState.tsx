import { Anchor, Text } from '@mantine/core'
import {
  type EvidencePack,
  evidencePackRoutes,
  keptPacksMax,
} from '@puquio/contract/commitments/evidence-packs'
import { useTranslation } from 'react-i18next'
import { fileHref } from '../../../lib/api/download.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLocale } from '../../../lib/texts/locale.ts'
import { showBytes } from '../../../ui/files/show-bytes.ts'
import { ProgressLine } from '../../../ui/states/ProgressLine.tsx'
import { PdfProgress } from '../../../widgets/pdf/PdfProgress.tsx'
import '../texts.ts'

const states = {
  gathering: 'running',
  waiting: 'queued',
  report: 'running',
  files: 'running',
  done: 'done',
  failed: 'failed',
  cancelled: 'cancelled',
} as const satisfies Record<EvidencePack['stage'], string>

export const isUnderWay = ({ stage }: EvidencePack) =>
  stage === 'gathering' || stage === 'waiting' || stage === 'report' || stage === 'files'

/** Where a pack is: its place, its progress, its file, or why there is none. */
export const PackState = ({ pack }: { pack: EvidencePack }) => {
  const { t } = useTranslation('evidencePacks')
  const { id: projectId } = useProject()
  const locale = useLocale()
  const format = useFormat()
  const { stage, file, done, total } = pack
  if (file)
    return (
      <Anchor
        fz="inherit"
        href={fileHref(evidencePackRoutes.file, { params: { projectId, evidencePackId: pack.id } })}
      >
        {t('download', { size: showBytes(file.bytes, locale) })}
      </Anchor>
    )
  if (stage === 'gathering') {
    const pages = { done: format.number(done), total: format.number(total) }
    return (
      <ProgressLine
        label={total ? t('gatheringPages', pages) : t('gathering')}
        ratio={total ? Math.min(1, done / total) : null}
      />
    )
  }
  if (pack.fileGone === 'newer')
    return (
      <Text size="sm" c="dimmed">
        {t('goneForNewer', {
          ofPerson: format.number(keptPacksMax.ofPerson),
          ofProject: format.number(keptPacksMax.ofProject),
        })}
      </Text>
    )
  if (stage === 'files') {
    const ratio = total ? Math.min(1, done / total) : null
    const label =
      ratio === null ? t('packingAny') : t('packing', { percent: format.percent(ratio) })
    return <ProgressLine label={label} ratio={ratio} />
  }
  return <PdfProgress report={{ ...pack, state: states[stage], file: null }} />
}

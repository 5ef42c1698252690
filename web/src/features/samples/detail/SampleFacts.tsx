import type { SampleRecord } from '@puquio/contract/laboratory/sample-record'
import { sampleTypeTerms } from '@puquio/contract/terms/sample-types'
import { matrixTerms } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { paths } from '../../../lib/paths.ts'
import { FactLine } from '../../../ui/entries/FactLine.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import '../texts.ts'

const given = (name: string, value: string | null | undefined) =>
  value ? [[name, value] as const] : []

/** What a sample is: where, when, how and by whom it was taken. */
export const SampleFacts = ({ sample }: { sample: SampleRecord }) => {
  const { t } = useTranslation('samples')
  const language = useLanguage()
  const { timeZone } = useProject()
  const format = useFormat(timeZone)
  const { sampledAt, sampledOn, depthM, campaign } = sample
  const place = [sample.component?.name, sample.subcomponent?.name].filter((one) => one)
  return (
    <FactLine
      facts={[
        [
          t('station'),
          <TextLink key="station" {...paths.stationData(sample.station.id)}>
            {[sample.station.code, sample.station.name].filter((one) => one).join(' · ')}
          </TextLink>,
        ],
        [
          t('sampledAt'),
          sampledAt === null
            ? format.date(sampledOn)
            : `${format.instant(sampledAt)} (${timeZone})`,
        ],
        [t('matrix'), matrixTerms[sample.matrix][language]],
        [t('type'), sampleTypeTerms[sample.type][language]],
        ...given(t('code'), sample.code),
        ...given(t('depth'), depthM === null ? null : `${format.number(depthM)} m`),
        ...given(t('component'), place.join(' · ')),
        ...given(t('source'), sample.source),
        ...given(t('chainOfCustody'), sample.chainOfCustody),
        [
          t('campaign'),
          campaign.isApproved ? `${campaign.name} (${t('approved')})` : campaign.name,
        ],
        ...given(t('laboratory'), sample.laboratory?.name),
        ...given(t('report'), sample.report),
        [t('enteredBy'), `${sample.enteredBy}, ${format.instant(sample.enteredAt)}`],
      ]}
    />
  )
}

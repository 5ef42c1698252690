import type { AnalysedSample, ExcludedSample } from '@puquio/contract/laboratory/hydrochemistry'
import { diagramIons } from '@puquio/domain'
import { faciesText, ionSigns } from '@puquio/figures'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type Format, useFormat } from '../../lib/texts/format.ts'
import { ionAmount } from './ion-amount.ts'
import type { Answer } from './diagrams/use-drawing.ts'
import './texts.ts'

/** How the samples of an answer are called: by station and day, by campaign, and in full where one is pointed at. */
export const useSampleNames = ({ samples, stations, campaigns }: Answer) => {
  const { t } = useTranslation('hydrochemistry')
  const format = useFormat()
  return useMemo(() => {
    const codes = new Map(stations.map(({ id, code }) => [id, code]))
    const names = new Map(campaigns.map(({ id, name }) => [id, name]))
    const byId = new Map(samples.map((sample) => [String(sample.id), sample]))
    const stationOf = ({ stationId }: Pick<ExcludedSample, 'stationId'>) =>
      codes.get(stationId) ?? ''
    const campaignOf = ({ campaignId }: Pick<ExcludedSample, 'campaignId'>) =>
      names.get(campaignId) ?? ''
    const nameOf = (sample: Pick<ExcludedSample, 'stationId' | 'sampledOn'>) =>
      `${stationOf(sample)} ${format.date(sample.sampledOn)}`
    const hintOf = (id: string) => {
      const sample = byId.get(id)
      return sample
        ? [
            nameOf(sample),
            faciesText(sample, { mixed: t('mixed'), acid: t('acid'), alkaline: t('alkaline') }),
            `${t('balance')} ${format.number(sample.errorPercent, 1)} % (${t(`grade.${sample.grade}`)})`,
            `${t('tds')} ${format.number(sample.tdsMgL, 0)} mg/L`,
            `meq/L (mg/L): ${ionsOf(sample, format)}`,
            ...(sample.nonDetects.length > 0
              ? [`${t('nonDetects')}: ${sample.nonDetects.map((ion) => ionSigns[ion]).join(', ')}`]
              : []),
            campaignOf(sample),
          ].join(' · ')
        : ''
    }
    const namesOf = (ids: readonly string[]) =>
      ids.flatMap((id) => {
        const sample = byId.get(id)
        return sample ? [nameOf(sample)] : []
      })
    return { stationOf, campaignOf, nameOf, hintOf, namesOf }
  }, [samples, stations, campaigns, t, format])
}

const ionsOf = ({ meqL }: AnalysedSample, format: Format): string =>
  diagramIons
    .filter((ion) => meqL[ion] !== undefined)
    .map((ion) => `${ionSigns[ion]} ${ionAmount(ion, meqL[ion], format)}`)
    .join(', ')

import type { VariationAnswer, VariationParameter } from '@puquio/contract/laboratory/variation'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import styles from './figure.module.css'
import '../texts.ts'

type SensorLinksProps = { answer: VariationAnswer; parameter: VariationParameter }

/** The ways to each device at the stations that measures the parameter, where it is compared with the laboratory. */
export const SensorLinks = ({ answer, parameter }: SensorLinksProps) => {
  const { t } = useTranslation('variation')
  const sensors = answer.sensors.filter(({ parameterId }) => parameterId === parameter.id)
  if (sensors.length === 0) return null
  const codes = new Map(answer.stations.map(({ id, code }) => [id, code]))
  return (
    <p className={styles.note}>
      {t('sensorAgainstLaboratory')}:{' '}
      {sensors.map(({ deviceId, variableId, name, stationId }, at) => (
        <Fragment key={variableId}>
          {at > 0 && ', '}
          <TextLink {...paths.calculations(deviceId, variableId)}>
            {name} ({codes.get(stationId)})
          </TextLink>
        </Fragment>
      ))}
    </p>
  )
}

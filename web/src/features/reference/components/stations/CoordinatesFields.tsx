import { NativeSelect, SegmentedControl } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import {
  coordinatesInput,
  datums,
  type Station,
  type StationOption,
  utmZones,
} from '@puquio/contract/reference'
import { datumTerms } from '@puquio/contract/terms'
import { isInPeru, type Language, type GeoPoint, geoPointOf } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { NumberField } from '../../../../ui/fields/NumberField.tsx'
import { FieldPairs } from '../../../../ui/form/FieldPairs.tsx'
import { type CoordinatesDraft, inSystem, typedOf } from './coordinates-draft.ts'
import { DegreesField } from './DegreesField.tsx'
import styles from '../forms.module.css'
import { PointPreview } from './PointPreview.tsx'
import { PointSummary } from './PointSummary.tsx'
import type { StationValues } from './station-values.ts'
import '../../texts.ts'

type CoordinatesFieldsProps = {
  form: UseFormReturnType<StationValues>
  station: Station | null
  /** The project's other stations, for the map. */
  neighbours: readonly StationOption[]
}

/** The same point in either system; switching converts the fields. */
export const CoordinatesFields = ({ form, station, neighbours }: CoordinatesFieldsProps) => {
  const { t } = useTranslation('reference')
  const { coordinates } = form.values
  const point = pointIn(coordinates)
  const choose = (system: CoordinatesDraft['system']) =>
    form.setFieldValue('coordinates', inSystem(coordinates, system))
  const isStored = station?.sourceDatum === 'PSAD56' && !form.isDirty('coordinates')
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('coordinates')}</legend>
      <SegmentedControl
        aria-label={t('coordinates')}
        size="xs"
        value={coordinates.system}
        onChange={(system) => choose(system)}
        data={[
          { value: 'utm', label: t('typeUtm') },
          { value: 'geographic', label: t('typeGeographic') },
          { value: 'none', label: t('typeNone') },
        ]}
      />
      {coordinates.system === 'utm' && <UtmFields form={form} />}
      {coordinates.system === 'geographic' && <GeographicFields form={form} />}
      {point && (
        <>
          <PointSummary
            point={point}
            note={
              point.sourceDatum === 'PSAD56'
                ? t('willConvert')
                : isStored
                  ? t('wasConverted')
                  : null
            }
            warning={isInPeru(point.latitudeDeg, point.longitudeDeg) ? null : t('outsidePeru')}
          />
          <PointPreview code={form.values.code} point={point} neighbours={neighbours} />
        </>
      )}
    </fieldset>
  )
}

const UtmFields = ({ form }: Pick<CoordinatesFieldsProps, 'form'>) => {
  const { t, i18n } = useTranslation('reference')
  return (
    <>
      <FieldPairs>
        <NumberField
          {...form.getInputProps('coordinates.eastingM')}
          label={t('easting')}
          unit="m"
          required
        />
        <NumberField
          {...form.getInputProps('coordinates.northingM')}
          label={t('northing')}
          unit="m"
          required
        />
      </FieldPairs>
      <FieldPairs>
        <NativeSelect
          {...form.getInputProps('coordinates.zone')}
          label={t('zone')}
          data={utmZones.map((zone) => ({ value: String(zone), label: `${zone}S` }))}
        />
        <NativeSelect
          {...form.getInputProps('coordinates.datum')}
          label={t('datum')}
          data={datums.map((datum) => ({
            value: datum,
            label: datumTerms[datum][i18n.language as Language],
          }))}
        />
      </FieldPairs>
    </>
  )
}

const GeographicFields = ({ form }: Pick<CoordinatesFieldsProps, 'form'>) => {
  const { t } = useTranslation('reference')
  return (
    <FieldPairs>
      <DegreesField
        {...form.getInputProps('coordinates.latitudeDeg')}
        axis="latitude"
        label={t('latitude')}
        description={t('latitudeHelp')}
      />
      <DegreesField
        {...form.getInputProps('coordinates.longitudeDeg')}
        axis="longitude"
        label={t('longitude')}
        description={t('longitudeHelp')}
      />
    </FieldPairs>
  )
}

/** Returns the point of the fields, or null where they are incomplete or not valid. */
const pointIn = (draft: CoordinatesDraft): GeoPoint | null => {
  const read = coordinatesInput.safeParse(typedOf(draft))
  return read.success ? geoPointOf(read.data) : null
}

import type { VariationAnswer } from '@puquio/contract/laboratory/variation'
import { markPath, stationLook } from '@puquio/figures'
import styles from './figure.module.css'

/** The colour and shape of each station, the same in all figures. */
export const StationLegend = ({ stations }: Pick<VariationAnswer, 'stations'>) => (
  <ul className={styles.legend}>
    {stations.map(({ id, code, name }, place) => {
      const { color, shape } = stationLook(place)
      return (
        <li key={id} title={name}>
          <svg width="14" height="12" viewBox="0 0 14 12" aria-hidden>
            <path d={markPath(shape, 7, 6, 4.2)} fill={color} />
          </svg>
          {code}
        </li>
      )
    })}
  </ul>
)

import styles from './RangeBar.module.css'

type RangeBarProps = {
  range: { min: number | null; median: number | null; max: number | null }
  scale: { lowest: number; highest: number }
  limit: { min: number | null; max: number | null } | null
}

const width = 140

/** From the lowest to the highest result, with the median, on the scale of the whole table; limits are dashes. */
export const RangeBar = ({ range: { min, median, max }, scale, limit }: RangeBarProps) => {
  const { lowest, highest } = scale
  if (min === null || median === null || max === null || highest <= lowest) return null
  const x = (value: number) => 4 + ((value - lowest) / (highest - lowest)) * (width - 8)
  const limits = [limit?.min, limit?.max].filter(
    (one): one is number => typeof one === 'number' && one >= lowest && one <= highest,
  )
  return (
    <svg width={width} height={20} className={styles.bar}>
      <line
        className={styles.range}
        x1={x(min)}
        x2={Math.max(x(max), x(min) + 1)}
        y1={10}
        y2={10}
      />
      <circle className={styles.median} cx={x(median)} cy={10} r={3.5} />
      {limits.map((one) => (
        <line key={one} className={styles.limit} x1={x(one)} x2={x(one)} y1={1} y2={19} />
      ))}
    </svg>
  )
}

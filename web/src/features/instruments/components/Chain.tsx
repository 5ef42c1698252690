import type { InstrumentDetail } from '@puquio/contract/commitments/instruments'
import { instrumentChangeTerms, instrumentKindTerms } from '@puquio/contract/terms'
import { chainFigure } from '@puquio/figures'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import styles from './Chain.module.css'
import '../texts.ts'

const sizes = { row: 48, lane: 24, radius: 6 }

type ChainProps = Pick<InstrumentDetail, 'id' | 'chain'>

/**
 * The chain of an instrument, the oldest first: drawn in a lane beside the rows, which say the same in words. A dashed
 * line replaces, the others modify.
 */
export const Chain = ({ id, chain: { instruments, changes } }: ChainProps) => {
  const { t } = useTranslation('instruments')
  const language = useLanguage()
  const links = changes.map(({ kind, instrumentId, earlierId }) => ({
    laterId: instrumentId,
    earlierId,
    isReplacing: kind === 'replaces',
  }))
  const figure = chainFigure(
    instruments.map((one) => one.id),
    links,
    sizes,
  )
  const nameOf = (of: number) => instruments.find((one) => one.id === of)?.name ?? ''
  const done = (of: number) =>
    changes
      .filter(({ instrumentId }) => instrumentId === of)
      .map(({ kind, earlierId }) => `${instrumentChangeTerms[kind][language]} ${nameOf(earlierId)}`)
  return (
    <div className={styles.chain}>
      <svg
        className={styles.figure}
        width={figure.width}
        height={figure.height}
        viewBox={`0 0 ${figure.width} ${figure.height}`}
        aria-hidden
      >
        {figure.lines.map(({ laterId, earlierId, isReplacing, path }) => (
          <path
            key={`${laterId} ${earlierId}`}
            d={path}
            className={styles.line}
            data-replacing={isReplacing || undefined}
          />
        ))}
        {figure.nodes.map((node) => (
          <circle
            key={node.id}
            cx={node.x}
            cy={node.y}
            r={sizes.radius}
            className={styles.node}
            data-open={node.id === id || undefined}
          />
        ))}
      </svg>
      <ol className={styles.rows} aria-label={t('chain')}>
        {instruments.map((one) => (
          <li key={one.id} style={{ height: sizes.row }} className={styles.row}>
            <span className={styles.name}>
              {one.id === id ? (
                <strong aria-current="page">{one.name}</strong>
              ) : (
                <TextLink {...paths.instrument(one.id)}>{one.name}</TextLink>
              )}{' '}
              {one.isRetired && <span className={styles.dim}>({t('retired')})</span>}
            </span>
            <span className={styles.dim}>
              {[instrumentKindTerms[one.kind][language], one.year, ...done(one.id)].join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

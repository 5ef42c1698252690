import { changeOf } from '@puquio/contract/boards/change'
import { type KeyFigure, panelDataRoutes } from '@puquio/contract/boards/panel-data'
import { parametersShown, stationsShown } from '@puquio/contract/boards/panels'
import { keyFigureTerms } from '@puquio/contract/terms/boards/key-figure-terms'
import { keyFigureKindTerms } from '@puquio/contract/terms/boards/terms'
import { unitIn } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { numberFormat } from '../../../lib/texts/intl.ts'
import { useLanguage, useLocale } from '../../../lib/texts/locale.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import type { PanelProps } from '../../../widgets/boards/panel.ts'
import { PanelFoot } from '../../../widgets/boards/PanelFoot.tsx'
import { PanelState } from '../../../widgets/boards/PanelState.tsx'
import styles from './KeyFigurePanel.module.css'
import './texts.ts'

/** A reading is newer a minute later. */
const againMs = 60_000

/** One number in large figures, what it speaks of, and how it changed, in words and by a sign. */
export const KeyFigurePanel = ({ settings, filters }: PanelProps) => {
  const { t } = useTranslation('figurePanel')
  const { id: projectId } = useProject()
  const language = useLanguage()
  const { keyFigure: kind = 'alarms', variables, plans } = settings
  const stations = stationsShown(settings, filters)
  const parameters = parametersShown(settings, filters)
  const answer = useApi(
    panelDataRoutes.keyFigure,
    {
      params: { projectId },
      query: {
        kind,
        parameters,
        variables,
        plans,
        stations,
        from: filters.from,
        to: filters.to,
      },
    },
    {
      isKeepingPrevious: true,
      isQuiet: true,
      ...(kind === 'reading' ? { refetchInterval: againMs } : {}),
    },
  )
  const link = {
    result: stations?.[0] ? paths.stationData(stations[0], parameters?.[0]) : paths.resultTable(),
    reading: paths.devices(),
    exceedances: paths.resultTable({
      stations,
      parameters,
      from: answer.data?.days?.from,
      to: answer.data?.days?.to,
      exceeding: true,
    }),
    'plan-progress': paths.plans(),
    alarms: paths.alarms({ view: 'active' }),
    commitments: paths.commitments({ states: ['verified', 'in-force'] }),
  }[kind]
  const more = <TextLink {...link}>{t('more')}</TextLink>
  return (
    <PanelState answer={answer}>
      {(found) =>
        found.now ? (
          <>
            <Shown found={found} now={found.now} />
            <PanelFoot>{more}</PanelFoot>
          </>
        ) : (
          <EmptyState
            title={keyFigureTerms.none[language]}
            text={t(`none.${kind}`)}
            action={more}
          />
        )
      }
    </PanelState>
  )
}

type ShownProps = { found: KeyFigure; now: NonNullable<KeyFigure['now']> }

const Shown = ({ found, now }: ShownProps) => {
  const { t } = useTranslation('figurePanel')
  const { timeZone } = useProject()
  const [language, locale, format] = [useLanguage(), useLocale(), useFormat(timeZone)]
  const { kind, of, before, beside, days, decimals } = found
  const unit = unitIn(found.unit, language)
  const number = (value: number) =>
    decimals === null
      ? numberFormat(locale, { maximumSignificantDigits: 6 }).format(value)
      : format.number(value, decimals)
  const amount = ({ value, qualifier }: NonNullable<KeyFigure['now']>) =>
    `${qualifier === null ? '' : `${qualifier === 'trace' ? '<' : qualifier} `}${number(value)}`
  const date = (at: string) => (at.includes('T') ? format.instant(at) : format.date(at))
  const change = changeOf(found)
  return (
    <div className={styles.figure}>
      <p className={styles.of}>
        {of ? `${of.place} · ${of.name[language]}` : keyFigureKindTerms[kind][language]}
      </p>
      <p className={styles.value}>
        {amount(now)} {unit !== '' && <span className={styles.unit}>{unit}</span>}
      </p>
      {before && (
        <p className={styles.change}>
          {change && (
            <strong>
              {keyFigureTerms[change.direction][language]}
              {change.by !== 0 && ` ${number(Math.abs(change.by))} ${unit}`}
            </strong>
          )}
          {change && ' · '}
          {before.at
            ? t('beforeAt', { value: `${amount(before)} ${unit}`.trim(), at: date(before.at) })
            : t('beforePeriod', { value: amount(before) })}
        </p>
      )}
      {beside && (
        <p className={styles.note}>
          {t(`beside.${beside.of}`, { shown: format.number(beside.count) })}
        </p>
      )}
      {now.at && <p className={styles.note}>{date(now.at)}</p>}
      {days && (
        <p className={styles.note}>{`${format.date(days.from)} – ${format.date(days.to)}`}</p>
      )}
    </div>
  )
}

import type { ScheduleMonth } from '@puquio/contract/schedule'
import { daysBetween } from '@puquio/domain'
import { IconChevronDown } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'

import { optionLabel } from '../../../ui/fields/option.ts'
import { StatusMark } from '../../../widgets/status/StatusMark.tsx'
import { followUpLink } from '../follow-up-link.ts'
import type { NamedStation } from '../month/month-rows.ts'
import styles from './Notices.module.css'

type NoticesProps = {
  planId: number
  schedule: Pick<ScheduleMonth, 'today' | 'notices' | 'nearCount' | 'unfulfilledCount'>
  stations: readonly NamedStation[]
}

const groups = ['unfulfilled', 'near'] as const

/** Unfulfilled and near monitorings of the whole plan, folded at first. */
export const Notices = ({ planId, schedule, stations }: NoticesProps) => {
  const { t } = useTranslation('schedule')
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const { nearCount, unfulfilledCount } = schedule
  if (nearCount + unfulfilledCount === 0) return null
  const counts = { near: nearCount, unfulfilled: unfulfilledCount }
  const shown = groups.filter((group) => counts[group] > 0)
  return (
    <section className={styles.notices} aria-label={t('notices')}>
      <button
        type="button"
        className={styles.summary}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles.shown}>
          {shown.map((group) => (
            <span key={group} className={styles.count}>
              <StatusMark status={group} />
              {t(`${group}Count`, { count: counts[group] })}
            </span>
          ))}
        </span>
        <IconChevronDown size={16} aria-hidden className={styles.arrow} />
      </button>
      <div id={id} className={styles.groups} hidden={!isOpen}>
        {isOpen &&
          shown.map((group) => (
            <NoticeGroup
              key={group}
              planId={planId}
              status={group}
              count={counts[group]}
              schedule={schedule}
              stations={stations}
            />
          ))}
      </div>
    </section>
  )
}

type NoticeGroupProps = NoticesProps & { status: (typeof groups)[number]; count: number }

const NoticeGroup = ({ planId, status, count, schedule, stations }: NoticeGroupProps) => {
  const { t } = useTranslation('schedule')
  const format = useFormat()
  const byId = new Map(stations.map((station) => [station.id, station]))
  const listed = schedule.notices.filter((notice) => notice.status === status)
  return (
    <div>
      <ul className={styles.list} aria-label={t(`${status}Count`, { count })}>
        {listed.map((notice) => {
          const station = byId.get(notice.stationId)
          return (
            <li key={notice.id}>
              <Link className={styles.notice} {...followUpLink(planId, { monitoring: notice.id })}>
                <StatusMark status={status} />
                <span className={styles.station}>{station ? optionLabel(station) : ''}</span>
                <span className={styles.date}>{format.date(notice.estimatedOn)}</span>
                <span className={styles.close}>
                  <Closing days={daysBetween(schedule.today, notice.closesOn)} />
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
      {count > listed.length && (
        <Link className={styles.all} {...followUpLink(planId, { status })}>
          {t('seeAll', { count })}
        </Link>
      )}
    </div>
  )
}

const Closing = ({ days }: { days: number }) => {
  const { t } = useTranslation('schedule')
  if (days === 0) return t('closesToday')
  return days > 0 ? t('closesIn', { count: days }) : t('closedAgo', { count: -days })
}

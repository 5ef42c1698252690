import type { Invitation } from '@puquio/contract/people/members'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { permissionWords } from '../member-columns.tsx'
import styles from './InviteDialog.module.css'
import '../texts.ts'

/** Whom a workbook invites, as it was understood. */
export const Invitations = ({ rows }: { rows: readonly Invitation[] }) => {
  const { t } = useTranslation('members')
  const language = useLanguage()
  const format = useFormat()
  const here = rows.filter(({ isMember }) => isMember).length
  const heads = [t('email'), t('name'), t('permissions'), t('kind'), t('endsOn')]
  return (
    <>
      <p role="status">
        {t('toInvite', { count: rows.length - here })}{' '}
        {here > 0 && t('alreadyHere', { count: here })}
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((one) => (
            <tr key={one.row}>
              <td className={styles.value}>{one.email}</td>
              <td>{`${one.last_name}, ${one.name}`}</td>
              {one.isMember ? (
                <td colSpan={3}>{t('isMember')}</td>
              ) : (
                <>
                  <td>{permissionWords(one.permissions, language)}</td>
                  <td>{t(one.isGuest ? 'guest' : 'member')}</td>
                  <td>{format.date(one.endsOn)}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

import type { UserState } from '@puquio/contract/users'
import { useTranslation } from 'react-i18next'
import styles from './UserStateMark.module.css'
import './texts.ts'

/** One sign and one word for each state, told apart without colours. */
export const UserStateMark = ({ state }: { state: UserState }) => {
  const { t } = useTranslation('people')
  return (
    <span className={styles.mark} data-state={state}>
      <span aria-hidden className={styles.sign}>
        {signs[state]}
      </span>
      {t(state)}
    </span>
  )
}

const signs: Record<UserState, string> = {
  active: '●',
  inactive: '○',
  unverified: '▲',
  blocked: '■',
}

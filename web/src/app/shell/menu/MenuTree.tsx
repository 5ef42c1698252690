import { useTranslation } from 'react-i18next'
import { useProjectContext } from '../../../lib/project/project-context.ts'
import { MenuEntry } from './MenuEntry.tsx'
import { isShown } from '../../../widgets/menu/is-shown.ts'
import styles from './MenuTree.module.css'
import '../texts.ts'

/** The project's menu for this user. */
export const MenuTree = ({ isCollapsed }: { isCollapsed: boolean }) => {
  const { t } = useTranslation('shell')
  const { menu, state } = useProjectContext()
  const shown = (menu ?? []).filter((item) => isShown(item))
  return (
    <nav className={styles.menu} aria-label={t('menu')} data-collapsed={isCollapsed || undefined}>
      {state === 'ready' && shown.length === 0 && !isCollapsed && (
        <p className={styles.none}>{t('noMenu')}</p>
      )}
      <ul className={styles.list}>
        {shown.map((item) => (
          <MenuEntry key={item.id} item={item} isCollapsed={isCollapsed} />
        ))}
      </ul>
    </nav>
  )
}

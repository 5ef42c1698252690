import { pageVisitRoutes, type ShownPage } from '@puquio/contract/page-visits'
import { screenOfPath } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useProject } from '../../../lib/project/project-context.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import styles from './StartPages.module.css'
import '../../../widgets/menu/texts.ts'
import '../texts.ts'

/** Ways back to what the person works with; what there is nothing of is left out. */
export const StartPages = () => {
  const { t } = useTranslation('home')
  const { id: projectId } = useProject()
  const start = useApi(pageVisitRoutes.start, { params: { projectId } })
  if (start.data === undefined) return null
  const { recents, favourites, mostUsed, recommended } = start.data
  return (
    <div className={styles.lists}>
      <PageList title={t('favourites')} pages={favourites} help={t('noFavourites')} isKept />
      <PageList title={t('recents')} pages={recents} />
      <PageList title={t('mostUsed')} pages={mostUsed} />
      <PageList title={t('recommended')} pages={recommended} help={t('recommendedHelp')} />
    </div>
  )
}

type PageListProps = {
  title: string
  pages: readonly ShownPage[]
  help?: string
  /** Shown without pages, too, to say how there come to be some. */
  isKept?: boolean
}

const PageList = ({ title, pages, help, isKept = false }: PageListProps) => {
  const { i18n } = useTranslation()
  if (pages.length === 0 && !isKept) return null
  // A recommended page has the name that the menu gives its screen.
  const nameOf = (path: string) =>
    i18n.t(`screen.${screenOfPath(path) ?? ''}`, { ns: 'menu', defaultValue: path })
  const isHelpShown = help !== undefined && (isKept ? pages.length === 0 : true)
  return (
    <section aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {isHelpShown && <p className={styles.help}>{help}</p>}
      <ul className={styles.pages}>
        {pages.map(({ path, title: name }) => (
          <li key={path}>
            <TextLink to={path} title={name || nameOf(path)} className={styles.page ?? ''}>
              {name || nameOf(path)}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { createElement, type ReactNode, useContext, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { type Action, ActionMenu } from './ActionMenu.tsx'
import { tabTitle } from './page-title.ts'
import { PageStar } from './page-star.ts'
import styles from './PageTitle.module.css'
import './texts.ts'

type PageTitleProps = {
  title: string
  /** The part of the page that is open, which the browser's tab and the star name, too. */
  part?: string | undefined
  /** Whose page it is, such as a project's: after the title where it stands without the page. */
  of?: string | undefined
  /** A badge after the title. */
  status?: ReactNode
  /** Where the page belongs, as a link above the title. */
  parent?: ReactNode
  /** Two buttons at most; everything else goes into `menu`. */
  actions?: ReactNode
  menu?: readonly Action[]
}

/** The one title line of a page, and the title of the browser's tab. */
export const PageTitle = ({ title, part, of, status, parent, actions, menu }: PageTitleProps) => {
  const { t } = useTranslation('ui')
  const Star = useContext(PageStar)
  const whole = [part, title, of].filter((one) => one !== undefined).join(' – ')
  useEffect(() => {
    document.title = tabTitle(whole)
  }, [whole])
  return (
    <div className={styles.frame}>
      {parent && <div className={styles.parent}>{parent}</div>}
      <div className={styles.line}>
        <h1 className={styles.title} title={title}>
          {title}
        </h1>
        {Star && createElement(Star, { title: whole })}
        {status}
        <div className={styles.actions}>{actions}</div>
        {menu && (
          <div className={styles.menu}>
            <ActionMenu label={t('moreActions')} actions={menu} />
          </div>
        )}
      </div>
    </div>
  )
}

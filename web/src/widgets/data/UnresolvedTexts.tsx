import type { ReactNode } from 'react'
import styles from './UnresolvedTexts.module.css'

type UnresolvedTextsProps = {
  summary: string
  help: string
  items: readonly { text: string; where: string; answer: ReactNode }[]
  children?: ReactNode
}

/** Texts that people wrote and that mean nothing known, each with the field that settles it. */
export const UnresolvedTexts = ({ summary, help, items, children }: UnresolvedTextsProps) => (
  <details className={styles.unresolved}>
    <summary>{summary}</summary>
    {items.length > 0 && <p>{help}</p>}
    <ul>
      {items.map(({ text, where, answer }) => (
        <li key={text}>
          <span>
            <strong>{text}</strong> {where}
          </span>
          {answer}
        </li>
      ))}
    </ul>
    {children}
  </details>
)

/** The first of many names, and how many more. */
export const shortened = (names: readonly string[]): string =>
  names.length <= 4 ? names.join(', ') : `${names.slice(0, 3).join(', ')} +${names.length - 3}`

import type { CSSProperties } from 'react'
import type { Mark } from './marks.ts'
import styles from './status.module.css'

type MarkSignProps = {
  mark: Mark
  /** What it says, where the word does not stand beside it. */
  name?: string | undefined
  sizePx?: number
}

/** A mark as an image, in the colour of the scheme. */
export const MarkSign = ({ mark: { path, isFilled, color }, name, sizePx = 14 }: MarkSignProps) => (
  <svg
    className={styles.mark}
    style={{ '--light': color.light, '--dark': color.dark } as CSSProperties}
    data-filled={isFilled || undefined}
    width={sizePx}
    height={sizePx}
    viewBox="0 0 16 16"
    {...(name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
  >
    {name !== undefined && <title>{name}</title>}
    <path d={path} />
  </svg>
)

import styles from './KeyHint.module.css'

type KeyHintProps = { keys: readonly string[]; text?: string }

/** Which keys do something, for those who do not use the mouse; not shown on touch screens. */
export const KeyHint = ({ keys, text }: KeyHintProps) => (
  <span className={styles.hint}>
    {keys.map((key) => (
      <kbd key={key} className={styles.key}>
        {key}
      </kbd>
    ))}
    {text}
  </span>
)

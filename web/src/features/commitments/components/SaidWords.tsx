import styles from './EditCell.module.css'

/** What a document says of a field, which no list of the project has: dimmed, since it is no entry. */
export const SaidWords = ({ words }: { words: string }) =>
  words === '' ? '–' : <span className={styles.dim}>{words}</span>

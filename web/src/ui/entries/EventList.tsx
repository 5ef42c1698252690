import styles from './EventList.module.css'

export type ShownEvent = {
  id: number
  /** An instant. */
  at: string
  /** The instant in words. */
  when: string
  sentence: string
  /** What somebody wrote about it. */
  note?: string | undefined
}

type EventListProps = { title: string; events: readonly ShownEvent[] }

/** What happened to something, in the order given: when, what, and the words of who did it. */
export const EventList = ({ title, events }: EventListProps) => (
  <section aria-label={title}>
    <h2 className={styles.title}>{title}</h2>
    <ol className={styles.events}>
      {events.map(({ id, at, when, sentence, note }) => (
        <li key={id}>
          <time dateTime={at}>{when}</time>
          <span>{sentence}</span>
          {note && <span className={styles.note}>{note}</span>}
        </li>
      ))}
    </ol>
  </section>
)

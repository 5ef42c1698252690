import { Button, VisuallyHidden } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DiffLine, type DiffPart, diffTexts } from './text-diff.ts'
import { inStretches } from './stretches.ts'
import styles from './TextDiff.module.css'
import './texts.ts'

type TextDiffProps = { before: string; after: string; label: string }

/** Two texts as one: what went is struck out, what came is underlined; long stretches without a change fold. */
export const TextDiff = ({ before, after, label }: TextDiffProps) => {
  const { t } = useTranslation('uiDiff')
  const { lines, added, removed } = useMemo(() => diffTexts(before, after), [before, after])
  if (before === after) return <p className={styles.count}>{t('same')}</p>
  return (
    <section aria-label={label}>
      <p className={styles.count}>
        {added + removed === 0 ? (
          t('onlySpaces')
        ) : (
          <>
            <ins className={styles.after}>+{t('words', { count: added })}</ins>{' '}
            <del className={styles.before}>−{t('words', { count: removed })}</del>
          </>
        )}
      </p>
      <div className={styles.text} key={`${before}\n${after}`}>
        {inStretches(lines).map(({ at, some, isFolded }) => (
          <Stretch key={at} lines={some} isFolded={isFolded} />
        ))}
      </div>
    </section>
  )
}

const Stretch = ({ lines, isFolded }: { lines: readonly DiffLine[]; isFolded: boolean }) => {
  const { t } = useTranslation('uiDiff')
  const [isOpen, setIsOpen] = useState(!isFolded)
  if (!isOpen)
    return (
      <Button
        variant="subtle"
        color="gray"
        size="compact-xs"
        fullWidth
        className={styles.fold}
        onClick={() => setIsOpen(true)}
      >
        ⋯ {t('skipped', { count: lines.length })}
      </Button>
    )
  return lines.map((line, at) => (
    <p key={at} className={styles.line}>
      {line.map((part, place) => (
        <Part key={place} {...part} />
      ))}
    </p>
  ))
}

const Part = ({ text, side, endsLine }: DiffPart) => {
  const { t } = useTranslation('uiDiff')
  if (side === 'both') return text
  const [Tag, said] =
    side === 'before' ? (['del', t('removed')] as const) : (['ins', t('added')] as const)
  return (
    <Tag className={styles[side]}>
      <VisuallyHidden>[{said}: </VisuallyHidden>
      {text}
      {(endsLine || text === '') && <span aria-hidden>¶</span>}
      <VisuallyHidden>]</VisuallyHidden>
    </Tag>
  )
}

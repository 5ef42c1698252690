import { createElement, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Choice, ChoiceGroup } from './choice.ts'
import { choiceIcon } from './choice-icons.ts'
import styles from './Palette.module.css'
import './texts.ts'

type PaletteListProps = {
  id: string
  groups: readonly ChoiceGroup[]
  /** The place of the choice that Enter takes, over all groups. */
  active: number
  onChoose: (choice: Choice) => void
}

export const PaletteList = ({ id, groups, active, onChoose }: PaletteListProps) => {
  const { t } = useTranslation('palette')
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' })
  }, [active])
  if (groups.length === 0) return null
  const choices = groups.flatMap((group) => group.choices)
  return (
    <div ref={list} id={id} role="listbox" aria-label={t('results')} className={styles.list}>
      {groups.map((group) => (
        <div key={group.kind} role="group" aria-labelledby={`${id}-${group.kind}`}>
          <div id={`${id}-${group.kind}`} className={styles.group}>
            {t(group.kind)}
          </div>
          {group.choices.map((choice) => {
            const at = choices.indexOf(choice)
            return (
              <Option
                key={choice.key}
                id={`${id}-${at}`}
                choice={choice}
                isActive={at === active}
                onChoose={onChoose}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}

type OptionProps = {
  id: string
  choice: Choice
  isActive: boolean
  onChoose: (choice: Choice) => void
}

const Option = ({ id, choice, isActive, onChoose }: OptionProps) => {
  const Icon = choiceIcon(choice)
  return (
    // The keys are the field's, which keeps the focus.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.option}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(choice)}
      onKeyDown={() => undefined}
    >
      {createElement(Icon, { size: 16, 'aria-hidden': true, className: styles.icon ?? '' })}
      <span className={styles.title}>{choice.title}</span>
      {choice.detail !== '' && <span className={styles.detail}>{choice.detail}</span>}
    </div>
  )
}

import { Modal, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureOf } from '../../lib/problems/problem-text.ts'
import { useUser } from '../../lib/session.ts'
import { useFocusBack } from '../../ui/dialog/use-focus-back.ts'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { KeyHint } from '../../ui/keys/KeyHint.tsx'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import type { Choice } from './choice.ts'
import { PaletteList } from './PaletteList.tsx'
import styles from './Palette.module.css'
import { rememberChoice } from './recent-choices.ts'
import { useChoiceGroups } from './use-choice-groups.ts'
import { useSearch } from './use-search.ts'
import './texts.ts'

type PaletteDialogProps = { projectId: number; onClose: () => void }

export const PaletteDialog = ({ projectId, onClose }: PaletteDialogProps) => {
  const { t } = useTranslation('palette')
  const router = useRouter()
  useFocusBack()
  const isPhone = useIsPhone()
  const place = { userId: useUser().id, projectId }
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const text = typed.trim()
  const { found, isSearching, isWaiting, failure, retry } = useSearch(projectId, text)
  const groups = useChoiceGroups(place, text, found)
  const choices = groups.flatMap((group) => group.choices)
  const active = Math.min(at, choices.length - 1)
  const listId = useId()
  const choose = (choice: Choice) => {
    rememberChoice(place, choice)
    onClose()
    void router.navigate({ href: choice.opens })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || choices.length === 0) return
    const chosen = choices[active]
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) setAt((active + step + choices.length) % choices.length)
    else if (event.key === 'Enter' && chosen) choose(chosen)
    else return
    event.preventDefault()
  }
  return (
    // At the top: the field stays where it is, however much is found.
    <Modal
      opened
      onClose={onClose}
      title={t('title')}
      size="lg"
      centered={false}
      yOffset="10dvh"
      fullScreen={isPhone}
    >
      <TextInput
        data-autofocus
        role="combobox"
        aria-label={t('title')}
        aria-autocomplete="list"
        aria-expanded={choices.length > 0}
        aria-controls={listId}
        {...(choices.length > 0 ? { 'aria-activedescendant': `${listId}-${active}` } : {})}
        autoComplete="off"
        placeholder={t('placeholder')}
        maxLength={100}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      <PaletteList id={listId} groups={groups} active={active} onChoose={choose} />
      <p role="status" className={styles.note}>
        {isWaiting
          ? t('offline')
          : isSearching
            ? t('searching')
            : failure || choices.length > 0
              ? ''
              : t('nothingFound')}
      </p>
      {failure && <ErrorState {...failureOf(failure)} onRetry={retry} />}
      <p className={styles.keys}>
        <KeyHint keys={['↑', '↓']} text={t('move')} />
        <KeyHint keys={['Enter']} text={t('open')} />
        <KeyHint keys={['Esc']} text={t('leave')} />
      </p>
    </Modal>
  )
}

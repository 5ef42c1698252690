import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { BarePage } from '../components/BarePage.tsx'
import { Outcome } from '../components/Outcome.tsx'
import { tellOpener } from '../../../lib/provider-popup.ts'
import '../single-sign-on/texts.ts'

/**
 * Where the popup of single sign-on ends: it tells its opener and closes. Its words are for a window that a
 * browser does not let close itself, and for a provider that could not be told of the sign-out.
 */
export const Page = () => {
  const { t } = useTranslation('singleSignOn')
  const [{ username, homeAccountId, problem, left }] = useState(readOutcome)
  const isKeptOpen = left !== undefined && problem !== undefined
  useEffect(() => {
    window.history.replaceState(window.history.state, '', window.location.pathname)
    if (isKeptOpen) return
    if (username !== undefined && homeAccountId !== undefined)
      tellOpener({ username, homeAccountId })
    else if (problem !== undefined) tellOpener({ problem })
    window.close()
  }, [isKeptOpen, username, homeAccountId, problem])
  const told = problem === undefined ? t('canClose') : problemText({ problem })
  return (
    <BarePage>
      <Outcome
        title={t('title')}
        text={isKeptOpen ? `${told} ${t('maybeOpen')}` : told}
        isFailure={problem !== undefined}
      />
    </BarePage>
  )
}

type Read = Partial<Record<'username' | 'homeAccountId' | 'problem' | 'left', string>>

const readOutcome = (): Read =>
  Object.fromEntries(new URLSearchParams(window.location.hash.slice(1)))

import { currentLanguage } from './texts.ts'
import { numberFormat } from './intl.ts'

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/** "2 h 5 min", "14 s": the two largest units of a number of seconds. */
export function durationText(seconds: number): string {
  let rest = Math.round(Math.abs(seconds))
  const parts: string[] = []
  for (const [unit, inSeconds] of units) {
    const amount = Math.floor(rest / inSeconds)
    rest -= amount * inSeconds
    if (amount > 0) parts.push(shown(amount, unit))
    else if (parts.length > 0) break
    if (parts.length === 2) break
  }
  return `${seconds < 0 ? '−' : ''}${parts.join(' ') || shown(0, 'second')}`
}

const shown = (amount: number, unit: string) =>
  numberFormat(currentLanguage(), { style: 'unit', unit, unitDisplay: 'short' }).format(amount)

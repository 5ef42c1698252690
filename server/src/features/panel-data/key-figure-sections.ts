import { changeOf } from '@puquio/contract/boards/change'
import { parametersShown, stationsShown } from '@puquio/contract/boards/panels'
import { keyFigureKindTerms } from '@puquio/contract/terms/boards/terms'
import {
  keyFigureBesideTerms,
  keyFigureTerms,
} from '@puquio/contract/terms/boards/key-figure-terms'
import { type Language, locales, shownDay, unitIn } from '@puquio/domain'
import type { KeyFigure } from '@puquio/contract/boards/panel-data'
import { localTime } from '../../platform/local-time.ts'
import { counted } from '../../platform/sections/counted.ts'
import type { SectionFact } from '../../platform/sections/section.ts'
import type { PanelSections } from '../boards/service.ts'
import { readKeyFigure } from './key-figure.ts'

/** The panel of a key figure on paper: the number, what it speaks of, and its change. */
export const keyFigurePanelSections: PanelSections = async (asked) => {
  const { scope, telemetry, settings, filters, language } = asked
  const { keyFigure: kind = 'alarms', variables, plans } = settings
  const found = await readKeyFigure(
    { scope, telemetry },
    {
      kind,
      variables,
      plans,
      ...filters,
      stations: stationsShown(settings, filters),
      parameters: parametersShown(settings, filters),
    },
  )
  const { place, name } = found.of ?? {}
  const date = (at: string) => (at.includes('T') ? localTime(at, scope.timeZone) : shownDay(at))
  const { now } = found
  if (!now) return [{ title: '', parts: [{ kind: 'text', text: keyFigureTerms.none[language] }] }]
  // A value below what is detected is no number.
  const measured =
    now.qualifier === null ? { value: now.value, unit: unitIn(found.unit, language) } : undefined
  const rows: SectionFact[] = [
    [keyFigureKindTerms[kind][language], amount(found, now, language), measured],
  ]
  if (place && name) rows.push([keyFigureTerms.of[language], `${place} · ${name[language]}`])
  if (now.at) rows.push([keyFigureTerms.on[language], date(now.at)])
  if (found.days)
    rows.push([keyFigureTerms.on[language], `${date(found.days.from)} – ${date(found.days.to)}`])
  if (found.beside) {
    const { of, count } = found.beside
    rows.push(counted(keyFigureBesideTerms[of][language], count, language))
  }
  const change = changeOf(found)
  if (found.before && change)
    rows.push([
      keyFigureTerms.change[language],
      `${keyFigureTerms[change.direction][language]} (${keyFigureTerms.before[language]}: ${amount(found, found.before, language)})`,
    ])
  return [{ title: '', parts: [{ kind: 'facts', rows }] }]
}

function amount(
  { unit, decimals }: KeyFigure,
  { value, qualifier }: NonNullable<KeyFigure['now']>,
  language: Language,
): string {
  const digits =
    decimals === null
      ? { maximumSignificantDigits: 6 }
      : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  const sign = qualifier === null ? '' : `${qualifier === 'trace' ? '<' : qualifier} `
  return `${sign}${value.toLocaleString(locales[language], digits)} ${unitIn(unit, language)}`.trim()
}

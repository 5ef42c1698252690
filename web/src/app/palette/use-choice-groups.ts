import { screenOfPath, matches } from '@puquio/domain'
import type { Choice, ChoiceGroup } from './choice.ts'
import { type Place, recentChoices } from './recent-choices.ts'
import { useMayOpen, useOwnChoices } from './use-own-choices.ts'

/** What is offered: without a text what was chosen last and all screens, else what was found by it. */
export const useChoiceGroups = (place: Place, text: string, found: readonly Choice[]) => {
  const own = useOwnChoices()
  const mayOpen = useMayOpen()
  /** As it is called now; null where it is no longer open. */
  const now = (choice: Choice): Choice | null => {
    if (choice.kind === 'screen' || choice.kind === 'setting')
      return own.find(({ key }) => key === choice.key) ?? null
    const screen = screenOfPath(choice.opens.replace(/\?.*$/, ''))
    return screen !== null && mayOpen(screen) ? choice : null
  }
  const ofKind = (kind: 'screen' | 'setting'): ChoiceGroup => ({
    kind,
    choices: own.filter(
      (choice) => choice.kind === kind && (text === '' || isFoundBy(choice, text)),
    ),
  })
  const groups: ChoiceGroup[] =
    text === ''
      ? [
          {
            kind: 'recent',
            choices: recentChoices(place)
              .map((choice) => now(choice))
              .filter((choice) => choice !== null),
          },
          ofKind('screen'),
        ]
      : [
          ofKind('screen'),
          ofKind('setting'),
          ...[...Map.groupBy(found, ({ kind }) => kind)].map(([kind, choices]) => ({
            kind,
            choices,
          })),
        ]
  return groups.filter(({ choices }) => choices.length > 0)
}

const isFoundBy = ({ title, detail, alsoFoundBy = '' }: Choice, text: string) =>
  matches(`${title} ${detail} ${alsoFoundBy}`, text)

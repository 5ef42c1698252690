import { handVariables, messageText } from '@puquio/contract/notifications/settings'
import { defaultTimeZone, fillVariables, type Language, languages, todayIn } from '@puquio/domain'
import type { ProjectScope, SystemScope } from '../../platform/db/scopes/scope.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { readMessageTemplate } from './settings/message-template-store.ts'
import { notificationTexts } from './texts.ts'

type Written = { message: string; templateId?: number | undefined }
type Known = { sender: string; project: string | null }

const kinds = Object.fromEntries(
  Object.entries(handVariables).map(([name, { kind }]) => [name, kind]),
)

/** Returns what a person sends in every language: as it was typed, or in the words of a template. */
export async function writtenMessage(
  within: ProjectScope | SystemScope,
  { message, templateId }: Written,
  { sender, project }: Known,
): Promise<Record<Language, string>> {
  const template =
    templateId === undefined ? undefined : await readMessageTemplate(within, templateId)
  if (template === null) throw new Problem('NOT_FOUND')
  const timeZone = 'timeZone' in within ? within.timeZone : defaultTimeZone
  const today = todayIn(timeZone, within.clock.now())
  const words = (language: Language) => {
    if (!template) return message
    const place = project ?? translate(notificationTexts.digestOfSystem, language)
    const values = { project: place, sender, today }
    return fillVariables(messageText(template.texts, language), language, kinds, values)
  }
  return Object.fromEntries(languages.map((language) => [language, words(language)])) as Record<
    Language,
    string
  >
}

import {
  type EventName,
  type NotificationEvent,
  notificationEvents,
} from '@puquio/contract/notifications/events'
import { type MessageTexts, messageText } from '@puquio/contract/notifications/settings'
import { fillVariables, type Language, languages, type VariableValues } from '@puquio/domain'

/** Returns what an event is told in, in every language: in the words that were set, else in the registry's. */
export function eventMessage(
  event: EventName,
  texts: MessageTexts | null,
  values: VariableValues,
): Record<Language, string> {
  const { variables } = notificationEvents[event]
  const text = ownText(notificationEvents[event], values)
  const kinds = Object.fromEntries(
    Object.entries(variables).map(([name, { kind }]) => [name, kind]),
  )
  const words = (language: Language) => (texts ? messageText(texts, language) : text[language])
  return Object.fromEntries(
    languages.map((language) => [
      language,
      fillVariables(words(language), language, kinds, values),
    ]),
  ) as Record<Language, string>
}

const ownText = ({ text, atZero }: NotificationEvent, values: VariableValues) =>
  atZero && values[atZero.variable] === 0 ? atZero.text : text

import type { Task } from '../../../platform/sandbox/task.ts'
import { type Capabilities, capabilitiesOf } from './read-capabilities.ts'
import { readText } from './read-text.ts'
import { readXml } from './read-xml.ts'
import { Refusal } from './refusal.ts'

/** Reads what a map service says of itself; null where it says something else. */
export const task: Task<null, never, Capabilities | null> = async ({ content }) => {
  try {
    return capabilitiesOf(readXml(withoutDocumentType(readText(content)), 'XML'))
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** Services of version 1.1.1 name a document type, which nobody follows. */
function withoutDocumentType(text: string): string {
  const from = text.search(/<!DOCTYPE/i)
  if (from < 0) return text
  const bracket = text.indexOf('[', from)
  const hasBrackets = bracket >= 0 && bracket < text.indexOf('>', from)
  const end = text.indexOf('>', hasBrackets ? text.indexOf(']', bracket) : from)
  return end < 0 ? text : text.slice(0, from) + text.slice(end + 1)
}

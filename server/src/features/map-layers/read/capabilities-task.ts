import type { Task } from '../../../platform/sandbox/task.ts'
import { type Capabilities, capabilitiesOf } from './read-capabilities.ts'
import { readText } from './read-text.ts'
import { readXml } from './read-xml.ts'
import { Refusal } from './refusal.ts'

/** Reads what a map service says of itself; null where it says something else. */
export const task: Task<null, never, Capabilities | null> = async ({ content }) => {
  try {
    // Services of version 1.1.1 name a document type, which nobody follows.
    const text = readText(content).replace(/<!DOCTYPE[^>[]*(?:\[[^\]]*\])?[^>]*>/i, '')
    return capabilitiesOf(readXml(text, 'XML'))
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

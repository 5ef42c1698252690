import { found, type WorkbookPackage } from './workbook-package.ts'
import { anyPrefix, attribute, findElements } from './xml-edit.ts'

/** A sheet as the workbook lists it; without a part where it holds a chart instead of cells. */
export type SheetTag = { name: string; hidden: boolean; part: string | null }

/** Excel takes 31. */
const nameMax = 255

export async function workbookPart(pack: WorkbookPackage): Promise<string> {
  const root = (await pack.relations('')).find(({ type }) => type.endsWith('/officeDocument'))
  return found(root).target
}

/** The sheets in the workbook's order. */
export async function sheetTags(pack: WorkbookPackage): Promise<SheetTag[]> {
  const workbook = await workbookPart(pack)
  const relations = await pack.relations(workbook)
  const tags: SheetTag[] = []
  for (const { tag } of findElements(await pack.text(workbook), 'sheet')) {
    const name = attribute(tag, 'name')
    const id = attribute(tag, `${anyPrefix}id`)
    if (!name || !id) continue
    if (name.length > nameMax) throw new Error('sheet name')
    const relation = relations.find((one) => one.id === id && one.type.endsWith('/worksheet'))
    const hidden = /hidden/i.test(attribute(tag, 'state') ?? '')
    tags.push({ name, hidden, part: relation?.target ?? null })
  }
  return tags
}

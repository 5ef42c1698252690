import { xmlText } from '../package/xml-text.ts'
import type { WorkbookProperties } from './workbook-spec.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const officeRelations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

export type ListedSheet = {
  name: string
  hidden?: boolean
  hasNotes?: boolean
  /** The range its filter covers, which the program wants named as well. */
  filterRange?: string
}

/** Whether a workbook has a part with the texts of its cells. */
type Texts = { hasTexts?: boolean }

export function contentTypesXml(sheets: ListedSheet[], { hasTexts }: Texts = {}): string {
  const part = (name: string, type: string): string =>
    `<Override PartName="/${name}" ContentType="${type}"/>`
  return (
    `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    '<Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/>' +
    part('xl/workbook.xml', `${spreadsheet}.sheet.main+xml`) +
    part('xl/styles.xml', `${spreadsheet}.styles+xml`) +
    (hasTexts ? part('xl/sharedStrings.xml', `${spreadsheet}.sharedStrings+xml`) : '') +
    part('docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml') +
    sheets
      .map(
        ({ hasNotes }, index) =>
          part(`xl/worksheets/sheet${index + 1}.xml`, `${spreadsheet}.worksheet+xml`) +
          (hasNotes ? part(`xl/comments${index + 1}.xml`, `${spreadsheet}.comments+xml`) : ''),
      )
      .join('') +
    '</Types>'
  )
}

export function rootRelationsXml(): string {
  return relationsXml([
    ['rId1', `${officeRelations}/officeDocument`, 'xl/workbook.xml'],
    [
      'rId2',
      'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
      'docProps/core.xml',
    ],
  ])
}

export function workbookXml(sheets: ListedSheet[]): string {
  const list = sheets.map(
    ({ name, hidden }, index) =>
      `<sheet name="${xmlText(name)}" sheetId="${index + 1}"${hidden ? ' state="hidden"' : ''} r:id="rId${index + 1}"/>`,
  )
  const filters = sheets.flatMap(({ name, filterRange }, index) =>
    filterRange
      ? [
          `<definedName name="_xlnm._FilterDatabase" localSheetId="${index}" hidden="1">'${xmlText(name.replaceAll("'", "''"))}'!${filterRange.replace(/([A-Z]+)(\d+)/g, '$$$1$$$2')}</definedName>`,
        ]
      : [],
  )
  const names = filters.length > 0 ? `<definedNames>${filters.join('')}</definedNames>` : ''
  const first = Math.max(
    0,
    sheets.findIndex(({ hidden }) => !hidden),
  )
  return `${declaration}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${officeRelations}"><bookViews><workbookView activeTab="${first}"/></bookViews><sheets>${list.join('')}</sheets>${names}</workbook>`
}

export function workbookRelationsXml(sheetCount: number, { hasTexts }: Texts = {}): string {
  const sheets = Array.from({ length: sheetCount }, (_, index): [string, string, string] => [
    `rId${index + 1}`,
    `${officeRelations}/worksheet`,
    `worksheets/sheet${index + 1}.xml`,
  ])
  return relationsXml([
    ...sheets,
    [`rId${sheetCount + 1}`, `${officeRelations}/styles`, 'styles.xml'],
    ...(hasTexts ? [texts(sheetCount + 2)] : []),
  ])
}

const texts = (number: number): [string, string, string] => [
  `rId${number}`,
  `${officeRelations}/sharedStrings`,
  'sharedStrings.xml',
]

export function noteRelationsXml(number: number): string {
  return relationsXml([
    ['rId1', `${officeRelations}/vmlDrawing`, `../drawings/vmlDrawing${number}.vml`],
    ['rId2', `${officeRelations}/comments`, `../comments${number}.xml`],
  ])
}

export function corePropertiesXml({ title, author, createdAt }: WorkbookProperties): string {
  const at = createdAt?.toISOString().replace(/\.\d+/, '')
  return (
    `${declaration}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">` +
    (title ? `<dc:title>${xmlText(title)}</dc:title>` : '') +
    (author ? `<dc:creator>${xmlText(author)}</dc:creator>` : '') +
    (at ? `<dcterms:created xsi:type="dcterms:W3CDTF">${at}</dcterms:created>` : '') +
    '</cp:coreProperties>'
  )
}

function relationsXml(relations: [id: string, type: string, target: string][]): string {
  const all = relations.map(
    ([id, type, target]) => `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`,
  )
  return `${declaration}<Relationships xmlns="${packageRelations}">${all.join('')}</Relationships>`
}

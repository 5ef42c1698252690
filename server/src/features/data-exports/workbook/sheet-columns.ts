import { dateFormat } from '../../../platform/xlsx/write/content.ts'
import type { WrittenColumn } from '../../../platform/xlsx/write/workbook-spec.ts'

const headStyle = { bold: true, fill: 'E9EDF2', wrap: true }

export const headed = (header: string, widthChars = 16): WrittenColumn => ({
  header,
  headerStyle: headStyle,
  widthChars,
})
/** What exceeds its limit, by colour and by shape; the cell stays a number. */
export const exceedsStyle = { bold: true, colour: '9B1C1C', fill: 'FBDADA', format: '"▲ "General' }
export const dateColumn = { style: { format: dateFormat } }

import { dateFormat } from '../../platform/xlsx/write/content.ts'
import type { WrittenColumn } from '../../platform/xlsx/write/workbook-spec.ts'

const headStyle = { bold: true, fill: 'E9EDF2', wrap: true }

export const headed = (header: string, widthChars = 16): WrittenColumn => ({
  header,
  headerStyle: headStyle,
  widthChars,
})
export const dateColumn = { style: { format: dateFormat } }

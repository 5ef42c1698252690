import { searchChoice, searchNumber, searchOfTable } from '../../lib/search.ts'

export const groupChoices = ['image', 'pdf', 'document', 'workbook'] as const
export const viewChoices = ['monitorings', 'bin', 'uploads'] as const

/** The address of a container: the folder, what narrows and sorts its files, the file whose details or image is open. */
export const containerSearch = searchOfTable([
  'name',
  'bytes',
  'changedAt',
  'changedBy',
  'binnedAt',
  'binnedBy',
  'uploadedAt',
  'uploadedBy',
  'station',
  'beganAt',
  'beganBy',
]).extend({
  folder: searchNumber(),
  group: searchChoice(groupChoices),
  view: searchChoice(viewChoices),
  open: searchNumber(),
  image: searchNumber(),
})

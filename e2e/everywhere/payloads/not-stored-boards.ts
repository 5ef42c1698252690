const sameAs = (field: string) => `is the column, with the schema, of ${field}`
const date = 'is a date'

/** Fields of boards and wells that no payload is stored in, and why. */
export const notStoredOfBoards: Record<string, string> = {
  'boards.create.panels[].settings.url': 'is refused unless it is of a site that is allowed',
  'boards.edit.label': sameAs('boards.create.label'),
  'boards.edit.panels[].title': sameAs('boards.create.panels[].title'),
  'boards.edit.panels[].settings.text': sameAs('boards.create.panels[].settings.text'),
  'boards.edit.panels[].settings.url': sameAs('boards.create.panels[].settings.url'),
  'boards.pdf.filters.from': date,
  'boards.pdf.filters.to': date,
  'reportSchedules.create.startsOn': date,
  'reportSchedules.edit.startsOn': date,
  'hydrochemistry.pdf.from': date,
  'hydrochemistry.pdf.to': date,
  'variation.pdf.from': date,
  'variation.pdf.to': date,
  'laboratoryComparisons.propose.from': date,
  'laboratoryComparisons.propose.to': date,
  'laboratoryComparisons.propose.validOn': date,
  'laboratoryComparisons.propose.note': sameAs('calculations.add.note'),
  'wells.edit.name': sameAs('wells.create.name'),
  'wells.edit.note': sameAs('wells.create.note'),
  'soundings.create.measuredOn': date,
  'soundings.correct.measuredOn': date,
  'soundings.importWorkbook.corrections': 'are cells, read as those of the workbook are',
  'treatmentDays.importWorkbook.corrections': 'are cells, read as those of the workbook are',
}

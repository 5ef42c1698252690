const powerBiId = 'is refused unless it is an id of Power BI'
const sameAs = (field: string) => `is the column, with the schema, of ${field}`

/** Fields of boards and wells that no payload is stored in, and why. */
export const notStoredOfBoards: Record<string, string> = {
  'boards.create.panels[].settings.url': 'is refused unless it is of a site that is allowed',
  'boards.create.panels[].settings.workspace': powerBiId,
  'boards.create.panels[].settings.report': powerBiId,
  'boards.edit.panels[].settings.workspace': powerBiId,
  'boards.edit.panels[].settings.report': powerBiId,
  'boards.edit.label': sameAs('boards.create.label'),
  'boards.edit.panels[].title': sameAs('boards.create.panels[].title'),
  'boards.edit.panels[].settings.text': sameAs('boards.create.panels[].settings.text'),
  'boards.edit.panels[].settings.url': sameAs('boards.create.panels[].settings.url'),
  'laboratoryComparisons.propose.note': sameAs('calculations.add.note'),
  'mapLayers.edit.name': sameAs('mapLayers.createFromFile.name'),
  'mapLayers.edit.attribution': sameAs('mapLayers.createFromFile.attribution'),
  'mapLayers.readService.url': 'is refused unless a map service answers there',
  'mapLayers.createFromService.url': 'as one',
  'mapLayers.createFromService.layer': 'is refused unless the service offers it',
  'mapLayers.createFromService.name': sameAs('mapLayers.createFromFile.name'),
  'mapLayers.createFromService.attribution': sameAs('mapLayers.createFromFile.attribution'),
  'wells.edit.name': sameAs('wells.create.name'),
  'wells.edit.note': sameAs('wells.create.note'),
  'soundings.importWorkbook.corrections': 'are cells, read as those of the workbook are',
  'soundings.importWorkbook.skip': 'are numbers of rows, and are stored nowhere',
  'soundings.importWorkbook.reading': 'names columns of the file, and is stored nowhere',
  'soundings.errors.reading': 'names columns of the file, and is stored nowhere',
  'treatmentDays.importWorkbook.corrections': 'are cells, read as those of the workbook are',
}

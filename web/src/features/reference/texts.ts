import { fieldTerms } from '@puquio/contract/terms'
import { defineTexts, listColumnTerms } from '@puquio/domain'
import { pageWords } from '../../lib/texts/page-words.ts'
import { words } from '../../lib/texts/words.ts'
import { workbookTexts } from '../../widgets/workbook/texts.ts'
import { firstWords } from '../../lib/texts/first-words.ts'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'

export const referenceTexts = defineTexts({
  viewResults: {
    es: 'Ver resultados',
    en: 'View results',
    fr: 'Voir les résultats',
    pt: 'Ver resultados',
  },
  title: {
    es: 'Datos de referencia',
    en: 'Reference data',
    fr: 'Données de référence',
    pt: 'Dados de referência',
  },
  lists: { es: 'Listas', en: 'Lists', fr: 'Listes', pt: 'Listas' },

  // Lists
  searchNames: {
    es: 'Buscar por nombre',
    en: 'Search by name',
    fr: 'Rechercher par nom',
    pt: 'Buscar por nome',
  },
  searchStations: {
    es: 'Código, nombre o norma',
    en: 'Code, name or standard',
    fr: 'Code, nom ou norme',
    pt: 'Código, nome ou norma',
  },
  state: fieldTerms.status,
  current: pageWords.current,
  retired: pageWords.retired,
  anyKind: pageWords.anyKind,
  anyComponent: {
    es: 'Todos los componentes',
    en: 'All components',
    fr: 'Toutes les composantes',
    pt: 'Todos os componentes',
  },
  name: words.name,
  code: listColumnTerms.code,
  kind: listColumnTerms.kind,
  component: fieldTerms.component,
  rule: listColumnTerms.rule,
  marginDays: { es: 'Margen', en: 'Margin', fr: 'Marge', pt: 'Margem' },
  days: { es: 'días', en: 'days', fr: 'jours', pt: 'dias' },
  parameters: listColumnTerms.parameters,
  parameterCount: { es: 'N.º', en: 'No.', fr: 'Nb', pt: 'N.º' },
  inUse: { es: 'En uso', en: 'In use', fr: 'Utilisé', pt: 'Em uso' },
  retiredAt: { es: 'Retirado el', en: 'Retired on', fr: 'Retiré le', pt: 'Retirado em' },
  utm: { es: 'UTM WGS 84', en: 'UTM WGS 84', fr: 'UTM WGS 84', pt: 'UTM WGS 84' },
  geographic: {
    es: 'Latitud, longitud',
    en: 'Latitude, longitude',
    fr: 'Latitude, longitude',
    pt: 'Latitude, longitude',
  },
  altitude: { es: 'Altitud', en: 'Altitude', fr: 'Altitude', pt: 'Altitude' },
  masl: { es: 'm s. n. m.', en: 'm a.s.l.', fr: 'm', pt: 'm s.n.m.' },
  standard: pageWords.standard,
  category: listColumnTerms.category,
  noCoordinates: {
    es: 'Sin coordenadas',
    en: 'No coordinates',
    fr: 'Sans coordonnées',
    pt: 'Sem coordenadas',
  },
  convertedMark: {
    es: 'Convertido de PSAD 56',
    en: 'Converted from PSAD 56',
    fr: 'Converti de PSAD 56',
    pt: 'Convertido de PSAD 56',
  },

  // Empty states
  emptyList: {
    es: 'La lista aún no tiene registros',
    en: 'The list has no entries yet',
    fr: 'La liste est encore vide',
    pt: 'A lista ainda não tem registros',
  },
  emptyListText: {
    es: 'Agregar el primero, importar un Excel o cargar los valores usuales en el Perú.',
    en: 'Add the first one, import a workbook or load the values usual in Peru.',
    fr: 'Ajouter le premier, importer un classeur ou charger les valeurs usuelles au Pérou.',
    pt: 'Adicionar o primeiro, importar uma planilha ou carregar os valores usuais no Peru.',
  },
  emptyStationsText: {
    es: 'Agregar la primera o importar un Excel con sus coordenadas. También se crean al importar un plan.',
    en: 'Add the first one or import a workbook with their coordinates. They are also made when a plan is imported.',
    fr: 'Ajouter la première ou importer un classeur avec leurs coordonnées. L’import d’un plan en crée aussi.',
    pt: 'Adicionar a primeira ou importar uma planilha com suas coordenadas. Também são criadas ao importar um plano.',
  },
  emptyForReader: {
    es: 'Un administrador del proyecto puede agregar registros.',
    en: 'An administrator of the project can add entries.',
    fr: 'Un administrateur du projet peut ajouter des éléments.',
    pt: 'Um administrador do projeto pode adicionar registros.',
  },
  nothingRetired: {
    es: 'No hay nada retirado',
    en: 'Nothing is retired',
    fr: 'Rien n’est retiré',
    pt: 'Não há nada retirado',
  },
  loadDefaults: {
    es: 'Cargar valores del Perú',
    en: 'Load Peruvian values',
    fr: 'Charger les valeurs du Pérou',
    pt: 'Carregar valores do Peru',
  },
  defaultsTitle: {
    es: 'Cargar los valores usuales en el Perú',
    en: 'Load the values usual in Peru',
    fr: 'Charger les valeurs usuelles au Pérou',
    pt: 'Carregar os valores usuais no Peru',
  },
  defaultsText: {
    es: 'Se agregan componentes y subcomponentes ambientales, componentes mineros, tipos de fuente, frecuencias y perfiles de parámetros según los ECA y LMP. Lo que el proyecto ya tiene queda como está.',
    en: 'Environmental components and subcomponents, mining components, source types, frequencies and parameter profiles after the ECA and LMP standards are added. What the project already has stays as it is.',
    fr: 'Sont ajoutés : composantes et sous-composantes environnementales, composantes minières, types de source, fréquences et profils de paramètres selon les normes ECA et LMP. Ce que le projet contient déjà reste tel quel.',
    pt: 'São adicionados componentes e subcomponentes ambientais, componentes da mineração, tipos de fonte, frequências e perfis de parâmetros conforme os ECA e LMP. O que o projeto já tem permanece como está.',
  },
  defaultsLoaded_one: {
    es: 'Se agregó {{count}} registro',
    en: '{{count}} entry was added',
    fr: '{{count}} élément a été ajouté',
    pt: '{{count}} registro foi adicionado',
  },
  defaultsLoaded_many: {
    es: 'Se agregaron {{count}} registros',
    en: '{{count}} entries were added',
    fr: '{{count}} éléments ont été ajoutés',
    pt: '{{count}} registros foram adicionados',
  },
  defaultsLoaded_other: {
    es: 'Se agregaron {{count}} registros',
    en: '{{count}} entries were added',
    fr: '{{count}} éléments ont été ajoutés',
    pt: '{{count}} registros foram adicionados',
  },
  defaultsNone: {
    es: 'El proyecto ya tenía todos los valores',
    en: 'The project had all the values already',
    fr: 'Le projet avait déjà toutes les valeurs',
    pt: 'O projeto já tinha todos os valores',
  },

  // Actions
  add: pageWords.add,
  edit: pageWords.edit,
  retire: pageWords.retire,
  restore: pageWords.restore,
  remove: pageWords.remove,
  export: {
    es: 'Exportar a Excel',
    en: 'Export to Excel',
    fr: 'Exporter vers Excel',
    pt: 'Exportar para Excel',
  },
  template: workbookTexts.template,
  import: pageWords.import,
  retireTitle: pageWords.retireTitle,
  retireText: {
    es: 'Dejará de ofrecerse. Los monitoreos que ya lo usan lo conservan, y se puede restablecer.',
    en: 'It will no longer be offered. Monitorings that use it keep it, and it can be restored.',
    fr: 'Il ne sera plus proposé. Les suivis qui l’utilisent le conservent, et il peut être rétabli.',
    pt: 'Deixará de ser oferecido. Os monitoramentos que já o usam o conservam, e pode ser restaurado.',
  },
  removeTitle: {
    es: 'Eliminar «{{name}}»',
    en: 'Delete “{{name}}”',
    fr: 'Supprimer « {{name}} »',
    pt: 'Excluir “{{name}}”',
  },
  removeText: {
    es: 'Nada lo usa todavía. Se elimina para siempre.',
    en: 'Nothing uses it yet. It is deleted for good.',
    fr: 'Rien ne l’utilise encore. La suppression est définitive.',
    pt: 'Nada o usa ainda. É excluído para sempre.',
  },
  added: pageWords.added,
  saved: pageWords.wasSaved,
  wasRetired: pageWords.wasRetired,
  wasRestored: pageWords.wasRestored,
  wasRemoved: {
    es: 'Se eliminó «{{name}}»',
    en: '“{{name}}” was deleted',
    fr: '« {{name}} » a été supprimé',
    pt: '“{{name}}” foi excluído',
  },

  // Forms
  newEntry: {
    es: 'Agregar a {{list}}',
    en: 'Add to {{list}}',
    fr: 'Ajouter à {{list}}',
    pt: 'Adicionar a {{list}}',
  },
  newStation: {
    es: 'Agregar estación',
    en: 'Add a station',
    fr: 'Ajouter une station',
    pt: 'Adicionar estação',
  },
  save: words.save,
  close: firstWords.close,
  marginHelp: {
    es: 'Días antes y después de la fecha que cuentan como a tiempo. En blanco: {{days}}.',
    en: 'Days before and after the date that count as on time. Blank: {{days}}.',
    fr: 'Jours avant et après la date qui comptent comme dans les délais. Vide : {{days}}.',
    pt: 'Dias antes e depois da data que contam como no prazo. Em branco: {{days}}.',
  },
  marginHelpNone: {
    es: 'Días antes y después de la fecha que cuentan como a tiempo.',
    en: 'Days before and after the date that count as on time.',
    fr: 'Jours avant et après la date qui comptent comme dans les délais.',
    pt: 'Dias antes e depois da data que contam como no prazo.',
  },
  parametersHelp: {
    es: 'Escribir cada parámetro y pulsar Intro, o pegar varios separados por punto y coma.',
    en: 'Type each parameter and press Enter, or paste several separated by semicolons.',
    fr: 'Saisir chaque paramètre puis Entrée, ou en coller plusieurs séparés par des points-virgules.',
    pt: 'Digitar cada parâmetro e pressionar Enter, ou colar vários separados por ponto e vírgula.',
  },
  heldByUse: {
    es: 'Ya se usa en monitoreos y no puede cambiar.',
    en: 'Monitorings already use it, so it cannot change.',
    fr: 'Des suivis l’utilisent déjà : il ne peut plus changer.',
    pt: 'Já é usado em monitoramentos e não pode mudar.',
  },
  coordinates: { es: 'Coordenadas', en: 'Coordinates', fr: 'Coordonnées', pt: 'Coordenadas' },
  typeUtm: { es: 'UTM', en: 'UTM', fr: 'UTM', pt: 'UTM' },
  typeGeographic: { es: 'Geográficas', en: 'Geographic', fr: 'Géographiques', pt: 'Geográficas' },
  typeNone: pageWords.none,
  easting: { es: 'Este', en: 'Easting', fr: 'Est', pt: 'Leste' },
  northing: { es: 'Norte', en: 'Northing', fr: 'Nord', pt: 'Norte' },
  zone: { es: 'Zona', en: 'Zone', fr: 'Fuseau', pt: 'Fuso' },
  datum: listColumnTerms.datum,
  latitude: pageWords.latitude,
  longitude: pageWords.longitude,
  latitudeHelp: {
    es: 'Negativa al sur: -9.5534, o 9° 33\' 12" S',
    en: 'Negative to the south: -9.5534, or 9° 33\' 12" S',
    fr: 'Négative au sud : -9,5534, ou 9° 33\' 12" S',
    pt: 'Negativa ao sul: -9,5534, ou 9° 33\' 12" S',
  },
  longitudeHelp: {
    es: 'Negativa al oeste: -77.05, o 77° 3\' 00" O',
    en: 'Negative to the west: -77.05, or 77° 3\' 00" W',
    fr: 'Négative à l’ouest : -77,05, ou 77° 3\' 00" O',
    pt: 'Negativa a oeste: -77,05, ou 77° 3\' 00" O',
  },
  seenDegrees: {
    es: 'Se entiende {{value}}°',
    en: 'Understood as {{value}}°',
    fr: 'Compris : {{value}}°',
    pt: 'Entendido como {{value}}°',
  },
  signMissing: {
    es: 'Falta el signo: el Perú está al sur y al oeste. ¿Es {{value}}°?',
    en: 'The sign is missing: Peru lies south and west. Is it {{value}}°?',
    fr: 'Il manque le signe : le Pérou est au sud et à l’ouest. Est-ce {{value}}° ?',
    pt: 'Falta o sinal: o Peru fica ao sul e a oeste. É {{value}}°?',
  },
  degreesNotUnderstood: {
    es: 'No se reconoce. Escribir grados decimales, o grados, minutos y segundos con N, S, E u O.',
    en: 'Not understood. Write decimal degrees, or degrees, minutes and seconds with N, S, E or W.',
    fr: 'Non compris. Écrire des degrés décimaux, ou degrés, minutes et secondes avec N, S, E ou O.',
    pt: 'Não entendido. Escrever graus decimais, ou graus, minutos e segundos com N, S, L ou O.',
  },
  pointOnMap: {
    es: 'Ubicación entre las estaciones del proyecto',
    en: 'Place among the project’s stations',
    fr: 'Emplacement parmi les stations du projet',
    pt: 'Localização entre as estações do projeto',
  },
  seenAs: { es: 'En WGS 84', en: 'On WGS 84', fr: 'En WGS 84', pt: 'Em WGS 84' },
  willConvert: {
    es: 'Se convierte de PSAD 56 a WGS 84, con unos 15 m de incertidumbre.',
    en: 'It is converted from PSAD 56 to WGS 84, to within some 15 m.',
    fr: 'Conversion de PSAD 56 en WGS 84, à une quinzaine de mètres près.',
    pt: 'Converte-se de PSAD 56 para WGS 84, com incerteza de uns 15 m.',
  },
  wasConverted: {
    es: 'Estas coordenadas se convirtieron de PSAD 56 a WGS 84, con unos 15 m de incertidumbre.',
    en: 'These coordinates were converted from PSAD 56 to WGS 84, to within some 15 m.',
    fr: 'Ces coordonnées ont été converties de PSAD 56 en WGS 84, à une quinzaine de mètres près.',
    pt: 'Estas coordenadas foram convertidas de PSAD 56 para WGS 84, com incerteza de uns 15 m.',
  },
  outsidePeru: {
    es: 'El punto queda fuera del Perú. Revisar la zona y el orden de las coordenadas.',
    en: 'The point lies outside Peru. Check the zone and the order of the coordinates.',
    fr: 'Le point est hors du Pérou. Vérifier le fuseau et l’ordre des coordonnées.',
    pt: 'O ponto fica fora do Peru. Verificar o fuso e a ordem das coordenadas.',
  },
  standardHelp: {
    es: 'Elegir de la lista o escribir otra.',
    en: 'Choose from the list or type another.',
    fr: 'Choisir dans la liste ou en saisir une autre.',
    pt: 'Escolher da lista ou digitar outra.',
  },
  standardNotListed: {
    es: 'No está en la lista: se guarda como se escribió y no tendrá límites para comparar.',
    en: 'Not in the list: it is kept as typed and will have no limits to compare with.',
    fr: 'Absente de la liste : conservée telle quelle, sans limites de comparaison.',
    pt: 'Não está na lista: é guardada como foi digitada e não terá limites para comparar.',
  },
  changedMeanwhile: pageWords.changedMeanwhile,

  // Import
  importTitle: {
    es: 'Importar {{list}}',
    en: 'Import {{list}}',
    fr: 'Importer : {{list}}',
    pt: 'Importar {{list}}',
  },
  importHelp: {
    es: 'Lo que ya existe con el mismo nombre o código se actualiza y lo demás se agrega. Nada se elimina. Si una celda no es válida, no se guarda nada.',
    en: 'What already exists with the same name or code is updated and the rest is added. Nothing is deleted. If one cell is not valid, nothing is saved.',
    fr: 'Ce qui existe déjà sous le même nom ou code est mis à jour et le reste est ajouté. Rien n’est supprimé. Si une cellule n’est pas valide, rien n’est enregistré.',
    pt: 'O que já existe com o mesmo nome ou código é atualizado e o resto é adicionado. Nada é excluído. Se uma célula não for válida, nada é salvo.',
  },
  importFile: workbookTexts.importFile,
  importDone: {
    es: 'Importación terminada. Agregados: {{created}}. Actualizados: {{edited}}. Sin cambios: {{unchanged}}.',
    en: 'Import finished. Added: {{created}}. Updated: {{edited}}. Unchanged: {{unchanged}}.',
    fr: 'Import terminé. Ajoutés : {{created}}. Mis à jour : {{edited}}. Inchangés : {{unchanged}}.',
    pt: 'Importação concluída. Adicionados: {{created}}. Atualizados: {{edited}}. Sem mudanças: {{unchanged}}.',
  },
  importConverted_one: {
    es: '{{count}} estación se convirtió de PSAD 56 a WGS 84.',
    en: '{{count}} station was converted from PSAD 56 to WGS 84.',
    fr: '{{count}} station a été convertie de PSAD 56 en WGS 84.',
    pt: '{{count}} estação foi convertida de PSAD 56 para WGS 84.',
  },
  importConverted_many: {
    es: '{{count}} estaciones se convirtieron de PSAD 56 a WGS 84.',
    en: '{{count}} stations were converted from PSAD 56 to WGS 84.',
    fr: '{{count}} stations ont été converties de PSAD 56 en WGS 84.',
    pt: '{{count}} estações foram convertidas de PSAD 56 para WGS 84.',
  },
  importConverted_other: {
    es: '{{count}} estaciones se convirtieron de PSAD 56 a WGS 84.',
    en: '{{count}} stations were converted from PSAD 56 to WGS 84.',
    fr: '{{count}} stations ont été converties de PSAD 56 en WGS 84.',
    pt: '{{count}} estações foram convertidas de PSAD 56 para WGS 84.',
  },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    reference: Bundle<typeof referenceTexts>
  }
}

addTexts('reference', referenceTexts)

import { columnHelpTerms } from '@puquio/contract/terms'
import { defineTexts } from '@puquio/domain'

export const referenceTexts = defineTexts({
  howTo: {
    es: 'Una fila por registro, debajo de los encabezados. Las columnas con asterisco son obligatorias.',
    en: 'One row per entry, below the headings. Columns with an asterisk are required.',
    fr: 'Une ligne par élément, sous les en-têtes. Les colonnes à astérisque sont obligatoires.',
    pt: 'Uma linha por registro, abaixo dos cabeçalhos. As colunas com asterisco são obrigatórias.',
  },
  howToMatch: {
    es: 'Un registro que ya existe con el mismo nombre o código se actualiza; los demás se agregan. Nada se elimina.',
    en: 'An entry that already exists with the same name or code is updated; the others are added. Nothing is deleted.',
    fr: 'Un élément qui existe déjà sous le même nom ou code est mis à jour ; les autres sont ajoutés. Rien n’est supprimé.',
    pt: 'Um registro que já existe com o mesmo nome ou código é atualizado; os demais são adicionados. Nada é excluído.',
  },
  howToAll: {
    es: 'Si una celda no es válida, no se guarda ninguna fila y se indica cada celda por corregir.',
    en: 'If one cell is not valid, no row is saved and every cell to correct is named.',
    fr: 'Si une cellule n’est pas valide, aucune ligne n’est enregistrée et chaque cellule à corriger est indiquée.',
    pt: 'Se uma célula não for válida, nenhuma linha é salva e cada célula a corrigir é indicada.',
  },
})

/** What belongs into each column: shown when its cells are entered, and in the instructions. */
export const columnHelp = defineTexts({
  code: {
    es: 'Código único de la estación, hasta 50 caracteres. Por ejemplo: EF-01.',
    en: 'The station’s unique code, up to 50 characters. For example: EF-01.',
    fr: 'Code unique de la station, 50 caractères au plus. Par exemple : EF-01.',
    pt: 'Código único da estação, até 50 caracteres. Por exemplo: EF-01.',
  },
  name: {
    es: 'Hasta 100 caracteres.',
    en: 'Up to 100 characters.',
    fr: '100 caractères au plus.',
    pt: 'Até 100 caracteres.',
  },
  component: {
    es: 'Componente ambiental al que pertenece, como está en el proyecto.',
    en: 'The environmental component it belongs to, as the project has it.',
    fr: 'Composante environnementale dont elle fait partie, telle qu’elle est dans le projet.',
    pt: 'Componente ambiental a que pertence, como está no projeto.',
  },
  parameters: {
    es: 'Parámetros separados por punto y coma. Por ejemplo: pH; CE; As; Cd.',
    en: 'Parameters separated by semicolons. For example: pH; CE; As; Cd.',
    fr: 'Paramètres séparés par des points-virgules. Par exemple : pH; CE; As; Cd.',
    pt: 'Parâmetros separados por ponto e vírgula. Por exemplo: pH; CE; As; Cd.',
  },
  rule: {
    es: 'Cómo se repiten las fechas. Elegir de la lista.',
    en: 'How the dates repeat. Choose from the list.',
    fr: 'Comment les dates se répètent. Choisir dans la liste.',
    pt: 'Como as datas se repetem. Escolher da lista.',
  },
  marginDays: {
    es: 'Días antes y después de la fecha que cuentan como a tiempo, de 0 a 60. En blanco: el margen de la regla.',
    en: 'Days before and after the date that count as on time, from 0 to 60. Blank: the rule’s own margin.',
    fr: 'Jours avant et après la date qui comptent comme dans les délais, de 0 à 60. Vide : la marge de la règle.',
    pt: 'Dias antes e depois da data que contam como no prazo, de 0 a 60. Em branco: a margem da regra.',
  },
  kind: {
    es: 'Qué se monitorea en la estación. Elegir de la lista.',
    en: 'What is monitored at the station. Choose from the list.',
    fr: 'Ce qui est suivi à la station. Choisir dans la liste.',
    pt: 'O que se monitora na estação. Escolher da lista.',
  },
  eastingM: {
    es: 'Metros, de 100,000 a 900,000. Indicar este, norte, zona y datum, o bien latitud y longitud.',
    en: 'Metres, from 100,000 to 900,000. Give easting, northing, zone and datum, or else latitude and longitude.',
    fr: 'Mètres, de 100 000 à 900 000. Indiquer est, nord, fuseau et datum, ou bien latitude et longitude.',
    pt: 'Metros, de 100.000 a 900.000. Indicar leste, norte, fuso e datum, ou então latitude e longitude.',
  },
  northingM: {
    es: 'Metros, de 7,900,000 a 10,000,000.',
    en: 'Metres, from 7,900,000 to 10,000,000.',
    fr: 'Mètres, de 7 900 000 à 10 000 000.',
    pt: 'Metros, de 7.900.000 a 10.000.000.',
  },
  zone: columnHelpTerms.zone,
  datum: {
    es: 'WGS 84 o PSAD 56. Lo que llega en PSAD 56 se convierte a WGS 84.',
    en: 'WGS 84 or PSAD 56. What comes in PSAD 56 is converted to WGS 84.',
    fr: 'WGS 84 ou PSAD 56. Ce qui arrive en PSAD 56 est converti en WGS 84.',
    pt: 'WGS 84 ou PSAD 56. O que chega em PSAD 56 é convertido para WGS 84.',
  },
  latitudeDeg: {
    es: 'Grados decimales WGS 84, negativos al sur: de -19 a 0. Para mover una estación, cambiar las UTM o las geográficas y dejar las otras en blanco.',
    en: 'Decimal degrees on WGS 84, negative to the south: from -19 to 0. To move a station, change the UTM or the geographic coordinates and leave the others blank.',
    fr: 'Degrés décimaux WGS 84, négatifs au sud : de -19 à 0. Pour déplacer une station, modifier les UTM ou les géographiques et laisser les autres vides.',
    pt: 'Graus decimais WGS 84, negativos ao sul: de -19 a 0. Para mover uma estação, mudar as UTM ou as geográficas e deixar as outras em branco.',
  },
  longitudeDeg: {
    es: 'Grados decimales WGS 84, negativos al oeste: de -84 a -66.',
    en: 'Decimal degrees on WGS 84, negative to the west: from -84 to -66.',
    fr: 'Degrés décimaux WGS 84, négatifs à l’ouest : de -84 à -66.',
    pt: 'Graus decimais WGS 84, negativos a oeste: de -84 a -66.',
  },
  altitudeM: {
    es: 'Metros sobre el nivel del mar.',
    en: 'Metres above sea level.',
    fr: 'Mètres au-dessus du niveau de la mer.',
    pt: 'Metros acima do nível do mar.',
  },
  standard: {
    es: 'Norma con la que se comparan los resultados. Se puede escribir otra que no esté en la lista.',
    en: 'The standard that results are compared with. One that is not in the list can be written.',
    fr: 'Norme à laquelle les résultats sont comparés. Une autre que celles de la liste peut être écrite.',
    pt: 'Norma com a qual os resultados são comparados. Pode-se escrever outra que não esteja na lista.',
  },
  category: columnHelpTerms.category,
})

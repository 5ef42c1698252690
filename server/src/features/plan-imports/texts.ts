import { columnHelpTerms, fieldTerms } from '@puquio/contract/terms'
import { defineTexts, type Text, type PlanColumn } from '@puquio/domain'

/** Words of the template and of the workbook with errors. */
export const planImportTexts = defineTexts({
  fromCommitments: {
    es: 'Plan desde compromisos',
    en: 'Plan from commitments',
    fr: 'Plan à partir d’engagements',
    pt: 'Plano a partir de compromissos',
  },
  fileName: {
    es: 'Plantilla de plan de monitoreo',
    en: 'Monitoring plan template',
    fr: 'Modèle de plan de suivi',
    pt: 'Modelo de plano de monitoramento',
  },
  plan: fieldTerms.plan,
  howToRows: {
    es: 'Llenar la hoja «{{plan}}»: una fila por monitoreo, o una fila por serie de monitoreos. No cambiar los encabezados ni agregar columnas.',
    en: 'Fill in the sheet “{{plan}}”: one row per monitoring, or one row per series of monitorings. Do not change the headings or add columns.',
    fr: 'Remplir la feuille « {{plan}} » : une ligne par suivi, ou une ligne par série de suivis. Ne pas modifier les en-têtes ni ajouter de colonnes.',
    pt: 'Preencher a planilha “{{plan}}”: uma linha por monitoramento, ou uma linha por série de monitoramentos. Não alterar os cabeçalhos nem adicionar colunas.',
  },
  howToRequired: {
    es: 'Las columnas con asterisco son obligatorias. Los valores de las listas son los del proyecto.',
    en: 'Columns with an asterisk are required. The values of the lists are those of the project.',
    fr: 'Les colonnes à astérisque sont obligatoires. Les valeurs des listes sont celles du projet.',
    pt: 'As colunas com asterisco são obrigatórias. Os valores das listas são os do projeto.',
  },
  howToDates: {
    es: 'Fechas: o bien una fecha estimada (un monitoreo), o bien frecuencia, fecha de inicio y fecha de fin (una serie). Junto a una fecha estimada se puede indicar la frecuencia, que entonces solo define el plazo en que el monitoreo cuenta como a tiempo.',
    en: 'Dates: either an estimated date (one monitoring), or frequency, start date and end date (a series). Beside an estimated date the frequency may be given; it then only sets the period within which the monitoring counts as on time.',
    fr: 'Dates : soit une date estimée (un suivi), soit fréquence, date de début et date de fin (une série). À côté d’une date estimée, la fréquence peut être indiquée ; elle ne fixe alors que le délai dans lequel le suivi compte comme réalisé à temps.',
    pt: 'Datas: ou uma data estimada (um monitoramento), ou frequência, data de início e data de término (uma série). Ao lado de uma data estimada pode-se indicar a frequência, que então só define o prazo em que o monitoramento conta como realizado a tempo.',
  },
  howToStations: {
    es: 'Un código que el proyecto no tiene crea una estación nueva. Sus coordenadas son opcionales: este, norte, zona y datum, o ninguno. Un código que existe con otras coordenadas es un error. De un código parecido a uno existente (YA01 o YA-1 junto a YA-01) se pregunta si es esa estación o una nueva.',
    en: 'A code that the project does not have makes a new station. Its coordinates are optional: easting, northing, zone and datum, or none of them. A code that exists with other coordinates is an error. Of a code like an existing one (YA01 or YA-1 beside YA-01) it is asked whether it is that station or a new one.',
    fr: 'Un code que le projet n’a pas crée une nouvelle station. Ses coordonnées sont facultatives : est, nord, fuseau et datum, ou aucun. Un code qui existe avec d’autres coordonnées est une erreur. Pour un code qui ressemble à un code existant (YA01 ou YA-1 à côté de YA-01), il est demandé s’il s’agit de cette station ou d’une nouvelle.',
    pt: 'Um código que o projeto não tem cria uma nova estação. Suas coordenadas são opcionais: leste, norte, fuso e datum, ou nenhum. Um código que existe com outras coordenadas é um erro. Sobre um código parecido com um existente (YA01 ou YA-1 ao lado de YA-01), pergunta-se se é essa estação ou uma nova.',
  },
  howToSave: {
    es: 'Al importar se revisan todas las celdas. No se guarda nada hasta que todas sean válidas.',
    en: 'The import checks every cell. Nothing is saved until all of them are valid.',
    fr: 'L’importation vérifie toutes les cellules. Rien n’est enregistré tant que toutes ne sont pas valides.',
    pt: 'A importação verifica todas as células. Nada é salvo até que todas sejam válidas.',
  },
  exampleSingle: {
    es: 'Ejemplo: un monitoreo',
    en: 'Example: one monitoring',
    fr: 'Exemple : un suivi',
    pt: 'Exemplo: um monitoramento',
  },
  exampleSeries: {
    es: 'Ejemplo: una serie',
    en: 'Example: a series',
    fr: 'Exemple : une série',
    pt: 'Exemplo: uma série',
  },
})

/** What belongs into each column: shown when its cells are entered, and in the instructions. */
export const planColumnHelp = {
  stationCode: {
    es: 'Código de la estación, hasta 50 caracteres. Por ejemplo: EF-01.',
    en: 'The station’s code, up to 50 characters. For example: EF-01.',
    fr: 'Code de la station, 50 caractères au plus. Par exemple : EF-01.',
    pt: 'Código da estação, até 50 caracteres. Por exemplo: EF-01.',
  },
  component: {
    es: 'Componente ambiental del proyecto. Elegir de la lista.',
    en: 'The project’s environmental component. Choose from the list.',
    fr: 'Composante environnementale du projet. Choisir dans la liste.',
    pt: 'Componente ambiental do projeto. Escolher da lista.',
  },
  subcomponent: {
    es: 'Subcomponente que pertenece al componente ambiental de la fila.',
    en: 'A subcomponent that belongs to the row’s environmental component.',
    fr: 'Sous-composante qui appartient à la composante environnementale de la ligne.',
    pt: 'Subcomponente que pertence ao componente ambiental da linha.',
  },
  miningComponent: {
    es: 'Componente minero junto al que se monitorea. Elegir de la lista.',
    en: 'The mining component that is monitored. Choose from the list.',
    fr: 'Composante minière suivie. Choisir dans la liste.',
    pt: 'Componente da mineração que se monitora. Escolher da lista.',
  },
  sourceType: {
    es: 'Tipo de fuente o punto. Elegir de la lista.',
    en: 'The type of source or point. Choose from the list.',
    fr: 'Type de source ou de point. Choisir dans la liste.',
    pt: 'Tipo de fonte ou ponto. Escolher da lista.',
  },
  type: {
    es: 'Programado o Adicional. En blanco: Programado, o Adicional si se agrega a un plan.',
    en: 'Scheduled or Additional. Blank: Scheduled, or Additional when adding to a plan.',
    fr: 'Planifié ou Supplémentaire. Vide : Planifié, ou Supplémentaire lors d’un ajout à un plan.',
    pt: 'Programado ou Adicional. Em branco: Programado, ou Adicional ao acrescentar a um plano.',
  },
  profile: {
    es: 'Perfil de parámetros que se analizan. Elegir de la lista.',
    en: 'The profile of parameters to analyse. Choose from the list.',
    fr: 'Profil des paramètres à analyser. Choisir dans la liste.',
    pt: 'Perfil dos parâmetros a analisar. Escolher da lista.',
  },
  sample: {
    es: 'Sí o No: si se espera tomar muestra. En blanco: Sí.',
    en: 'Yes or No: whether a sample is to be taken. Blank: Yes.',
    fr: 'Oui ou Non : si un échantillon est à prélever. Vide : Oui.',
    pt: 'Sim ou Não: se está previsto coletar amostra. Em branco: Sim.',
  },
  estimatedOn: {
    es: 'Fecha de un monitoreo único, dd/mm/aaaa. Dejar en blanco en una serie.',
    en: 'The date of a single monitoring, dd/mm/yyyy. Leave blank for a series.',
    fr: 'Date d’un suivi unique, jj/mm/aaaa. Laisser vide pour une série.',
    pt: 'Data de um monitoramento único, dd/mm/aaaa. Deixar em branco em uma série.',
  },
  frequency: {
    es: 'Cada cuánto se repite la serie. Elegir de la lista.',
    en: 'How often the series repeats. Choose from the list.',
    fr: 'Rythme auquel la série se répète. Choisir dans la liste.',
    pt: 'De quanto em quanto a série se repete. Escolher da lista.',
  },
  startsOn: {
    es: 'Primer día de la serie, dd/mm/aaaa: la fecha del primer monitoreo.',
    en: 'First day of the series, dd/mm/yyyy: the date of its first monitoring.',
    fr: 'Premier jour de la série, jj/mm/aaaa : la date du premier suivi.',
    pt: 'Primeiro dia da série, dd/mm/aaaa: a data do primeiro monitoramento.',
  },
  endsOn: {
    es: 'Último día que puede llevar un monitoreo, dd/mm/aaaa.',
    en: 'The last day that may carry a monitoring, dd/mm/yyyy.',
    fr: 'Dernier jour pouvant porter un suivi, jj/mm/aaaa.',
    pt: 'Último dia que pode ter um monitoramento, dd/mm/aaaa.',
  },
  commitment: {
    es: 'Nombre corto del compromiso ambiental. Por ejemplo: COM-012.',
    en: 'Short name of the environmental commitment. For example: COM-012.',
    fr: 'Nom court de l’engagement environnemental. Par exemple : COM-012.',
    pt: 'Nome curto do compromisso ambiental. Por exemplo: COM-012.',
  },
  instrument: {
    es: 'Instrumento del que viene el compromiso. Por ejemplo: EIA-d 2014.',
    en: 'The instrument that the commitment comes from. For example: EIA-d 2014.',
    fr: 'Instrument dont provient l’engagement. Par exemple : EIA-d 2014.',
    pt: 'Instrumento de onde vem o compromisso. Por exemplo: EIA-d 2014.',
  },
  standard: {
    es: 'Norma de comparación. Se puede escribir otra que no esté en la lista.',
    en: 'The reference standard. One that is not in the list can be written.',
    fr: 'Norme de référence. Une autre que celles de la liste peut être écrite.',
    pt: 'Norma de comparação. Pode-se escrever outra que não esteja na lista.',
  },
  category: columnHelpTerms.category,
  easting: {
    es: 'Metros, de 100,000 a 900,000. Solo para estaciones nuevas.',
    en: 'Metres, from 100,000 to 900,000. For new stations only.',
    fr: 'Mètres, de 100 000 à 900 000. Pour les nouvelles stations seulement.',
    pt: 'Metros, de 100.000 a 900.000. Só para estações novas.',
  },
  northing: {
    es: 'Metros, de 7,900,000 a 10,000,000. Solo para estaciones nuevas.',
    en: 'Metres, from 7,900,000 to 10,000,000. For new stations only.',
    fr: 'Mètres, de 7 900 000 à 10 000 000. Pour les nouvelles stations seulement.',
    pt: 'Metros, de 7.900.000 a 10.000.000. Só para estações novas.',
  },
  zone: columnHelpTerms.zone,
  datum: {
    es: 'WGS 84 o PSAD 56. Lo que llega en PSAD 56 se convierte a WGS 84 y se avisa.',
    en: 'WGS 84 or PSAD 56. What comes in PSAD 56 is converted to WGS 84, and you are told.',
    fr: 'WGS 84 ou PSAD 56. Ce qui arrive en PSAD 56 est converti en WGS 84, et c’est signalé.',
    pt: 'WGS 84 ou PSAD 56. O que chega em PSAD 56 é convertido para WGS 84, e isso é avisado.',
  },
  altitude: {
    es: 'Metros sobre el nivel del mar, de -500 a 7000.',
    en: 'Metres above sea level, from -500 to 7000.',
    fr: 'Mètres au-dessus du niveau de la mer, de -500 à 7000.',
    pt: 'Metros acima do nível do mar, de -500 a 7000.',
  },
  stationName: {
    es: 'Nombre de una estación nueva, opcional. El de una estación que existe no cambia.',
    en: 'Name of a new station, optional. That of a station that exists does not change.',
    fr: 'Nom d’une nouvelle station, facultatif. Celui d’une station qui existe ne change pas.',
    pt: 'Nome de uma estação nova, opcional. O de uma estação que existe não muda.',
  },
  observation: {
    es: 'Indicaciones para el monitoreo, hasta 500 caracteres.',
    en: 'Notes for the monitoring, up to 500 characters.',
    fr: 'Indications pour le suivi, 500 caractères au plus.',
    pt: 'Indicações para o monitoramento, até 500 caracteres.',
  },
} as const satisfies Record<PlanColumn, Text>

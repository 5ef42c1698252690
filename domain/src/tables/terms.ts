import type { Text } from '../languages.ts'
import type { CellProblem } from './cell-problems.ts'

/** Follows the reason where the list has a similar name. */
export const suggestionTerm = {
  es: '¿Quiso decir «{{suggestion}}»?',
  en: 'Did you mean “{{suggestion}}”?',
  fr: 'Vouliez-vous dire « {{suggestion}} » ?',
  pt: 'Quis dizer “{{suggestion}}”?',
} as const satisfies Text

/** Why a cell was not accepted and what to do; `column` and `value` stand beside it. */
export const cellProblemTerms = {
  required: {
    es: 'Falta el dato. Completar la celda.',
    en: 'The value is missing. Fill in the cell.',
    fr: 'La valeur manque. Remplir la cellule.',
    pt: 'Falta o dado. Preencher a célula.',
  },
  email: {
    es: 'No es un correo completo. Escribirlo como nombre@empresa.com.',
    en: 'This is not a whole e-mail. Write it as name@company.com.',
    fr: 'Ce n’est pas une adresse complète. L’écrire sous la forme nom@entreprise.com.',
    pt: 'Não é um e-mail completo. Escrevê-lo como nome@empresa.com.',
  },
  phone: {
    es: 'No es un teléfono. Usar cifras, con +, espacios o paréntesis, y el anexo al final: +51 1 555 0100 anexo 12.',
    en: 'This is no phone number. Use digits, with +, spaces or parentheses, and the extension at the end: +51 1 555 0100 ext. 12.',
    fr: 'Ce n’est pas un numéro de téléphone. Utiliser des chiffres, avec +, espaces ou parenthèses, et le poste à la fin : +51 1 555 0100 poste 12.',
    pt: 'Não é um telefone. Usar dígitos, com +, espaços ou parênteses, e o ramal no final: +51 1 555 0100 ramal 12.',
  },
  'guest-never-admin': {
    es: 'Un invitado no puede tener administración. Elegir otro permiso, o quitar la marca de invitado.',
    en: 'A guest cannot have administration. Choose another permission, or say that this is no guest.',
    fr: 'Un invité ne peut pas avoir l’administration. Choisir un autre droit, ou indiquer que ce n’est pas un invité.',
    pt: 'Um convidado não pode ter administração. Escolher outra permissão, ou tirar a marca de convidado.',
  },
  'end-of-guests': {
    es: 'Solo el acceso de un invitado tiene fecha de fin. Borrar la fecha o marcarlo como invitado.',
    en: 'Only a guest’s access has an end date. Clear the date, or say that this is a guest.',
    fr: 'Seul l’accès d’un invité a une date de fin. Effacer la date ou indiquer que c’est un invité.',
    pt: 'Só o acesso de um convidado tem data de fim. Apagar a data ou marcá-lo como convidado.',
  },
  'end-has-passed': {
    es: 'La fecha ya pasó. Escribir una de hoy en adelante.',
    en: 'The date has passed. Write one from today on.',
    fr: 'La date est passée. En écrire une à partir d’aujourd’hui.',
    pt: 'A data já passou. Escrever uma de hoje em diante.',
  },
  'too-long': {
    es: 'El texto es demasiado largo. Usar {{max}} caracteres como máximo.',
    en: 'The text is too long. Use at most {{max}} characters.',
    fr: 'Le texte est trop long. Utiliser {{max}} caractères au plus.',
    pt: 'O texto é longo demais. Usar no máximo {{max}} caracteres.',
  },
  'not-in-list': {
    es: 'El valor no está en la lista del proyecto. Elegir uno de la lista desplegable.',
    en: 'The value is not in the project’s list. Choose one from the drop-down list.',
    fr: 'La valeur n’est pas dans la liste du projet. En choisir une dans la liste déroulante.',
    pt: 'O valor não está na lista do projeto. Escolher um da lista suspensa.',
  },
  'member-permissions': {
    es: 'Estos permisos no existen. Escribir Administración, Lectura, Registro de datos, Auditoría, o Registro de datos y auditoría.',
    en: 'There are no such permissions. Write Administration, Reading, Data entry, Audit, or Data entry and audit.',
    fr: 'Ces droits n’existent pas. Écrire Administration, Lecture, Saisie de données, Audit, ou Saisie de données et audit.',
    pt: 'Essas permissões não existem. Escrever Administração, Leitura, Registro de dados, Auditoria, ou Registro de dados e auditoria.',
  },
  'not-in-component': {
    es: 'El subcomponente no pertenece al componente ambiental de la fila. Elegir otro o corregir el componente.',
    en: 'The subcomponent does not belong to the row’s environmental component. Choose another or correct the component.',
    fr: 'La sous-composante n’appartient pas à la composante environnementale de la ligne. En choisir une autre ou corriger la composante.',
    pt: 'O subcomponente não pertence ao componente ambiental da linha. Escolher outro ou corrigir o componente.',
  },
  retired: {
    es: 'El valor fue retirado y ya no se ofrece. Elegir uno vigente o pedir que se restablezca.',
    en: 'The value was retired and is no longer offered. Choose a current one or ask for it to be restored.',
    fr: 'La valeur a été retirée et n’est plus proposée. En choisir une en vigueur ou demander son rétablissement.',
    pt: 'O valor foi retirado e não é mais oferecido. Escolher um vigente ou pedir que seja restaurado.',
  },
  date: {
    es: 'No se reconoce la fecha. Escribirla como dd/mm/aaaa.',
    en: 'The date is not understood. Write it as dd/mm/yyyy.',
    fr: 'La date n’est pas comprise. L’écrire sous la forme jj/mm/aaaa.',
    pt: 'A data não foi entendida. Escrevê-la como dd/mm/aaaa.',
  },
  'no-such-day': {
    es: 'Ese día no existe en el calendario. Corregir el día o el mes.',
    en: 'That day does not exist in the calendar. Correct the day or the month.',
    fr: 'Ce jour n’existe pas dans le calendrier. Corriger le jour ou le mois.',
    pt: 'Esse dia não existe no calendário. Corrigir o dia ou o mês.',
  },
  'date-serial': {
    es: 'Es el número con que la hoja de cálculo guarda una fecha. Dar a la celda formato de fecha, o escribirla como dd/mm/aaaa.',
    en: 'This is the number by which a spreadsheet keeps a date. Format the cell as a date, or write it as dd/mm/yyyy.',
    fr: 'C’est le nombre par lequel le tableur enregistre une date. Mettre la cellule au format date, ou l’écrire sous la forme jj/mm/aaaa.',
    pt: 'É o número com que a planilha guarda uma data. Formatar a célula como data, ou escrevê-la como dd/mm/aaaa.',
  },
  'date-year': {
    es: 'El año está fuera de lo posible: de {{min}} a {{max}}. Corregir la fecha.',
    en: 'The year is out of range: from {{min}} to {{max}}. Correct the date.',
    fr: 'L’année est hors limites : de {{min}} à {{max}}. Corriger la date.',
    pt: 'O ano está fora do possível: de {{min}} a {{max}}. Corrigir a data.',
  },
  number: {
    es: 'No se reconoce el número. Escribir solo cifras, con coma o punto decimal.',
    en: 'The number is not understood. Write digits only, with a decimal comma or point.',
    fr: 'Le nombre n’est pas compris. N’écrire que des chiffres, avec une virgule ou un point décimal.',
    pt: 'O número não foi entendido. Escrever só algarismos, com vírgula ou ponto decimal.',
  },
  'ambiguous-number': {
    es: 'No está claro si la coma o el punto separa miles o decimales: {{whole}} o {{decimal}}. Escribirlo sin separador de miles.',
    en: 'It is not clear whether the comma or point parts thousands or decimals: {{whole}} or {{decimal}}. Write it without a thousands separator.',
    fr: 'La virgule ou le point peut séparer les milliers ou les décimales : {{whole}} ou {{decimal}}. L’écrire sans séparateur de milliers.',
    pt: 'Não está claro se a vírgula ou o ponto separa milhares ou decimais: {{whole}} ou {{decimal}}. Escrever sem separador de milhares.',
  },
  'yes-no': {
    es: 'Se espera Sí o No.',
    en: 'Yes or No is expected.',
    fr: 'La réponse attendue est Oui ou Non.',
    pt: 'Espera-se Sim ou Não.',
  },
  zone: {
    es: 'La zona UTM no existe en el Perú. Escribir 17, 18 o 19.',
    en: 'The UTM zone does not exist in Peru. Write 17, 18 or 19.',
    fr: 'Ce fuseau UTM n’existe pas au Pérou. Écrire 17, 18 ou 19.',
    pt: 'O fuso UTM não existe no Peru. Escrever 17, 18 ou 19.',
  },
  datum: {
    es: 'No se reconoce el datum. Escribir WGS84 o PSAD56.',
    en: 'The datum is not understood. Write WGS84 or PSAD56.',
    fr: 'Le datum n’est pas compris. Écrire WGS84 ou PSAD56.',
    pt: 'O datum não foi entendido. Escrever WGS84 ou PSAD56.',
  },
  'out-of-range': {
    es: 'El valor está fuera de lo posible: de {{min}} a {{max}}.',
    en: 'The value is out of range: from {{min}} to {{max}}.',
    fr: 'La valeur est hors limites : de {{min}} à {{max}}.',
    pt: 'O valor está fora do possível: de {{min}} a {{max}}.',
  },
  'date-or-series': {
    es: 'Indicar una fecha estimada, o bien frecuencia, inicio y fin: una de las dos formas y no ambas.',
    en: 'Give an estimated date, or else frequency, start and end: one of the two and not both.',
    fr: 'Indiquer une date estimée, ou bien fréquence, début et fin : l’un des deux et non les deux.',
    pt: 'Indicar uma data estimada, ou então frequência, início e término: uma das duas formas e não ambas.',
  },
  'series-incomplete': {
    es: 'A la serie le falta este dato. Completar frecuencia, fecha de inicio y fecha de fin.',
    en: 'The series lacks this value. Fill in frequency, start date and end date.',
    fr: 'Cette valeur manque à la série. Remplir fréquence, date de début et date de fin.',
    pt: 'Falta este dado na série. Preencher frequência, data de início e data de término.',
  },
  'series-order': {
    es: 'La fecha de fin es anterior a la de inicio. Corregir una de las dos.',
    en: 'The end date is before the start date. Correct one of them.',
    fr: 'La date de fin précède celle de début. Corriger l’une des deux.',
    pt: 'A data de término é anterior à de início. Corrigir uma das duas.',
  },
  'series-too-long': {
    es: 'La serie daría más de {{max}} monitoreos. Acortar el periodo o espaciar la frecuencia.',
    en: 'The series would give more than {{max}} monitorings. Shorten the period or space out the frequency.',
    fr: 'La série donnerait plus de {{max}} suivis. Raccourcir la période ou espacer la fréquence.',
    pt: 'A série daria mais de {{max}} monitoramentos. Encurtar o período ou espaçar a frequência.',
  },
  'coordinates-incomplete': {
    es: 'Las coordenadas están incompletas. Indicar este, norte, zona y datum, o ninguno.',
    en: 'The coordinates are incomplete. Give easting, northing, zone and datum, or none of them.',
    fr: 'Les coordonnées sont incomplètes. Indiquer est, nord, fuseau et datum, ou aucun.',
    pt: 'As coordenadas estão incompletas. Indicar leste, norte, fuso e datum, ou nenhum.',
  },
  'coordinates-differ': {
    es: 'La estación ya existe con otras coordenadas. Corregirlas o usar otro código.',
    en: 'The station already exists with other coordinates. Correct them or use another code.',
    fr: 'La station existe déjà avec d’autres coordonnées. Les corriger ou utiliser un autre code.',
    pt: 'A estação já existe com outras coordenadas. Corrigi-las ou usar outro código.',
  },
  'similar-code': {
    es: 'El proyecto no tiene esta estación, y su código se parece al de otra. Usar ese código en todas las filas, o mantenerla como estación nueva.',
    en: 'The project does not have this station, and its code is like that of another one. Use that code in all rows, or keep it as a new station.',
    fr: 'Le projet n’a pas cette station, et son code ressemble à celui d’une autre. Utiliser ce code dans toutes les lignes, ou la garder comme nouvelle station.',
    pt: 'O projeto não tem esta estação, e o código se parece com o de outra. Usar esse código em todas as linhas, ou mantê-la como estação nova.',
  },
  'coordinates-differ-new': {
    es: 'La fila {{row}} da otras coordenadas a esta estación nueva. Corregir una de las dos.',
    en: 'Row {{row}} gives this new station other coordinates. Correct one of them.',
    fr: 'La ligne {{row}} donne d’autres coordonnées à cette nouvelle station. Corriger l’une des deux.',
    pt: 'A linha {{row}} dá outras coordenadas a esta estação nova. Corrigir uma das duas.',
  },
  'repeated-row': {
    es: 'La fila repite la {{row}}. Quitar una de las dos.',
    en: 'The row repeats row {{row}}. Remove one of them.',
    fr: 'La ligne répète la ligne {{row}}. Supprimer l’une des deux.',
    pt: 'A linha repete a {{row}}. Remover uma das duas.',
  },
  'error-value': {
    es: 'La celda contiene una fórmula con error o sin resultado. Reemplazarla por un valor, o abrir el libro en Excel y guardarlo.',
    en: 'The cell holds a formula with an error or without a result. Replace it with a value, or open the workbook in Excel and save it.',
    fr: 'La cellule contient une formule en erreur ou sans résultat. La remplacer par une valeur, ou ouvrir le classeur dans Excel et l’enregistrer.',
    pt: 'A célula contém uma fórmula com erro ou sem resultado. Substituí-la por um valor, ou abrir a pasta de trabalho no Excel e salvá-la.',
  },
  'whole-number': {
    es: 'Se espera un número entero. Quitar los decimales.',
    en: 'A whole number is expected. Remove the decimals.',
    fr: 'Un nombre entier est attendu. Retirer les décimales.',
    pt: 'Espera-se um número inteiro. Retirar as decimais.',
  },
  'too-many-parameters': {
    es: 'El perfil tiene más de {{max}} parámetros. Dividirlo en dos perfiles.',
    en: 'The profile has more than {{max}} parameters. Split it into two profiles.',
    fr: 'Le profil a plus de {{max}} paramètres. Le diviser en deux profils.',
    pt: 'O perfil tem mais de {{max}} parâmetros. Dividi-lo em dois perfis.',
  },
  'in-use': {
    es: 'La frecuencia ya se usa en monitoreos y su regla no puede cambiar. Crear otra frecuencia.',
    en: 'The frequency is already used by monitorings and its rule cannot change. Create another frequency.',
    fr: 'La fréquence est déjà utilisée par des suivis et sa règle ne peut pas changer. Créer une autre fréquence.',
    pt: 'A frequência já é usada em monitoramentos e sua regra não pode mudar. Criar outra frequência.',
  },
  'coordinates-disagree': {
    es: 'Las coordenadas UTM y las geográficas están a {{distanceM}} m entre sí. Corregir unas o dejar las otras en blanco.',
    en: 'The UTM and the geographic coordinates lie {{distanceM}} m apart. Correct one pair or leave the other blank.',
    fr: 'Les coordonnées UTM et géographiques sont distantes de {{distanceM}} m. Corriger les unes ou laisser les autres vides.',
    pt: 'As coordenadas UTM e as geográficas estão a {{distanceM}} m entre si. Corrigir umas ou deixar as outras em branco.',
  },
  'geographic-not-moved': {
    es: 'Las coordenadas UTM cambiaron, pero la latitud y la longitud siguen en el punto anterior, a {{distanceM}} m. Dejar ambas en blanco para tomar las UTM.',
    en: 'The UTM coordinates were changed, but latitude and longitude still give the earlier point, {{distanceM}} m away. Leave both blank to take the UTM ones.',
    fr: 'Les coordonnées UTM ont changé, mais la latitude et la longitude indiquent toujours le point précédent, à {{distanceM}} m. Laisser les deux vides pour prendre les UTM.',
    pt: 'As coordenadas UTM mudaram, mas a latitude e a longitude continuam no ponto anterior, a {{distanceM}} m. Deixar ambas em branco para usar as UTM.',
  },
  'utm-not-moved': {
    es: 'La latitud y la longitud cambiaron, pero las coordenadas UTM siguen en el punto anterior, a {{distanceM}} m. Dejar en blanco este, norte, zona y datum para tomar las geográficas.',
    en: 'Latitude and longitude were changed, but the UTM coordinates still give the earlier point, {{distanceM}} m away. Leave easting, northing, zone and datum blank to take the geographic ones.',
    fr: 'La latitude et la longitude ont changé, mais les coordonnées UTM indiquent toujours le point précédent, à {{distanceM}} m. Laisser est, nord, fuseau et datum vides pour prendre les géographiques.',
    pt: 'A latitude e a longitude mudaram, mas as coordenadas UTM continuam no ponto anterior, a {{distanceM}} m. Deixar leste, norte, fuso e datum em branco para usar as geográficas.',
  },
} as const satisfies Record<CellProblem, Text>

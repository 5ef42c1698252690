import type { Text } from '../../languages.ts'
import type { FormatProblem } from './message.ts'
import type { NetworkWay } from './networks.ts'

/** Why a message was not read. */
export const formatProblemTerms = {
  'not-an-object': {
    es: 'El cuerpo no es un objeto JSON',
    en: 'The body is not a JSON object',
    fr: 'Le corps n’est pas un objet JSON',
    pt: 'O corpo não é um objeto JSON',
  },
  form: {
    es: 'El formulario está mal codificado o repite un campo',
    en: 'The form is badly encoded or repeats a field',
    fr: 'Le formulaire est mal encodé ou répète un champ',
    pt: 'O formulário está mal codificado ou repete um campo',
  },
  event: {
    es: 'Tipo de evento desconocido',
    en: 'Unknown kind of event',
    fr: 'Type d’événement inconnu',
    pt: 'Tipo de evento desconhecido',
  },
  device: {
    es: 'El mensaje no dice de qué dispositivo es',
    en: 'The message does not say which device it is from',
    fr: 'Le message ne dit pas de quel appareil il vient',
    pt: 'A mensagem não diz de qual dispositivo é',
  },
  'not-behind': {
    es: 'El mensaje es de dispositivos que no están detrás de este concentrador',
    en: 'The message is of devices that are not behind this hub',
    fr: 'Le message vient d’appareils qui ne sont pas derrière ce concentrateur',
    pt: 'A mensagem é de dispositivos que não estão atrás deste concentrador',
  },
  time: {
    es: 'La fecha y hora no se entienden',
    en: 'Date and time cannot be read',
    fr: 'La date et l’heure ne se lisent pas',
    pt: 'A data e a hora não podem ser lidas',
  },
  payload: {
    es: 'Los bytes del mensaje están mal escritos',
    en: 'The bytes of the message are badly written',
    fr: 'Les octets du message sont mal écrits',
    pt: 'Os bytes da mensagem estão mal escritos',
  },
  decoder: {
    es: 'El decodificador del perfil no pudo leerlo',
    en: 'The decoder of the profile could not read it',
    fr: 'Le décodeur du profil n’a pas pu le lire',
    pt: 'O decodificador do perfil não pôde ler a mensagem',
  },
  'too-many-keys': {
    es: 'Más de 100 variables en un mensaje',
    en: 'More than 100 variables in a message',
    fr: 'Plus de 100 variables dans un message',
    pt: 'Mais de 100 variáveis em uma mensagem',
  },
  'too-many-messages': {
    es: 'Más de 1000 mensajes en un envío',
    en: 'More than 1000 messages sent at once',
    fr: 'Plus de 1000 messages dans un envoi',
    pt: 'Mais de 1000 mensagens em um envio',
  },
  header: {
    es: 'Faltan las líneas de cabecera del archivo',
    en: 'The lines at the head of the file are missing',
    fr: 'Les lignes d’en-tête du fichier manquent',
    pt: 'Faltam as linhas de cabeçalho do arquivo',
  },
  column: {
    es: 'Falta una columna o su nombre no es válido',
    en: 'A column is missing or its name is not valid',
    fr: 'Une colonne manque ou son nom n’est pas valable',
    pt: 'Falta uma coluna ou seu nome não é válido',
  },
  zone: {
    es: 'Zona horaria desconocida',
    en: 'Unknown time zone',
    fr: 'Fuseau horaire inconnu',
    pt: 'Fuso horário desconhecido',
  },
  row: {
    es: 'La fila tiene otro número de celdas',
    en: 'The row has another number of cells',
    fr: 'La ligne a un autre nombre de cellules',
    pt: 'A linha tem outro número de células',
  },
  'cut-row': {
    es: 'La última fila puede estar cortada; se leerá cuando el archivo llegue de nuevo',
    en: 'The last row may be cut; it will be read when the file comes again',
    fr: 'La dernière ligne est peut-être coupée ; elle sera lue au prochain envoi du fichier',
    pt: 'A última linha pode estar cortada; será lida quando o arquivo chegar de novo',
  },
} as const satisfies Record<FormatProblem, Text>

const sameEverywhere = (name: string): Text => ({ es: name, en: name, fr: name, pt: name })

export const networkWayTerms: Record<NetworkWay, Text> = {
  chirpstack: sameEverywhere('ChirpStack v4'),
  'things-stack': sameEverywhere('The Things Stack v3'),
  rockblock: sameEverywhere('RockBLOCK'),
  rock7: sameEverywhere('Rock 7'),
}

import { type FieldIssue, issueName, type ProblemParams } from '@puquio/contract'
import { defineTexts } from '@puquio/domain'
import i18next from 'i18next'
import type { z } from 'zod'
import { words } from './words.ts'
import { firstWords } from './first-words.ts'
import { localeOf } from './locale.ts'
import { addTexts } from './texts.ts'
import { numberFormat } from './intl.ts'

/**
 * One issue of a field in the reader's words. A feature adds the codes that it alone has with `addTexts('fields', …)`; those
 * of several features stand here, so that no words depend on the screens that were opened before.
 */
export const fieldText = ({ code, params }: Pick<FieldIssue, 'code' | 'params'>): string => {
  const translate = i18next.getFixedT(null, 'fields') as (key: string, values: object) => string
  const isKnown = i18next.exists(code, { ns: 'fields' })
  return translate(isKnown ? code : 'not-valid', shownParams(params))
}

/** Issues of a form or an answer as `{ path: words }`, the first of each field. */
export const fieldErrors = (issues: readonly FieldIssue[]): Record<string, string> =>
  Object.fromEntries(issues.toReversed().map((issue) => [issue.path, fieldText(issue)]))

/** zod's issues under the names that the server gives them, so that both use the same words. */
export const fieldIssues = (issues: readonly z.core.$ZodIssue[]): FieldIssue[] =>
  issues.map((issue) => ({ path: issue.path.join('.'), ...issueName(issue, issue.input) }))

const shownParams = (params: ProblemParams): Record<string, string> => {
  const format = numberFormat(localeOf(i18next.language))
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' ? format.format(value) : String(value ?? ''),
    ]),
  )
}

const fieldTexts = defineTexts({
  required: {
    es: 'Completar este campo.',
    en: 'Fill in this field.',
    fr: 'Remplir ce champ.',
    pt: 'Preencher este campo.',
  },
  'not-valid': {
    es: 'El valor no es válido. Corregirlo.',
    en: 'The value is not valid. Correct it.',
    fr: 'La valeur n’est pas valide. La corriger.',
    pt: 'O valor não é válido. Corrigi-lo.',
  },
  'not-embedded': {
    es: 'El sitio de esta dirección no está permitido en esta instalación. Usar la dirección completa (https://…) de un sitio permitido, o pedir al administrador del sistema que lo agregue.',
    en: 'The site of this address is not allowed in this installation. Use the whole address (https://…) of an allowed site, or ask the system administrator to add it.',
    fr: 'Le site de cette adresse n’est pas autorisé dans cette installation. Utiliser l’adresse complète (https://…) d’un site autorisé, ou demander à l’administrateur du système de l’ajouter.',
    pt: 'O site deste endereço não é permitido nesta instalação. Usar o endereço completo (https://…) de um site permitido ou pedir ao administrador do sistema que o adicione.',
  },
  'not-power-bi-id': {
    es: 'No es un identificador de Power BI. Pegar la dirección del informe, o los 36 signos de su identificador, como 5b218778-e7a5-4d73-8187-f10824047715.',
    en: 'This is no identifier of Power BI. Paste the address of the report, or the 36 characters of its identifier, such as 5b218778-e7a5-4d73-8187-f10824047715.',
    fr: 'Ce n’est pas un identifiant de Power BI. Coller l’adresse du rapport, ou les 36 caractères de son identifiant, comme 5b218778-e7a5-4d73-8187-f10824047715.',
    pt: 'Não é um identificador do Power BI. Colar o endereço do relatório, ou os 36 caracteres do seu identificador, como 5b218778-e7a5-4d73-8187-f10824047715.',
  },
  'too-short': {
    es: 'Escribir al menos {{min}} caracteres.',
    en: 'Write at least {{min}} characters.',
    fr: 'Saisir au moins {{min}} caractères.',
    pt: 'Escrever pelo menos {{min}} caracteres.',
  },
  'too-long': {
    es: 'Escribir como máximo {{max}} caracteres.',
    en: 'Write at most {{max}} characters.',
    fr: 'Saisir au plus {{max}} caractères.',
    pt: 'Escrever no máximo {{max}} caracteres.',
  },
  'too-small': {
    es: 'El mínimo es {{min}}.',
    en: 'The minimum is {{min}}.',
    fr: 'Le minimum est {{min}}.',
    pt: 'O mínimo é {{min}}.',
  },
  'too-big': {
    es: 'El máximo es {{max}}.',
    en: 'The maximum is {{max}}.',
    fr: 'Le maximum est {{max}}.',
    pt: 'O máximo é {{max}}.',
  },
  email: firstWords.notAnEmail,
  phone: {
    es: 'No es un teléfono. Usar cifras, con +, espacios o paréntesis, y el anexo al final: +51 1 555 0100 anexo 12.',
    en: 'This is no phone number. Use digits, with +, spaces or parentheses, and the extension at the end: +51 1 555 0100 ext. 12.',
    fr: 'Ce n’est pas un numéro de téléphone. Utiliser des chiffres, avec +, espaces ou parenthèses, et le poste à la fin : +51 1 555 0100 poste 12.',
    pt: 'Não é um telefone. Usar dígitos, com +, espaços ou parênteses, e o ramal no final: +51 1 555 0100 ramal 12.',
  },
  date: {
    es: 'La fecha no existe. Escribirla como dd/mm/aaaa.',
    en: 'There is no such date. Write it as dd/mm/yyyy.',
    fr: 'Cette date n’existe pas. L’écrire sous la forme jj/mm/aaaa.',
    pt: 'A data não existe. Escrevê-la como dd/mm/aaaa.',
  },
  'date-year': words.yearOutOfRange,
  'in-future': {
    es: 'La fecha es posterior a hoy. Registrar lo que ya ocurrió.',
    en: 'The date is after today. Record what has already happened.',
    fr: 'La date est postérieure à aujourd’hui. Saisir ce qui a déjà eu lieu.',
    pt: 'A data é posterior a hoje. Registrar o que já aconteceu.',
  },
  'not-in-list': {
    es: 'Ya no está en la lista del proyecto. Elegir otro.',
    en: 'It is no longer in the project’s list. Choose another one.',
    fr: 'Il n’est plus dans la liste du projet. En choisir un autre.',
    pt: 'Não está mais na lista do projeto. Escolher outro.',
  },
  'ends-before-start': {
    es: 'Termina antes de empezar. Corregir una de las dos fechas.',
    en: 'It ends before it begins. Correct one of the two dates.',
    fr: 'La fin précède le début. Corriger l’une des deux dates.',
    pt: 'Termina antes de começar. Corrigir uma das duas datas.',
  },
  'max-below-min': {
    es: 'El máximo es menor que el mínimo. Corregir uno de los dos.',
    en: 'The maximum is less than the minimum. Correct one of them.',
    fr: 'Le maximum est inférieur au minimum. Corriger l’un des deux.',
    pt: 'O máximo é menor que o mínimo. Corrigir um dos dois.',
  },
  'in-the-past': {
    es: 'Ya pasó. Elegir un momento por venir.',
    en: 'It has passed. Choose a time to come.',
    fr: 'Ce moment est passé. En choisir un à venir.',
    pt: 'Já passou. Escolher um momento por vir.',
  },
  retired: {
    es: 'Está retirado. Elegir uno vigente.',
    en: 'It is retired. Choose one in use.',
    fr: 'Il est retiré. En choisir un en service.',
    pt: 'Está retirado. Escolher um vigente.',
  },
  'too-many-dates': {
    es: 'Son más de {{max}} fechas. Repetir con menos frecuencia o acortar el periodo.',
    en: 'These are more than {{max}} dates. Repeat it less often, or shorten the period.',
    fr: 'Cela fait plus de {{max}} dates. Répéter moins souvent ou raccourcir la période.',
    pt: 'São mais de {{max}} datas. Repetir com menos frequência ou encurtar o período.',
  },
  color: {
    es: 'No es un color. Escribirlo como #1f3a68.',
    en: 'This is not a colour. Write it as #1f3a68.',
    fr: 'Ce n’est pas une couleur. L’écrire sous la forme #1f3a68.',
    pt: 'Não é uma cor. Escrevê-la como #1f3a68.',
  },
  url: {
    es: 'No es una URL válida. Escribirla como www.empresa.com/pagina.',
    en: 'It is not a valid URL. Write it as www.company.com/page.',
    fr: 'Ce n’est pas une URL valide. L’écrire sous la forme www.entreprise.com/page.',
    pt: 'Não é uma URL válida. Escrevê-la como www.empresa.com/pagina.',
  },
  'tile-address': {
    es: 'No es una dirección de teselas. Escribirla con {z}, {x} e {y}, como https://mapas.empresa.com/{z}/{x}/{y}.png.',
    en: 'This is no address of tiles. Write it with {z}, {x} and {y}, as https://maps.company.com/{z}/{x}/{y}.png.',
    fr: 'Ce n’est pas une adresse de tuiles. L’écrire avec {z}, {x} et {y}, comme https://cartes.entreprise.com/{z}/{x}/{y}.png.',
    pt: 'Não é um endereço de blocos. Escrevê-lo com {z}, {x} e {y}, como https://mapas.empresa.com/{z}/{x}/{y}.png.',
  },
  'same-as-first': {
    es: 'Las dos partes dicen lo mismo. Dejar en cada una solo a lo que obliga.',
    en: 'Both parts say the same. Leave in each one only what it obliges to.',
    fr: 'Les deux parties disent la même chose. Ne laisser dans chacune que son obligation.',
    pt: 'As duas partes dizem o mesmo. Deixar em cada uma somente a que obriga.',
  },
  'one-encryption': {
    es: 'Elegir SSL o TLS, no los dos.',
    en: 'Choose SSL or TLS, not both.',
    fr: 'Choisir SSL ou TLS, pas les deux.',
    pt: 'Escolher SSL ou TLS, não os dois.',
  },
  taken: {
    es: '«{{value}}» ya existe. Elegir otro.',
    en: '“{{value}}” already exists. Choose another one.',
    fr: '« {{value}} » existe déjà. En choisir un autre.',
    pt: '“{{value}}” já existe. Escolher outro.',
  },
  'unknown-variable': {
    es: 'Variables desconocidas: {{names}}. Usar solo las de la lista.',
    en: 'Unknown variables: {{names}}. Use only those of the list.',
    fr: 'Variables inconnues : {{names}}. N’utiliser que celles de la liste.',
    pt: 'Variáveis desconhecidas: {{names}}. Usar somente as da lista.',
  },
  'same-time': {
    es: 'Debe ser otra hora que la del inicio.',
    en: 'It must be another time than that of the start.',
    fr: 'Ce doit être une autre heure que celle du début.',
    pt: 'Deve ser outra hora que a do início.',
  },
  'account-exists': {
    es: 'Ya hay una cuenta con este correo.',
    en: 'There is an account with this e-mail already.',
    fr: 'Il y a déjà un compte avec cette adresse.',
    pt: 'Já há uma conta com este e-mail.',
  },
  'already-member': {
    es: 'El usuario ya está asignado a este proyecto.',
    en: 'The user is already assigned to this project.',
    fr: 'L’utilisateur est déjà affecté à ce projet.',
    pt: 'O usuário já está atribuído a este projeto.',
  },
  'of-another-company': {
    es: 'Su cuenta es de otra empresa: participa como invitado. La administración del sistema puede cambiarlo.',
    en: 'Their account is another company’s: they work here as a guest. The system’s administration can change that.',
    fr: 'Son compte est celui d’une autre entreprise : participation comme invité. L’administration du système peut le modifier.',
    pt: 'Sua conta é de outra empresa: participa como convidado. A administração do sistema pode mudar isso.',
  },
  'company-of-others': {
    es: 'Esta empresa ya existe en Puquio: pedir al administrador del sistema que la asigne al proyecto.',
    en: 'This company already exists in Puquio: ask the system administrator to give it to the project.',
    fr: 'Cette entreprise existe déjà dans Puquio : demander à l’administrateur du système de l’attribuer au projet.',
    pt: 'Esta empresa já existe no Puquio: pedir ao administrador do sistema que a atribua ao projeto.',
  },
  'write-needs-read': {
    es: 'El registro de datos necesita también la lectura.',
    en: 'Data entry needs reading too.',
    fr: 'La saisie de données requiert aussi la lecture.',
    pt: 'O registro de dados precisa também da leitura.',
  },
  'audit-needs-read': {
    es: 'La auditoría necesita también la lectura.',
    en: 'Audit needs reading too.',
    fr: 'L’audit requiert aussi la lecture.',
    pt: 'A auditoria precisa também da leitura.',
  },
  'guest-never-admin': {
    es: 'Un invitado no puede tener administración.',
    en: 'A guest cannot have administration.',
    fr: 'Un invité ne peut pas avoir l’administration.',
    pt: 'Um convidado não pode ter administração.',
  },
  'end-of-guests': {
    es: 'Solo el acceso de un invitado tiene fecha de fin.',
    en: 'Only a guest’s access has an end date.',
    fr: 'Seul l’accès d’un invité a une date de fin.',
    pt: 'Só o acesso de um convidado tem data de fim.',
  },
  'end-has-passed': {
    es: 'La fecha ya pasó. Escribir una de hoy en adelante.',
    en: 'The date has passed. Write one from today on.',
    fr: 'La date est passée. En écrire une à partir d’aujourd’hui.',
    pt: 'A data já passou. Escrever uma de hoje em diante.',
  },
  'no-words': {
    es: 'No contiene ninguna palabra que se pueda mostrar. Escribir el texto.',
    en: 'It holds no word that can be shown. Write the text.',
    fr: 'Il ne contient aucun mot qui puisse être affiché. Écrire le texte.',
    pt: 'Não contém nenhuma palavra que possa ser mostrada. Escrever o texto.',
  },
  'in-use': {
    es: 'Está en uso y no se puede cambiar.',
    en: 'It is in use and cannot be changed.',
    fr: 'Il est utilisé et ne peut pas être modifié.',
    pt: 'Está em uso e não pode ser alterado.',
  },
  // A new password
  'no-uppercase': {
    es: 'Incluir al menos una mayúscula.',
    en: 'Include at least one uppercase letter.',
    fr: 'Inclure au moins une majuscule.',
    pt: 'Incluir pelo menos uma letra maiúscula.',
  },
  'no-lowercase': {
    es: 'Incluir al menos una minúscula.',
    en: 'Include at least one lowercase letter.',
    fr: 'Inclure au moins une minuscule.',
    pt: 'Incluir pelo menos uma letra minúscula.',
  },
  'no-digit': {
    es: 'Incluir al menos un dígito.',
    en: 'Include at least one digit.',
    fr: 'Inclure au moins un chiffre.',
    pt: 'Incluir pelo menos um dígito.',
  },
  'same-as-old': {
    es: 'Elegir una contraseña distinta de la actual.',
    en: 'Choose a password other than the current one.',
    fr: 'Choisir un mot de passe différent de l’actuel.',
    pt: 'Escolher uma senha diferente da atual.',
  },
  'not-repeated': {
    es: 'Repetir la misma contraseña.',
    en: 'Repeat the same password.',
    fr: 'Répéter le même mot de passe.',
    pt: 'Repetir a mesma senha.',
  },
})

addTexts('fields', fieldTexts)

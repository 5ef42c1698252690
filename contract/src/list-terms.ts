import type { Text } from '@puquio/domain'
import type { ListCellProblem, ListColumn } from './list-rows.ts'
import { cellProblemTerms, planColumnTerms } from './terms.ts'

/** Headings of the workbooks. A reader takes those of any language, whatever case and accents. */
export const listColumnTerms = {
  code: { es: 'Código', en: 'Code', fr: 'Code', pt: 'Código' },
  name: { es: 'Nombre', en: 'Name', fr: 'Nom', pt: 'Nome' },
  component: planColumnTerms.component,
  parameters: { es: 'Parámetros', en: 'Parameters', fr: 'Paramètres', pt: 'Parâmetros' },
  rule: { es: 'Regla', en: 'Rule', fr: 'Règle', pt: 'Regra' },
  marginDays: {
    es: 'Margen (días)',
    en: 'Margin (days)',
    fr: 'Marge (jours)',
    pt: 'Margem (dias)',
  },
  kind: { es: 'Tipo', en: 'Kind', fr: 'Type', pt: 'Tipo' },
  eastingM: planColumnTerms.easting,
  northingM: planColumnTerms.northing,
  zone: planColumnTerms.zone,
  datum: planColumnTerms.datum,
  latitudeDeg: {
    es: 'Latitud (grados)',
    en: 'Latitude (degrees)',
    fr: 'Latitude (degrés)',
    pt: 'Latitude (graus)',
  },
  longitudeDeg: {
    es: 'Longitud (grados)',
    en: 'Longitude (degrees)',
    fr: 'Longitude (degrés)',
    pt: 'Longitude (graus)',
  },
  altitudeM: planColumnTerms.altitude,
  standard: planColumnTerms.standard,
  category: planColumnTerms.category,
} as const satisfies Record<ListColumn, Text>

/** Why a cell of a list was not accepted, and what to do. */
export const listCellProblemTerms = {
  required: cellProblemTerms.required,
  'too-long': cellProblemTerms['too-long'],
  'not-in-list': cellProblemTerms['not-in-list'],
  retired: cellProblemTerms.retired,
  number: cellProblemTerms.number,
  zone: cellProblemTerms.zone,
  datum: cellProblemTerms.datum,
  'out-of-range': cellProblemTerms['out-of-range'],
  'coordinates-incomplete': cellProblemTerms['coordinates-incomplete'],
  'repeated-row': cellProblemTerms['repeated-row'],
  'error-value': cellProblemTerms['error-value'],
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
} as const satisfies Record<ListCellProblem, Text>

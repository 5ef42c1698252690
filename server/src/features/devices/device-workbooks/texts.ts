import { defineTexts } from '@puquio/domain'

export const deviceWorkbookTexts = defineTexts({
  devices: {
    es: 'Dispositivos MODi',
    en: 'MODi devices',
    fr: 'Appareils MODi',
    pt: 'Dispositivos MODi',
  },
  howTo: {
    es: 'Una fila por variable, debajo de los encabezados. Las filas de un dispositivo repiten su serie; sus demás datos bastan en la primera.',
    en: 'One row per variable, below the headings. The rows of a device repeat its serial; its other data need to stand in the first one only.',
    fr: 'Une ligne par variable, sous les en-têtes. Les lignes d’un appareil répètent son n° de série ; ses autres données suffisent sur la première.',
    pt: 'Uma linha por variável, abaixo dos cabeçalhos. As linhas de um dispositivo repetem a série; os demais dados bastam na primeira.',
  },
  howToKnown: {
    es: 'Un dispositivo que el proyecto ya tiene queda como está.',
    en: 'A device that the project has already stays as it is.',
    fr: 'Un appareil que le projet a déjà reste inchangé.',
    pt: 'Um dispositivo que o projeto já tem fica como está.',
  },
  howToAll: {
    es: 'Si una celda no es válida, no se agrega ningún dispositivo y se indica cada celda por corregir.',
    en: 'If one cell is not valid, no device is added and every cell to correct is named.',
    fr: 'Si une cellule n’est pas valide, aucun appareil n’est ajouté et chaque cellule à corriger est indiquée.',
    pt: 'Se uma célula não for válida, nenhum dispositivo é adicionado e cada célula a corrigir é indicada.',
  },
})

/** What belongs into columns whose heading does not say it all. */
export const deviceColumnHelp = defineTexts({
  station: {
    es: 'Código de una estación del proyecto; sin coordenadas propias valen las suyas.',
    en: 'Code of a station of the project; without coordinates of its own the station’s count.',
    fr: 'Code d’une station du projet ; sans coordonnées propres, les siennes comptent.',
    pt: 'Código de uma estação do projeto; sem coordenadas próprias valem as dela.',
  },
  profile: {
    es: 'Nombre de un perfil del proyecto: cómo se leen los mensajes del dispositivo.',
    en: 'Name of a profile of the project: how the messages of the device are read.',
    fr: 'Nom d’un profil du projet : comment les messages de l’appareil sont lus.',
    pt: 'Nome de um perfil do projeto: como as mensagens do dispositivo são lidas.',
  },
  parameter: {
    es: 'Nombre o símbolo de un parámetro del catálogo. Con él las lecturas se exportan junto a los resultados.',
    en: 'Name or symbol of a parameter of the catalogue. By it readings are exported beside results.',
    fr: 'Nom ou symbole d’un paramètre du catalogue. Grâce à lui les mesures s’exportent avec les résultats.',
    pt: 'Nome ou símbolo de um parâmetro do catálogo. Com ele as leituras são exportadas junto aos resultados.',
  },
  relay1: {
    es: 'Qué enciende y apaga, por ejemplo «Bomba 1». En blanco si no lo tiene.',
    en: 'What it switches, for example “Pump 1”. Blank where there is none.',
    fr: 'Ce qu’il commande, par exemple « Pompe 1 ». Vide s’il n’y en a pas.',
    pt: 'O que liga e desliga, por exemplo «Bomba 1». Em branco se não o tem.',
  },
  relay2: {
    es: 'Como el relé 1, para el segundo.',
    en: 'As relay 1, of the second one.',
    fr: 'Comme le relais 1, pour le second.',
    pt: 'Como o relé 1, para o segundo.',
  },
  key: {
    es: 'Nombre con que el dispositivo envía el valor: letras, cifras y _ . : / -',
    en: 'Name by which the device sends the value: letters, digits and _ . : / -',
    fr: 'Nom sous lequel l’appareil envoie la valeur : lettres, chiffres et _ . : / -',
    pt: 'Nome com que o dispositivo envia o valor: letras, dígitos e _ . : / -',
  },
  externalKey: {
    es: 'DevEUI o IMEI, por los que una red conoce al dispositivo.',
    en: 'DevEUI or IMEI, by which a network knows the device.',
    fr: 'DevEUI ou IMEI, par lesquels un réseau connaît l’appareil.',
    pt: 'DevEUI ou IMEI, pelos quais uma rede conhece o dispositivo.',
  },
  graceS: {
    es: 'Silencio permitido después del intervalo. En blanco: el del canal.',
    en: 'Silence allowed after the interval. Blank: that of the channel.',
    fr: 'Silence permis après l’intervalle. Vide : celui du canal.',
    pt: 'Silêncio permitido depois do intervalo. Em branco: o do canal.',
  },
})

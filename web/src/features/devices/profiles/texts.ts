import { defineTexts } from '@puquio/domain'
import { firstWords } from '../../../lib/texts/first-words.ts'
import { addTexts, type Bundle } from '../../../lib/texts/texts.ts'
import { pageWords } from '../../../lib/texts/page-words.ts'
import { words } from '../../../lib/texts/words.ts'
import { deviceWords } from '../../../widgets/devices/words.ts'
import { modiWords } from '../../../widgets/modi/words.ts'

const deviceProfileTexts = defineTexts({
  title: deviceWords.profiles,
  newProfile: {
    es: 'Nuevo perfil',
    en: 'New profile',
    fr: 'Nouveau profil',
    pt: 'Novo perfil',
  },
  help: {
    es: 'Lo que comparten los dispositivos de un tipo: cómo se leen sus mensajes y con qué variables empieza uno nuevo.',
    en: 'What devices of a kind share: how their messages are read, and the variables that a new one begins with.',
    fr: 'Ce que les appareils d’un type ont en commun : comment leurs messages sont lus et les variables d’un nouvel appareil.',
    pt: 'O que os dispositivos de um tipo têm em comum: como suas mensagens são lidas e com quais variáveis um novo começa.',
  },
  add: {
    es: 'Agregar perfil',
    en: 'Add a profile',
    fr: 'Ajouter un profil',
    pt: 'Adicionar perfil',
  },
  search: {
    es: 'Buscar por nombre, fabricante o modelo',
    en: 'Search by name, maker or model',
    fr: 'Chercher par nom, fabricant ou modèle',
    pt: 'Buscar por nome, fabricante ou modelo',
  },
  noneTitle: {
    es: 'No hay perfiles',
    en: 'There are no profiles',
    fr: 'Il n’y a pas de profil',
    pt: 'Não há perfis',
  },
  none: {
    es: 'Un perfil dice cómo se leen los bytes que envían los dispositivos LoRaWAN y satelitales, y los de firmware propio.',
    en: 'A profile says how bytes of LoRaWAN and satellite devices are read, and messages of firmware of its own.',
    fr: 'Un profil dit comment lire les octets des appareils LoRaWAN et satellitaires, et les messages d’un micrologiciel propre.',
    pt: 'Um perfil diz como ler os bytes de dispositivos LoRaWAN e por satélite, e as mensagens de firmware próprio.',
  },
  name: words.name,
  edit: pageWords.edit,
  remove: pageWords.remove,
  save: words.save,
  cancel: firstWords.cancel,
  variables: pageWords.variables,
  devices: deviceWords.all,
  channel: deviceWords.channel,
  interval: deviceWords.interval,
  maker: { es: 'Fabricante', en: 'Maker', fr: 'Fabricant', pt: 'Fabricante' },
  model: { es: 'Modelo', en: 'Model', fr: 'Modèle', pt: 'Modelo' },
  kind: {
    es: 'Tipo de dispositivo',
    en: 'Kind of device',
    fr: 'Type d’appareil',
    pt: 'Tipo de dispositivo',
  },
  decoder: { es: 'Decodificador', en: 'Decoder', fr: 'Décodeur', pt: 'Decodificador' },
  decoderHelp: {
    es: 'JavaScript como en ChirpStack y The Things Stack. Vacío si los mensajes llegan en un formato conocido. Lo que llegue después de guardar se lee con él.',
    en: 'JavaScript as in ChirpStack and The Things Stack. Empty where messages come in a known form. What comes after saving is read by it.',
    fr: 'JavaScript comme dans ChirpStack et The Things Stack. Vide si les messages arrivent dans un format connu. Ce qui arrive après l’enregistrement est lu par lui.',
    pt: 'JavaScript como no ChirpStack e no The Things Stack. Vazio se as mensagens chegam em um formato conhecido. O que chegar depois de salvar é lido por ele.',
  },
  code: { es: 'Código', en: 'Code', fr: 'Code', pt: 'Código' },
  codeHelp: {
    es: 'decodeUplink({ bytes, text, fPort, recvTime, variables }) devuelve { data }: valores por clave, { ts, values } o una lista de ellos. Esc y Tab salen del campo.',
    en: 'decodeUplink({ bytes, text, fPort, recvTime, variables }) returns { data }: values by key, { ts, values } or a list of them. Esc, then Tab leaves the field.',
    fr: 'decodeUplink({ bytes, text, fPort, recvTime, variables }) renvoie { data } : valeurs par clé, { ts, values } ou une liste. Échap puis Tab quittent le champ.',
    pt: 'decodeUplink({ bytes, text, fPort, recvTime, variables }) devolve { data }: valores por chave, { ts, values } ou uma lista deles. Esc e Tab saem do campo.',
  },
  variablesHelp: {
    es: 'Con ellas empieza un dispositivo nuevo de este perfil. Los que ya existen no cambian.',
    en: 'A new device of this profile begins with them. Those that there are do not change.',
    fr: 'Un nouvel appareil de ce profil commence avec elles. Ceux qui existent ne changent pas.',
    pt: 'Um dispositivo novo deste perfil começa com elas. Os que já existem não mudam.',
  },
  tests: {
    es: 'Mensajes de prueba',
    en: 'Test messages',
    fr: 'Messages d’essai',
    pt: 'Mensagens de teste',
  },
  tryAll: {
    es: 'Probar todos',
    en: 'Run all tests',
    fr: 'Tout essayer',
    pt: 'Testar todos',
  },
  addTest: {
    es: 'Agregar mensaje',
    en: 'Add a message',
    fr: 'Ajouter un message',
    pt: 'Adicionar mensagem',
  },
  testNumber: {
    es: 'Mensaje {{number}}',
    en: 'Message {{number}}',
    fr: 'Message {{number}}',
    pt: 'Mensagem {{number}}',
  },
  removeTest: {
    es: 'Quitar el mensaje «{{name}}»',
    en: 'Remove the message “{{name}}”',
    fr: 'Retirer le message « {{name}} »',
    pt: 'Retirar a mensagem «{{name}}»',
  },
  encoding: { es: 'Escritura', en: 'Written as', fr: 'Écriture', pt: 'Escrita' },
  encoding_hex: { es: 'Hexadecimal', en: 'Hexadecimal', fr: 'Hexadécimal', pt: 'Hexadecimal' },
  encoding_base64: { es: 'Base64', en: 'Base64', fr: 'Base64', pt: 'Base64' },
  encoding_text: {
    es: 'Texto o JSON',
    en: 'Text or JSON',
    fr: 'Texte ou JSON',
    pt: 'Texto ou JSON',
  },
  fPort: {
    es: 'Puerto LoRaWAN',
    en: 'LoRaWAN port',
    fr: 'Port LoRaWAN',
    pt: 'Porta LoRaWAN',
  },
  content: deviceWords.content,
  expects: {
    es: 'Se espera {{values}}',
    en: 'Expected: {{values}}',
    fr: 'Attendu : {{values}}',
    pt: 'Espera-se {{values}}',
  },
  expectThis: {
    es: 'Esperar este resultado',
    en: 'Expect this result',
    fr: 'Attendre ce résultat',
    pt: 'Esperar este resultado',
  },
  asExpected: { es: 'Como se espera', en: 'As expected', fr: 'Comme attendu', pt: 'Como esperado' },
  notAsExpected: {
    es: 'No es lo que se espera',
    en: 'Not as expected',
    fr: 'Pas comme attendu',
    pt: 'Não é o esperado',
  },
  passed: {
    es: '{{passed}} de {{count}} como se espera',
    en: '{{passed}} of {{count}} as expected',
    fr: '{{passed}} sur {{count}} comme attendu',
    pt: '{{passed}} de {{count}} como esperado',
  },
  nothing: {
    es: 'Ninguna lectura',
    en: 'No reading',
    fr: 'Aucune mesure',
    pt: 'Nenhuma leitura',
  },
  unread: {
    es: 'Sin número: {{keys}}',
    en: 'No number: {{keys}}',
    fr: 'Sans nombre : {{keys}}',
    pt: 'Sem número: {{keys}}',
  },
  atLine: {
    es: '(línea {{line}})',
    en: '(line {{line}})',
    fr: '(ligne {{line}})',
    pt: '(linha {{line}})',
  },
  failure_syntax: {
    es: 'El código está mal escrito',
    en: 'The code is badly written',
    fr: 'Le code est mal écrit',
    pt: 'O código está mal escrito',
  },
  failure_threw: {
    es: 'El decodificador falló',
    en: 'The decoder failed',
    fr: 'Le décodeur a échoué',
    pt: 'O decodificador falhou',
  },
  failure_time: {
    es: 'Tardó demasiado',
    en: 'It took too long',
    fr: 'Trop long',
    pt: 'Demorou demais',
  },
  failure_memory: {
    es: 'Usó demasiada memoria',
    en: 'It took too much memory',
    fr: 'Trop de mémoire',
    pt: 'Usou memória demais',
  },
  failure_result: {
    es: 'No devolvió { data } con valores por clave',
    en: 'It did not return { data } with values by key',
    fr: 'Il n’a pas renvoyé { data } avec des valeurs par clé',
    pt: 'Não devolveu { data } com valores por chave',
  },
  failure_busy: {
    es: 'Hay demasiados mensajes en espera; probar de nuevo en un momento',
    en: 'Too many messages wait; try again in a moment',
    fr: 'Trop de messages attendent ; réessayer dans un instant',
    pt: 'Há mensagens demais em espera; tentar de novo em um momento',
  },
  failure_content: {
    es: 'El contenido no está en la escritura elegida',
    en: 'The content is not written as chosen',
    fr: 'Le contenu n’est pas dans l’écriture choisie',
    pt: 'O conteúdo não está na escrita escolhida',
  },
  saved: {
    es: 'Perfil «{{name}}» guardado',
    en: 'Profile “{{name}}” saved',
    fr: 'Profil « {{name}} » enregistré',
    pt: 'Perfil «{{name}}» salvo',
  },
  removed: {
    es: 'Perfil «{{name}}» eliminado',
    en: 'Profile “{{name}}” removed',
    fr: 'Profil « {{name}} » supprimé',
    pt: 'Perfil «{{name}}» excluído',
  },
  removeTitle: {
    es: '¿Eliminar el perfil «{{name}}»?',
    en: 'Remove the profile “{{name}}”?',
    fr: 'Supprimer le profil « {{name}} » ?',
    pt: 'Excluir o perfil «{{name}}»?',
  },
  removeText: {
    es: 'Se elimina con su decodificador y sus mensajes de prueba.',
    en: 'Its decoder and its test messages go with it.',
    fr: 'Son décodeur et ses messages d’essai disparaissent avec lui.',
    pt: 'O decodificador e as mensagens de teste vão com ele.',
  },
  inUse: {
    es: 'Hay dispositivos con este perfil, en servicio o retirados. Darles otro perfil primero.',
    en: 'Devices have this profile, in service or retired. Give them another one first.',
    fr: 'Des appareils ont ce profil, en service ou retirés. Leur en donner un autre d’abord.',
    pt: 'Há dispositivos com este perfil, em serviço ou retirados. Dar outro perfil a eles primeiro.',
  },
  changedMeanwhile: pageWords.changedMeanwhile,
  reruns: {
    es: 'Decodificar de nuevo',
    en: 'Decode again',
    fr: 'Décoder à nouveau',
    pt: 'Decodificar de novo',
  },
  rerunsHelp: {
    es: 'Los mensajes se guardan como llegaron. Con el decodificador guardado se leen otra vez los recibidos en estos días: sus lecturas se corrigen, las que faltaban se agregan y lo que salga igual no cambia.',
    en: 'Messages are kept as they came. By the saved decoder those received on these days are read again: their readings are corrected, missing ones are added, and what comes out the same does not change.',
    fr: 'Les messages sont gardés tels qu’ils sont arrivés. Ceux reçus ces jours-là sont relus par le décodeur enregistré : leurs mesures sont corrigées, celles qui manquaient ajoutées, et ce qui donne le même résultat ne change pas.',
    pt: 'As mensagens são guardadas como chegaram. Com o decodificador salvo são lidas de novo as recebidas nestes dias: suas leituras são corrigidas, as que faltavam são adicionadas e o que sair igual não muda.',
  },
  rerunOf: modiWords.device,
  allOfProfile: {
    es: 'Todos los de este perfil',
    en: 'All of this profile',
    fr: 'Tous ceux de ce profil',
    pt: 'Todos deste perfil',
  },
  rerunFrom: words.fromDay,
  rerunTo: words.toDay,
  rerunStart: {
    es: 'Decodificar estos mensajes',
    en: 'Decode these messages',
    fr: 'Décoder ces messages',
    pt: 'Decodificar estas mensagens',
  },
  rerunDone_one: {
    es: '{{count}} mensaje leído de nuevo; rechazados: {{refused}}',
    en: '{{count}} message read again; refused: {{refused}}',
    fr: '{{count}} message relu ; refusés : {{refused}}',
    pt: '{{count}} mensagem lida de novo; recusadas: {{refused}}',
  },
  rerunDone_many: {
    es: '{{count}} mensajes leídos de nuevo; rechazados: {{refused}}',
    en: '{{count}} messages read again; refused: {{refused}}',
    fr: '{{count}} messages relus ; refusés : {{refused}}',
    pt: '{{count}} mensagens lidas de novo; recusadas: {{refused}}',
  },
  rerunDone_other: {
    es: '{{count}} mensajes leídos de nuevo; rechazados: {{refused}}',
    en: '{{count}} messages read again; refused: {{refused}}',
    fr: '{{count}} messages relus ; refusés : {{refused}}',
    pt: '{{count}} mensagens lidas de novo; recusadas: {{refused}}',
  },
  rerunRunning: {
    es: '{{done}} de {{total}} mensajes',
    en: '{{done}} of {{total}} messages',
    fr: '{{done}} messages sur {{total}}',
    pt: '{{done}} de {{total}} mensagens',
  },
  rerun_queued: pageWords.waiting,
  rerun_running: { es: 'En curso', en: 'Under way', fr: 'En cours', pt: 'Em andamento' },
  rerun_done: { es: 'Terminado', en: 'Done', fr: 'Terminé', pt: 'Concluído' },
  rerun_failed: { es: 'Falló', en: 'Failed', fr: 'Échoué', pt: 'Falhou' },
  rerun_cancelled: pageWords.cancelled,
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    deviceProfiles: Bundle<typeof deviceProfileTexts>
  }
}

addTexts('deviceProfiles', deviceProfileTexts)

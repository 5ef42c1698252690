import type { ProblemCode } from '@puquio/contract'
import type { CommandObstacle } from '@puquio/contract/modi/commands'
import { commandObstacleTerms } from '@puquio/contract/terms/modi/commands'
import type { Text } from '@puquio/domain'

export const modiProblemTexts = {
  NO_SUGGESTED_FACTOR: {
    es: 'En estos días no hay tres pares de laboratorio y sensor. Elegir un periodo más largo.',
    en: 'There are no three pairs of laboratory and sensor in these days. Choose a longer period.',
    fr: 'Il n’y a pas trois paires laboratoire-capteur sur ces jours. Choisir une période plus longue.',
    pt: 'Nestes dias não há três pares de laboratório e sensor. Escolher um período mais longo.',
  },
  DEVICE_NOT_KNOWN: {
    es: 'Ningún dispositivo en servicio tiene este token. Revisar el token en el equipo.',
    en: 'No device in service has this token. Check the token in the equipment.',
    fr: 'Aucun appareil en service n’a ce jeton. Vérifier le jeton dans l’équipement.',
    pt: 'Nenhum dispositivo em serviço tem este token. Verificar o token no equipamento.',
  },
  EXTERNAL_KEY_NOT_KNOWN: {
    es: 'Ningún dispositivo en servicio del proyecto tiene la clave externa del mensaje.',
    en: 'No device in service of the project has the external key of the message.',
    fr: 'Aucun appareil en service du projet n’a la clé externe du message.',
    pt: 'Nenhum dispositivo em serviço do projeto tem a chave externa da mensagem.',
  },
  TOO_MANY_WELLS: {
    es: 'El proyecto tiene {{max}} pozos en servicio, los que puede tener. Retirar uno que ya no se mide.',
    en: 'The project has {{max}} wells in service, as many as it may have. Retire one that is not measured any more.',
    fr: 'Le projet a {{max}} puits en service, le maximum. Retirer celui qui n’est plus mesuré.',
    pt: 'O projeto tem {{max}} poços em serviço, o máximo. Retirar um que não é mais medido.',
  },
  TOO_MANY_KEPT_WELLS: {
    es: 'El proyecto tiene {{max}} pozos con los retirados, los que puede tener. Volver a usar uno retirado, o editarlo.',
    en: 'The project has {{max}} wells with the retired ones, as many as it may have. Take a retired one into service again, or edit it.',
    fr: 'Le projet a {{max}} puits avec ceux qui sont retirés, le maximum. Remettre en service un puits retiré, ou le modifier.',
    pt: 'O projeto tem {{max}} poços com os retirados, o máximo. Reativar um retirado, ou editá-lo.',
  },
  WELL_RETIRED: {
    es: 'El pozo está retirado y no admite mediciones. Un administrador puede volver a usarlo.',
    en: 'The well is retired and takes no soundings. An administrator can take it into service again.',
    fr: 'Le puits est retiré et n’accepte plus de mesures. Un administrateur peut le remettre en service.',
    pt: 'O poço está retirado e não aceita medições. Um administrador pode reativá-lo.',
  },
  TOO_MANY_NETWORKS: {
    es: 'El proyecto tiene {{max}} redes, las que puede tener. Revocar una que ya no se usa.',
    en: 'The project has {{max}} networks, as many as it may have. Revoke one that is not used.',
    fr: 'Le projet a {{max}} réseaux, le maximum. Révoquer celui qui ne sert plus.',
    pt: 'O projeto tem {{max}} redes, o máximo. Revogar uma que não é mais usada.',
  },
  MESSAGE_NOT_READABLE: {
    es: 'El mensaje no se pudo leer ({{reason}}). Revisar el formato que envía el equipo.',
    en: 'The message could not be read ({{reason}}). Check the format that the equipment sends.',
    fr: 'Le message n’a pas pu être lu ({{reason}}). Vérifier le format qu’envoie l’équipement.',
    pt: 'A mensagem não pôde ser lida ({{reason}}). Verificar o formato que o equipamento envia.',
  },
  ALARM_CLEARED: {
    es: 'La alarma terminó: solo se pospone una que está activa.',
    en: 'The alarm is over: only one that is active can be put aside.',
    fr: 'L’alarme est terminée : seule une alarme active peut être mise de côté.',
    pt: 'O alarme terminou: só se adia um que esteja ativo.',
  },
  TOO_MANY_DEVICE_CERTIFICATES: {
    es: 'Hay {{max}} certificados vigentes, los que un dispositivo puede tener a la vez. Revocar el anterior.',
    en: 'There are {{max}} certificates that count, as many as a device may have at a time. Revoke the older one.',
    fr: 'Il y a {{max}} certificats valides, le maximum d’un appareil. Révoquer l’ancien.',
    pt: 'Há {{max}} certificados válidos, os que um dispositivo pode ter ao mesmo tempo. Revogar o anterior.',
  },
  SIGN_IN_AGAIN: {
    es: 'Antes de esto hay que volver a identificarse.',
    en: 'Sign in again before this.',
    fr: 'Il faut s’identifier à nouveau avant cela.',
    pt: 'Antes disso é preciso identificar-se de novo.',
  },
  NO_DOWNLINK: {
    es: 'A este dispositivo no se le puede enviar nada.',
    en: 'Nothing can be sent to this device.',
    fr: 'Rien ne peut être envoyé à cet appareil.',
    pt: 'Nada pode ser enviado a este dispositivo.',
  },
  NO_COMMAND: {
    es: 'Ninguna orden espera.',
    en: 'No command is waiting.',
    fr: 'Aucun ordre n’attend.',
    pt: 'Nenhuma ordem está esperando.',
  },
  TOO_MANY_DEVICE_TOKENS: {
    es: 'Hay {{max}} tokens vigentes, los que un dispositivo puede tener a la vez. Revocar el anterior.',
    en: 'There are {{max}} live tokens, as many as a device may have at a time. Revoke the older one.',
    fr: 'Il y a {{max}} jetons valides, le maximum d’un appareil. Révoquer l’ancien.',
    pt: 'Há {{max}} tokens válidos, os que um dispositivo pode ter ao mesmo tempo. Revogar o anterior.',
  },
} as const satisfies Partial<Record<ProblemCode, Text>>

export const modiProblemVariants = Object.fromEntries(
  Object.entries(commandObstacleTerms).map(([obstacle, text]) => [`NO_DOWNLINK_${obstacle}`, text]),
) as Record<`NO_DOWNLINK_${CommandObstacle}`, Text>

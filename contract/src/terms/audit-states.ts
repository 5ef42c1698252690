import type { Text } from '@puquio/domain'
import type { Audience } from '../notifications/events.ts'
import type { DeliveryState } from '../notifications/deliveries.ts'
import type { JobState } from '../jobs.ts'

const failed = { es: 'Falló', en: 'Failed', fr: 'Échec', pt: 'Falhou' } as const satisfies Text
const waiting = {
  es: 'En espera',
  en: 'Waiting',
  fr: 'En attente',
  pt: 'Em espera',
} as const satisfies Text

/** States and kinds that only the audit trail writes out. */
export const auditStateTerms = {
  link: {
    activation: { es: 'Activación', en: 'Activation', fr: 'Activation', pt: 'Ativação' },
    reset: {
      es: 'Nueva contraseña',
      en: 'New password',
      fr: 'Nouveau mot de passe',
      pt: 'Nova senha',
    },
    unblock: { es: 'Desbloqueo', en: 'Unblocking', fr: 'Déblocage', pt: 'Desbloqueio' },
  },
  tokenScope: {
    read: { es: 'Solo leer', en: 'Read only', fr: 'Lecture seule', pt: 'Somente ler' },
    write: {
      es: 'Leer y escribir',
      en: 'Read and write',
      fr: 'Lire et écrire',
      pt: 'Ler e escrever',
    },
  },
  menuEntry: {
    folder: { es: 'Carpeta', en: 'Folder', fr: 'Dossier', pt: 'Pasta' },
    screen: { es: 'Pantalla', en: 'Screen', fr: 'Écran', pt: 'Tela' },
    board: { es: 'Tablero', en: 'Board', fr: 'Tableau', pt: 'Painel' },
    link: { es: 'Enlace', en: 'Link', fr: 'Lien', pt: 'Link' },
  },
  audience: {
    administrators: {
      es: 'Administradores',
      en: 'Administrators',
      fr: 'Administrateurs',
      pt: 'Administradores',
    },
    writers: {
      es: 'Administradores y quienes registran datos',
      en: 'Administrators and people who enter data',
      fr: 'Administrateurs et ceux qui saisissent des données',
      pt: 'Administradores e quem registra dados',
    },
    everybody: {
      es: 'Todos los integrantes',
      en: 'All members',
      fr: 'Tous les membres',
      pt: 'Todos os integrantes',
    },
  } satisfies Record<Audience, Text>,
  delivery: {
    waiting,
    sent: { es: 'Enviado', en: 'Sent', fr: 'Envoyé', pt: 'Enviado' },
    delivered: { es: 'Entregado', en: 'Delivered', fr: 'Remis', pt: 'Entregue' },
    read: { es: 'Leído', en: 'Read', fr: 'Lu', pt: 'Lido' },
    failed,
    skipped: { es: 'No se envía', en: 'Not sent', fr: 'Non envoyé', pt: 'Não se envia' },
  } satisfies Record<DeliveryState, Text>,
  job: {
    queued: waiting,
    running: { es: 'En marcha', en: 'Running', fr: 'En cours', pt: 'Em andamento' },
    done: { es: 'Terminado', en: 'Done', fr: 'Terminée', pt: 'Concluída' },
    failed,
    cancelled: { es: 'Cancelado', en: 'Cancelled', fr: 'Annulée', pt: 'Cancelada' },
  } satisfies Record<JobState, Text>,
} as const

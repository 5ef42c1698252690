import { join } from 'node:path'

/** Where the server is reached: a socket in a folder of its own, or a local port (Windows). */
export type Door = { socketFolder: string } | { port: number }

/** puquio.conf, written at every start; an operator's own go to `database.conf` beside the cluster. */
export function serverSettings(folder: string, door: Door, forTests: boolean): string {
  const values: Record<string, string> = {
    hba_file: accessRulesOf(folder), // an absolute path: a relative one would start at the program's folder
    ...('port' in door
      ? { listen_addresses: '127.0.0.1', port: String(door.port), unix_socket_directories: '' }
      : {
          listen_addresses: '',
          port: String(socketPort),
          unix_socket_directories: door.socketFolder,
          unix_socket_permissions: '0700',
          client_connection_check_interval: '5s', // a killed client's long query ends, too
        }),
    max_connections: '100',
    shared_buffers: '256MB',
    effective_cache_size: '1GB',
    work_mem: '8MB',
    maintenance_work_mem: '128MB',
    max_wal_size: '2GB',
    checkpoint_timeout: '15min',
    wal_compression: 'on',
    jit: 'off', // short queries: compiling them costs more than it gains
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '%m [%p] %a ',
    log_min_duration_statement: '2s',
    log_parameter_max_length: '0', // user input stays out of the logs
    log_lock_waits: 'on',
    idle_in_transaction_session_timeout: '5min',
    ...(forTests ? forTestsOnly : ownLogFiles),
  }
  const lines = Object.entries(values).map(([name, value]) => `${name} = '${escapeValue(value)}'`)
  return `# Written at every start. Put your own settings in database.conf, in the folder above.\n${lines.join('\n')}\n`
}

export const accessRulesOf = (folder: string) => join(folder, 'puquio_hba.conf')

/** Every connection by the socket, or by the port on Windows, needs the password of its role. */
export const accessRules = `# Written at every start.
local all all scram-sha-256
host all all 127.0.0.1/32 scram-sha-256
host all all ::1/128 scram-sha-256
`

/** Names the socket's file only; nothing listens on a port of that number. */
export const socketPort = 5432

/** A week of log files, each overwritten when its day comes again. */
const ownLogFiles = {
  logging_collector: 'on',
  log_filename: 'postgresql-%a.log',
  log_truncate_on_rotation: 'on',
  log_rotation_age: '1d',
  log_rotation_size: '0',
}

const forTestsOnly = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  shared_buffers: '128MB',
  autovacuum: 'off',
  log_min_duration_statement: '-1',
}

function escapeValue(value: string) {
  return value.replaceAll('\\', '\\\\').replaceAll("'", "''")
}

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { BadSetting, doubtsAbout, readConfig, settings, unknownSettings } from './config.ts'
import { projectRoot } from './project-root.ts'

describe('settings', () => {
  test('an empty environment gives the defaults', () => {
    const config = readConfig({})
    expect(config).toMatchObject({
      port: 4600,
      host: '127.0.0.1',
      demo: 'on',
      sessionMs: 3_600_000,
    })
    expect(config.dataFolder).toBe(resolve(projectRoot, '.data'))
  })

  test('an empty value is as good as none', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({
      port: 4600,
      databaseUrl: null,
    })
  })

  test.each([
    [{ PORT: 'http' }, 'PORT is "http": it must be a port number from 0 to 65535.'],
    [{ PUQUIO_DEMO: 'yes' }, 'PUQUIO_DEMO is "yes": it must be on, off or public.'],
    [{ DATABASE_URL: 'mysql://u:secret@h/d' }, 'DATABASE_URL is not valid'],
    [{ DATABASE_URL: 'postgres://h/d' }, 'DATABASE_OWNER_URL is missing'],
    [{ DATABASE_OWNER_URL: 'postgres://h/d' }, 'DATABASE_URL is missing'],
    [
      { DATABASE_URL: 'postgres://h/d', DATABASE_OWNER_URL: 'postgres://h/d' },
      'DATABASE_TELEMETRY_URL is missing',
    ],
    [{ HOST: '0.0.0.0' }, 'HOST is 0.0.0.0 while the demonstration'],
    [{ PUQUIO_DEMO: 'off', PUQUIO_NOW: '2026-02-15T00:00:00Z' }, 'PUQUIO_NOW moves the clock'],
    [{ TRUST_PROXY: '127.0.0.1, proxy.example.com' }, 'TRUST_PROXY is "127.0.0.1, proxy'],
    [{ SMTP_URL: 'smtp://localhost' }, 'SMTP_FROM is missing'],
    [{ WHATSAPP_TOKEN: 'secret' }, 'WHATSAPP_PHONE_ID is missing: WhatsApp needs WHATSAPP_TOKEN'],
    [
      { BUCKET_ENDPOINT: 'https://s3.example.com' },
      'BUCKET_ENDPOINT is "https://s3.example.com": it must be',
    ],
    [{ BUCKET_ENDPOINT: 'https://s3.example.com/puquio' }, 'BUCKET_ACCESS_KEY is missing'],
    [{ BUCKET_SECRET_KEY: 'secret' }, 'BUCKET_ENDPOINT is missing'],
    [{ MQTT_PORT: 'on' }, 'MQTT_PORT is "on": it must be a port number from 0 to 65535, or off.'],
    [{ MQTTS_PORT: '8883', MQTTS_KEY: 'secret' }, 'MQTTS_CERTIFICATE is missing'],
    [{ MQTTS_CERTIFICATE: 'a.pem' }, 'MQTTS_PORT is missing: MQTT over TLS needs MQTTS_PORT'],
    [{ MQTTS_CLIENT_CA: 'a.pem' }, 'MQTTS_PORT is missing: MQTTS_CLIENT_CA means nothing'],
    [{ BROKER_URL: 'http://user:secret@broker' }, 'BROKER_URL is not valid: it must be an mqtt://'],
    [{ BROKER_URL: 'mqtts://b', BROKER_KEY: 'secret' }, 'BROKER_CERTIFICATE is missing'],
    [{ BROKER_URL: 'mqtt://b', BROKER_CA: 'ca.pem' }, 'BROKER_URL must begin with mqtts://'],
    [{ BROKER_TOPICS: 'a/+, b/#/c' }, 'BROKER_TOPICS is "a/+, b/#/c": it must be filters'],
    [{ BROKER_TOPICS: '$share/x/a' }, 'BROKER_TOPICS is "$share/x/a"'],
    [{ MODEL_PROVIDER: 'ollama' }, 'MODEL_PROVIDER is "ollama": it must be openai-compatible,'],
    [{ MODEL_PROVIDER: 'azure', MODEL_NAME: 'm' }, 'MODEL_BASE_URL is missing: MODEL_PROVIDER='],
    [{ MODEL_PROVIDER: 'anthropic', MODEL_NAME: 'm' }, 'MODEL_API_KEY is missing'],
    [{ MODEL_API_KEY: 'secret' }, 'MODEL_PROVIDER is missing: MODEL_API_KEY means nothing'],
    [{ MODEL_BASE_URL: 'ftp://user:secret@h' }, 'MODEL_BASE_URL is not valid'],
    [{ CLAMD: 'clamav' }, 'CLAMD is "clamav": it must be a host and a port'],
    [{ OIDC_ISSUER: 'https://id.example.com' }, 'OIDC_CLIENT_ID is missing'],
    [{ OIDC_CLIENT_ID: 'puquio' }, 'OIDC_ISSUER is missing'],
    [
      { OIDC_ISSUER: 'http://id.example.com', OIDC_CLIENT_ID: 'puquio' },
      'OIDC_ISSUER must begin with https://',
    ],
  ])('%j stops the start with one line', (env, line) => {
    const start = () => readConfig(env)
    expect(start).toThrow(BadSetting)
    expect(start).toThrow(line)
    expect(start).not.toThrow(/\n|secret/)
  })

  test('a bucket and a virus scanner are named by a few settings', () => {
    const bucket = {
      BUCKET_ENDPOINT: 'https://s3.example.com/puquio',
      BUCKET_ACCESS_KEY: 'id',
      BUCKET_SECRET_KEY: 'secret',
    }
    expect(readConfig({ ...bucket, CLAMD: 'clamav:3310' })).toMatchObject({
      bucket: {
        endpoint: 'https://s3.example.com/puquio',
        region: 'us-east-1',
        accessKeyId: 'id',
        secretAccessKey: 'secret',
      },
      clamd: { host: 'clamav', port: 3310 },
    })
    expect(readConfig({ CLAMD: '/run/clamd.sock' })).toMatchObject({
      bucket: null,
      clamd: { path: '/run/clamd.sock' },
    })
  })

  test('a language model is named by its provider, and needs no key on the own machine', () => {
    expect(readConfig({}).model).toBeNull()
    const local = {
      MODEL_PROVIDER: 'openai-compatible',
      MODEL_BASE_URL: 'http://127.0.0.1:11434/v1/',
      MODEL_NAME: 'qwen3:8b',
    }
    expect(readConfig(local).model).toMatchObject({
      baseUrl: 'http://127.0.0.1:11434/v1',
      apiKey: null,
      answers: 'schema',
      temperature: 0,
      prices: { input: 0, output: 0 },
      contextTokens: 32_000,
    })
    expect(readConfig({ ...local, MODEL_TEMPERATURE: 'off' }).model?.temperature).toBeNull()
    expect(() => readConfig({ ...local, MODEL_CONTEXT: '8000' })).toThrow('MODEL_CONTEXT must be')
    const anthropic = { MODEL_PROVIDER: 'anthropic', MODEL_NAME: 'm', MODEL_API_KEY: 'secret' }
    expect(readConfig(anthropic).model?.baseUrl).toBe('https://api.anthropic.com/v1')
  })

  test('a broker outside is read by its address alone, under a name that stays', () => {
    expect(readConfig({ BROKER_TOPICS: 'a/+' }).broker).toBeNull()
    const { broker } = readConfig({ BROKER_URL: 'mqtt://broker.example.com', PORT: '4601' })
    expect(broker).toMatchObject({ group: 'puquio', authorityFile: null })
    expect(broker?.clientId).toMatch(/^puquio-.+-4601$/)
    expect(broker?.topics).toContain('application/+/device/+/event/+')
    const topics = 'us915_0/application/+/device/+/event/+, mine/#'
    expect(readConfig({ BROKER_URL: 'mqtt://b', BROKER_TOPICS: topics }).broker?.topics).toEqual([
      'us915_0/application/+/device/+/event/+',
      'mine/#',
    ])
  })

  test('MQTT is open on this machine alone, unless somebody asks for more', () => {
    const mqtt = (env: Record<string, string>) => readConfig(env).mqtt
    expect(mqtt({})).toEqual({ port: 1883, isDefaultPort: true, tls: null })
    expect(mqtt({ PORT: '0' })).toMatchObject({ port: 0, isDefaultPort: true })
    expect(mqtt({ MQTT_PORT: 'off' })).toMatchObject({ port: null })
    const everywhere = { HOST: '0.0.0.0', PUQUIO_DEMO: 'off' }
    expect(mqtt(everywhere)).toMatchObject({ port: null })
    expect(doubtsAbout(readConfig(everywhere))).toEqual([])
    const asked = { ...everywhere, MQTT_PORT: '1884' }
    expect(mqtt(asked)).toMatchObject({ port: 1884, isDefaultPort: false })
    expect(doubtsAbout(readConfig(asked))).toEqual([
      expect.stringContaining('MQTT_PORT is open on 0.0.0.0 without TLS'),
    ])
    const tls = { MQTTS_PORT: '0', MQTTS_CERTIFICATE: 'server.pem', MQTTS_KEY: 'server.key' }
    expect(mqtt({ ...everywhere, ...tls, MQTTS_CLIENT_CA: 'devices.pem' })).toMatchObject({
      port: null,
      tls: {
        port: 0,
        certificateFile: 'server.pem',
        keyFile: 'server.key',
        clientAuthorityFile: 'devices.pem',
      },
    })
  })

  test('another address is allowed without the demonstration, or when it is meant', () => {
    expect(readConfig({ HOST: '0.0.0.0', PUQUIO_DEMO: 'off' }).host).toBe('0.0.0.0')
    expect(readConfig({ HOST: '0.0.0.0', PUQUIO_DEMO: 'public' }).host).toBe('0.0.0.0')
  })

  test('an https address without a named proxy is warned of in one line', () => {
    const doubts = (env: Record<string, string>) => doubtsAbout(readConfig(env))
    const https = { PUBLIC_URL: 'https://puquio.example.com' }
    expect(doubts(https)).toEqual([
      expect.stringMatching(/^PUBLIC_URL is https and TRUST_PROXY is missing: [^\n]*$/),
    ])
    expect(doubts({ ...https, TRUST_PROXY: '127.0.0.1, 10.0.0.0/8, loopback, fd00::/8' })).toEqual(
      [],
    )
    expect(doubts({ PUBLIC_URL: 'http://puquio.mina.pe' })).toEqual([])
    expect(doubts({})).toEqual([])
  })

  test('a language model without prices is warned of, since it reaches no budget', () => {
    const model = {
      MODEL_PROVIDER: 'openai-compatible',
      MODEL_BASE_URL: 'http://127.0.0.1:11434/v1',
      MODEL_NAME: 'qwen3:8b',
    }
    expect(doubtsAbout(readConfig(model))).toEqual([
      expect.stringMatching(/^MODEL_PRICE_INPUT and MODEL_PRICE_OUTPUT are 0/),
    ])
    expect(doubtsAbout(readConfig({ ...model, MODEL_PRICE_OUTPUT: '2' }))).toEqual([])
  })

  test('Power BI is off without a principal, whose workspaces belong to projects', () => {
    expect(readConfig({}).powerBi).toBeNull()
    const [one, other] = [
      'F089354E-8366-4e18-aea3-4cb4a3a50b48',
      '7c0f6a11-2f0e-4b7a-9c41-5d2b8a1e9f03',
    ]
    const given = {
      POWER_BI_TENANT_ID: 'mina.pe',
      POWER_BI_CLIENT_ID: other,
      POWER_BI_CLIENT_SECRET: 'secret',
    }
    const workspaces = (text: string) => ({ ...given, POWER_BI_WORKSPACES: text })
    expect(readConfig(workspaces(`${one} 1  4, ${other} *`)).powerBi?.workspaces).toEqual([
      { id: one.toLowerCase(), projects: [1, 4] },
      { id: other, projects: 'all' },
    ])
    expect(() => readConfig(given)).toThrow(/^POWER_BI_WORKSPACES is missing/)
    for (const text of [one, `${one} * 1`, `${one} uno`, 'ventas 1', `${one} -1`])
      expect(() => readConfig(workspaces(text))).toThrow(/^POWER_BI_WORKSPACES is /)
  })

  test('single sign-on is off without a provider, whose own accounts alone sign in unless others are listed', () => {
    expect(readConfig({}).singleSignOn).toBeNull()
    const issuer = 'https://login.example.com/common'
    const given = {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'puquio',
      SSO_DOMAINS: 'Mina.pe filial.pe',
    }
    expect(readConfig(given).singleSignOn).toEqual({
      issuer,
      clientId: 'puquio',
      clientSecret: null,
      issuers: [issuer],
      domains: [
        { issuer, domain: 'mina.pe' },
        { issuer, domain: 'filial.pe' },
      ],
      name: 'Microsoft',
    })
    const tenants = ['https://login.example.com/a', 'https://login.example.com/b']
    const several = {
      ...given,
      SSO_ISSUERS: tenants.join(', '),
      SSO_NAME: 'Minera',
      SSO_DOMAINS: `${tenants[0]} mina.pe filial.pe, ${tenants[1]} otra.pe`,
    }
    expect(readConfig(several).singleSignOn).toMatchObject({
      issuers: tenants,
      name: 'Minera',
      domains: [
        { issuer: tenants[0], domain: 'mina.pe' },
        { issuer: tenants[0], domain: 'filial.pe' },
        { issuer: tenants[1], domain: 'otra.pe' },
      ],
    })
    for (const [domains, message] of [
      ['mina.pe', /^SSO_DOMAINS must name the issuer of mina\.pe/],
      [
        'https://login.example.com/c mina.pe',
        /^SSO_DOMAINS names https:\/\/login\.example\.com\/c/,
      ],
      ['rosa@mina.pe', /^SSO_DOMAINS is "rosa@mina\.pe": it must be domains/],
      ['', /^SSO_DOMAINS is missing: single sign-on needs/],
    ] as const)
      expect(() => readConfig({ ...several, SSO_DOMAINS: domains })).toThrow(message)
    const local = readConfig({ ...given, OIDC_ISSUER: 'http://localhost:3000' })
    expect(local.singleSignOn?.issuer).toBe('http://localhost:3000')
  })

  test('a misspelt name is noticed', () => {
    expect(unknownSettings({ PUQUIO_DMEO: 'off', PUQUIO_DEMO: 'on', HOME: '/' })).toEqual([
      'PUQUIO_DMEO',
    ])
  })

  test('.env.example documents exactly the settings that exist', () => {
    const example = readFileSync(resolve(projectRoot, '.env.example'), 'utf8')
    const documented = [...example.matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map(([, name]) => String(name))
    expect(documented.toSorted()).toEqual(Object.keys(settings.shape).toSorted())
  })
})

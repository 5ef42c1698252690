const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Returns a pattern of word beginnings, or of whole words where they end in `!`; JavaScript's \b knows ASCII alone. */
const anyOf = (text: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:${text
      .trim()
      .split(/\s*[|\n]\s*/)
      .filter((part) => part !== '')
      .map((part) => (part.endsWith('!') ? `${part.slice(0, -1)}(?!\\p{L})` : part))
      .join('|')})`,
    'u',
  )

/** Who is bound by an instrument. */
export const actors = words(`
  titular titulares empresa empresas compañía cía minera contratista contratistas operador operadores operadora
  proponente personal trabajador trabajadores área gerencia jefatura superintendencia supervisor supervisora
  supervisores responsable responsables unidad administrado administrada propietario propietaria conductor
  conductores transportista transportistas proveedor proveedores administración sociedad corporación concesionario
  concesionaria consorcio departamento residente jefe jefa jefes gerente especialista equipo brigada brigadas
  chofer choferes operarios operario encargado encargada subcontratista subcontratistas relacionista monitor
  nosotros visitantes empleados colaboradores cuadrilla generador`)

/** Who acts by law or for itself: what they will do is no commitment of the company. */
export const others = words(`
  oefa minem mem minam senace ana ala aaa dgaam dgaem dgm dgaae drem dia digesa diresa sernanp serfor osinergmin
  sunafil sunat produce minagri midagri mincul ministerio ministerios autoridad autoridades estado municipio
  municipalidad municipalidades gobierno gobiernos policía congreso tribunal fiscalía comunidad comunidades
  pobladores población poblaciones comuneros interesados ciudadanos ciudadanía familias ley leyes artículo
  reglamento decreto norma normas inversionistas accionistas consultora autor autores agricultores usuarios junta
  dirección direcciones administrados perú país sociedades indeci ingemmet cofopri sunarp inacal sociedades
  beneficiarios estudiantes municipios alcalde canon región`)

/** What the document, the model or nature will be: never a duty, but by a word that says so. */
export const naturalThings = words(`
  impacto impactos efecto efectos alteración alteraciones significancia fauna flora napa viento vientos clima
  precipitación precipitaciones caudal caudales río aguas temperatura concentración concentraciones emisiones
  probabilidad magnitud importancia vida inversión demanda producción consumo costo costos presupuesto proyecto
  alternativa tajo mina yacimiento mineral minerales capítulo sección estudio análisis evaluación`)

/** What names of places and works begin with: "Quebrada Ichupampa" is written like a company's name, and binds nobody. */
export const places = words(`
  quebrada quebradas río ríos laguna lagunas lago lagos manantial manantiales puquio puquios bofedal bofedales humedal
  humedales cuenca cuencas subcuenca subcuencas microcuenca microcuencas intercuenca acequia acequias cerro cerros
  nevado nevados pampa pampas valle valles cordillera abra playa isla bahía mar océano bosque bosques distrito distritos
  provincia provincias caserío caseríos anexo anexos centro poblado sector sectores zona zonas estación
  estaciones punto puntos piezómetro piezómetros pozo pozos planta plantas depósito depósitos relavera relaveras presa
  presas dique diques botadero botaderos tajo tajos bocamina bocaminas socavón rampa nivel cantera canteras cancha
  canchas pad poza pozas canal canales vía vías camino caminos carretera carreteras acceso accesos puente puentes
  campamento campamentos almacén almacenes taller talleres laboratorio garita puerto muelle túnel túneles chimenea
  chimeneas línea subestación relleno vertimiento vertimientos efluente efluentes residuos agua aguas suelo suelos aire
  ruido monitoreo monitoreos programa programas plan planes medida medidas componente componentes etapa fase`)

/** Words of control and care: monitoring, prevention, waste, people, records, quantities. */
export const care = anyOf(`
  monitore|muestre|medici[oó]n|control|mitig|preven|evit|minimi[zc]|protec|proteg|residu|efluent|revegeta|reforest|forestaci
  tratamiento|capacita|sensibili|charla|inducci|inform[ea]|report|manten|calibra|inspecc|emergenc|contingenc|derram
  remedia|rehabilit|restaur|compens|indemni|señal|rieg|rega|humect|humed|geomembran|impermeab|poza|cuneta|coronaci
  sedimenta|silenciador|filtro|barrera|contenci|herm[eé]tic|autorizad|certificad|acreditad|ambient|particip|taller
  comit[eé]|local|permiso|licencia|garant|registr|eo-rs!|eps-rs!|topsoil|suelo org[aá]nico|top soil|lmp!|eca!|recircul
  reutili|re[uú]so|[uú]nicamente|exclusivamente|s[oó]lo!|solamente|al menos!|lona|lonas|kit|segurid|cierre|estabilidad
  vigente|adecuad|polvo|ruido|suspend|limpieza|seguimiento|vigilancia|verific|auditor|convenio|fondo|acuerdo
  biodegradab|drenaje|erosi[oó]n|arqueol|cira!|rescat|reubica|veda|hospedaje|extintor|antiderrame|bandeja|cobertura
  conserva|cuid|salud|sostenib|clausur|desmantel|revestid|cerco|cercad|techad|bermas?!|prioriz|preferen|nativas
  ecol[oó]gic|contaminad|peligros|reciclaje|segrega|incidente|mejora continua|desarrollo sostenible|epp!|obligator|temporal seca
  quejas|reclamos|m[aá]xim[oa]s?!|m[ií]nim[oa]s?!|como m[ií]nimo|no mayor|no menor|no exce|no super`)

/** What a mine makes and is: without a word of care, a sentence about it describes. */
export const production = anyOf(`
  mineral(?:es)?!|concentrado|extracci|explotaci|molienda|chancad|flotaci|lixiviaci|producci|reservas|m[eé]todo|perforaci
  voladura|capacidad|vida [uú]til|toneladas|inversi[oó]n|costo|demanda|minado|acarreo|carguío|relave|desmonte|tajo|galer[ií]a
  t[uú]nel|energ[ií]a|tpd!|beneficio!|procesamiento|obras!|actividades!|campamento|alternativa|faja`)

/** A time that repeats, a deadline or a quantity that is asked for. */
export const timed = anyOf(`
  diari|semanal|quincenal|mensual|bimestral|trimestral|cuatrimestral|semestral|anual|bianual|interdiari|bienal
  cada!|veces (?:al|por)|vez (?:al|por)|una vez|por (?:d[ií]a|mes|año|semana|turno|hora)!|todos los!|todas las!|permanente
  continu|frecuencia|periodicidad|peri[oó]dic|al inicio|al t[eé]rmino|al finalizar|antes de|previo|durante!|dentro de|plazo
  hasta el!|a m[aá]s tardar|en [eé]poca|estiaje|avenida|m[ií]nimo|m[aá]ximo|s/|us\\$|mientras`)

/** Nouns that name work to be done, as lists of commitments begin. */
export const actionNouns = words(`
  riego regado monitoreo monitoreos mantenimiento limpieza capacitación capacitaciones humectación humedecimiento
  aplicación instalación implementación compra adquisición contratación inspección inspecciones revegetación
  reforestación forestación construcción colocación elaboración ejecución realización presentación entrega remisión
  calibración control muestreo medición disposición retiro recojo recolección segregación traslado transporte
  almacenamiento tratamiento cobertura perfilado perfilamiento desmantelamiento demolición clausura sellado
  señalización cercado restauración rehabilitación remediación recuperación rescate reubicación reposición
  compensación pago aporte financiamiento apoyo difusión charlas talleres taller evaluación verificación
  supervisión vigilancia seguimiento actualización renovación revisión registro reporte informe uso empleo
  utilización prohibición conservación protección estabilización reconformación nivelación relleno habilitación
  derivación captación recirculación reutilización impermeabilización poda siembra plantación donación creación
  conformación formación participación comunicación notificación simulacros simulacro lavado suministro dotación
  provisión priorización restricción desinfección fumigación descolmatación bacheo barrido cierre desquinche
  encapsulamiento encapsulado encalado neutralización levantamiento constitución suspensión abono sensibilización`)

export const determiners = words(`
  el la los las un una unos unas cada todo toda todos todas dicho dicha dichos dichas este esta estos estas ese esa
  esos esas su sus ningún ninguna ambos ambas cualquier otro otra otros otras nuestro nuestra aquellos aquellas`)

/** Infinitives of aims and studies: what a plan is for, unless a time or quantity is set. */
export const aims = words(`
  prevenir identificar determinar describir establecer definir conocer analizar caracterizar evaluar proponer
  contribuir promover lograr garantizar minimizar mitigar desarrollar asegurar diseñar reducir propiciar fomentar
  optimizar cumplir alcanzar permitir obtener mejorar proteger conservar`)

/** Words that end as infinitives do and are none. */
export const notInfinitives = words(`
  hogar lugar solar mar bienestar pilar escolar similar taller mujer poder alquiler regular particular familiar
  celular militar molecular circular lineal anular popular primer tercer cualquier ayer carácter líder chofer
  azúcar titular auxiliar vehicular estar pesar perpendicular polar ser haber deber placer máster`)

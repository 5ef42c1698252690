import chirpstackAck from './lora/chirpstack_v4_ack.json?raw'
import chirpstackIntegration from './lora/chirpstack_v4_integration.json?raw'
import chirpstackJoin from './lora/chirpstack_v4_join.json?raw'
import chirpstackLocation from './lora/chirpstack_v4_location.json?raw'
import chirpstackLog from './lora/chirpstack_v4_log.json?raw'
import chirpstackStatus from './lora/chirpstack_v4_status.json?raw'
import chirpstackTxack from './lora/chirpstack_v4_txack.json?raw'
import chirpstackUp from './lora/chirpstack_v4_up.json?raw'
import inboBarometer from './inbo_barometer.csv?raw'
import pastasHead from './pastas_head.csv?raw'
import rock7PushForm from './rock7_push_form.txt?raw'
import rock7PushJwt from './rock7_push_jwt.txt?raw'
import rockblockForm from './rockblock_form.txt?raw'
import sensorthingsObservation from './sensorthings_observation.json?raw'
import thingsboardArray from './thingsboard_telemetry_array.json?raw'
import thingsboardNoTs from './thingsboard_telemetry_no_ts.json?raw'
import thingsboardTs from './thingsboard_telemetry_ts.json?raw'
import toa5Manual from './toa5_cr1000_manual.dat?raw'
import toa5Wetland from './toa5_cr1000_wetland.dat?raw'
import toa5York from './toa5_cr1000_york.dat?raw'
import toa5Nan from './toa5_nan.dat?raw'
import usgsRdb from './usgs_rdb_example.txt?raw'
import theThingsDownlinkEvent from './lora/ttn_v3_downlink_event_message_example.json?raw'
import theThingsDownlinkFailedEvent from './lora/ttn_v3_downlink_failed_event_message_example.json?raw'
import theThingsDownlink from './lora/ttn_v3_downlink_message_example.json?raw'
import theThingsDownlinkPush from './lora/ttn_v3_downlink_push.json?raw'
import theThingsJoin from './lora/ttn_v3_join_message_example.json?raw'
import theThingsMqttUp from './lora/ttn_v3_mqtt_up.json?raw'
import theThingsUplink from './lora/ttn_v3_uplink_message_example.json?raw'

/** For tests only: what devices, networks and loggers send, byte for byte as published (README.md). */
export const fixtures = {
  inboBarometer,
  pastasHead,
  usgsRdb,
  chirpstackAck,
  chirpstackIntegration,
  chirpstackJoin,
  chirpstackLocation,
  chirpstackLog,
  chirpstackStatus,
  chirpstackTxack,
  chirpstackUp,
  rock7PushForm,
  rock7PushJwt,
  rockblockForm,
  sensorthingsObservation,
  thingsboardArray,
  thingsboardNoTs,
  thingsboardTs,
  toa5Manual,
  toa5Wetland,
  toa5York,
  toa5Nan,
  theThingsDownlinkEvent,
  theThingsDownlinkFailedEvent,
  theThingsDownlink,
  theThingsDownlinkPush,
  theThingsJoin,
  theThingsMqttUp,
  theThingsUplink,
}
